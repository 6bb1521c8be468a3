/// A screen: any class of the app.
///
/// There is nothing to implement. What a screen can do beyond being there it says by further
/// protocols, each of which is optional: ``ContainerController``, ``DestinationReceiver``,
/// ``LifecycleController``, ``SegueSource``, ``DismissalResponder``, ``PresentationContextController``.
///
/// ```swift
/// final class ConversationController: Controller {
///   var status: Status?
/// }
/// ```
public protocol Controller: AnyObject {}
