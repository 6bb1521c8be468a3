/// A primary controller, and a detail controller beside it where there is room.
///
/// ```swift
/// let split = SplitViewController(
///   primary: NavigationController(root: ListController()), detail: PlaceholderController())
/// let graph = ControllerGraph(root: split, width: .regular)
/// ```
///
/// In compact width the columns collapse into one; see ``ControllerGraph/width``.
open class SplitViewController: ContainerController {
  /// The controller of the first column.
  public internal(set) final var primary: (any Controller)?
  /// The controller of the column between the two others, where there are three.
  public internal(set) final var supplementary: (any Controller)?
  /// The controller of the last column.
  public internal(set) final var detail: (any Controller)?

  /// The name of the subclass that this controller stands in for.
  final var placeholderName: String?

  /// The graph that holds the controller and changes its children.
  final weak var holder: AnyObject?

  /// Makes a split controller of the given columns.
  public init(
    primary: (any Controller)? = nil,
    supplementary: (any Controller)? = nil,
    detail: (any Controller)? = nil
  ) {
    self.primary = primary
    self.supplementary = supplementary
    self.detail = detail
  }

  /// The columns that there are, the first one first.
  public final var children: [any Controller] {
    [primary, supplementary, detail].compactMap { $0 }
  }

  /// The detail, or else the primary controller.
  public final var content: (any Controller)? { detail ?? primary }
}
