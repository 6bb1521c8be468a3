extension SwiftReader {
  /// A call whose callee is a name.
  struct Call {
    /// The index of the name.
    var name: Int
    /// The index of the opening parenthesis.
    var arguments: Int
    /// The index of the closing one.
    var end: Int
    /// Whether it is noted as a fact.
    var notes: Bool
    var depth: Int
  }

  /// Evaluates a member of a value: a property, or a call.
  mutating func member(
    _ name: Int,
    of value: Value,
    from start: Int,
    notes: Bool,
    depth: Int
  ) -> (value: Value, end: Int) {
    if opensArguments(name + 1), let end = tokens.partner(of: name + 1) {
      let call = Call(name: name, arguments: name + 1, end: end, notes: notes, depth: depth)
      return (self.call(call, on: value), end + 1)
    }
    return (property(name, of: value, from: start), name + 1)
  }

  /// Whether a parenthesis holds the arguments of the name before it. A blank may stand between
  /// them, but what is written like that is no call most of the time.
  func opensArguments(_ paren: Int) -> Bool {
    tokens[paren].kind == .leftParen
      && (tokens.isAttached(paren)
        || tokens[paren - 1].word == .performSegue && !tokens.isFirstOfLine(paren))
  }

  private func property(_ name: Int, of value: Value, from start: Int) -> Value {
    let word = tokens[name].word
    switch value {
    case .segue:
      switch word {
      case .identifier: return .segueIdentifier
      case .destination, .destinationController, .destinationViewController:
        return .destination(isContent: false)
      default: return .unknown
      }
    case .segueIdentifier: return word == .rawValue ? .segueIdentifier : .unknown
    case .destination:
      if word.isContent { return .destination(isContent: true) }
      return word == .first || word == .last ? value : .unknown
    case .scene(let use, _, let isContent):
      if word.isContent { return .scene(use, type: nil, isContent: true) }
      if word == .storyboard { return .storyboard(.unknown) }
      return isContent && (word == .first || word == .last) ? value : .unknown
    case .selfObject:
      if word == .storyboard { return .storyboard(.own) }
      return .path(first: name, last: name)
    case .text(.reference(let path)) where word == .rawValue: return .text(.reference(path))
    case .path(let first, _):
      if word == .storyboard { return .storyboard(.unknown) }
      if word == .`self` { return value }
      return .path(first: first, last: name)
    case .instance where word == .storyboard: return .storyboard(.unknown)
    case .instance(let type) where word == .rawValue:
      return .text(.rawValue(of: typeReference(at: type).reference.name))
    default: return .unknown
    }
  }

  /// Evaluates a call on a value, or on nothing.
  mutating func call(_ call: Call, on value: Value?) -> Value {
    switch tokens[call.name].word {
    case .performSegue: return performSegue(call, on: value)
    case .perform, .trigger, .register, .registerHierarchy, .go, .push, .present:
      return useRoute(call, on: value)
    case .uiStoryboard, .nsStoryboard: return openStoryboard(call)
    case .instantiateViewController, .instantiateController:
      return useScene(call, on: value, identifier: argument(0, of: call))
    case .instantiateInitialViewController, .instantiateInitialController:
      return useScene(call, on: value, identifier: nil)
    case .routeType where value == nil || value?.isPath == true:
      mapRoute(call)
      return .unknown
    case .stringType where argumentIndex(.describing, of: call) != nil: return describedType(call)
    case .first, .last:
      switch value {
      case .destination?, .scene(_, type: _, isContent: true)?: return value ?? .unknown
      default: return .unknown
      }
    default:
      if case .segueIdentifier? = value { return mapIdentifier(call) }
      return construct(call, on: value)
    }
  }

  /// `segue.identifier.flatMap(Name.init)`.
  private func mapIdentifier(_ call: Call) -> Value {
    var last = call.arguments + 1
    guard tokens.text(call.name) == "flatMap", tokens.isCapitalized(last) else { return .unknown }
    while tokens[last + 1].kind == .period, tokens.isCapitalized(last + 2) { last += 2 }
    guard tokens[last + 1].kind == .period, tokens[last + 2].word == .`init` else {
      return .unknown
    }
    return .identifierEnum(path(from: call.arguments + 1, to: last))
  }

  /// `DetailController(...)`, or an enum made from the segue or its identifier.
  private mutating func construct(_ call: Call, on value: Value?) -> Value {
    guard tokens.isCapitalized(call.name) else {
      guard call.arguments + 1 == call.end else { return .unknown }
      switch value {
      case nil: return .made(first: call.name, last: call.name)
      case .selfObject?: return .made(first: call.name, last: call.name)
      case .path(let first, _)?: return .made(first: first, last: call.name)
      default: return .unknown
      }
    }
    var first = call.name
    switch value {
    case .path(let start, _)? where tokens.isCapitalized(start): first = start
    case nil: break
    default: return .unknown
    }
    let isRaw = tokens[call.arguments + 1].word == .rawValue
    let argument = isRaw ? call.arguments + 3 : call.arguments + 1
    switch chain(at: argument, notes: false, depth: call.depth + 1).value {
    case .segueIdentifier where isRaw, .segue where !isRaw:
      return .identifierEnum(path(from: first, to: call.name))
    default: return .instance(type: first)
    }
  }

  private mutating func describedType(_ call: Call) -> Value {
    guard let argument = argumentIndex(.describing, of: call) else { return .unknown }
    var at = argument
    while tokens.isName(at), tokens[at + 1].kind == .period, tokens.isName(at + 2) { at += 2 }
    guard at > argument, tokens[at].word == .`self`, at + 1 == call.end else {
      // `String(describing: self)` names the class that it stands in, where it is static.
      return .unknown
    }
    return .text(.typeName(tokens.text(at - 2)))
  }

  private mutating func performSegue(_ call: Call, on value: Value?) -> Value {
    guard call.notes, let argument = argument(0, of: call),
      // `performSegue(withIdentifier:sender:)` is the method's name and no call.
      tokens[argument + 1].kind != .colon
    else { return .unknown }
    record(.perform, argument, value, call)
    return .unknown
  }

  /// `perform(.showDetail)`, `go(to: .detail(item))`, `trigger("ShowDetail")`, and SwiftGen's
  /// `perform(segue: StoryboardSegue.Main.showDetail)`.
  private mutating func useRoute(_ call: Call, on value: Value?) -> Value {
    guard call.notes else { return .unknown }
    let word = tokens[call.name].word
    if word == .perform, let argument = argumentIndex(.segue, of: call) {
      record(.perform, argument, value, call)
      return .unknown
    }
    guard let argument = word == .go ? argumentIndex(.to, of: call) : argument(0, of: call) else {
      return .unknown
    }
    if word == .trigger, tokens[argument].kind == .string {
      record(.trigger, argument, value, call)
      return .unknown
    }
    guard let target = routeTarget(argument) else { return .unknown }
    facts.routeUses.append(
      RouteUse(
        verb: word.rawValue,
        target: target,
        kind: argumentIndex(.kind, of: call).flatMap(routeTarget)?.lastName,
        type: scopes[current].type.name,
        place: position(of: argument)
      )
    )
    return .unknown
  }

  private mutating func record(
    _ kind: SegueUse.Kind,
    _ argument: Int,
    _ value: Value?,
    _ call: Call
  ) {
    let identifier = text(at: argument, depth: call.depth + 1)
    facts.segueUses.append(
      SegueUse(
        kind: kind == .perform ? performing(identifier, by: call) : kind,
        identifier: identifier,
        receiver: receiver(value),
        type: scopes[current].type.name,
        method: scopes[current].method,
        place: position(of: argument)
      )
    )
  }

  /// `.showDetail`, `Segue.showDetail`, `AppDestination.detail(item)`: the path of the member.
  private func routeTarget(_ start: Int) -> TextExpression? {
    var names: [String] = []
    var at = start
    if tokens[at].kind == .period {
      names.append("")
    } else if tokens.isName(at) {
      names.append(tokens.text(at))
      at += 1
      if tokens[at].kind == .leftAngle, let end = genericArguments(at: at)?.end { at = end }
    }
    while tokens[at].kind == .period, tokens.isName(at + 1) {
      names.append(tokens.text(at + 1))
      at += 2
    }
    return names.count > 1 ? .reference(names) : nil
  }

  private mutating func openStoryboard(_ call: Call) -> Value {
    guard let argument = argumentIndex(.name, of: call) else { return .unknown }
    let name = text(at: argument, depth: call.depth + 1)
    let bundle = argumentIndex(.bundle, of: call).map(bundle) ?? .unknown
    if call.notes {
      facts.storyboardUses.append(
        StoryboardUse(
          name: name,
          bundle: bundle,
          type: scopes[current].type.name,
          place: position(of: argument)
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

  private mutating func useScene(_ call: Call, on value: Value?, identifier: Int?) -> Value {
    guard let storyboard = storyboard(of: value) else { return .unknown }
    let place = position(of: identifier ?? call.name)
    // Inside parentheses the same call is looked at twice.
    let known = facts.sceneUses.indices.suffix(Self.nestedScenes).last {
      facts.sceneUses[$0].place == place
    }
    if known == nil {
      facts.sceneUses.append(
        SceneUse(
          identifier: identifier.map { text(at: $0, depth: call.depth + 1) },
          storyboard: storyboard,
          type: scopes[current].type.name,
          place: place
        )
      )
    }
    // A second argument makes the controller by itself.
    guard argument(1, of: call) == nil else { return .unknown }
    return .scene(known ?? facts.sceneUses.count - 1, type: nil, isContent: false)
  }

  /// `Route(.login)`, `Route(.showDevices, instantiate: { DevicesController(user: user) })`.
  private mutating func mapRoute(_ call: Call) {
    guard call.notes, let argument = argument(0, of: call) else { return }
    let selecting = selectedCases
    var instantiated: String?
    if let closure = argumentIndex(.instantiate, of: call) ?? trailing(.instantiate, after: call),
      tokens[closure].kind == .leftBrace
    {
      let (type, end) = typeReference(at: closure + 1)
      if tokens[end].kind == .leftParen { instantiated = type.name }
    }
    facts.routes.append(
      RouteFact(
        type: scopes[current].type.name,
        cases: selecting,
        segue: routeTarget(argument) ?? text(at: argument, depth: call.depth + 1),
        instantiates: instantiated,
        place: position(of: argument)
      )
    )
  }

  /// The closure after a label behind a call's parenthesis.
  private func trailing(_ label: SwiftWord, after call: Call) -> Int? {
    tokens[call.end + 1].word == label && tokens[call.end + 2].kind == .colon ? call.end + 3 : nil
  }

  /// The cases of the destination that the nearest `switch` has selected.
  private var selectedCases: [String] {
    var scope = current
    for _ in 0..<64 where scope >= 0 {
      if scopes[scope].kind == .choice { return scopes[scope].cases }
      if scopes[scope].kind == .type { return [] }
      scope = scopes[scope].outer
    }
    return []
  }

  private func receiver(_ value: Value?) -> Receiver {
    switch value {
    case nil, .selfObject?: .own
    case .instance(let type)?, .scene(_, let type?, _)?:
      .instance(typeReference(at: type).reference.name)
    default: .other
    }
  }
}

extension SwiftWord {
  /// Whether a container's property of this name is what stands inside it.
  fileprivate var isContent: Bool {
    switch self {
    case .topViewController, .visibleViewController, .viewControllers, .children,
      .childViewControllers:
      true
    default: false
    }
  }
}

extension Value {
  fileprivate var isPath: Bool {
    if case .path = self { true } else { false }
  }
}
