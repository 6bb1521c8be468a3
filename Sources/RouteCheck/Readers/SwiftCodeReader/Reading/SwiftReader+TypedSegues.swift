import CodeFacts
import Routes

extension SwiftReader {
  /// The initializer of a typed segue, an unwind or a typed scene.
  struct SegueInitializer {
    var type: TypeReference
    /// Whether the type is written at the initializer.
    var isNamed: Bool
    /// The index of the opening parenthesis.
    var arguments: Int
  }

  /// The `Segue<X>("Id")`, `.init("Id")` or `Self("Id")` after `=` or in an accessor; `nil` if the
  /// member is no typed segue, unwind or scene.
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
    if let annotation = annotation.map(skippingLibrary), isTypedIdentifier(annotation) {
      type = typeReference(at: annotation).reference
    }
    at = skippingLibrary(at)
    let isNamed = isTypedIdentifier(at)
    if tokens.skippingInit(at) > at {
      at += 2
    } else if tokens[at].word == .Self {
      at += 1
    } else if isNamed {
      let (written, end) = typeReference(at: at)
      if written.components.contains(where: { !$0.arguments.isEmpty }) { type = written }
      at = end
    } else {
      return nil
    }
    at = tokens.skippingInit(at)
    guard tokens[at].kind == .leftParen, let type,
      ["Segue", "Unwind", Self.scene].contains(type.components.first?.name)
    else { return nil }
    return SegueInitializer(type: type, isNamed: isNamed, arguments: at)
  }

  private func isTypedIdentifier(_ at: Int) -> Bool {
    switch tokens[at].word {
    case .segueType, .unwindType, .sceneType: true
    default: false
    }
  }

  private static let scene: ExactString = "SceneIdentifier"

  /// The index after `Routes.`, or the same index if the library is not named there.
  func skippingLibrary(_ at: Int) -> Int {
    tokens[at + 1].kind == .period && tokens.text(at) == TypeReference.library ? at + 2 : at
  }

  /// Records a member that is a typed segue, an unwind or a typed scene.
  mutating func recordTypedSegue(_ name: ExactString, _ initializer: SegueInitializer) {
    let argument = initializer.arguments + 1
    let components = initializer.type.components
    // A segue without an identifier has the object ids of the storyboard.
    if components.contains(where: { $0.name == "Unnamed" }) { return }
    if components.first?.name == "Unwind" {
      // A value that names its type is recorded as such.
      if !initializer.isNamed { recordUnwind(to: initializer.type, argument) }
      return
    }
    if components.first?.name == Self.scene {
      if !initializer.isNamed { recordScene(initializer.type, argument) }
      return
    }
    let fact = SegueFact(
      name: name,
      identifier: text(at: argument),
      destination: components.first?.arguments.first?.name,
      source: components.count > 1 ? components[1].arguments.first?.name : nil,
      location: location(of: argument)
    )
    facts.append(.segue(fact))
  }
}

extension SwiftReader {
  /// Records the `Segue<X>("Id")`, `Unwind<X>("action:")` or `SceneIdentifier<X>("Id", in: "Main")` at
  /// ``index``, if there is one.
  mutating func recordMadeValue() {
    guard isTypedIdentifier(index) else { return }
    let (type, endOfType) = typeReference(at: index)
    let end = tokens.skippingInit(endOfType)
    if type.components.contains(where: { $0.name == "Unnamed" }) { return }
    guard tokens[end].kind == .leftParen, tokens.isAttached(end),
      let close = tokens.partner(of: end)
    else { return }
    if tokens[index].word == .unwindType {
      if tokens[end + 2].kind != .colon { recordUnwind(to: type, end + 1) }
      return
    }
    if tokens[index].word == .sceneType { return recordScene(type, end + 1) }
    // A segue of a storyboard value has labels.
    let call = Call(name: index, arguments: end, end: close, records: true, depth: 0)
    guard
      let argument = tokens[end + 2].kind == .colon ? argumentIndex(.identifier, of: call) : end + 1
    else { return }
    let fact = SegueUse(
      kind: .make,
      framework: .routes,
      identifier: text(at: argument),
      receiver: .other,
      place: place(at: argument)
    )
    facts.append(.segueUse(fact))
  }

  /// Records `("Profile", in: "Main")` after a type as a scene with that class.
  private mutating func recordScene(_ type: TypeReference, _ argument: Int) {
    guard tokens[argument + 1].kind == .comma, tokens.isText("in", at: argument + 2),
      tokens[argument + 3].kind == .colon
    else { return }
    var use = SceneUse(
      identifier: text(at: argument),
      storyboard: .named(text(at: argument + 4), in: .own),
      place: place(at: argument)
    )
    use.isDeclared = true
    if let screen = type.components.first?.arguments.first?.name {
      let cast = SceneCast(
        target: screen,
        isForced: true,
        isContent: false,
        location: location(of: argument)
      )
      use.casts.append(cast)
    }
    facts.append(.sceneUse(use))
  }

  private mutating func recordUnwind(to type: TypeReference, _ argument: Int) {
    guard tokens[argument].kind != .period else { return }
    let fact = UnwindFact(
      action: text(at: argument),
      target: type.components.first?.arguments.first?.name,
      place: place(at: argument)
    )
    facts.append(.unwind(fact))
  }
}

extension TypeReference {
  /// The module of the library, which may precede its types: `Routes.Segue`.
  fileprivate static let library: ExactString = "Routes"

  fileprivate var withoutLibrary: TypeReference {
    guard components.count > 1, components[0].name == Self.library else { return self }
    return TypeReference(components: Array(components.dropFirst()))
  }
}
