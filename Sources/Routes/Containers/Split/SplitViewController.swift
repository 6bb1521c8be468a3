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
