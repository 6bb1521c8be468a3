/// A screen: any class of the app.
///
/// There is nothing to implement. Further protocols are optional: ``ContainerController``,
/// ``DestinationReceiver``, ``LifecycleController``, ``SegueSource``, ``DismissalResponder``,
/// ``PopResponder``, ``PresentationContextController``.
///
/// ```swift
/// final class ConversationController: Controller {
///   var status: Status?
/// }
/// ```
public protocol Controller: AnyObject {}

/// A controller that hosts another one, such as a view controller around the model of a view.
///
/// Snapshots, expectations and links see the hosted controller, and requests accept it in place of its
/// host. A segue leads to it, and a ``NavigatingController`` among the hosted ones gets its navigator.
///
/// ```swift
/// final class ProfileModel: Controller { var user: User? }
///
/// final class ProfileHost: HostController {
///   let model = ProfileModel()
///   var hosted: any Controller { model }
///   weak var graph: ControllerGraph?
/// }
/// ```
///
/// `Hosting` of `RoutesSwiftUI` is one for views of SwiftUI.
public protocol HostController: Controller {
  /// The hosted controller. It never changes, and is itself in no graph.
  var hosted: any Controller { get }
  /// The graph that contains the host; set by the graph. Declare it `weak`.
  var graph: ControllerGraph? { get set }
}

extension Controller {
  /// The hosted controller of a host; any other controller itself.
  package var model: any Controller { (self as? any HostController)?.hosted ?? self }
}
