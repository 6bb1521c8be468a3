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
