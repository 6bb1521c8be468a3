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

extension PageViewController {
  /// Where the spine of a page controller is.
  public enum SpineLocation: String, Sendable, CaseIterable {
    /// There is no spine, because the pages scroll; one is in front. With a spine, pages curl.
    case none
    /// At the first edge; one page is in front.
    case min
    /// In the middle; two pages are in front.
    case mid
    /// At the last edge; one page is in front.
    case max
  }

  /// The direction of a turn.
  public enum Direction: String, Sendable, CaseIterable {
    /// To the pages after those in front.
    case forward
    /// To the pages before those in front.
    case reverse
  }

  /// An object that has the pages of a page controller.
  ///
  /// It is asked when a user turns, with ``ControllerGraph/swipe(_:in:)``:
  ///
  /// ```swift
  /// final class Tour: PageViewController.DataSource {
  ///   func page(
  ///     after page: any Controller, in pageViewController: PageViewController
  ///   ) -> (any Controller)? {
  ///     page is WelcomeController ? PermissionsController() : nil
  ///   }
  /// }
  /// ```
  ///
  /// In a window, UIKit's page controllers have data sources of their own.
  public protocol DataSource: AnyObject {
    /// The page before another one; `nil` if that is the first.
    ///
    /// - Parameters:
    ///   - page: A page in front.
    ///   - pageViewController: The page controller.
    func page(
      before page: any Controller,
      in pageViewController: PageViewController
    ) -> (any Controller)?

    /// The page after another one; `nil` if that is the last.
    ///
    /// - Parameters:
    ///   - page: A page in front.
    ///   - pageViewController: The page controller.
    func page(
      after page: any Controller,
      in pageViewController: PageViewController
    ) -> (any Controller)?
  }

  /// A delegate that is informed of a user's turns.
  ///
  /// A turn by code calls none of its methods.
  public protocol Delegate: AnyObject {
    /// Called before a user's turn.
    ///
    /// - Parameters:
    ///   - pages: The pages to which the user turns.
    ///   - pageViewController: The page controller.
    func willTurn(to pages: [any Controller], in pageViewController: PageViewController)

    /// Called after a user's turn.
    ///
    /// - Parameters:
    ///   - pages: The pages that were in front before.
    ///   - pageViewController: The page controller.
    ///   - isCompleted: `false` if the user has let go too early, so that the pages stay.
    func didTurn(
      from pages: [any Controller],
      in pageViewController: PageViewController,
      isCompleted: Bool
    )
  }
}

extension PageViewController.DataSource {
  /// `nil`: the page is the first.
  public func page(
    before page: any Controller,
    in pageViewController: PageViewController
  ) -> (any Controller)? { nil }
  /// `nil`: the page is the last.
  public func page(
    after page: any Controller,
    in pageViewController: PageViewController
  ) -> (any Controller)? { nil }
}

extension PageViewController.Delegate {
  /// Does nothing.
  public func willTurn(to pages: [any Controller], in pageViewController: PageViewController) {}
  /// Does nothing.
  public func didTurn(
    from pages: [any Controller],
    in pageViewController: PageViewController,
    isCompleted: Bool
  ) {}
}
