import Routes

extension SwiftReader {
  /// The initializer of a typed segue.
  struct SegueInitializer {
    var type: TypeReference
    /// The index of the opening parenthesis.
    var arguments: Int
  }

  /// The `Segue<X>("Id")`, `.init("Id")` or `Self("Id")` after `=` or in an accessor; `nil` if the
  /// member is not a typed segue.
  func segueInitializer(_ annotation: Int?) -> SegueInitializer? {
    var at = index
    if tokens.isSymbol("=", at: at) {
      at += 1
    } else if tokens[at].kind == .leftBrace {
      at += 1
      if tokens.text(at) == "get", tokens[at + 1].kind == .leftBrace { at += 2 }
      if tokens[at].word == .return { at += 1 }
    } else {
      return nil
    }
    var type = scopes[current].type.extended?.withoutLibrary
    if let annotation = annotation.map(skippingLibrary), tokens[annotation].word == .segueType {
      type = typeReference(at: annotation).reference
    }
    at = skippingLibrary(at)
    if tokens[at].kind == .period, tokens[at + 1].word == .`init` {
      at += 2
    } else if tokens[at].word == .Self {
      at += 1
    } else if tokens[at].word == .segueType {
      let (written, end) = typeReference(at: at)
      if written.components.contains(where: { !$0.arguments.isEmpty }) { type = written }
      at = end
    } else {
      return nil
    }
    if tokens[at].kind == .period, tokens[at + 1].word == .`init` { at += 2 }
    guard tokens[at].kind == .leftParen, let type, type.components.first?.name == "Segue" else {
      return nil
    }
    return SegueInitializer(type: type, arguments: at)
  }

  /// The index after `Routes.`, or the same index if the library is not named there.
  private func skippingLibrary(_ at: Int) -> Int {
    tokens[at + 1].kind == .period && tokens.text(at) == TypeReference.library ? at + 2 : at
  }

  mutating func recordTypedSegue(_ name: ExactString, _ initializer: SegueInitializer) {
    let argument = initializer.arguments + 1
    let components = initializer.type.components
    facts.append(
      .segue(
        SegueFact(
          name: name,
          identifier: text(at: argument),
          destination: components.first?.arguments.first?.name,
          source: components.count > 1 ? components[1].arguments.first?.name : nil,
          location: location(of: argument)
        )
      )
    )
  }
}

extension TypeReference {
  /// The module of the library, by which code may qualify its types: `Routes.Segue`.
  fileprivate static let library: ExactString = "Routes"

  fileprivate var withoutLibrary: TypeReference {
    guard components.count > 1, components[0].name == Self.library else { return self }
    return TypeReference(components: Array(components.dropFirst()))
  }
}
