import Routes

final class Home: Controller {}
final class Page: Controller {}
final class Settings: Controller {}

/// A screen that its user leaves only with its consent.
final class Draft: PopResponder, DismissalResponder {
  var isSaved = false
  var isModalInPresentation = false
  /// Called after its user has swiped the screen away.
  var whenDismissed: (() -> Void)?

  func shouldPop() -> Bool { isSaved }
  func shouldDismiss() -> Bool { isSaved }
  func didDismiss() { whenDismissed?() }
}

final class TabDelegate: TabBarController.Delegate {
  func shouldSelect(_ index: Int, in tabs: TabBarController) -> Bool { index != 1 }
}
