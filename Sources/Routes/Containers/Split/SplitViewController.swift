/// A container with a primary column and a detail column, which are both visible in regular width.
///
/// ```swift
/// let split = SplitViewController(
///   primary: NavigationController(root: ListController()), detail: PlaceholderController("Detail"))
/// let graph = try ControllerGraph(root: split, width: .regular)
/// ```
///
/// In compact width the columns collapse into one. If the primary column is a stack, the others are
/// pushed on it in their order, from the start or when the width changes. The ``SplitViewController/Delegate``
/// can keep a column on top. In regular width they are separated again. A controller for the compact
/// column replaces the others, which then stay apart.
open class SplitViewController: ContainerController, PresentableController {
  /// The controller of the first column.
  public internal(set) final var primary: (any Controller)?
  /// The controller of the second of three columns.
  public internal(set) final var supplementary: (any Controller)?
  /// The controller of the last column.
  public internal(set) final var detail: (any Controller)?
  /// The controller that replaces all columns in compact width.
  public internal(set) final var compact: (any Controller)?

  /// The columns that are hidden in regular width; ``ControllerGraph/hide(_:from:)`` changes them.
  public internal(set) final var hiddenColumns: Set<SplitViewController.Column> = []

  /// The delegate, which decides about columns that collapse.
  public final weak var delegate: (any SplitViewController.Delegate)?

  /// The controller of the second column while it is on the stack of the first.
  final weak var stackedSupplementary: (any Controller)?
  /// The controllers of columns that the delegate did not stack.
  final var setAside: [SplitViewController.Column: any Controller] = [:]

  /// The style with which the controller is presented.
  open var modalPresentationStyle = PresentationStyle.automatic
  /// How the controller appears when it is presented.
  open var modalTransitionStyle = Transition.ModalStyle.coverVertical

  /// The name of the subclass for which this controller is a placeholder.
  package final var placeholderName: String?

  /// The container of another framework that this one describes.
  final weak var represented: (any Controller)?

  /// The graph that contains the controller and changes its children.
  final weak var holder: ControllerGraph?

  /// Makes a split controller of the given columns.
  public init(
    primary: (any Controller)? = nil,
    supplementary: (any Controller)? = nil,
    detail: (any Controller)? = nil,
    compact: (any Controller)? = nil
  ) {
    self.primary = primary
    self.supplementary = supplementary
    self.detail = detail
    self.compact = compact
  }

  /// The controllers of the columns, in the order of these.
  public final var childControllers: [any Controller] {
    [primary, supplementary, detail, compact].compactMap { $0 }
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
