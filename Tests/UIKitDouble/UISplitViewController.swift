/// Columns beside each other, which are one stack where there is little width.
open class UISplitViewController: UIViewController {
  override var isContainer: Bool { true }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

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

  /// Hides a column; the secondary one is always visible.
  open func hide(_ column: Column) {
    guard !isCollapsed, column == .primary || column == .supplementary else { return }
    setHidden(hidden.union([column]))
  }

  open func show(_ column: Column) {
    if !isCollapsed { setHidden(hidden.subtracting([column])) }
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
      stack.pushColumn(controller)
    } else if isCollapsed {
      (columns[.compact] ?? columns[.primary])?.show(controller, sender: sender)
    } else {
      setViewController(controller, for: .secondary)
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
    let front = childrenInFront
    let leaving = old.first { child in !front.contains { $0 === child } }
    let entering = front.first { child in !old.contains { $0 === child } }
    ContainerTransition(
      container: self,
      old: leaving,
      new: entering,
      added: added,
      removed: removed,
      informsBefore: informsBefore
    ).perform(animated: false)
  }
}
