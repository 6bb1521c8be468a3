import CodeFacts
import ProjectModel
import Routes
import RoutesExploration

extension RemovalFact.Kind {
  /// What the code does, the whole of it last.
  var moves: [Move.Action] {
    switch self {
    case .dismiss: [.dismiss]
    case .pop: [.pop]
    case .popToRoot, .popTo, .setChildren: [.pop, .popToRoot]
    case .setRoot, .selectTab: []
    }
  }
}

extension SceneShowing {
  /// The move that shows a scene.
  func move(to scene: Storyboard.SceneObject) -> Move.Action {
    switch way {
    case .segue(let kind): .show(scene, by: kind, isInStack: isInStack, style: style)
    case .root: .root(scene, isInStack: isInStack)
    }
  }
}

extension SettingFact {
  /// Whether the code prepares the destination of a segue.
  var isInPreparation: Bool { method == "prepare" || method == "prepareForSegue" }

  /// Whether the setting leaves another screen with what UIKit gives it.
  var isHarmless: Bool {
    let values: [ExactString?] = ["false", "nil", "automatic", "formSheet", "pageSheet", "popover"]
    return values.contains(value)
  }
}

extension SettingFact {
  /// Whether the code sets how a screen of any class is presented.
  var isForAny: Bool {
    guard kind.isOfPresentation else { return false }
    guard case .instance(let type) = receiver else { return receiver == .other }
    return FrameworkClass.named(type) != nil && !SystemController.isOne(type)
  }
}

extension SettingFact {
  /// Whether it replaces or disables items on the left of a navigation bar, and not on the right; `nil` if it is about
  /// something else.
  var isOfLeftItem: Bool? {
    kind == .lostOutlet
      ? value.flatMap { Kind(rawValue: $0.string) }?.isOfLeftItem : kind.isOfLeftItem
  }
}

extension SettingFact.Kind {
  /// Whether it replaces items of a navigation bar.
  var isOfBarItem: Bool { isOfLeftItem != nil }

  /// Whether it replaces items on the left of a navigation bar, and not on the right; `nil` if it replaces none.
  var isOfLeftItem: Bool? {
    switch self {
    case .leftBarButtonItem, .leftBarButtonItems: true
    case .rightBarButtonItem, .rightBarButtonItems: false
    default: nil
    }
  }

  /// The bars that the setting hides; empty if it sets the modality.
  var bars: Storyboard.Scene.HiddenBars {
    switch self {
    case .isNavigationBarHidden: .navigationBar
    case .hidesBackButton, .leftBarButtonItem, .leftBarButtonItems, .backAction: .backButton
    case .hidesBottomBarWhenPushed, .isTabBarHidden: .tabBar
    case .isModalInPresentation, .modalPresentationStyle, .viewControllers, .rightBarButtonItem,
      .rightBarButtonItems, .hiddenOutlet, .disabledOutlet, .lostOutlet, .hiddenView:
      []
    }
  }
}

extension Exploration.SceneFacts {
  /// Adds what a setting hides or keeps from being dismissed.
  mutating func add(_ setting: SettingFact) {
    hiddenBars.formUnion(setting.kind.bars)
    if setting.kind.isOfPresentation { maySetModality = true }
  }
}
