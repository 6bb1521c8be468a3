/// A controller that states how it is presented.
///
/// A presentation uses the properties unless the request, or its segue, has a style of its own. The
/// library's containers have them, too:
///
/// ```swift
/// let login = NavigationController(root: LoginController())
/// login.modalPresentationStyle = .fullScreen
/// try graph.present(login)
/// ```
///
/// Like UIKit's sheets with a `largestUndimmedDetentIdentifier`, a sheet with ``isUndimmed`` does not
/// dim its presenter, and a user can still touch controls and tabs below it. That property counts on the presented
/// controller and on the child in front inside it.
///
/// Modality is stated by ``DismissalResponder/isModalInPresentation``, and a context by
/// ``PresentationContextController/definesPresentationContext``.
public protocol PresentableController: Controller {
  /// The style of the presentation.
  var modalPresentationStyle: PresentationStyle { get }
  /// How the presentation appears.
  var modalTransitionStyle: Transition.ModalStyle { get }
  /// Whether the sheet leaves its presenter undimmed.
  var isUndimmed: Bool { get }
  /// The object that adapts the presentation, and is asked and informed about swipes of it. The graph
  /// reads it once, and references it weakly.
  var dismissalDelegate: (any DismissalDelegate)? { get }
}

extension PresentableController {
  /// `automatic`: a page sheet.
  public var modalPresentationStyle: PresentationStyle { .automatic }
  /// `coverVertical`.
  public var modalTransitionStyle: Transition.ModalStyle { .coverVertical }
  /// `false`: the sheet dims its presenter.
  public var isUndimmed: Bool { false }
  /// `nil`: there is no such object.
  public var dismissalDelegate: (any DismissalDelegate)? { nil }
}

/// A controller that can define the area for context presentations.
///
/// A controller presented with ``PresentationStyle/currentContext`` or
/// ``PresentationStyle/overCurrentContext`` covers the nearest ancestor that defines a context, or
/// else the whole hierarchy. A ``NavigationController`` defines one unless a subclass or the app sets
/// its property to `false`.
public protocol PresentationContextController: Controller {
  /// Whether presentations from the controller or its descendants cover its area.
  var definesPresentationContext: Bool { get }
}
