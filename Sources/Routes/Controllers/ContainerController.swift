/// A controller that contains other controllers.
///
/// The library has ``NavigationController``, ``TabBarController``, ``SplitViewController`` and
/// ``PageViewController``. An app can add its own, and prepare closures, snapshots and appearance
/// calls reach their children:
///
/// ```swift
/// final class DrawerController: ContainerController {
///   let menu = MenuController()
///   let home = HomeController()
///   var childControllers: [any Controller] { [menu, home] }
///   var content: (any Controller)? { home }
/// }
/// ```
///
/// The children are read when the container enters a graph. A container whose children change
/// later conforms to ``ArrangeableContainer`` and is changed through the graph.
public protocol ContainerController: Controller {
  /// The children, in the container's own order.
  var childControllers: [any Controller] { get }

  /// The child in front, which a user sees first; one of ``childControllers``.
  var content: (any Controller)? { get }
}

/// A container of the app with children that the graph can change.
///
/// ```swift
/// final class DrawerController: ArrangeableContainer {
///   private(set) var childControllers: [any Controller] = []
///   private(set) var content: (any Controller)?
///   weak var graph: ControllerGraph?
///
///   func arrange(_ children: [any Controller], content: (any Controller)?) {
///     childControllers = children
///     self.content = content
///   }
///
///   func open() throws { try graph?.arrange(childControllers, content: 0, in: self) }
/// }
/// ```
public protocol ArrangeableContainer: ContainerController {
  /// The graph that contains the container; set by the graph. Declare it `weak`.
  ///
  /// As two graphs would change the same children, each refuses a container of the other.
  var graph: ControllerGraph? { get set }

  /// Sets the children and the child in front. The graph has checked them.
  ///
  /// - Parameters:
  ///   - children: The new value of ``ContainerController/childControllers``.
  ///   - content: The new value of ``ContainerController/content``.
  func arrange(_ children: [any Controller], content: (any Controller)?)
}
