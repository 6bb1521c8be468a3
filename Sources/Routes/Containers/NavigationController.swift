/// A container with a stack of controllers. The last one is on screen.
///
/// The controller gets its root when it is made. The graph that contains it pushes and pops:
///
/// ```swift
/// let graph = try ControllerGraph(root: NavigationController(root: FeedController()))
/// try graph.push(ConversationController())
/// ```
nonisolated open class NavigationController: ContainerController, PresentableController,
  PresentationContextController
{
  /// The controllers, the root first.
  public internal(set) final var stack: [any Controller]

  /// The delegate, which is informed of each new top.
  public final weak var delegate: (any NavigationController.Delegate)? {
    didSet { holder?.noteDelegate(of: self) }
  }

  /// Whether the delegate has been informed of the first top on screen (rule 41).
  final var hasBeenShown = false

  /// Whether a split controller has made the stack for a plain controller in a column.
  package final var isMadeForColumn = false

  /// Whether context presentations from inside the controller cover its area only.
  open var definesPresentationContext = true

  /// The style with which the controller is presented.
  open var modalPresentationStyle = PresentationStyle.automatic
  /// How the controller appears when it is presented.
  open var modalTransitionStyle = Transition.ModalStyle.coverVertical
  /// The object that adapts the controller's presentation, and is asked and informed about swipes of it.
  open weak var dismissalDelegate: (any DismissalDelegate)?

  package final var placeholderName: String?
  final weak var represented: (any Controller)?
  final weak var holder: ControllerGraph? {
    didSet { if delegate != nil { holder?.classes.haveStackDelegates = true } }
  }

  /// Makes a stack of one controller, or an empty one.
  public init(root: (any Controller)? = nil) { stack = root.map { [$0] } ?? [] }

  /// Makes a stack of the given controllers, the root first.
  public init(stack: [any Controller]) { self.stack = stack }

  /// The top of the stack, which is on screen.
  public final var top: (any Controller)? { stack.last }

  /// The stack, the root first.
  public final var childControllers: [any Controller] { stack }

  /// The top of the stack.
  public final var content: (any Controller)? { stack.last }
}

extension NavigationController {
  /// A delegate that is informed of the controllers that a navigation controller shows.
  ///
  /// It is called for each change of the top of a stack on screen: by code, by the back button, by a
  /// swipe, and by an unwind. It is also called when the stack appears, for example with its tab, but
  /// not when a dismissal uncovers it. A coordinator notices this way that its screens were popped:
  ///
  /// ```swift
  /// final class ShopCoordinator: NavigationController.Delegate {
  ///   func didShow(
  ///     _ controller: any Controller, in navigationController: NavigationController,
  ///     popped: [any Controller]
  ///   ) {
  ///     if popped.contains(where: { $0 is ConversationController }) { print("the shop was left") }
  ///   }
  /// }
  /// ```
  ///
  /// In a window, UIKit's navigation controllers have delegates of their own.
  public protocol Delegate: AnyObject {
    /// Called before the new top is on screen, after its ``LifecycleController/willAppear()``.
    ///
    /// - Parameters:
    ///   - controller: The new top.
    ///   - navigationController: The navigation controller.
    func willShow(_ controller: any Controller, in navigationController: NavigationController)
    /// Called when a controller is the new top. If a swipe back is cancelled, it is not called.
    ///
    /// - Parameters:
    ///   - controller: The new top.
    ///   - navigationController: The navigation controller.
    ///   - popped: The controllers that have left the stack, in its order.
    func didShow(
      _ controller: any Controller,
      in navigationController: NavigationController,
      popped: [any Controller]
    )
  }
}

extension NavigationController.Delegate {
  /// Does nothing.
  public func willShow(
    _ controller: any Controller,
    in navigationController: NavigationController
  ) {}
  /// Does nothing.
  public func didShow(
    _ controller: any Controller,
    in navigationController: NavigationController,
    popped: [any Controller]
  ) {}
}

extension NavigationController {
  /// A controller that hides bars or buttons, without which a user cannot leave it.
  ///
  /// A user's way back, swipe back and tap on a tab are then refused. Code still moves.
  ///
  /// ```swift
  /// final class CheckoutController: NavigationController.BarHiding {
  ///   var hidesBottomBarWhenPushed: Bool { true }
  ///   var isPaying = false
  ///   var hidesBackButton: Bool { isPaying }
  /// }
  /// ```
  ///
  /// A bar that the scene of a storyboard hides is hidden, too.
  public protocol BarHiding: Controller {
    /// Whether the tab bar around the stack is hidden while the controller is on the stack, also below
    /// others.
    var hidesBottomBarWhenPushed: Bool { get }
    /// Whether there is no back button while the controller is the top of a stack.
    var hidesBackButton: Bool { get }
    /// Whether the navigation bar is hidden while the controller, or one inside it, is in front.
    var hidesNavigationBar: Bool { get }
  }
}

extension NavigationController.BarHiding {
  /// `false`: the tab bar stays.
  public var hidesBottomBarWhenPushed: Bool { false }
  /// `false`: the back button is there.
  public var hidesBackButton: Bool { false }
  /// `false`: the navigation bar is there.
  public var hidesNavigationBar: Bool { false }
}

extension NavigationController: LibraryContainer {
  static var element: ContainerElement? {
    ContainerElement("navigationController", relationships: ["rootViewController"])
  }

  static func makeEmpty() -> any LibraryContainer { NavigationController() }

  final var kind: Snapshot.Kind { .navigation }

  final func fill(with items: [Snapshot.Item]) { stack = items.map(\.controller) }

  final func put(_ child: any Controller, as relationship: ExactString?) { stack = [child] }

  /// A stack is on a stack only where the columns of a split controller collapse.
  final func objection(
    to child: any Container,
    in parent: (any Container)?
  ) -> Refusal.Reason? {
    switch child.kind {
    case .navigation where (parent as? SplitViewController)?.collapses(onto: self) == true: nil
    case .navigation, .split: .stack(.notPushable(ControllerName.described(child.controller)))
    case .screen, .tab, .page, .search, .container: nil
    }
  }

  final func warning(about child: any Container) -> ControllerGraph.Warning? {
    child.kind == .tab
      ? .tabBarControllerOnStack(ControllerName.described(child.controller)) : nil
  }

  /// Whether a controller is a stack, which is presented when it is shown from inside this one.
  ///
  /// Only where this one describes another framework's container may the controller be another's.
  final func isStack(_ controller: any Controller) -> Bool {
    controller is NavigationController
      || represented != nil
        && (controller as? any RepresentedContainer)?.asContainer is NavigationController
  }

  final func changes(
    removing children: [any Controller]
  ) throws(Refusal.Reason) -> [ControllerChange] {
    let rest = stack.without(children)
    try validateRoot(of: rest)
    return [.stack(rest, of: controller)]
  }

  /// Checks that a collapsed column on the stack does not become its root.
  final func validateRoot(of stack: [any Controller]) throws(Refusal.Reason) {
    guard let root = stack.first?.asContainer,
      let objection = objection(to: root, in: nil)
    else { return }
    throw objection
  }

  final var isSearchedBackwards: Bool { true }

  final func change(bringingToFront child: any Controller) -> ControllerChange? {
    let above = height(above: child)
    return above == 0 ? nil : .pop(count: above, from: controller)
  }

  /// The number of controllers above a controller; the height of the stack if it is not on it.
  final func height(above controller: any Controller) -> Int {
    stack.reversed().prefix { $0 !== controller }.count
  }
}
