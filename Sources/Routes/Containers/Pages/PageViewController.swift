/// Pages that a user swipes through; only those in front are there.
///
/// ```swift
/// let pages = PageViewController(page: WelcomeController())
/// try graph.turn(pages, to: [PermissionsController()])
/// ```
open class PageViewController: ContainerController {
  /// The pages in front: one, or two beside each other with a spine in the middle.
  public internal(set) final var pages: [any Controller]

  /// The name of the subclass that this controller stands in for.
  final var placeholderName: String?

  /// The graph that holds the controller and changes its children.
  final weak var holder: AnyObject?

  /// Makes a page controller that shows one page, or none yet.
  public init(page: (any Controller)? = nil) { pages = page.map { [$0] } ?? [] }

  /// Makes a page controller that shows the given pages beside each other.
  public init(pages: [any Controller]) { self.pages = pages }

  /// The pages in front.
  public final var children: [any Controller] { pages }

  /// The first page in front.
  public final var content: (any Controller)? { pages.first }
}
