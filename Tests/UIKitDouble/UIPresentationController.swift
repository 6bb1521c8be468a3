/// Decides whether a user may dismiss, and is told of it.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// A presentation: what is presented, and by which controller.
@MainActor open class UIPresentationController: NSObject {
  open private(set) var presentedViewController: UIViewController
  weak var presenter: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Whether a dismissal has begun and not ended.
  var isEnding = false

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presenting
  }

  /// Where the presenter's view was, while the presentation covers it.
  private weak var place: UIView?

  // UIModalPresentationStyle.fullScreen: the views of the presenter are removed when the presentation
  // is over.
  func removeViewOfPresenter() {
    guard let view = presenter?.viewIfLoaded else { return }
    place = view.superview
    view.leave()
  }

  /// Returns the view of the presenter, unless its container shows another child.
  func returnViewOfPresenter(isInFront: Bool) {
    guard let place, let presenter, isInFront || presenter.parent?.isContainer != true else {
      return
    }
    presenter.viewIfLoaded?.enter(place)
    self.place = nil
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Whether the presenter disappears.
  var coversPresenter: Bool {
    if UIKitRecord.has(.fullScreenCoversNothing) { return false }
    if UIKitRecord.has(.everySheetCovers) { return true }
    return presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Whether the presenter is called after the presented controller.
  var callsPresenterLast: Bool {
    presentationStyle == .currentContext && !UIKitRecord.has(.contextsCallThePresenterFirst)
  }

  var usesContext: Bool {
    presentationStyle == .currentContext || presentationStyle == .overCurrentContext
  }
}
