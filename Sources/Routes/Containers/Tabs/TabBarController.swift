/// A container with tabs, one of which is selected, at first the first one.
///
/// ```swift
/// let tabs = TabBarController([NavigationController(root: FeedController()), SettingsController()])
/// let graph = try ControllerGraph(root: tabs)
/// try graph.select(tab: 1)
/// ```
///
/// A phone lists the fifth and later tabs under *More* if there are more than five. This class does
/// not: every tab is selected directly.
nonisolated open class TabBarController: ContainerController, PresentableController {
  /// The controllers, in the order of their tabs.
  public internal(set) final var tabs: [any Controller]
  /// The index of the selected tab, counted from 0; 0 if there are no tabs.
  public package(set) final var selectedIndex: Int = 0
  /// The delegate, which is asked and informed about a user's taps.
  public final weak var delegate: (any TabBarController.Delegate)?

  /// The style with which the controller is presented.
  open var modalPresentationStyle = PresentationStyle.automatic
  /// How the controller appears when it is presented.
  open var modalTransitionStyle = Transition.ModalStyle.coverVertical
  /// The object that adapts the controller's presentation, and is asked and informed about swipes of it.
  open weak var dismissalDelegate: (any DismissalDelegate)?

  package final var placeholderName: String?
  final weak var represented: (any Controller)?
  /// Whether a graph cannot change the tabs, or their selection.
  package final var isFixed = false

  final weak var holder: ControllerGraph?

  /// Makes a tab controller that selects its first tab.
  public init(_ tabs: [any Controller]) { self.tabs = tabs }

  /// The controller of the selected tab.
  public final var selected: (any Controller)? {
    tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil
  }

  /// The controllers, in the order of their tabs.
  public final var childControllers: [any Controller] { tabs }

  /// The controller of the selected tab.
  public final var content: (any Controller)? { selected }
}
