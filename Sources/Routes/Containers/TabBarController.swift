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

extension TabBarController {
  /// A delegate that is asked and informed about a user's taps on a tab bar.
  ///
  /// A selection from code calls none of its methods.
  public protocol Delegate: AnyObject {
    /// Whether a tap on a tab selects it. The graph accepts other requests meanwhile.
    ///
    /// - Parameters:
    ///   - index: The tab, counted from 0.
    ///   - tabBarController: The tab controller.
    func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool
    /// Called after a tap on a tab, also on the selected one.
    ///
    /// - Parameters:
    ///   - index: The tab, counted from 0.
    ///   - tabBarController: The tab controller.
    func didSelect(_ index: Int, in tabBarController: TabBarController)
  }
}

extension TabBarController.Delegate {
  /// `true`: every tab can be selected.
  public func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool { true }
  /// Does nothing.
  public func didSelect(_ index: Int, in tabBarController: TabBarController) {}
}

extension TabBarController: ArrangedContainer, LibraryContainer {
  static var element: ContainerElement? {
    ContainerElement("tabBarController", relationships: ["viewControllers"])
  }

  static func makeEmpty() -> any LibraryContainer { TabBarController([]) }

  final var kind: Snapshot.Kind { .tab }

  final func items(at index: Int) -> [Snapshot.Item] { markedItems(at: index) }

  final func fill(with items: [Snapshot.Item]) {
    tabs = items.map(\.controller)
    selectedIndex = items.firstIndex(where: \.isSelected) ?? 0
  }

  final func arrange(_ children: [any Controller], content: (any Controller)?) {
    tabs = children
    selectedIndex = children.firstIndex { $0 === content } ?? 0
  }

  /// Other tabs: the selected one is kept; else the one at its index is selected, else the first.
  final func position(ofSelectedIn tabs: [any Controller]) -> Int? {
    if let kept = tabs.firstIndex(where: { $0 === selected }) { return kept }
    return tabs.indices.contains(selectedIndex) ? selectedIndex : tabs.indices.first
  }

  final func changes(removing children: [any Controller]) -> [ControllerChange] {
    let rest = tabs.without(children)
    return [.arrange(rest, content: position(ofSelectedIn: rest), of: controller)]
  }

  final func put(_ child: any Controller, as relationship: ExactString?) { tabs.append(child) }

  final func change(bringingToFront child: any Controller) -> ControllerChange? {
    guard let index = tabs.firstIndex(where: { $0 === child }), index != selectedIndex else {
      return nil
    }
    return .select(index: index, in: controller)
  }
}
