/// Decides about the columns of a split controller.
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposed }
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {}
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
}

/// Columns beside each other, which are one stack where there is little width.
open class UISplitViewController: UIViewController {
  override var isContainer: Bool { true }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  open private(set) var style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The delegate for the methods that apply to column styles only, by the documentation.
  var columnDelegate: (any UISplitViewControllerDelegate)? {
    style == .unspecified ? nil : delegate
  }
  /// The delegate for the methods that apply to split controllers without column style only, by the
  /// documentation.
  var classicDelegate: (any UISplitViewControllerDelegate)? {
    style == .unspecified ? delegate : nil
  }
  /// The children by their columns.
  var columns: [Column: UIViewController] = [:]
  /// The controllers that were set for the columns, wherever they are.
  var assigned: [Column: UIViewController] = [:]
  /// Whether the columns are arranged as one. They are apart before the view is loaded.
  var hasCollapsed = false

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open var viewControllers: [UIViewController] {
    get { isCollapsed ? childrenInFront(isCollapsed: true) : children }
    set {
      let list: [(Column, UIViewController)] = Array(zip([.primary, .secondary], newValue))
      change(to: Dictionary(uniqueKeysWithValues: list))
    }
  }

  open func viewController(for column: Column) -> UIViewController? {
    forgetPoppedColumns()
    let child = columns[column] ?? assigned[column]
    return child.flatMap { madeStacks[ObjectIdentifier($0)] } ?? child
  }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    guard allows(column) else { return }
    let child = controller.map { column == .compact ? $0 : stack(for: $0) }
    if hasCollapsed, column == .supplementary || column == .secondary, columns[column] == nil,
      collapsingStack != nil
    {
      return setCollapsed(child, for: column)
    }
    var new = columns
    new[column] = child
    change(to: new)
  }

  /// What the stacks contain that the split controller has made.
  private var madeStacks: [ObjectIdentifier: UIViewController] = [:]

  // UISplitViewController.h: a controller that is no navigation controller gets one, except in the
  // compact column.
  private func stack(for controller: UIViewController) -> UIViewController {
    if controller is UINavigationController { return controller }
    let stack = UINavigationController(rootViewController: controller)
    madeStacks[ObjectIdentifier(stack)] = controller
    return stack
  }

  // UISplitViewController.h: the supplementary column is valid for three columns only.
  private func allows(_ column: Column) -> Bool {
    if column != .supplementary || style == .tripleColumn { return true }
    UIKitRecord.current.raise("The style of \(self) has no supplementary column")
    return false
  }

  var hidden: Set<Column> = []

  /// Hides a column, and those before it; the secondary one is always visible. In compact width it pops it.
  open func hide(_ column: Column) {
    guard allows(column) else { return }
    if isCollapsed { return hideCollapsed(column) }
    guard let index = sidebars.firstIndex(of: column) else { return }
    setHidden(hidden.union(sidebars[...index]))
  }

  /// Shows a column, and those after it. In compact width it pops the stack to the column, or pushes it.
  open func show(_ column: Column) {
    guard allows(column) else { return }
    forgetPoppedColumns()
    if isCollapsed { return showCollapsed(column) }
    guard let index = sidebars.firstIndex(of: column) else { return }
    setHidden(hidden.subtracting(sidebars[index...]))
  }

  /// How many of the columns before the secondary one are visible.
  open var displayMode: DisplayMode {
    switch sidebars.count(where: { !hidden.contains($0) }) {
    case 0: .secondaryOnly
    case 1: .oneBesideSecondary
    default: .twoBesideSecondary
    }
  }

  var sidebars: [Column] {
    style == .tripleColumn ? [.primary, .supplementary] : [.primary]
  }

  // UISplitViewController.h: hiding or showing a column is animated, and has a coordinator.
  private func setHidden(_ new: Set<Column>) {
    guard new != hidden else { return }
    for column in sidebars where new.contains(column) != hidden.contains(column) {
      if new.contains(column) {
        columnDelegate?.splitViewController(self, willHide: column)
      } else {
        columnDelegate?.splitViewController(self, willShow: column)
      }
    }
    let old = childrenInFront
    hidden = new
    transition(from: old, animated: true)
  }

  static let order: [Column] = [.primary, .supplementary, .secondary, .compact]

  /// In compact width the compact column or, without one, the primary one.
  override var childrenInFront: [UIViewController] { childrenInFront(isCollapsed: hasCollapsed) }

  func childrenInFront(isCollapsed: Bool) -> [UIViewController] {
    if isCollapsed { return (columns[.compact] ?? columns[.primary]).map { [$0] } ?? [] }
    return Self.order.filter { $0 != .compact && !hidden.contains($0) }.compactMap { columns[$0] }
  }

  override var handlesShowDetail: Bool { true }

  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if classicDelegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    let primary = columns[.compact] ?? columns[.primary]
    // UISplitViewControllerClassicImpl `_willShowCollapsedDetailViewController:inTargetController:` (iOS 18.2).
    if isCollapsed, style == .unspecified, primary is UINavigationController {
      assigned[.secondary] = controller
    }
    if isCollapsed, let stack = primary as? UINavigationController,
      controller is UINavigationController
    {
      stack.pushColumn(controller, animated: true)
    } else if isCollapsed {
      (columns[.compact] ?? columns[.primary])?.show(controller, sender: sender)
    } else {
      setViewController(controller, for: .secondary)
    }
  }

  override func arrangeChildren() { arrangeColumns() }

  override func traitsChanged() {
    if isViewLoaded { arrangeColumns() }
    super.traitsChanged()
  }

  override func lose(_ child: UIViewController) {
    change(to: columns.filter { $0.value !== child }, informsBefore: false)
  }

  private func change(to new: [Column: UIViewController], informsBefore: Bool = true) {
    let old = childrenInFront
    // A column that has collapsed keeps its controller.
    for column in Self.order where new[column] != nil || columns[column] != nil {
      assigned[column] = new[column]
    }
    columns = new
    let (added, removed) = replaceChildren(Self.order.compactMap { new[$0] })
    transition(from: old, added, removed, informsBefore: informsBefore)
  }

  private func transition(
    from old: [UIViewController],
    animated: Bool = false,
    _ added: [UIViewController] = [],
    _ removed: [UIViewController] = [],
    informsBefore: Bool = true
  ) {
    ContainerTransition(
      container: self,
      old: old,
      new: childrenInFront,
      added: added,
      removed: removed,
      informsBefore: informsBefore
    ).perform(animated: animated)
  }
}
