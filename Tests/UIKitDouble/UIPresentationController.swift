/// Decides whether a user may dismiss, and is told of it.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
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

  /// The style in compact width, if the delegate has chosen one.
  private var adaptedStyle: UIModalPresentationStyle?

  /// Adapts a sheet or a popover to a width (UIPresentationController.h, above `delegate`): the supported
  /// styles are full screen and over the full screen; any other leaves the presentation as it is.
  func adapt(to traits: UITraitCollection) {
    let styles: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .popover]
    guard traits.horizontalSizeClass == .compact, styles.contains(presentationStyle), let delegate
    else { return }
    let style = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    guard style == .fullScreen || style == .overFullScreen else { return }
    adaptedStyle = style
    let other = delegate.presentationController(
      self,
      viewControllerForAdaptivePresentationStyle: style
    )
    guard let other, other !== presentedViewController else { return }
    presentedViewController.ownPresentation = nil
    presentedViewController = other
    other.ownPresentation = self
  }

  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
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

  /// `_UISearchPresentationController` of UIKitCore respects `definesPresentationContext`, too.
  var usesContext: Bool {
    presentationStyle == .currentContext || presentationStyle == .overCurrentContext
      || presentedViewController is UISearchController
  }
}

/// A presentation as a bubble, which points to a view or to a button of a bar.
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var barButtonItem: UIBarButtonItem?
}
