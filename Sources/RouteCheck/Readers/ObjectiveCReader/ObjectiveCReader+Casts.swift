import CodeFacts
import Routes

extension ObjectiveCReader {
  /// An expression whose value is the destination of the segue or an instantiated scene, or a child
  /// of it.
  struct Screen {
    /// The tokens of the expression.
    var range: Range<Int>
    /// The index of the fact of the scene; `nil` for the destination of the segue.
    var scene: Int?
    /// Whether it is a child, such as the top of a navigation controller.
    var isContent = false
    /// Whether it is a navigation controller, of which the scene is the root.
    var isInStack = false
  }

  /// A local name for such an expression.
  struct LocalScreen {
    /// The index of the declaration.
    var name: Int
    var screen: Screen
  }

  /// Reads `segue.destinationViewController`, or the same as a message.
  mutating func readDestination() {
    guard method.preparesSegues else { return }
    findLocals()
    if tokens.isMark(".", at: index - 1), tokens.isName(index - 2),
      !tokens.isMark(".", at: index - 3), value(ofName: index - 2).isSegue
    {
      readUse(of: Screen(range: index - 2..<index + 1))
    } else if let open = tokens.bracket(around: index), tokens.isMark("[", at: open),
      let end = tokens.partner(of: open), end == index + 1,
      case (.segue, index) = value(at: open + 1)
    {
      readUse(of: Screen(range: open..<end + 1))
    }
  }

  /// Reads a local name for a destination or a scene.
  mutating func readLocalScreen() {
    guard let known = screens[tokens.text(index)], !tokens.isMark(".", at: index - 1),
      local(tokens.text(index), at: index)?.name == known.name
    else { return }
    var screen = known.screen
    screen.range = index..<index + 1
    if screen.scene == nil { noteDelegate(of: screen) }
    readUse(of: screen)
  }

  /// Notes that the own controller becomes the delegate of a destination: `[menu setDelegate:self]`, or
  /// `menu.delegate = self`.
  private mutating func noteDelegate(of screen: Screen) {
    let isMessage = tokens.text(index + 1) == "setDelegate"
    guard isMessage || tokens.text(index + 2) == "delegate" && tokens.isMark("=", at: index + 3),
      let target = local(tokens.text(index), at: index)?.type
    else { return }
    let cast = facts.lastIndex { fact in
      guard case .cast(let cast) = fact else { return false }
      return cast.target == target && cast.isContent == screen.isContent
    }
    let value = index + (isMessage ? 3 : 4)
    let isSelf = tokens.text(value) == "self" && tokens.isMark("];", at: value + 1)
    if let cast { facts.changeCast(cast, makesDelegate: isSelf) }
  }

  /// Reads the code around an expression, from the inside: casts, checks of its class, its
  /// children, and a variable of a class.
  mutating func readUse(of screen: Screen) {
    var screen = screen
    var isCast = false
    for _ in 0..<Limits.expressionDepth where !screen.isInStack {
      let (start, end) = (screen.range.lowerBound, screen.range.upperBound)
      if readStack(&screen) {
        isCast = true
      } else if readProperty(&screen) {
        isCast = false
      } else if tokens.isMark(")", at: start - 1), let open = tokens.partner(of: start - 1),
        let type = pointerType(in: open)
      {
        recordCast(of: screen, to: type, at: start - 2, isQuestion: false)
        isCast = true
        screen.range = open..<end
      } else if tokens.isMark("(", at: start - 1), tokens.isMark(")", at: end) {
        screen.range = start - 1..<end + 1
      } else if readMessage(&screen) {
        isCast = false
      } else {
        break
      }
    }
    if let scene = screen.scene, !screen.isContent { readShowing(of: scene, screen) }
    readVariable(screen, isCast: isCast || screen.isInStack)
  }

  /// Reads `[self.navigationController pushViewController:cart animated:YES]` for an instantiated scene,
  /// if the own controller shows it, or `self.window.rootViewController = cart`.
  private mutating func readShowing(of scene: Int, _ screen: Screen) {
    let name = screen.range.lowerBound - 2
    let own = ownWay(name)
    let way = setsRoot(name) ? SceneShowing.Way.root : own.map { .segue($0.kind) }
    guard let way else { return }
    var showing = SceneShowing(
      way: way,
      isInStack: screen.isInStack,
      moment: isAtLaunch(name) && isCompiled(name) ? .launch : isInBlock(name) ? .later : .call,
      location: tokens.location(name)
    )
    showing.isConditional = isConditional(at: name)
    showing.isLater = isInBlock(name, of: .later)
    showing.isIndirect =
      isInBlock(name, of: .kept) || way != .root && (isBesideMove(name) || !isCompiled(name))
    showing.container = own?.container
    facts.changeScene(scene) { use in
      showing.style = use.style(isInStack: screen.isInStack)
      use.showings.append(showing)
    }
  }

  /// Whether UIKit runs the code at an index while it launches the app or connects a window.
  func isAtLaunch(_ index: Int) -> Bool {
    Self.launches.contains(method.selector) && !isInBlock(index)
  }

  /// Whether the same run of code certainly makes another move of the own controller, so that UIKit shows both screens,
  /// or refuses the second: `[self presentViewController:alert …]; [self performSegueWithIdentifier:@"Post" …];`. A later
  /// presentation changes nothing for the first move.
  func isBesideMove(_ name: Int) -> Bool {
    guard let inner = brace(around: name) else { return false }
    var braces: Set = [inner]
    while let last = braces.min(), last > method.body, caret(before: last) == nil,
      let outer = brace(around: last), braces.count < Limits.scopeDepth
    {
      braces.insert(outer)
    }
    // The completion of a presentation runs after it.
    let message = braces.min().flatMap(tokens.bracket)
    let last = min(tokens.partner(of: inner) ?? name, name + Limits.lookBack)
    return (name + 1..<max(name + 1, last)).prefix { !endsRun($0) || brace(around: $0) != inner }
      .contains { at in
        tokens.isMark(":", at: at + 1) && brace(around: at) == inner && isOwnMove(at)
          && tokens.text(at) != "presentViewController"
      }
      || (max(method.body, name - Limits.lookBack)..<name).reversed()
        .prefix { !endsRun($0) || !braces.contains(brace(around: $0) ?? 0) }
        .contains { at in
          tokens.isMark(":", at: at + 1)
            && (braces.contains(brace(around: at) ?? 0) || tokens.bracket(around: at) == message)
            && isOwnMove(at)
        }
  }

  /// Whether code after a word, or before it, may run without the rest.
  private func endsRun(_ index: Int) -> Bool {
    tokens.isName(index)
      && ["return", "break", "case", "default"].contains { tokens.isName($0, at: index) }
  }

  /// Whether a part of a message certainly shows a screen from the own controller or a container around it.
  private func isOwnMove(_ name: Int) -> Bool {
    guard tokens.isName(name) else { return false }
    let isSegue = tokens.isName("performSegueWithIdentifier", at: name)
    let shows = ownWay(name).map { $0.kind != .embed } ?? false
    guard isSegue ? tokens.text(name - 1) == "self" : shows else { return false }
    return !(statement(before: name)..<name).contains {
      ["if", "else", "for", "while"].contains(tokens.text($0))
    }
  }

  /// What gets a block.
  enum BlockOwner {
    case any
    /// The action of an alert.
    case action
    /// A message, for example one that makes the action of an alert.
    case message
    /// An object that keeps it: `picker.onDone = ^{ … };`, `[picker setOnDone:^{ … }];`, or one of notifications or
    /// of a timer.
    case object
    /// Such an object, a local name, a copy or a collection, so that nothing or anything may run it.
    case kept
    /// Anything but the main queue and the action of an alert, so that another screen may be on top when it runs.
    case later
  }

  /// Whether the code at an index is in a block, which may run later.
  func isInBlock(_ index: Int, of owner: BlockOwner = .any) -> Bool {
    var open = tokens.bracket(around: index)
    for _ in 0..<Limits.scopeDepth {
      guard let brace = open, brace > method.body else { return false }
      if tokens.isMark("{", at: brace), let caret = caret(before: brace), hasBlock(owner, at: caret)
      {
        return true
      }
      open = tokens.bracket(around: brace)
    }
    return true
  }

  /// The index of the caret before the brace of a block; `nil` for any other brace.
  private func caret(before brace: Int) -> Int? {
    let hasParameters = tokens.isMark(")", at: brace - 1)
    let caret = (hasParameters ? tokens.partner(of: brace - 1) ?? brace : brace) - 1
    return tokens.isMark("^", at: caret) ? caret : nil
  }

  private func hasBlock(_ owner: BlockOwner, at caret: Int) -> Bool {
    switch owner {
    case .any: true
    case .action: tokens.bracket(around: caret).map { tokens.text($0 + 1) } == "UIAlertAction"
    case .message: tokens.bracket(around: caret).map { tokens.isMark("[", at: $0) } == true
    // A name before it is the type of a variable.
    case .object where tokens.isMark("=", at: caret - 1):
      tokens.isName(caret - 2) && !tokens.isName(caret - 3)
    case .object:
      tokens.isMark(":", at: caret - 1)
        && ["set", "usingBlock", "block", "subscribe"].contains(
          where: tokens.text(caret - 2).hasPrefix
        )
    case .kept where hasBlock(.object, at: caret): true
    case .kept where tokens.isMark("=", at: caret - 1): !isCalledBlock(before: caret - 1)
    case .kept:
      tokens.isMark("[", at: caret - 1)
        || tokens.isMark(":", at: caret - 1) && tokens.literal(caret - 2) != nil
    case .later:
      tokens.bracket(around: caret).map { open in
        tokens.text(open - 1) != "dispatch_async" && tokens.text(open + 1) != "UIAlertAction"
      } ?? true
    }
  }

  /// Whether a block before an equals sign is a local one that code calls: `void (^open)(void) = ^{ … }; open();`.
  private func isCalledBlock(before equals: Int) -> Bool {
    let parameters = tokens.isMark(")", at: equals - 1) ? tokens.partner(of: equals - 1) : nil
    let name = parameters.map { $0 - 2 } ?? equals - 1
    guard parameters != nil || tokens.isName(name - 1), let end = tokens.partner(of: method.body),
      equals < end
    else { return false }
    return (equals..<min(end, equals + Limits.lookBack)).contains { index in
      tokens.isMark("(", at: index + 1) && tokens.text(index) == tokens.text(name)
    }
  }

  private static let launches: Set<ExactString> = [
    "application:didFinishLaunchingWithOptions:", "application:willFinishLaunchingWithOptions:",
    "scene:willConnectToSession:options:",
  ]

  /// Whether the name is that of the root of the app's window, before its new value.
  private func setsRoot(_ name: Int) -> Bool {
    if tokens.isMark("=", at: name + 1) {
      return tokens.text(name) == "rootViewController" && tokens.isMark(".", at: name - 1)
        && isWindow(name - 2)
    }
    return tokens.isMark(":", at: name + 1) && tokens.text(name) == "setRootViewController"
      && isWindow(name - 1)
  }

  /// Whether the name at an index is that of the app's window.
  func isWindow(_ index: Int) -> Bool {
    ["window", "_window"].contains(tokens.text(index)) && !isAbove(index)
  }

  /// Whether code nearby gives the window of a name a level, so that it is above the app's:
  /// `banner.windowLevel = UIWindowLevelAlert`.
  func isAbove(_ window: Int) -> Bool {
    (max(0, window - Limits.lookBack)..<window + Limits.lookBack).contains { index in
      tokens.isName("windowLevel", at: index) && tokens.isMark("=", at: index + 1)
        && tokens.text(index - 2) == tokens.text(window)
        && tokens.text(index + 2) != "UIWindowLevelNormal"
    }
  }

  /// How the own controller, or a container around it, shows the argument of a part of a message.
  private func ownWay(_ name: Int) -> (kind: SegueKind, container: Snapshot.Kind?)? {
    guard tokens.isMark(":", at: name + 1), let kind = Self.showings[tokens.text(name)],
      let open = tokens.bracket(around: name), tokens.isMark("[", at: open),
      kind != .embed || showsChild(name + 2)
    else { return nil }
    let receiver = (open + 1..<name)
      .map { isSelf($0) ? "self" : tokens.text($0).string }.joined()
      .replacing("[self", with: "self").replacing("]", with: "").replacing(".", with: "")
    return switch receiver {
    case "self": (kind, nil)
    case "selfnavigationController": (kind, .navigation)
    case "selftabBarController": (kind, .tab)
    default: nil
    }
  }

  /// Reads `[[UINavigationController alloc] initWithRootViewController:cart]` around a scene.
  ///
  /// - Returns: Whether the expression was extended.
  private func readStack(_ screen: inout Screen) -> Bool {
    let (start, end) = (screen.range.lowerBound, screen.range.upperBound)
    guard screen.scene != nil, !screen.isContent, tokens.isMark(":", at: start - 1),
      tokens.text(start - 2) == "initWithRootViewController", tokens.isMark("]", at: end),
      let open = tokens.partner(of: end)
    else { return false }
    screen.range = open..<end + 1
    screen.isInStack = true
    return true
  }

  private static let showings: [ExactString: SegueKind] = [
    "pushViewController": .push, "presentViewController": .presentation,
    "showViewController": .show, "showDetailViewController": .showDetail,
    "addChildViewController": .embed,
  ]

  /// Whether the view of the local name at an index covers the own view: `[self.view addSubview:cart.view]`.
  private func showsChild(_ child: Int) -> Bool {
    let uses = (max(0, child - Limits.lookBack)..<child + Limits.lookBack).filter { index in
      tokens.isMark(".", at: index + 1) && tokens.text(index + 2) == "view"
        && tokens.text(index) == tokens.text(child)
    }
    let added = uses.filter { index in
      tokens.text(index - 2) == "addSubview" && ownName(index - 3) == "view"
    }
    return !added.isEmpty
      && uses.allSatisfy { index in
        switch tokens.text(index + 4) {
        case "frame":
          tokens.isMark("=", at: index + 5) && tokens.isMark(";", at: index + 11)
            && ["bounds", "frame"].contains(tokens.text(index + 10))
        case "autoresizingMask", "translatesAutoresizingMaskIntoConstraints",
          "removeFromSuperview":
          true
        default: added.contains(index)
        }
      }
  }

  /// Reads a message to the expression, and extends it to its children.
  ///
  /// - Returns: Whether the expression was extended.
  private mutating func readMessage(_ screen: inout Screen) -> Bool {
    let (start, end) = (screen.range.lowerBound, screen.range.upperBound)
    guard tokens.isMark("[", at: start - 1), tokens.isName(end),
      let close = tokens.partner(of: start - 1)
    else { return false }
    let name = tokens.text(end)
    if close == end + 1 {
      guard extendsContent(name, of: &screen) else { return false }
    } else if name == "isKindOfClass", case (.type(let type), close) = value(at: end + 2) {
      recordCast(of: screen, to: type, at: end + 3, isQuestion: true)
      return false
    } else if name != "objectAtIndex" || !screen.isContent {
      return false
    }
    screen.range = start - 1..<close + 1
    return true
  }

  /// Reads a property of the expression or an element of it, and extends it to its children.
  ///
  /// - Returns: Whether the expression was extended.
  private func readProperty(_ screen: inout Screen) -> Bool {
    let (start, end) = (screen.range.lowerBound, screen.range.upperBound)
    if tokens.isMark(".", at: end), tokens.isName(end + 1),
      extendsContent(tokens.text(end + 1), of: &screen)
    {
      screen.range = start..<end + 2
      return true
    }
    if tokens.isMark("[", at: end), screen.isContent, let close = tokens.partner(of: end) {
      screen.range = start..<close + 1
      return true
    }
    return false
  }

  private func extendsContent(_ name: ExactString, of screen: inout Screen) -> Bool {
    if Self.content.contains(name) {
      screen.isContent = true
      return true
    }
    return screen.isContent && (name == "firstObject" || name == "lastObject")
  }

  private static let content: Set<ExactString> = [
    "topViewController", "visibleViewController", "viewControllers", "childViewControllers",
  ]

  /// Reads `DetailController *detail = segue.destinationViewController;`.
  private mutating func readVariable(_ screen: Screen, isCast: Bool) {
    let name = screen.range.lowerBound - 2
    guard tokens.isMark("=", at: name + 1), tokens.isName(name),
      tokens.isMark(";", at: screen.range.upperBound),
      !locals.changed.contains(tokens.text(name)),
      let local = local(tokens.text(name), at: name + 1), local.name == name
    else { return }
    if !isCast, let type = local.type {
      recordCast(of: screen, to: type, at: name - 2, isQuestion: false)
    }
    screens[tokens.text(name)] = LocalScreen(name: name, screen: screen)
  }

  private mutating func recordCast(
    of screen: Screen,
    to target: ExactString,
    at index: Int,
    isQuestion: Bool
  ) {
    let isUncertain = isQuestion ? isAlternative(index) : isAsked(before: index)
    guard !isUncertain, !screen.isContent || !changesContent(before: index) else { return }
    let place = typeName(target, before: index)
    if let scene = screen.scene {
      let cast = SceneCast(
        target: target,
        isForced: false,
        isContent: screen.isContent,
        location: tokens.location(place)
      )
      return facts.changeScene(scene) { $0.casts.append(cast) }
    }
    let fact = CastFact(
      target: target,
      // A cast of pointers always succeeds, and other code fails.
      isForced: false,
      isContent: screen.isContent,
      identifiers: identifiers(at: index),
      place: CodePlace(type: type, method: "prepare", location: tokens.location(place))
    )
    facts.append(.cast(fact))
  }

  /// The index of the name of a type at or shortly before another index.
  private func typeName(_ name: ExactString, before index: Int) -> Int {
    let first = max(0, index - Limits.identifierPattern)
    return (first...max(first, index)).last { tokens.text($0) == name } ?? index
  }
}
