import CodeFacts
import Routes
import SourceText

extension SwiftReader {
  /// Records a call that takes screens away, such as `dismiss(animated: true)`.
  mutating func recordRemoval(by call: Call, on value: Value?) {
    // Other frameworks have a 'dismiss()' as well. The names of Swift 2 say that it is animated.
    let word = tokens[call.name].word
    let namesAnimation = word.rawValue.hasSuffix("Animated")
    guard call.records, namesAnimation || argumentIndex(.animated, of: call) != nil,
      let kind = RemovalFact.Kind(word), kind != .dismiss || !dismissesSystemController(value)
    else { return }
    let isOwn = isOwn(value) || kind == .dismiss && isPresenter(value)
    let container = isOwn ? container(of: value) : nil
    let isRepeated = kind == .pop && repeatsPop(at: call.name)
    addRemoval(
      isRepeated ? .popTo : kind,
      isOwn: isOwn,
      in: container ?? missingContainer ?? (inStacks.contains(call.name) ? .navigation : nil),
      messages: kind == .dismiss ? messages(after: call) : [],
      at: call.name
    )
  }

  /// The messages to the delegate in the completion of a dismissal: `self.delegate?.menu(self, didSelect: item)`. None
  /// count if the code of the file sets the delegate itself.
  private func messages(after call: Call) -> [ExactString] {
    let isArgument = tokens[call.end - 1].kind == .rightBrace
    let brace = isArgument ? tokens.partner(of: call.end - 1) ?? call.end : call.end + 1
    guard tokens[brace].kind == .leftBrace, let end = tokens.partner(of: brace) else { return [] }
    var found: [ExactString] = []
    var index = brace + 1
    while index < end {
      // Another closure may run later, or never.
      if tokens[index].kind == .leftBrace, opensClosure(index) { index = tokens.after(index) }
      let object = tokens.receiver(of: index)
      if let message = message(at: index), !doubtful.contains(index),
        tokens[object - 1].kind == .period, tokens[tokens.receiver(of: object)].word == .self
      {
        found.append(message)
      }
      index += 1
    }
    return found
  }

  /// Whether a pop is in a loop, or after another one in the same code, so that it is not known how many there are.
  private mutating func repeatsPop(at name: Int) -> Bool {
    let (last, scope) = lastPop
    lastPop = (name, current)
    let isOtherCase =
      scopes[scope].kind == .switch
      && (last..<name).contains { [.case, .default].contains(tokens[$0].word) }
    let around = enclosingScopes.prefix(Limits.scopeDepth)
    return last > 0 && !isOtherCase && around.contains(scope)
      || around.prefix { scopes[$0].kind.isInner }.contains { opensLoop(scopes[$0].brace) }
  }

  /// Whether a brace opens the body of a loop.
  private func opensLoop(_ brace: Int) -> Bool {
    var at = brace - 1
    for _ in 0..<Limits.condition where at > 0 {
      if [.leftBrace, .rightBrace, .semicolon].contains(tokens[at].kind) { return false }
      let isWord =
        [.for, .while].contains(tokens[at].word) || ["repeat", "forEach"].contains(tokens.text(at))
      if isWord, tokens[at + 1].kind != .colon { return true }
      at = tokens.before(at)
    }
    return false
  }

  /// Whether a dismissal takes away a controller of a framework: the message goes to one, or it is the first in a method
  /// of its delegate.
  private mutating func dismissesSystemController(_ receiver: Value?) -> Bool {
    if case .instance(let type)? = receiver, SystemController.isOne(tokens.text(type)) {
      return true
    }
    guard SystemController.isOfDelegate(enclosingMethod), scopes[current].moment == .call else {
      return false
    }
    defer { systemDismissal = startOfFunction }
    return systemDismissal != startOfFunction
  }

  /// Whether a message goes to the presenter of the own controller, or of a container around it.
  private func isPresenter(_ receiver: Value?) -> Bool {
    guard case .path(let first, let last)? = receiver else { return false }
    return tokens.isText("presentingViewController", at: last)
      && (first == last || isOwn(.path(first: first, last: first)))
  }

  /// Records a call that hides a bar or a button, such as `setNavigationBarHidden(true, animated: true)`.
  mutating func recordSetting(by call: Call) {
    guard call.records, let argument = argument(0, of: call) else { return }
    let kind: SettingFact.Kind =
      switch tokens[call.name].word {
      case .setHidesBackButton: .hidesBackButton
      case .setLeftBarButton, .setLeftBarButtonItems: .leftBarButtonItem
      case .setRightBarButton, .setRightBarButtonItems: .rightBarButtonItem
      default: .isNavigationBarHidden
      }
    let receiver: Receiver = isOfOwnItem(call.name) && !isSelfRebound ? .own : .other
    addSetting(kind, value: settingValue(at: argument), of: receiver, at: call.name)
  }

  /// Records an assignment that takes screens away, or sets how a screen is presented:
  /// `window.rootViewController = home`.
  ///
  /// - Parameter start: The index of the first token of the chain before the equals sign.
  mutating func recordAssignment(from start: Int, to equals: Int) {
    guard tokens.isSymbol("=", at: equals) else { return }
    let name = equals - 1
    switch tokens[name].word {
    // Without a receiver they may be local names.
    case .rootViewController where name > start:
      let receiver = tokens.receiver(of: name)
      if isAbove(receiver) { return }
      let isFirst = tokens.text(receiver) == "first" && tokens.text(receiver - 2) == "windows"
      let isOwn =
        isFirst || ["window", "keyWindow"].contains(tokens.text(receiver))
        || receiver == start && isWindowOfLaunch(receiver)
      for value in choice(at: equals + 1)?.values ?? [equals + 1] {
        addRemoval(.setRoot, isOwn: isOwn, at: name)
        if isOwn { addShowing(.root, of: value, at: name, depth: 0) }
      }
    case .viewControllers where name > start:
      let container = tokens[tokens.receiver(of: name)].word
      let isOwn =
        [.`self`, .navigationController, .tabBarController].contains(container)
        || isMember(name, of: start) && binding(of: start).map(isOwn) == true
      addRemoval(
        .setChildren,
        isOwn: isOwn,
        in: isOfTabs(from: start, to: name) ? .tab : nil,
        at: name
      )
    case .viewControllers where binding(of: start) == nil:
      addSetting(.viewControllers, value: nil, of: .own, at: name)
    case .isEnabled, .isUserInteractionEnabled:
      let isOfTabs = (start..<name).contains {
        tokens[$0].word == .tabBar || tokens.text($0) == "tabBarItem"
      }
      guard isOfTabs, settingValue(at: equals + 1) != "true" else { return }
      addSetting(.isTabBarHidden, value: nil, of: .other, at: name)
    case .selectedIndex, .selectedViewController:
      recordTab(from: start, to: equals)
    case .isHidden where name > start:
      let receiver = tokens.receiver(of: name)
      let isOwn = receiver == start || receiver == start + 2 && tokens[start].word == .`self`
      if isOwn, tokens.isText("view", at: receiver) {
        addSetting(.hiddenView, value: settingValue(at: equals + 1), of: .own, at: name)
      }
      let bar = tokens[receiver].word
      guard bar == .navigationBar || bar == .tabBar else { return }
      let kind: SettingFact.Kind = bar == .tabBar ? .isTabBarHidden : .isNavigationBarHidden
      addSetting(kind, value: settingValue(at: equals + 1), of: .other, at: name)
    case .other where tokens.isText("delegate", at: name) && isMember(name, of: start):
      guard case .destination(_, _, let cast?)? = binding(of: start) else { return }
      let isSelf = tokens[equals + 1].word == .self && endsExpression(equals + 2)
      facts.changeCast(cast, makesDelegate: isSelf && !isSelfRebound && !doubtful.contains(name))
    case let word:
      guard word != .other, let kind = SettingFact.Kind(rawValue: word.rawValue) else { return }
      if kind == .modalPresentationStyle, setsStyle(from: start, to: name) { return }
      let receiver = settingReceiver(from: start, to: name)
      addSetting(kind, value: settingValue(at: equals + 1), of: receiver, at: name)
    }
  }

  /// Whether code nearby gives the window of a name a level, so that it is above the app's:
  /// `banner.windowLevel = .alert`.
  private func isAbove(_ window: Int) -> Bool {
    (max(0, window - Limits.lookBack)..<window + Limits.lookBack).contains { index in
      tokens.isText("windowLevel", at: index) && tokens.isSymbol("=", at: index + 1)
        && tokens.text(tokens.receiver(of: index)) == tokens.text(window)
        && !(index + 2...index + 6).contains { tokens.text($0).hasSuffix("ormal") }
    }
  }

  /// Whether a name is that of a window that the launch makes: `let main = UIWindow(frame: frame)`.
  private mutating func isWindowOfLaunch(_ name: Int) -> Bool {
    guard scopes[current].moment == .launch, case .instance(let type)? = binding(of: name) else {
      return false
    }
    return tokens.isText("UIWindow", at: type)
  }

  /// Notes the style of a scene that the code shows, or of a navigation controller around it, and returns whether it is
  /// one: `cart.modalPresentationStyle = .fullScreen`.
  private mutating func setsStyle(from start: Int, to name: Int) -> Bool {
    guard isMember(name, of: start), let screen = binding(of: start),
      bindings[tokens.hash(start)]?.last?.scope == current
        || !scopes[current].isConditional && scopes[current].moment != .later,
      let style = settingValue(at: name + 2).flatMap({ PresentationStyle(rawValue: $0.string) })
    else { return false }
    let root = rootOfStack(screen, depth: 0)
    guard case .scene(let scene, type: _, isContent: false) = root ?? screen else { return false }
    facts.changeScene(scene) { use in
      if root == nil { use.style = style } else { use.styleOfStack = style }
    }
    return true
  }

  /// Whether a name is a member of the token at an index: `cart?.modalPresentationStyle`.
  private func isMember(_ name: Int, of start: Int) -> Bool {
    var last = start + 1
    while tokens.isOptionalMark(last) { last += 1 }
    return tokens[last].kind == .period && last + 1 == name
  }

  /// Records that code selects a tab. Other objects have a selection as well, so that the receiver must have a
  /// name of a tab bar controller, be the own controller, or be selected when the app is launched.
  private mutating func recordTab(from start: Int, to equals: Int) {
    let name = equals - 1
    let isOwn = name == start || tokens[tokens.receiver(of: name)].word == .`self`
    let isOfTabs =
      isOfTabs(from: start, to: name) || CodePlace.launchMethods.contains(enclosingMethod)
    let end = tokens[equals + 1].word == .Self ? equals + 4 : equals + 2
    let tab = endsExpression(end) ? number(equals + 1..<end) : nil
    if isOwn || isOfTabs { addRemoval(.selectTab, isOwn: isOwn, tab: tab, at: name) }
  }

  /// Whether a chain up to a name has a name that is likely one of a tab bar controller.
  private func isOfTabs(from start: Int, to name: Int) -> Bool {
    (start..<name).contains { tokens.text($0).string.lowercased().contains("tab") }
  }

  /// Records code that changes the children of a container: `tabs.viewControllers.removeAll { $0 is Login }`.
  ///
  /// - Parameters:
  ///   - start: The index of the first token of the chain.
  ///   - end: The index after the chain.
  mutating func recordEdit(from start: Int, to end: Int) {
    for name in start..<end where tokens[name].word == .viewControllers {
      var next = name + 1
      while tokens.isOptionalMark(next) { next += 1 }
      let isEdit =
        if tokens[next].kind == .leftBracket {
          tokens.isSymbol("=", at: end)
        } else {
          tokens[next].kind == .period
            && Self.edits.contains(where: tokens.text(next + 1).hasPrefix)
        }
      guard isEdit else { continue }
      if tokens[name - 1].kind == .period {
        // A container that code has just made needs no edits.
        let tabs: Snapshot.Kind? = isOfTabs(from: start, to: name) ? .tab : nil
        addRemoval(.setChildren, isOwn: true, in: tabs, at: name)
      } else if binding(of: name) == nil {
        addSetting(.viewControllers, value: nil, of: .own, at: name)
      }
    }
  }

  /// Whether the function changes the stack of the local name at an index: `stack.pushViewController(post, animated: false)`.
  func changesStack(named local: Int) -> Bool {
    let start = startOfFunction
    let body = max(start, local - Limits.lookBack)..<local + Limits.lookBack
    let end = tokens.partner(of: start) ?? tokens.count
    return body.prefix { $0 < end }.contains { name in
      let isChange =
        switch tokens[name].word {
        case .pushViewController, .setViewControllers: true
        case .viewControllers:
          tokens.isSymbol("=", at: name + 1)
            || Self.edits.contains(where: tokens.text(name + 2).hasPrefix)
        default: false
        }
      return isChange && tokens[name - 1].kind == .period
        && tokens.text(tokens.receiver(of: name)) == tokens.text(local)
    }
  }

  /// Records a property that decides how the own controller is presented: `override var isModalInPresentation: Bool`.
  mutating func recordOverride(of name: Int) {
    guard tokens[name - 2].word == .other,
      tokens.text(name - 2) == "override" || tokens.text(name - 3) == "override",
      let kind = SettingFact.Kind(rawValue: tokens[name].word.rawValue)
    else { return }
    addSetting(kind, value: nil, of: .own, at: name)
  }

  /// The words with which methods begin that change an array.
  private static let edits: [ExactString] = [
    "append", "insert", "remove", "replace", "reverse", "swap", "pop",
  ]

  /// The screen whose property is assigned.
  private mutating func settingReceiver(from start: Int, to name: Int) -> Receiver {
    let own: Receiver = isSelfRebound ? .other : .own
    if start == name || isOfOwnItem(name) { return own }
    guard isMember(name, of: start) else { return .other }
    if tokens[start].word == .self { return own }
    guard case .instance(let type)? = binding(of: start) else { return .other }
    return .instance(typeReference(at: type).reference.name)
  }

  /// Whether a name is a member of the own controller's `navigationItem`.
  private func isOfOwnItem(_ name: Int) -> Bool {
    tokens.text(name - 2) == "navigationItem" && tokens[name - 1].kind == .period
      && (tokens[name - 3].kind != .period || tokens[name - 4].word == .self)
  }

  /// A value that is `true`, `false`, `nil` or a case; `nil` for any other one.
  private func settingValue(at index: Int) -> ExactString? {
    if tokens[index].kind == .period, tokens.isName(index + 1), endsExpression(index + 2) {
      return tokens.text(index + 1)
    }
    let word = tokens.text(index)
    return ["true", "false", "nil"].contains(word) && endsExpression(index + 1) ? word : nil
  }

  private mutating func addRemoval(
    _ kind: RemovalFact.Kind,
    isOwn: Bool = false,
    in container: Snapshot.Kind? = nil,
    tab: Int? = nil,
    messages: [ExactString] = [],
    at name: Int
  ) {
    var fact = RemovalFact(kind: kind, isOwn: isOwn, place: place(at: name))
    fact.isIndirect = isInHandler(name)
    fact.isDoubtful = doubtful.contains(name) || kind == .dismiss && runsUnlessPresented
    fact.isInAction = isInAction
    fact.isLater = runsLater
    fact.container = container
    fact.tab = tab
    fact.messages = messages
    facts.append(.removal(fact))
  }

  /// Whether the code runs if the own screen is not presented: `if presentingViewController == nil {`.
  private var runsUnlessPresented: Bool {
    let brace = scopes[current].brace
    guard brace > 0, let statement = statement(before: brace), !statement.isGuard else {
      return false
    }
    return (statement.keyword..<brace).contains { index in
      tokens.isText("presentingViewController", at: index) && tokens.isSymbol("==", at: index + 1)
    }
  }

  /// Whether the code may run when another screen is on top.
  var runsLater: Bool { scopes[current].moment == .later && !isInAction }

  /// Whether the code is in the closure of an action that a user taps, while nothing else is on top.
  private var isInAction: Bool {
    enclosingScopes.prefix { scopes[$0].kind != .function }
      .contains { opensAction(scopes[$0].brace) }
  }

  /// Whether a brace opens the closure of an action that a user taps: `UIAlertAction(title: title, style: .default) {`.
  func opensAction(_ brace: Int) -> Bool {
    let before = brace - 1
    guard before > 1 else { return false }
    let name = tokens.partner(of: before).map { $0 - 1 } ?? before
    return ["UIAlertAction", "UIAction", "UIContextualAction"].contains(tokens.text(name))
      || tokens.text(before - 1) == "handler"
  }

  private mutating func addSetting(
    _ kind: SettingFact.Kind,
    value: ExactString?,
    of receiver: Receiver,
    at name: Int
  ) {
    // An alert is no scene.
    if receiver == .instance("UIAlertController") { return }
    if [.leftBarButtonItem, .leftBarButtonItems].contains(kind), keepsBackButton(after: name) {
      return
    }
    let word = (max(0, name - Limits.lookBack)..<name).last { index in
      tokens[index].word == .func || SettingFact.destinations.contains(tokens.text(index))
    }
    var fact = SettingFact(
      kind: kind,
      value: value,
      receiver: receiver,
      isOfDestination: word.map { tokens[$0].word != .func } ?? false,
      place: place(at: name)
    )
    // A closure may never run, and neither may a `catch`.
    if scopes[current].moment == .later { fact.place.isConditional = true }
    facts.append(.setting(fact))
  }

  /// Whether code after an index shows left items beside the back button:
  /// `navigationItem.leftItemsSupplementBackButton = true`.
  private func keepsBackButton(after name: Int) -> Bool {
    (name..<name + Limits.annotation).prefix { tokens[$0].word != .func }.contains { index in
      tokens.isText("leftItemsSupplementBackButton", at: index)
        && tokens.isText("true", at: index + 2)
    }
  }
}

extension RemovalFact.Kind {
  /// The kind of the method of a name.
  fileprivate init?(_ word: SwiftWord) {
    switch word {
    case .dismiss, .dismissViewControllerAnimated: self = .dismiss
    case .popViewController, .popViewControllerAnimated: self = .pop
    case .popToRootViewController, .popToRootViewControllerAnimated: self = .popToRoot
    case .popToViewController: self = .popTo
    case .setViewControllers: self = .setChildren
    default: return nil
    }
  }
}
