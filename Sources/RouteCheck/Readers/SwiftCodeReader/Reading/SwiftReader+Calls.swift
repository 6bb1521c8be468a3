import CodeFacts
import Routes

extension SwiftReader {
  /// A call of a named function or method.
  struct Call {
    /// The index of the name.
    var name: Int
    /// The index of the opening parenthesis.
    var arguments: Int
    /// The index of the closing parenthesis.
    var end: Int
    /// Whether facts are recorded. They are not when only the value is needed.
    var records: Bool
    /// The depth of the expression, see ``Limits/expressionDepth``.
    var depth: Int
  }

  /// Evaluates a member of a value: a property or a method call.
  mutating func member(
    _ name: Int,
    of value: Value,
    records: Bool,
    depth: Int
  ) -> (value: Value, end: Int) {
    if opensArguments(name + 1), let end = tokens.partner(of: name + 1) {
      let call = Call(name: name, arguments: name + 1, end: end, records: records, depth: depth)
      return (self.call(call, on: value), end + 1)
    }
    return (property(name, of: value), name + 1)
  }

  /// Whether a parenthesis opens the arguments of the name before it. A space between them is valid,
  /// but usually means that the code is not a call.
  func opensArguments(_ paren: Int) -> Bool {
    tokens[paren].kind == .leftParen
      && (tokens.isAttached(paren)
        || tokens[paren - 1].word == .performSegue && !tokens.isFirstOfLine(paren))
  }

  private func property(_ name: Int, of value: Value) -> Value {
    let word = tokens[name].word
    switch value {
    case .segue:
      switch word {
      case .identifier: return .segueIdentifier
      case .destination, .destinationController, .destinationViewController:
        // A graph may make the destination by code, and not by the storyboard.
        return scopes[current].framework == .uiKit ? .destination(isContent: false) : .unknown
      default: return .unknown
      }
    case .segueIdentifier:
      return word == .rawValue || tokens.text(name) == "string" ? .segueIdentifier : .unknown
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
      if word == .storyboard, tokens.text(first) != "R" { return .storyboard(.unknown) }
      if word == .`self` { return value }
      return .path(first: first, last: name)
    case .instance where word == .storyboard: return .storyboard(.unknown)
    case .instance(let type) where word == .rawValue:
      return .text(.rawValue(of: typeReference(at: type).reference.name))
    default: return .unknown
    }
  }

  /// Evaluates a call, of a method of a value or without one.
  mutating func call(_ call: Call, on value: Value?) -> Value {
    if tokens[call.name].word.instantiatesByClass { recordHelperCall(call) }
    if let nib = readNib(call, on: value) { return nib }
    switch tokens[call.name].word {
    case .performSegue, .performSegueWithIdentifier: return performSegue(call, on: value)
    case .`init`: return initialize(call, on: value)
    case .perform, .go: return useRoute(call, on: value)
    case .trigger, .register, .registerHierarchy, .push:
      recordCellRegistration(by: call)
      recordRegistration(by: call, on: value)
      return useRoute(call, on: value)
    case .present, .presentViewController:
      recordTransition(.present, by: call)
      recordShowing(.presentation, by: call, on: value)
      return tokens[call.name].word == .present ? useRoute(call, on: value) : .unknown
    case .pushViewController:
      recordTransition(.push, by: call)
      recordShowing(.push, by: call, on: value)
      return .unknown
    case .show, .showViewController:
      recordShowing(.show, by: call, on: value)
      return construct(call, on: value)
    case .showDetailViewController:
      recordShowing(.showDetail, by: call, on: value)
      return .unknown
    case .addChild, .addChildViewController:
      if showsChild(at: call.name) { recordShowing(.embed, by: call, on: value) }
      return .unknown
    case .dismiss, .popViewController, .popToRootViewController, .popToViewController,
      .setViewControllers, .dismissViewControllerAnimated, .popViewControllerAnimated,
      .popToRootViewControllerAnimated:
      recordRemoval(by: call, on: value)
      return .unknown
    case .setNavigationBarHidden, .setHidesBackButton, .setLeftBarButton, .setLeftBarButtonItems,
      .setRightBarButton, .setRightBarButtonItems:
      recordSetting(by: call)
      return .unknown
    case _ where tokens[call.name].word.makesCells: return dequeueCell(call)
    case .loadNibNamed:
      loadNib(call, on: value)
      return .unknown
    case .uiStoryboard, .nsStoryboard: return openStoryboard(call)
    case let word where word.instantiatesScene:
      let isInitial = word.rawValue.hasPrefix("instantiateInitial")
      return useScene(call, on: value, identifier: isInitial ? nil : argument(0, of: call))
    case .routeType where value == nil || value?.isPath == true,
      .returningRoute where value?.isPath == true:
      recordRoute(call)
      return .unknown
    case .stringType where argumentIndex(.describing, of: call) != nil:
      return describedType(call.name).map { .text(.typeName($0.text)) } ?? .unknown
    case .first, .last:
      switch value {
      case .destination?, .scene(_, type: _, isContent: true)?: return value ?? .unknown
      default: return .unknown
      }
    default:
      recordQuestion(by: call, about: value)
      recordRelay(to: call, on: value)
      if case .segueIdentifier? = value { return mapIdentifier(call) }
      return construct(call, on: value)
    }
  }

  /// Records `present(DetailController(), animated: true)`, also for a local name with the controller.
  private mutating func recordTransition(_ kind: TransitionFact.Kind, by call: Call) {
    guard call.records, let controller = argument(0, of: call),
      argumentIndex(.animated, of: call) != nil
    else { return }
    let (value, end) = chain(at: controller, records: false, depth: call.depth + 1)
    guard case .instance(let type) = value, endsExpression(end) else { return }
    let (reference, endOfType) = typeReference(at: type)
    // A type without arguments is part of a cast or a declaration, and may have subclasses.
    guard tokens[endOfType].kind == .leftParen else { return }
    let fact = TransitionFact(
      kind: kind,
      controller: reference.name,
      place: place(at: controller)
    )
    facts.append(.transition(fact))
  }

  /// Records `navigationController?.pushViewController(cart, animated: true)` for an instantiated scene or the
  /// result of a function, if the own controller shows it.
  private mutating func recordShowing(_ kind: SegueKind, by call: Call, on value: Value?) {
    guard call.records, let controller = argument(0, of: call) else { return }
    let parameter = screenParameter(before: call.name)
    guard isOwn(value) || parameter != nil else { return }
    addShowing(
      .segue(kind),
      of: controller,
      at: call.name,
      from: parameter,
      in: parameter == nil ? container(of: value) ?? missingContainer : nil,
      depth: call.depth + 1
    )
  }

  /// The parameter to which a message goes, or to the container around it: `source.navigationController?.push`.
  private mutating func screenParameter(before name: Int) -> ScreenArgument? {
    guard tokens[name - 1].kind == .period else { return nil }
    var object = tokens.receiver(of: name)
    let container = tokens[object - 1].kind == .period ? tokens[object].word.container : nil
    if container != nil { object = tokens.receiver(of: object) }
    guard tokens[object - 1].kind != .period, case .instance(let type)? = binding(of: object),
      ["UIViewController", "UINavigationController"].contains(tokens.text(type)),
      tokens[type - 1].kind == .colon, tokens.hash(type - 2) == tokens.hash(object),
      type < startOfFunction
    else { return nil }
    let isOfClass = (max(type, name - Limits.lookBack)..<name).contains { index in
      tokens[index].word == .is && tokens.hash(index - 1) == tokens.hash(object)
    }
    if isOfClass { return nil }
    let label = tokens.isName(type - 3) ? type - 3 : type - 2
    let text = tokens.text(label)
    return text == "_" && tokens[label - 1].kind != .leftParen
      ? nil : ScreenArgument(label: text == "_" ? "" : text, container: container)
  }

  /// Records `setRoot(home)` or `add(home)` for an instantiated scene or the result of a function, if the function may
  /// make it the root of the window or a child of the own controller.
  private mutating func recordRelay(to call: Call, on value: Value?) {
    let name = tokens.text(call.name)
    guard call.records, !tokens.isCapitalized(call.name), let controller = argument(0, of: call)
    else { return }
    let mayEmbed =
      tokens[controller + 1].kind == .rightParen && isOwn(value) && container(of: value) == nil
      && (name == "add" || Self.embedding.contains(where: name.string.contains))
    guard mayEmbed || name.string.contains("oot") else { return }
    let way = mayEmbed ? SceneShowing.Way.segue(.embed) : .root
    addShowing(way, of: controller, at: call.name, relay: name, depth: call.depth + 1)
  }

  /// Parts of the names of functions that add children.
  private static let embedding = ["addView", "hild", "mbed", "ontroller"]

  /// Whether a call makes a controller a child of the own one, and the child's view covers the own one:
  /// `addChild(cart)`, `view.addSubview(cart.view)`.
  func showsChild(at name: Int) -> Bool {
    let child = name + 2
    guard tokens[name].word == .addChild || tokens[name].word == .addChildViewController,
      tokens[child + 1].kind == .rightParen,
      tokens[name - 1].kind != .period || tokens[name - 2].word == .self
    else { return false }
    let uses = (max(0, name - Limits.lookBack)..<name + Limits.lookBack).filter { index in
      tokens[index + 1].kind == .period && tokens.isText("view", at: index + 2)
        && tokens.text(index) == tokens.text(child)
    }
    return uses.contains(where: isAddedToView) && uses.allSatisfy(keepsInSight)
  }

  /// Whether the view of the controller at an index becomes a part of the own view: `view.addSubview(cart.view)`.
  private func isAddedToView(_ child: Int) -> Bool {
    tokens.isText("addSubview", at: child - 2) && tokens.isText("view", at: child - 4)
      && (tokens[child - 5].kind != .period || tokens[child - 6].word == .self)
  }

  /// Whether code uses the view of the controller at an index so that it stays in sight, or goes away:
  /// `cart.view.frame = view.bounds`.
  private func keepsInSight(_ child: Int) -> Bool {
    guard tokens[child + 3].kind == .period else { return isAddedToView(child) }
    let name = tokens.text(child + 4)
    switch name {
    case "autoresizingMask", "removeFromSuperview", "translatesAutoresizingMaskIntoConstraints":
      return true
    case "frame":
      let end = (child + 6..<child + 12).first(where: endsExpression) ?? child
      return tokens.isSymbol("=", at: child + 5) && tokens.isText("view", at: end - 3)
        && ["bounds", "frame"].contains(tokens.text(end - 1))
    default:
      // An edge is at the same edge of another view.
      let end = tokens.partner(of: child + 7) ?? 0
      let argument = child + 8..<max(child + 8, end)
      return name.hasSuffix("Anchor") && argument.contains { tokens.text($0) == name }
        && !argument.contains { tokens.isText("constant", at: $0) }
    }
  }

  /// Whether a message goes to the own controller, or to a container around it.
  func isOwn(_ receiver: Value?) -> Bool {
    switch receiver {
    case nil, .selfObject?: true
    case .path(let first, let last)?: first == last && container(of: receiver) != nil
    default: false
    }
  }

  /// The container around the own controller with which a chain begins: `navigationController?.presentingViewController`.
  func container(of chain: Value?) -> Snapshot.Kind? {
    guard case .path(let first, last: _)? = chain else { return nil }
    return tokens[first].word.container
  }

  /// `.screen` if the code runs only outside of navigation controllers.
  var missingContainer: Snapshot.Kind? { scopes[current].isOutsideOfStack ? .screen : nil }

  /// Records that code shows the value at an index.
  mutating func addShowing(
    _ way: SceneShowing.Way,
    of controller: Int,
    at name: Int,
    from parameter: ScreenArgument? = nil,
    in container: Snapshot.Kind? = nil,
    relay: ExactString? = nil,
    depth: Int
  ) {
    var showing = SceneShowing(
      way: way,
      moment: scopes[current].moment,
      location: location(of: way == .root ? controller : name)
    )
    showing.container = container
    showing.parameter = parameter
    showing.relay = relay
    showing.isLater = runsLater
    showing.isConditional = place(at: name).isConditional || doubtful.contains(name)
    showing.isLastAlternative = way == .root && otherBranchesSetRoot
    showing.isIndirect =
      isInHandler(name) || way != .root && isBesideMove(name)
      || showing.moment != .launch && isDoubtfulMove(name, by: container)
    // An assignment of the root records each value by itself.
    let choice = way == .root ? nil : choice(at: controller)
    if choice != nil { showing.isConditional = true }
    for value in choice?.values ?? [controller] { add(showing, of: value, depth: depth) }
  }

  /// Records that code shows the value of the expression at an index.
  private mutating func add(_ showing: SceneShowing, of controller: Int, depth: Int) {
    var showing = showing
    let shown = chain(at: controller, records: false, depth: depth).value
    let root = rootOfStack(shown, depth: depth + 1)
    showing.isInStack = root != nil
    if root != nil, changesStack(named: controller) { showing.isIndirect = true }
    if root != nil, case .instance(let type) = shown {
      showing.stack = typeReference(at: type).reference.name
    }
    switch root ?? shown {
    case .scene(let scene, type: _, isContent: false):
      facts.changeScene(scene) { use in
        showing.style = use.style(isInStack: showing.isInStack)
        if showing.parameter != nil {
          use.parameterShowings.append(showing)
        } else if !use.showings.contains(showing) {
          use.showings.append(showing)
        }
      }
    case .path(let first, let last), .result(let first, let last), .made(let first, let last):
      guard showing.parameter == nil else { return }
      let fact = ResultShowing(
        path: path(from: first, to: last),
        namedType: namedType(ofCall: last),
        showing: showing,
        type: enclosingType,
        method: enclosingMethod
      )
      facts.append(.resultShowing(fact))
    default: return
    }
  }

  /// Whether the code is in an `else`, and each other branch sets the root of a window, too.
  private var otherBranchesSetRoot: Bool {
    var scope = current
    while scopes[scope].isConditional {
      guard scopes[scope].kind == .block, allBranchesSetRoot(before: scopes[scope].brace) else {
        return false
      }
      scope = scopes[scope].outer
    }
    return scope != current && !isSometimesCompiled
  }

  /// Whether all branches set the root of a window that belong to the `else` before an index.
  private func allBranchesSetRoot(before index: Int) -> Bool {
    var next = index
    for _ in 0..<Limits.alternatives where tokens[next - 1].word == .else {
      guard let open = tokens.partner(of: next - 2), let start = statement(before: open),
        setsRoot(after: open)
      else { return false }
      if tokens[start.keyword - 1].word != .else { return !start.isGuard }
      next = start.keyword
    }
    return false
  }

  /// Whether the block of a brace sets the root of a window without a further condition.
  private func setsRoot(after brace: Int) -> Bool {
    var index = brace + 1
    for _ in 0..<Limits.lookBack where tokens[index].kind != .rightBrace {
      if tokens[index].word == .rootViewController, tokens.isSymbol("=", at: index + 1) {
        return true
      }
      index = tokens.after(index)
    }
    return false
  }

  /// The controller in `UINavigationController(rootViewController: cart)`; `nil` for any other value.
  mutating func rootOfStack(_ stack: Value, depth: Int) -> Value? {
    guard case .instance(let type) = stack else { return nil }
    let open = tokens.skippingInit(typeReference(at: type).end)
    guard tokens[open].kind == .leftParen, tokens[open + 1].word == .rootViewController,
      tokens[open + 2].kind == .colon
    else { return nil }
    return chain(at: open + 3, records: false, depth: depth).value
  }

  /// Evaluates `segue.identifier.flatMap(Name.init)`.
  private func mapIdentifier(_ call: Call) -> Value {
    var last = call.arguments + 1
    guard tokens.text(call.name) == "flatMap", tokens.isCapitalized(last) else { return .unknown }
    while tokens[last + 1].kind == .period, tokens.isCapitalized(last + 2) { last += 2 }
    guard tokens[last + 1].kind == .period, tokens[last + 2].word == .`init` else {
      return .unknown
    }
    return .identifierEnum(path(from: call.arguments + 1, to: last))
  }

  /// Evaluates `DetailController.init(...)`, also of a storyboard or an enum.
  private mutating func initialize(_ call: Call, on value: Value?) -> Value {
    guard case .path(let first, let last)? = value, tokens.isCapitalized(last) else {
      return .unknown
    }
    if tokens[last].word.isStoryboard { return openStoryboard(call) }
    var named = call
    named.name = last
    return construct(named, on: first < last ? .path(first: first, last: last - 2) : nil)
  }

  /// Evaluates `DetailController(...)`, and an enum made from the segue or its identifier.
  private mutating func construct(_ call: Call, on value: Value?) -> Value {
    guard tokens.isCapitalized(call.name) else {
      if let scene = useGeneratedScene(call, on: value) { return scene }
      let first: Int
      switch value {
      case nil, .selfObject?: first = call.name
      case .path(let start, _)?: first = start
      default: return .unknown
      }
      return call.arguments + 1 == call.end
        ? .result(first: first, last: call.name) : .made(first: first, last: call.name)
    }
    if call.records { recordMadeSegue(madeBy: call) }
    recordRegistry(madeBy: call)
    var first = call.name
    switch value {
    case .path(let start, _)? where tokens.isCapitalized(start): first = start
    case nil: break
    default: return .unknown
    }
    let isRaw = tokens[call.arguments + 1].word == .rawValue
    let argument = isRaw ? call.arguments + 3 : call.arguments + 1
    switch chain(at: argument, records: false, depth: call.depth + 1).value {
    case .segueIdentifier where isRaw, .segue where !isRaw:
      return .identifierEnum(path(from: first, to: call.name))
    default: return .instance(type: first)
    }
  }

  /// The type whose name an expression is, and the index after the expression:
  /// `String(describing: DetailController.self)`, or `"\(DetailController.self)"`.
  func describedType(_ start: Int) -> (text: ExactString, end: Int)? {
    if let parts = tokens.interpolation(start)?.parts(aroundLast: "."), parts.after == "self",
      parts.before.string.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      parts.before != "Self"
    {
      return (parts.before, start + 1)
    }
    guard tokens[start].word == .stringType, tokens[start + 1].kind == .leftParen,
      tokens[start + 2].word == .describing, tokens[start + 3].kind == .colon
    else { return nil }
    var at = start + 4
    while tokens.isName(at), tokens[at + 1].kind == .period, tokens.isName(at + 2) { at += 2 }
    // The result of `String(describing: self)` depends on the instance. `Self` is no known type.
    guard at > start + 4, tokens[at].word == .`self`, tokens[at + 1].kind == .rightParen,
      !genericParameters.contains(tokens.hash(at - 2))
    else { return nil }
    return (tokens.text(at - 2), at + 2)
  }
}

extension SwiftWord {
  /// The container around a controller that a property yields.
  var container: Snapshot.Kind? {
    switch self {
    case .navigationController: .navigation
    case .tabBarController: .tab
    case .splitViewController: .split
    default: nil
    }
  }

  /// Whether the property of a container yields its children.
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
  /// Whether the value is a chain of names, which may be a type.
  fileprivate var isPath: Bool {
    if case .path = self { true } else { false }
  }
}
