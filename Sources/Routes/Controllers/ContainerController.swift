/// A controller that shows other controllers inside itself.
///
/// ``NavigationController``, ``TabBarController``, ``SplitViewController`` and
/// ``PageViewController`` come with the library; an app can add its own, and prepare closures,
/// snapshots and appearance calls reach the controllers inside:
///
/// ```swift
/// final class DrawerController: ContainerController {
///   let menu: MenuController
///   let home: HomeController
///   var children: [any Controller] { [menu, home] }
///   var content: (any Controller)? { home }
/// }
/// ```
///
/// The children are read when the container enters a graph. A container whose children change
/// later conforms to ``ArrangeableContainer`` and is changed through the graph.
public protocol ContainerController: Controller {
  /// The controllers inside, in the container's own order.
  var children: [any Controller] { get }

  /// The child that is in front, which a user sees first; one of ``children``.
  var content: (any Controller)? { get }
}

/// A container of the app's own whose children the graph may change.
///
/// ```swift
/// try graph.arrange([menu, profile], content: 1, in: drawer)
/// ```
public protocol ArrangeableContainer: ContainerController {
  /// Takes the children and the one in front; called by the graph after it has checked them.
  ///
  /// - Parameters:
  ///   - children: What ``ContainerController/children`` must return from now on.
  ///   - content: What ``ContainerController/content`` must return from now on.
  func arrange(_ children: [any Controller], content: (any Controller)?)
}
