/// Controllers side by side, of which one is selected; the first one to begin with.
///
/// ```swift
/// let tabs = TabBarController([NavigationController(root: FeedController()), SettingsController()])
/// let graph = ControllerGraph(root: tabs)
/// try graph.select(1)
/// ```
///
/// A phone moves the fifth and later tabs under *More* when there are more than five; that is left
/// out here: every tab is selected directly.
open class TabBarController: ContainerController {
  /// The controllers, in the order of their tabs.
  public internal(set) final var tabs: [any Controller]
  /// The index of the selected tab, from 0; it stays 0 where there are no tabs.
  public internal(set) final var selectedIndex: Int = 0
  /// Asked and told about a user's taps.
  public final weak var delegate: (any TabBarDelegate)?

  /// The name of the subclass that this controller stands in for.
  final var placeholderName: String?

  /// The graph that holds the controller and changes its children.
  final weak var holder: AnyObject?

  /// Makes a tab controller with the first of the given tabs selected.
  public init(_ tabs: [any Controller]) { self.tabs = tabs }

  /// The controller of the selected tab.
  public final var selected: (any Controller)? {
    tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil
  }

  /// The controllers, in the order of their tabs.
  public final var children: [any Controller] { tabs }

  /// The controller of the selected tab.
  public final var content: (any Controller)? { selected }
}
