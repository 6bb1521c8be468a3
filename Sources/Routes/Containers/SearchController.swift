/// A search, which the search bar of another controller presents.
///
/// ```swift
/// let search = SearchController(results: ResultsController())
/// try graph.tapSearchBar(of: search, from: list)
/// try graph.push(CityController(), from: list)
/// ```
///
/// The nearest controller around the bar that defines a context presents the search, and stays on screen
/// behind it. The results are a child of the search, and so they are on no stack: a push from them names a
/// controller that is.
nonisolated open class SearchController: ContainerController, PresentableController {
  /// The controller with the results; `nil` if the controller with the bar shows them itself.
  public internal(set) final var results: (any Controller)?

  /// The delegate, which is informed when the search begins and ends.
  public final weak var delegate: (any SearchController.Delegate)?

  /// Whether a search without results keeps a user from touching the controller behind it.
  open var obscuresBackgroundDuringPresentation = false

  package final var placeholderName: String?
  final weak var represented: (any Controller)?
  final weak var holder: ControllerGraph?

  /// Makes a search.
  ///
  /// - Parameter results: The controller with the results; by default the controller with the bar shows
  ///   them itself.
  public init(results: (any Controller)? = nil) { self.results = results }

  /// `overCurrentContext`, the only style of a search.
  public final var modalPresentationStyle: PresentationStyle { .overCurrentContext }

  /// The controller with the results, if there is one.
  public final var childControllers: [any Controller] { results.map { [$0] } ?? [] }

  /// The controller with the results.
  public final var content: (any Controller)? { results }
}

extension SearchController {
  /// A delegate that is informed when a search begins and ends, by its bar or by
  /// ``ControllerGraph/beginSearch(_:from:)`` and ``ControllerGraph/endSearch(_:)``.
  ///
  /// Any other presentation or dismissal of the search calls none of its methods.
  public protocol Delegate: AnyObject {
    /// Called before the search is presented.
    func willPresent(_ searchController: SearchController)
    /// Called when the search has been presented.
    func didPresent(_ searchController: SearchController)
    /// Called before the search is dismissed.
    func willDismiss(_ searchController: SearchController)
    /// Called when the search has been dismissed.
    func didDismiss(_ searchController: SearchController)
  }
}

extension SearchController.Delegate {
  /// Does nothing.
  public func willPresent(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresent(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismiss(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismiss(_ searchController: SearchController) {}
}

extension SearchController: ArrangedContainer, LibraryContainer {
  /// A storyboard has no searches.
  static var element: ContainerElement? { nil }

  static func makeEmpty() -> any LibraryContainer { SearchController() }

  final var kind: Snapshot.Kind { .search }

  final func arrange(_ children: [any Controller], content: (any Controller)?) {
    results = children.first
  }

  final func put(_ child: any Controller, as relationship: ExactString?) {}
}
