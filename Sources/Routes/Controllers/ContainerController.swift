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

  /// Whether the graph calls the children when the container appears and disappears. Otherwise the container
  /// does, with ``ControllerGraph/beginAppearanceTransition(of:isAppearing:)`` and
  /// ``ControllerGraph/endAppearanceTransition(of:)``. The graph reads it once.
  var shouldAutomaticallyForwardAppearanceMethods: Bool { get }

  /// Whether the container has shown a controller itself. The graph accepts other requests meanwhile.
  ///
  /// Otherwise the containers around it decide, as without an override of UIKit's `show(_:sender:)`.
  ///
  /// - Parameters:
  ///   - controller: The controller of `show`.
  ///   - source: The controller that shows it: the container, or one inside it.
  func show(_ controller: any Controller, from source: any Controller) -> Bool
  /// Whether the container has shown a detail itself. The graph accepts other requests meanwhile.
  ///
  /// - Parameters:
  ///   - controller: The controller of `showDetail`.
  ///   - source: The controller that shows it: the container, or one inside it.
  func showDetail(_ controller: any Controller, from source: any Controller) -> Bool
}

extension ContainerController {
  /// `true`: the graph calls the children.
  public var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// `false`: the containers around it decide.
  public func show(_ controller: any Controller, from source: any Controller) -> Bool { false }
  /// `false`: the containers around it decide.
  public func showDetail(_ controller: any Controller, from source: any Controller) -> Bool {
    false
  }
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
  /// The graph that contains the container; set by the graph, and `nil` after the last call of a container
  /// that has left. Declare it `weak`.
  ///
  /// A graph refuses a container of another graph, which would change the same children.
  var graph: ControllerGraph? { get set }

  /// Sets the children and the child in front. The graph has checked them.
  ///
  /// - Parameters:
  ///   - children: The new value of ``ContainerController/childControllers``.
  ///   - content: The new value of ``ContainerController/content``.
  func arrange(_ children: [any Controller], content: (any Controller)?)
}
