import CodeFacts
import Routes

extension ObjectiveCReader {
  /// Reads a name that takes screens away or sets how a screen is presented: a part of a message with
  /// an argument, or a property that is assigned.
  mutating func readScreenName() {
    let name = tokens.text(index)
    let isMessage = tokens.isMark(name == "removeFromSuperview" ? "]" : ":", at: index + 1)
    guard isMessage || isAssigned(index) else { return }
    let kinds = isMessage ? Self.removingMessages : Self.removingProperties
    if kinds[name] == .dismiss, dismissesSystemController() { return }
    let receiver = index - (isMessage ? 1 : 2)
    noteView(name, receiver)
    if kinds[name] == .setRoot, isAbove(receiver) { return }
    let isAtLaunch = CodePlace.launchMethods.contains(method.name)
    if let kind = kinds[name],
      kind != .selectTab || isOwn(isMessage) || isOfTabs(isMessage) || isAtLaunch
    {
      var fact = RemovalFact(
        kind: kind,
        isOwn: kind == .setRoot
          ? isWindow(receiver)
          : isOwn(isMessage) || kind == .setChildren && isOwnStack(receiver),
        place: place(at: index)
      )
      fact.isInAction = isInBlock(index, of: .action)
      fact.isIndirect = isInBlock(index, of: .object)
      fact.isLater = isInBlock(index, of: .later)
      if isMessage, isOwn(true) {
        let receiver = tokens.text(index - 1)
        let isOfStack =
          receiver == "navigationController"
          || receiver == "presentingViewController"
            && tokens.text(index - 3) == "navigationController"
        fact.container = isOfStack ? .navigation : nil
      }
      if kind == .setChildren, isOfTabs(isMessage) { fact.container = .tab }
      if kind == .selectTab, tokens.isMark(isMessage ? "]" : ";", at: index + 3) {
        fact.tab = Int(tokens.text(index + 2).string)
      }
      if kind == .dismiss { fact.messages = messagesAfterDismissal }
      facts.append(.removal(fact))
    } else if let kind = (isMessage ? Self.settingMessages : Self.settingProperties)[name]
      ?? hiding(name, receiver)
    {
      if kind == .modalPresentationStyle, setsStyle(isMessage) { return }
      if [.leftBarButtonItem, .leftBarButtonItems].contains(kind), keepsBackButton { return }
      let fact = SettingFact(
        kind: kind,
        value: [.hiddenOutlet, .disabledOutlet].contains(kind)
          ? ownName(receiver)
          : Self.enabling.contains(name) ? nil : settingValue(at: index + 2),
        receiver: isOwnSetting(isMessage) ? .own : .other,
        isOfDestination: (max(0, index - Limits.lookBack)..<index).contains {
          $0 > method.body && SettingFact.destinations.contains(tokens.text($0))
        },
        place: place(at: index)
      )
      facts.append(.setting(fact))
    }
  }

  /// The messages to the delegate in the block of a dismissal: `[self.delegate menu:self didSelect:item]`. None count if
  /// the code of the file sets the delegate itself.
  private var messagesAfterDismissal: [ExactString] {
    guard let open = tokens.bracket(around: index), let end = tokens.partner(of: open),
      let block = (index..<end).first(where: { at in
        tokens.isMark("{", at: at) && tokens.bracket(around: at) == open
      }), let endOfBlock = tokens.partner(of: block)
    else { return [] }
    let found = (block..<endOfBlock).compactMap { message -> ExactString? in
      guard tokens.isMark("[", at: message), tokens.bracket(around: message) == block,
        let end = tokens.partner(of: message)
      else { return nil }
      let isProperty = tokens.text(message + 1) == "self" && tokens.isMark(".", at: message + 2)
      let receiver = message + (isProperty ? 3 : 1)
      guard tokens.text(receiver) == (isProperty ? "delegate" : "_delegate") else { return nil }
      let parts = (receiver + 1..<end).filter { part in
        tokens.isMark(":", at: part + 1) && tokens.bracket(around: part) == message
      }.map { "\(tokens.text($0)):" }
      let selector = parts.isEmpty ? tokens.text(receiver + 1).string : parts.joined()
      return ExactString("delegate.\(selector)")
    }
    let isSet = (0..<(found.isEmpty ? 0 : tokens.count)).contains { index in
      let isOwn = tokens.text(index - 2) == "self" || !tokens.isMark(".", at: index - 1)
      return switch tokens.text(index) {
      case "setDelegate": tokens.text(index - 1) == "self" || tokens.isMark(")", at: index - 1)
      case "delegate", "_delegate": tokens.isMark("=", at: index + 1) && isOwn
      default: false
      }
    }
    return isSet ? [] : found
  }

  /// Notes the style of a scene that the code shows, or of a navigation controller around it, and returns whether it is
  /// one: `cart.modalPresentationStyle = UIModalPresentationFullScreen`.
  private mutating func setsStyle(_ isMessage: Bool) -> Bool {
    guard let screen = screens[tokens.text(index - (isMessage ? 1 : 2))]?.screen,
      let scene = screen.scene, !screen.isContent, !isConditional(at: index),
      let style = settingValue(at: index + 2).flatMap({ PresentationStyle(rawValue: $0.string) })
    else { return false }
    facts.changeScene(scene) { use in
      if screen.isInStack { use.styleOfStack = style } else { use.style = style }
    }
    return true
  }

  /// Whether a dismissal takes away a controller of a framework: the message goes to one, or it is the first in a method
  /// of its delegate.
  private mutating func dismissesSystemController() -> Bool {
    if case .instance(let type)? = value(ofLocal: tokens.text(index - 1), at: index, depth: 0),
      SystemController.isOne(type)
    {
      return true
    }
    guard SystemController.isOfDelegate(method.name), !method.dismissesSystemController,
      !isInBlock(index)
    else { return false }
    method.dismissesSystemController = true
    return true
  }

  /// The setting that hides, removes or disables the view whose name ends at an index:
  /// `self.tabBarController.tabBar.hidden = YES`, `[self.tabBar.items[1] setEnabled:NO]`, `[_more setHidden:YES]`.
  private mutating func hiding(_ name: ExactString, _ view: Int) -> SettingFact.Kind? {
    let isEnabling = Self.enabling.contains(name)
    guard isEnabling ? settingValue(at: index + 2) != "true" : Self.hiding.contains(name) else {
      return nil
    }
    findLocals()
    let words = (statement(before: index)..<index).map(tokens.text)
    let type = local(tokens.text(view), at: index)?.type
    if isEnabling, type == "UITabBarItem" || !Set(["tabBar", "tabBarItem"]).isDisjoint(with: words)
    {
      return .isTabBarHidden
    }
    switch tokens.text(tokens.isMark("]", at: view) ? view - 1 : view) {
    case "navigationBar": return .isNavigationBarHidden
    case "tabBar": return .isTabBarHidden
    case "view":
      return ["hidden", "setHidden"].contains(name) && ownName(view) != nil ? .hiddenView : nil
    default: return ownName(view).map { _ in isEnabling ? .disabledOutlet : .hiddenOutlet }
    }
  }

  /// Notes whether code takes an own view from the user, or perhaps shows it again: `self.more.hidden = YES`.
  private mutating func noteView(_ name: ExactString, _ view: Int) {
    guard Self.enabling.contains(name) || Self.hiding.contains(name), let own = ownName(view) else {
      return
    }
    let isRemoval = name == "removeFromSuperview"
    let lost: [ExactString] = Self.enabling.contains(name) ? ["NO"] : ["YES", "0", "0.0", "0.0f"]
    let isLost =
      isRemoval || lost.contains(tokens.text(index + 2)) && tokens.isMark(";]", at: index + 3)
    // A user can meet the opposite condition.
    if isRemoval && own == "view" || isLost && isConditional(at: index) { return }
    let property = String(name.string.trimmingPrefix("set")).lowercased()
    let key = ViewName(type: type, view: own, property: property)
    if isLost { lostViews[key] = index } else { shownViews.insert(key) }
  }

  /// Adds the own views of classes that the file only hides, disables or removes, without a condition.
  mutating func recordLostViews() {
    for (view, index) in lostViews.sorted(by: { $0.value < $1.value })
    where !shownViews.contains(view) {
      let place = CodePlace(type: view.type, location: tokens.location(index))
      facts.append(
        .setting(SettingFact(kind: .lostOutlet, value: view.view, receiver: .own, place: place))
      )
    }
  }

  /// An own view of a class with a property that decides whether a user can tap it.
  struct ViewName: Hashable {
    var type: ExactString
    var view: ExactString
    var property: String
  }

  /// The name of the own property that ends at an index, without the underscore of its variable: `self.more`,
  /// `[self more]`, `self->_more`, or `_more`.
  func ownName(_ end: Int) -> ExactString? {
    let name = tokens.isMark("]", at: end) ? end - 1 : end
    let isMember =
      name < end || tokens.isMark(".", at: name - 1) || tokens.isMark(">", at: name - 1)
    let owner = name - (name < end ? 1 : tokens.isMark(".", at: name - 1) ? 2 : 3)
    guard tokens.isName(name), !isMember || tokens.text(owner) == "self" else { return nil }
    let text = tokens.text(name)
    return text.hasPrefix("_") ? ExactString(String(text.string.dropFirst())) : text
  }

  /// Whether the object that ends at an index is the stack around the own controller: `[self navigationController]`, or a
  /// local name for it.
  private mutating func isOwnStack(_ end: Int) -> Bool {
    findLocals()
    let start = tokens.isMark("]", at: end) ? end - 2 : local(tokens.text(end), at: end)?.initial
    return start.map { start in
      (start...start + 2).contains { tokens.isName("navigationController", at: $0) }
    } ?? false
  }

  /// Whether the name at an index is `self`, or by convention a local name for it, such as `weakSelf`.
  func isSelf(_ index: Int) -> Bool {
    tokens.isName(index) && tokens.text(index).string.lowercased().hasSuffix("self")
  }

  /// Whether the message or the property at the index is that of `self`, or of `self.navigationController`.
  private func isOwn(_ isMessage: Bool) -> Bool {
    guard isMessage else {
      let isOfStack = tokens.text(index - 2) == "navigationController"
      return isSelf(index - (isOfStack ? 4 : 2))
    }
    var receiver = index - 1
    for container: ExactString in ["presentingViewController", "navigationController"]
    where tokens.text(receiver) == container && tokens.isMark(".", at: receiver - 1) {
      receiver -= 2
    }
    return isSelf(receiver) && tokens.isMark("[", at: receiver - 1)
  }

  /// Whether the setting is that of `self`, or of `self.navigationItem`.
  private func isOwnSetting(_ isMessage: Bool) -> Bool {
    let receiver = index - (isMessage ? 1 : 2)
    let isOfItem = tokens.text(receiver) == "navigationItem"
    return tokens.text(receiver - (isOfItem ? 2 : 0)) == "self"
  }

  /// Whether code after the index shows left items beside the back button:
  /// `self.navigationItem.leftItemsSupplementBackButton = YES;`.
  private var keepsBackButton: Bool {
    (index..<index + Limits.annotation).contains { index in
      tokens.isName("leftItemsSupplementBackButton", at: index)
        && tokens.isName("YES", at: index + 2)
    }
  }

  /// Whether the receiver at the index has the name of a tab bar controller, or the type of one.
  private mutating func isOfTabs(_ isMessage: Bool) -> Bool {
    findLocals()
    let receiver = tokens.text(index - (isMessage ? 1 : 2))
    let words = (statement(before: index)..<index).map(tokens.text)
    return receiver.string.lowercased().contains("tab")
      || !Set(["tabBarController", "UITabBarController"]).isDisjoint(with: words)
      || local(receiver, at: index)?.type == "UITabBarController"
  }

  /// Whether the name at an index is a property that is assigned: `self.window.rootViewController =`.
  func isAssigned(_ index: Int) -> Bool {
    tokens.isMark(".", at: index - 1) && tokens.isMark("=", at: index + 1)
      && !tokens.isMark("=", at: index + 2)
  }

  /// A value as Swift writes it; `nil` for one that the code computes.
  private func settingValue(at index: Int) -> ExactString? {
    switch tokens.text(index) {
    case "YES", "true": "true"
    case "NO", "false": "false"
    case "nil": "nil"
    case let name: Self.styles[name]
    }
  }

  /// The names that are looked for.
  static let screenNames: [ExactString] =
    Array(removingMessages.keys) + Array(removingProperties.keys) + Array(settingMessages.keys)
    + Array(settingProperties.keys) + enabling + hiding

  /// The names that decide whether a user can tap an item of a bar.
  private static let enabling: [ExactString] = [
    "enabled", "setEnabled", "userInteractionEnabled", "setUserInteractionEnabled",
  ]

  /// The names that decide whether a view is in sight.
  private static let hiding: [ExactString] = [
    "hidden", "setHidden", "alpha", "setAlpha", "removeFromSuperview",
  ]

  /// The styles of presentations by their names, such as `UIModalPresentationFullScreen`.
  private static let styles: [ExactString: ExactString] = {
    let names = PresentationStyle.allCases.map { ExactString($0.rawValue) }
    return named("UIModalPresentation", Dictionary(uniqueKeysWithValues: zip(names, names)))
  }()

  private static let removingMessages = named("set", removingProperties).merging(
    [
      "dismissViewControllerAnimated": .dismiss,
      "dismissModalViewControllerAnimated": .dismiss,
      "popViewControllerAnimated": .pop,
      "popToRootViewControllerAnimated": .popToRoot,
      "popToViewController": .popTo,
    ]
  ) { setter, _ in setter }

  private static let removingProperties: [ExactString: RemovalFact.Kind] = [
    "viewControllers": .setChildren, "rootViewController": .setRoot,
    "selectedIndex": .selectTab, "selectedViewController": .selectTab,
  ]

  private static let settingMessages = named("set", settingProperties)

  /// The values by their names with a word in front: `setViewControllers` for `viewControllers`.
  private static func named<Value>(
    _ word: String,
    _ values: [ExactString: Value]
  ) -> [ExactString: Value] {
    values.reduce(into: [:]) { named, element in
      let name = element.key.string
      named[ExactString(word + name.prefix(1).uppercased() + name.dropFirst())] = element.value
    }
  }

  private static let settingProperties: [ExactString: SettingFact.Kind] = [
    "modalPresentationStyle": .modalPresentationStyle,
    "modalInPresentation": .isModalInPresentation,
    "navigationBarHidden": .isNavigationBarHidden,
    "hidesBackButton": .hidesBackButton,
    "leftBarButtonItem": .leftBarButtonItem,
    "leftBarButtonItems": .leftBarButtonItems,
    "rightBarButtonItem": .rightBarButtonItem,
    "rightBarButtonItems": .rightBarButtonItems,
    "hidesBottomBarWhenPushed": .hidesBottomBarWhenPushed,
  ]
}
