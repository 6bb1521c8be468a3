import Routes

/// What a controller of a class that is not registered answers, as far as files say it.
struct StandInAnswers {
  var name: ExactString
  /// The unwind actions; `nil` if they are not known.
  var unwindActions: Set<ExactString>? = []
  /// What happens when it is not known whether an unwind is taken.
  var onDoubt: () -> Void = {}
  var isModalInPresentation = false
  var definesPresentationContext: Bool?
  /// Whether a split controller shows its primary column first in compact width.
  var collapsesOntoPrimary = false
  /// The position of the tab that a tab bar controller selects when it loads its view.
  var firstTab: Int?

  init(_ scene: Storyboard.Scene, _ name: ExactString, _ facts: Exploration.SceneFacts?) {
    self.name = name
    if let facts { unwindActions = facts.unwindActions }
    if let tab = facts?.firstTab, scene.segues.count(where: { $0.kind == .relationship }) > tab {
      firstTab = tab
    }
    isModalInPresentation = scene.settings.isModalInPresentation
    definesPresentationContext = scene.settings.definesPresentationContext
  }

  /// Whether a plain container of the library answers differently.
  var isSpecial: Bool {
    unwindActions != [] || isModalInPresentation || definesPresentationContext != nil
      || collapsesOntoPrimary || firstTab != nil
  }
}

/// A controller that stands in for one of a class that is not registered.
protocol StandIn: UnwindReceiver, DismissalResponder, PresentationContextController {
  var answers: StandInAnswers? { get }
}

extension StandIn {
  func canUnwind(_ action: String, from source: any Controller) -> Bool {
    guard let answers else { return false }
    guard let actions = answers.unwindActions else {
      answers.onDoubt()
      return false
    }
    return actions.contains(ExactString(action))
  }

  var isModalInPresentation: Bool { answers?.isModalInPresentation ?? false }

  var definesPresentationContext: Bool {
    answers?.definesPresentationContext ?? false
  }
}

/// Stands in for a screen.
final class StandInController: StandIn, NamedPlaceholder {
  let answers: StandInAnswers?
  var placeholderName: String? { answers?.name.string }

  init(_ answers: StandInAnswers) { self.answers = answers }
}

final class StandInNavigationController: NavigationController, StandIn {
  var answers: StandInAnswers?
}

final class StandInTabBarController: TabBarController, StandIn {
  var answers: StandInAnswers?
}

final class StandInSplitViewController: SplitViewController, SplitViewController.Delegate, StandIn {
  var answers: StandInAnswers?

  func collapseSecondary(
    _ detail: any Controller,
    onto primary: any Controller,
    in splitViewController: SplitViewController
  ) -> Bool {
    answers?.collapsesOntoPrimary == true
  }
}

extension StandInAnswers {
  /// The controller with these answers; `nil` if a placeholder has the same.
  func makeController(of kind: Storyboard.Scene.Kind, hasClass: Bool) -> (any Controller)? {
    let kind = Snapshot.Kind(kind)
    guard kind == .screen || isSpecial else { return nil }
    let name = hasClass ? name.string : ""
    switch kind {
    case .screen: return StandInController(self)
    case .navigation:
      let controller = StandInNavigationController()
      controller.answers = self
      controller.placeholderName = name
      controller.definesPresentationContext = definesPresentationContext ?? true
      return controller
    case .tab:
      let controller = StandInTabBarController([])
      controller.answers = self
      controller.selectedIndex = firstTab ?? 0
      controller.placeholderName = name
      return controller
    case .split:
      let controller = StandInSplitViewController()
      controller.answers = self
      controller.delegate = controller
      controller.placeholderName = name
      return controller
    case .page, .search, .container: return nil
    }
  }
}
