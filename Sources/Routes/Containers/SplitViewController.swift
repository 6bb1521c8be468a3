/// A container with two or three columns, which are visible together in regular width.
///
/// ```swift
/// let split = SplitViewController(
///   primary: NavigationController(root: ListController()), detail: PlaceholderController("Detail"))
/// let graph = try ControllerGraph(root: split, width: .regular)
/// ```
///
/// A plain controller in a primary, supplementary or detail column gets a stack, unless the ``style`` is
/// unspecified.
///
/// In compact width the columns collapse into one. If the primary column is a stack, the others are
/// pushed on it in their order, from the start or when the width changes. Another primary column is then
/// the only one. The ``SplitViewController/Delegate`` can keep a column on top. A column keeps its
/// controller while that is not on the stack, for example after a user has gone back, and
/// ``ControllerGraph/show(_:from:)-(SplitViewController.Column,_)`` pushes it again. In regular width the
/// columns are separated again. A controller for the compact column replaces the others, which then stay
/// apart.
nonisolated open class SplitViewController: ContainerController, PresentableController {
  final var columns: [SplitViewController.Column: any Controller] = [:]
  /// The controller of the first column.
  public final var primary: (any Controller)? { columns[.primary] }
  /// The controller of the second of three columns.
  public final var supplementary: (any Controller)? { columns[.supplementary] }
  /// The controller of the last column.
  public final var detail: (any Controller)? { columns[.detail] }
  /// The controller that replaces all columns in compact width.
  public final var compact: (any Controller)? { columns[.compact] }

  /// The columns that are hidden in regular width; ``ControllerGraph/hide(_:from:)`` changes them.
  public package(set) final var hiddenColumns: Set<SplitViewController.Column> = []

  /// The delegate, which decides about columns that collapse.
  public final weak var delegate: (any SplitViewController.Delegate)?
  /// The delegate for what UIKit asks without column style only.
  final var classicDelegate: (any SplitViewController.Delegate)? {
    style == .unspecified ? delegate : nil
  }

  /// Whether plain controllers in columns get stacks.
  public internal(set) final var style: Style

  /// The controllers of columns that have collapsed, on the stack of the primary column or in no graph.
  package final var collapsed: [SplitViewController.Column: any Controller] = [:]

  /// The style with which the controller is presented.
  open var modalPresentationStyle = PresentationStyle.automatic
  /// How the controller appears when it is presented.
  open var modalTransitionStyle = Transition.ModalStyle.coverVertical
  /// The object that adapts the controller's presentation, and is asked and informed about swipes of it.
  open weak var dismissalDelegate: (any DismissalDelegate)?

  package final var placeholderName: String?
  final weak var represented: (any Controller)?
  final weak var holder: ControllerGraph?

  /// Makes a split controller of the given columns.
  public init(
    style: Style = .columns,
    primary: (any Controller)? = nil,
    supplementary: (any Controller)? = nil,
    detail: (any Controller)? = nil,
    compact: (any Controller)? = nil
  ) {
    self.style = style
    columns[.compact] = compact
    columns[.primary] = primary.map(columnController)
    columns[.supplementary] = supplementary.map(columnController)
    columns[.detail] = detail.map(columnController)
  }

  /// The stack that a plain controller gets in a column.
  func makeStack(of controller: any Controller) -> NavigationController {
    NavigationController(root: controller)
  }

  /// The controllers of the columns, in the order of these.
  public final var childControllers: [any Controller] {
    Column.allCases.compactMap { columns[$0] }
  }

  /// The detail controller, or else the primary one; in compact width the compact column's, if
  /// there is one.
  public final var content: (any Controller)? {
    if let compact, holder?.width == .compact { return compact }
    if let detail { return detail }
    if hiddenColumns.contains(.primary), holder?.width == .regular { return nil }
    return primary ?? (holder == nil ? compact : nil)
  }
}

extension SplitViewController {
  /// How a split controller treats its columns.
  public enum Style: Hashable, Sendable {
    /// Each column but the compact one has a stack, as with the initializer `init(style:)` of UIKit.
    case columns
    /// The columns have the given controllers, as in the storyboards of older apps.
    case unspecified
  }
}

extension SplitViewController: LibraryContainer {
  static var element: ContainerElement? {
    ContainerElement(
      "splitViewController",
      relationships: [
        "masterViewController", "supplementaryViewController", "detailViewController",
      ],
      content: ["detailViewController", "masterViewController"]
    )
  }

  static func makeEmpty() -> any LibraryContainer { SplitViewController() }

  final var kind: Snapshot.Kind { .split }

  final func front(in width: ControllerGraph.SizeClass) -> [any Controller] {
    switch width {
    case .regular:
      [Column.primary, .supplementary, .detail].filter { !hiddenColumns.contains($0) }
        .compactMap { columns[$0] }
    case .compact: (compact ?? content).map { [$0] } ?? []
    }
  }

  final func items(at index: Int) -> [Snapshot.Item] {
    Column.allCases.compactMap { column in
      columns[column].map { Snapshot.Item($0, .column(column, of: index)) }
    }
  }

  final func fill(with items: [Snapshot.Item]) {
    for item in items {
      guard case .column(let column, _) = item.placement else { continue }
      // A plain controller stays plain, so that the style is no column style.
      if column != .compact, needsStack(item.controller) { style = .unspecified }
      columns[column] = item.controller
    }
  }

  final func put(_ child: any Controller, as relationship: ExactString?) {
    switch relationship {
    case "masterViewController": columns[.primary] = columnController(child)
    case "supplementaryViewController": columns[.supplementary] = columnController(child)
    default: columns[.detail] = columnController(child)
    }
  }

  final func changes(removing children: [any Controller]) -> [ControllerChange] {
    Column.allCases.filter { column in children.contains { $0 === columns[column] } }
      .map { .column($0, nil, of: self.controller) }
  }

  final func changes(resizingTo width: ControllerGraph.SizeClass) -> [ControllerChange] {
    switch width {
    case .compact: collapse()
    case .regular: separate() + changesHidingColumns()
    }
  }

  /// The change to the columns that the delegate hides in regular width.
  private func changesHidingColumns() -> [ControllerChange] {
    guard let delegate else { return [] }
    var hidden = delegate.hiddenColumnsForExpanding(self, proposed: hiddenColumns)
    hidden.formIntersection([.primary, .supplementary])
    if hidden.contains(.supplementary) { hidden.insert(.primary) }
    if hidden == hiddenColumns { return [] }
    return [hiding(hidden)]
  }
}

extension SplitViewController {
  /// The controller that was set in a column, like `viewController(for:)` of UIKit.
  ///
  /// In compact width it may be on the stack of the primary column, or not be visible.
  public final func controller(in column: Column) -> (any Controller)? {
    let controller = columns[column] ?? collapsed[column]
    guard let stack = controller as? NavigationController, stack.isMadeForColumn else {
      return controller
    }
    return stack.stack.first ?? stack
  }

  /// The controller for a column: a plain one gets a stack in column style.
  final func columnController(_ controller: any Controller) -> any Controller {
    guard style == .columns, needsStack(controller) else { return controller }
    let stack = makeStack(of: controller)
    stack.isMadeForColumn = true
    return stack
  }

  private func needsStack(_ controller: any Controller) -> Bool {
    switch controller.asContainer?.kind {
    case .navigation, .split: false
    default: true
    }
  }

  /// The columns that can be hidden, in their order.
  final var sidebars: [Column] {
    supplementary == nil ? [.primary] : [.primary, .supplementary]
  }

  /// The change that hides columns, and shows all others.
  final func hiding(_ columns: Set<Column>) -> ControllerChange {
    .hide(Column.allCases.filter(columns.contains), of: controller)
  }
}
