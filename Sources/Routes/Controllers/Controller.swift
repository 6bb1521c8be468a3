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
