import CodeReader
import Routes

extension ObjectiveCReader {
  /// Reads a name that takes screens away or sets how a screen is presented: a part of a message with
  /// an argument, or a property that is assigned.
  mutating func readScreenName() {
    let name = tokens.text(index)
    let isMessage = tokens.isMark(":", at: index + 1)
    guard isMessage || isAssigned else { return }
    let kinds = isMessage ? Self.removingMessages : Self.removingProperties
    if let kind = kinds[name] {
      let fact = RemovalFact(
        kind: kind,
        isOwn: isOwn,
        place: place(at: index)
      )
      facts.append(.removal(fact))
    } else if let kind = (isMessage ? Self.settingMessages : Self.settingProperties)[name] {
      let fact = SettingFact(
        kind: kind,
        value: settingValue(at: index + 2),
        receiver: tokens.text(index - (isMessage ? 1 : 2)) == "self" ? .own : .other,
        place: place(at: index)
      )
      facts.append(.setting(fact))
    }
  }

  /// Adds the class of a controller that the message at the index makes: `[DetailController alloc]`.
  mutating func addController() {
    let name = tokens.text(index - 1)
    guard tokens.isMark("[", at: index - 2), name.hasSuffix("Controller") || name.hasSuffix("VC")
    else { return }
    let mention = FunctionFact.Mention(name: name, receiver: .own, makesObject: true)
    facts.append(.function(FunctionFact(type: "", name: "", mentions: [mention])))
  }

  /// Whether the message at the index goes to `self`, or to `self.navigationController`.
  private var isOwn: Bool {
    var receiver = index - 1
    if tokens.text(receiver) == "navigationController", tokens.isMark(".", at: receiver - 1) {
      receiver -= 2
    }
    return tokens.text(receiver) == "self" && tokens.isMark("[", at: receiver - 1)
  }

  /// Whether the name at the index is a property that is assigned: `self.window.rootViewController =`.
  private var isAssigned: Bool {
    tokens.isMark(".", at: index - 1) && tokens.isMark("=", at: index + 1)
      && !tokens.isMark("=", at: index + 2)
  }

  /// A value as Swift writes it; `nil` for one that the code computes.
  private func settingValue(at index: Int) -> ExactString? {
    switch tokens.text(index) {
    case "YES", "true": "true"
    case "NO", "false": "false"
    case "nil": "nil"
    case let name where name.hasPrefix(Self.stylePrefix): Self.styles[name]
    default: nil
    }
  }

  /// The names that are looked for.
  static let screenNames: [ExactString] =
    Array(removingMessages.keys) + Array(removingProperties.keys) + Array(settingMessages.keys)
    + Array(settingProperties.keys)

  private static let stylePrefix: ExactString = "UIModalPresentation"

  private static let styles: [ExactString: ExactString] = [
    "UIModalPresentationAutomatic": "automatic",
    "UIModalPresentationFullScreen": "fullScreen",
    "UIModalPresentationPageSheet": "pageSheet",
    "UIModalPresentationFormSheet": "formSheet",
    "UIModalPresentationCurrentContext": "currentContext",
    "UIModalPresentationCustom": "custom",
    "UIModalPresentationOverFullScreen": "overFullScreen",
    "UIModalPresentationOverCurrentContext": "overCurrentContext",
    "UIModalPresentationPopover": "popover",
  ]

  private static let removingMessages: [ExactString: RemovalFact.Kind] = [
    "dismissViewControllerAnimated": .dismiss,
    "dismissModalViewControllerAnimated": .dismiss,
    "popViewControllerAnimated": .pop,
    "popToRootViewControllerAnimated": .popToRoot,
    "popToViewController": .popTo,
    "setViewControllers": .setChildren,
    "setRootViewController": .setRoot,
  ]

  private static let removingProperties: [ExactString: RemovalFact.Kind] = [
    "viewControllers": .setChildren, "rootViewController": .setRoot,
  ]

  private static let settingMessages: [ExactString: SettingFact.Kind] = [
    "setModalPresentationStyle": .modalPresentationStyle,
    "setModalInPresentation": .isModalInPresentation,
    "setNavigationBarHidden": .isNavigationBarHidden,
    "setHidesBackButton": .hidesBackButton,
    "setLeftBarButtonItem": .leftBarButtonItem,
    "setHidesBottomBarWhenPushed": .hidesBottomBarWhenPushed,
  ]

  private static let settingProperties: [ExactString: SettingFact.Kind] = [
    "modalPresentationStyle": .modalPresentationStyle,
    "modalInPresentation": .isModalInPresentation,
    "navigationBarHidden": .isNavigationBarHidden,
    "hidesBackButton": .hidesBackButton,
    "leftBarButtonItem": .leftBarButtonItem,
    "hidesBottomBarWhenPushed": .hidesBottomBarWhenPushed,
  ]
}
