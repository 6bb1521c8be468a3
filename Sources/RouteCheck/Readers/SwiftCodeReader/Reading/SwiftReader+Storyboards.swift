import CodeFacts
import Routes
import SourceText

extension SwiftReader {
  /// Reads `UIStoryboard(name: "Main", bundle: nil)`.
  mutating func openStoryboard(_ call: Call) -> Value {
    guard let argument = argumentIndex(.name, of: call) else { return .unknown }
    let name = text(at: argument, depth: call.depth + 1)
    let bundle = argumentIndex(.bundle, of: call).map(bundle) ?? .unknown
    if call.records {
      let fact = StoryboardUse(
        name: name,
        bundle: bundle,
        place: place(at: argument)
      )
      facts.append(.storyboardUse(fact))
    }
    return .storyboard(.named(name, in: bundle))
  }

  /// Reads the bundle at an index: `nil`, `.main`, `Bundle.main`, `Bundle(for: Feed.self)`, or
  /// `Bundle(for: type(of: self))`.
  func bundle(_ argument: Int) -> BundleExpression {
    if tokens.text(argument) == "nil" { return .own }
    var at = argument
    if tokens.text(at) == "Bundle" { at += 1 }
    if tokens[at].kind == .leftParen, tokens[at + 1].word == .for, tokens[at + 2].kind == .colon,
      let end = tokens.partner(of: at), endsExpression(end + 1)
    {
      let words = (at + 3..<end).map { tokens.text($0).string }
      if words == ["type", "(", "of", ":", "self", ")"] { return .ofClass(enclosingType) }
      guard words.count == 3, words[1...] == [".", "self"] else { return .unknown }
      let name = tokens[at + 3].word == .Self ? enclosingType : tokens.text(at + 3)
      return .ofClass(name)
    }
    let isMain =
      tokens[at].kind == .period && tokens.text(at + 1) == "main" && endsExpression(at + 2)
    return isMain ? .own : .unknown
  }

  /// Reads `instantiateViewController(withIdentifier: "Detail")`, or the same for the initial scene.
  mutating func useScene(_ call: Call, on value: Value?, identifier: Int?) -> Value {
    let name = identifier.map { text(at: $0, depth: call.depth + 1) }
    if let identifier { _ = recordHelper(identifier, by: call, isRequired: true) }
    let scene = useScene(name, of: storyboard(of: value), at: identifier ?? call.name)
    if case .scene(let use, _, _) = scene, let identifier, let choice = choice(at: identifier) {
      let texts = choice.values.map { text(at: $0, depth: call.depth + 1) }
      facts.changeScene(use) { $0.alternatives = texts }
    }
    // A closure as the second argument makes the controller.
    return argument(1, of: call) == nil ? scene : .unknown
  }

  /// Reads `R.storyboard.main.detail()` of R.swift, or `StoryboardScene.Main.detail.instantiate()` of SwiftGen.
  mutating func useGeneratedScene(_ call: Call, on value: Value?) -> Value? {
    guard case .path(let first, let last)? = value else { return nil }
    var path = path(from: first, to: last)
    switch path.first {
    case "R" where path.count == 3 && path[1] == "storyboard":
      path.append(tokens.text(call.name))
    case "StoryboardScene" where path.count == 3 && tokens[call.name].word == .instantiate: break
    default: return nil
    }
    return useScene(.reference(path), of: .member(path.dropLast()), at: call.name)
  }

  private mutating func useScene(
    _ identifier: TextExpression?,
    of storyboard: StoryboardExpression,
    at index: Int
  ) -> Value {
    let place = place(at: index)
    let known = sceneUse(at: place.location)
    if known == nil {
      facts.append(
        .sceneUse(SceneUse(identifier: identifier, storyboard: storyboard, place: place))
      )
    }
    return .scene(known ?? facts.count - 1, type: nil, isContent: false)
  }

  /// The index of the fact of an instantiated scene that was already recorded. A call inside
  /// parentheses is evaluated more than once.
  private func sceneUse(at location: TextLocation) -> Int? {
    var remaining = Limits.nestedScenes
    for index in facts.indices.reversed() {
      guard case .sceneUse(let use) = facts[index] else { continue }
      if use.location == location { return index }
      remaining -= 1
      if remaining == 0 { return nil }
    }
    return nil
  }

  /// Records a member whose initial value or result is a storyboard.
  ///
  /// - Parameters:
  ///   - start: The index of the equals sign or the brace.
  ///   - isConstant: Whether the initial value cannot change.
  mutating func recordStoryboard(_ name: Int, at start: Int, isConstant: Bool) {
    var at = start + 1
    if tokens[at].word == .return { at += 1 }
    if tokens[at].word.isStoryboard {
      at += 1
    } else if !tokens[start - 1].word.isStoryboard {
      return
    }
    at = tokens.skippingInit(at)
    guard tokens[at].kind == .leftParen, let end = tokens.partner(of: at) else { return }
    let isWhole =
      tokens[start].kind == .leftBrace
      ? tokens.partner(of: start) == end + 1
      : tokens.isSymbol("=", at: start) && isConstant && endsExpression(end + 1)
    let call = Call(name: at - 1, arguments: at, end: end, records: false, depth: 0)
    guard isWhole,
      case .storyboard(.named(let storyboard, in: let bundle)) = openStoryboard(call)
    else { return }
    let fact = StoryboardConstant(
      type: enclosingType,
      name: tokens.text(name),
      storyboard: storyboard,
      bundle: bundle
    )
    facts.append(.storyboardConstant(fact))
  }

  private func storyboard(of value: Value?) -> StoryboardExpression {
    switch value {
    case .storyboard(let storyboard)?: storyboard
    case .path(let first, let last)?, .result(let first, let last)?:
      .member(path(from: first, to: last))
    case .text(.reference(let path))?: .member(path)
    default: .object
    }
  }
}

extension SwiftWord {
  /// Whether it is the class of storyboards.
  var isStoryboard: Bool { self == .uiStoryboard || self == .nsStoryboard }
}
