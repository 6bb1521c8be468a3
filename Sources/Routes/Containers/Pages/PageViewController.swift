/// A container with pages that a user swipes through. Only the pages in front are children.
///
/// ```swift
/// let pages = PageViewController(page: WelcomeController())
/// try graph.turn(pages, to: [PermissionsController()])
/// ```
nonisolated open class PageViewController: ContainerController, PresentableController {
  /// The pages in front: one, or two with a spine between them.
  public internal(set) final var pages: [any Controller]

  /// The object that has the pages for a user's turns.
  public final weak var dataSource: (any PageViewController.DataSource)?

  /// The delegate, which is informed of a user's turns.
  public final weak var delegate: (any PageViewController.Delegate)?

  private final let chosenSpineLocation: SpineLocation?

  /// The style with which the controller is presented.
  open var modalPresentationStyle = PresentationStyle.automatic
  /// How the controller appears when it is presented.
  open var modalTransitionStyle = Transition.ModalStyle.coverVertical
  /// The object that adapts the controller's presentation, and is asked and informed about swipes of it.
  open weak var dismissalDelegate: (any DismissalDelegate)?

  package final var placeholderName: String?
  final weak var represented: (any Controller)?
  final weak var holder: ControllerGraph?

  /// Makes a page controller with one page, or without pages.
  public init(page: (any Controller)? = nil) {
    pages = page.map { [$0] } ?? []
    chosenSpineLocation = nil
  }

  /// Makes a page controller with the given pages in front.
  ///
  /// - Parameters:
  ///   - pages: The pages: none yet, one, or two with a spine in the middle.
  ///   - spineLocation: Where the spine is. By default it is in the middle of two pages.
  public init(pages: [any Controller], spineLocation: SpineLocation? = nil) {
    self.pages = pages
    chosenSpineLocation = spineLocation
  }

  /// Where the spine is, which decides how many pages are in front.
  public final var spineLocation: SpineLocation {
    chosenSpineLocation ?? (pages.count > 1 ? .mid : .none)
  }

  /// The pages in front.
  public final var childControllers: [any Controller] { pages }

  /// The first page in front.
  public final var content: (any Controller)? { pages.first }
}

extension PageViewController: ArrangedContainer, LibraryContainer {
  static var element: ContainerElement? {
    ContainerElement("pageViewController", relationships: ["viewControllers"])
  }

  static func makeEmpty() -> any LibraryContainer { PageViewController() }

  final var kind: Snapshot.Kind { .page }

  final func front(in width: ControllerGraph.SizeClass) -> [any Controller] { pages }

  final func arrange(_ children: [any Controller], content: (any Controller)?) { pages = children }

  final func objection(toCount count: Int) -> Refusal.Reason? {
    let expected = spineLocation == .mid ? 2 : 1
    return count == expected ? nil : .container(.pageCount(expected: expected, found: count))
  }

  final func put(_ child: any Controller, as relationship: ExactString?) { pages.append(child) }
}
