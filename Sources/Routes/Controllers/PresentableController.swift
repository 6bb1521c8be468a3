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
/// Modality is stated by ``DismissalResponder/isModalInPresentation``, and a context by
/// ``PresentationContextController/definesPresentationContext``.
public protocol PresentableController: Controller {
  /// The style of the presentation.
  var modalPresentationStyle: PresentationStyle { get }
  /// How the presentation appears.
  var modalTransitionStyle: Transition.ModalStyle { get }
}

extension PresentableController {
  /// `automatic`: a page sheet.
  public var modalPresentationStyle: PresentationStyle { .automatic }
  /// `coverVertical`.
  public var modalTransitionStyle: Transition.ModalStyle { .coverVertical }
}
