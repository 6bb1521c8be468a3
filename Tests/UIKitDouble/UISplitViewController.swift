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
  private var columns: [Column: UIViewController] = [:]

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
    get { isCollapsed ? childrenInFront : children }
    set {
      let list: [(Column, UIViewController)] = Array(zip([.primary, .secondary], newValue))
      change(to: Dictionary(uniqueKeysWithValues: list))
    }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    var new = columns
    new[column] = controller
    change(to: new)
  }

  private var hidden: Set<Column> = []

  /// Hides a column, and those before it; the secondary one is always visible.
  open func hide(_ column: Column) {
    guard !isCollapsed, let index = sidebars.firstIndex(of: column) else { return }
    setHidden(hidden.union(sidebars[...index]))
  }

  /// Shows a column, and those after it. In compact width it pops the stack to the column.
  open func show(_ column: Column) {
    guard !isCollapsed, let index = sidebars.firstIndex(of: column) else { return }
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

  private var sidebars: [Column] {
    style == .tripleColumn ? [.primary, .supplementary] : [.primary]
  }

  private func setHidden(_ new: Set<Column>) {
    let old = childrenInFront
    hidden = new
    transition(from: old)
  }

  private static let order: [Column] = [.primary, .supplementary, .secondary, .compact]

  /// In compact width the compact column or, without one, the primary one.
  override var childrenInFront: [UIViewController] {
    if isCollapsed { return (columns[.compact] ?? columns[.primary]).map { [$0] } ?? [] }
    return Self.order.filter { $0 != .compact && !hidden.contains($0) }.compactMap { columns[$0] }
  }

  override var handlesShowDetail: Bool { true }

  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    let primary = columns[.compact] ?? columns[.primary]
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

  /// Columns are stacked before the controller appears in compact width for the first time.
  override func arrangeChildren() { collapse() }

  private var hasCollapsed = false

  /// Pushes the columns on the primary one in their order, unless there is a compact column.
  private func collapse() {
    guard isCollapsed, !hasCollapsed, columns[.compact] == nil,
      let stack = columns[.primary] as? UINavigationController
    else { return }
    hasCollapsed = true
    for column in [Column.supplementary, .secondary] {
      guard let controller = columns[column], !(controller is UISplitViewController) else {
        continue
      }
      columns[column] = nil
      forget(controller)
      stack.pushColumn(controller, animated: false)
    }
  }

  override func lose(_ child: UIViewController) {
    change(to: columns.filter { $0.value !== child }, informsBefore: false)
  }

  private func change(to new: [Column: UIViewController], informsBefore: Bool = true) {
    let old = childrenInFront
    columns = new
    let (added, removed) = replaceChildren(Self.order.compactMap { new[$0] })
    transition(from: old, added, removed, informsBefore: informsBefore)
  }

  private func transition(
    from old: [UIViewController],
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
    ).perform(animated: false)
  }
}
