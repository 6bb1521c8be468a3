extension SwiftReader {
  mutating func openStoryboard(_ call: Call) -> Value {
    guard let argument = argumentIndex(.name, of: call) else { return .unknown }
    let name = text(at: argument, depth: call.depth + 1)
    let bundle = argumentIndex(.bundle, of: call).map(bundle) ?? .unknown
    if call.notes {
      facts.storyboardUses.append(
        StoryboardUse(
          name: name,
          bundle: bundle,
          type: scopes[current].type.name,
          location: position(of: argument)
        )
      )
    }
    return .storyboard(.named(name, in: bundle))
  }

  /// `nil`, `.main` and `Bundle.main` mean the app's own bundle; `Bundle(for: Feed.self)` means
  /// that of a class.
  private func bundle(_ argument: Int) -> BundleExpression {
    if tokens.text(argument) == "nil" { return .own }
    var at = argument
    if tokens.text(at) == "Bundle" { at += 1 }
    if tokens[at].kind == .leftParen, tokens[at + 1].word == .for, tokens[at + 2].kind == .colon,
      tokens[at + 4].kind == .period, tokens[at + 5].word == .`self`,
      tokens.partner(of: at) == at + 6, endsExpression(at + 7)
    {
      let name = tokens[at + 3].word == .Self ? scopes[current].type.name : tokens.text(at + 3)
      return .ofClass(name)
    }
    let isMain =
      tokens[at].kind == .period && tokens.text(at + 1) == "main" && endsExpression(at + 2)
    return isMain ? .own : .unknown
  }

  /// So many instantiations in each other's parentheses are told apart.
  private static let nestedScenes = 8

  mutating func useScene(_ call: Call, on value: Value?, identifier: Int?) -> Value {
    guard let storyboard = storyboard(of: value) else { return .unknown }
    let location = position(of: identifier ?? call.name)
    // Inside parentheses the same call is looked at twice.
    let known = facts.sceneUses.indices.suffix(Self.nestedScenes).last {
      facts.sceneUses[$0].location == location
    }
    if known == nil {
      facts.sceneUses.append(
        SceneUse(
          identifier: identifier.map { text(at: $0, depth: call.depth + 1) },
          storyboard: storyboard,
          type: scopes[current].type.name,
          location: location
        )
      )
    }
    // A second argument makes the controller by itself.
    guard argument(1, of: call) == nil else { return .unknown }
    return .scene(known ?? facts.sceneUses.count - 1, type: nil, isContent: false)
  }

  /// Notes a member that is a storyboard: the value after its equals sign, or all that its braces
  /// return.
  ///
  /// - Parameters:
  ///   - name: The index of the member's name.
  ///   - start: The index of the equals sign or the brace.
  ///   - isSettled: Whether what stands after an equals sign stays.
  mutating func readStoryboard(_ name: Int, at start: Int, isSettled: Bool) {
    var at = start + 1
    if tokens[at].word == .return { at += 1 }
    guard tokens[at].word == .uiStoryboard || tokens[at].word == .nsStoryboard,
      tokens[at + 1].kind == .leftParen, let end = tokens.partner(of: at + 1)
    else { return }
    let isWhole =
      tokens[start].kind == .leftBrace
      ? tokens.partner(of: start) == end + 1
      : tokens.isSymbol("=", at: start) && isSettled && endsExpression(end + 1)
    let call = Call(name: at, arguments: at + 1, end: end, notes: false, depth: 0)
    guard isWhole,
      case .storyboard(.named(let storyboard, in: let bundle)) = self.call(call, on: nil)
    else { return }
    facts.storyboardConstants.append(
      StoryboardConstant(
        type: scopes[current].type.name,
        name: tokens.text(name),
        storyboard: storyboard,
        bundle: bundle
      )
    )
  }

  /// The storyboard that a value is, where it may be one.
  func storyboard(of value: Value?) -> StoryboardExpression? {
    switch value {
    case .storyboard(let storyboard)?: storyboard
    case .path(let first, let last)?, .made(let first, let last)?:
      .member(path(from: first, to: last))
    case .text(.reference(let path))?: .member(path)
    default: nil
    }
  }
}
