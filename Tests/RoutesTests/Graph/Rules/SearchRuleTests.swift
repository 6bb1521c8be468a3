import RoutesTesting
import Testing

@testable import Routes

private final class SearchLog: SearchController.Delegate {
  private(set) var calls: [String] = []
  func willPresent(_ searchController: SearchController) { calls.append("will present") }
  func didPresent(_ searchController: SearchController) { calls.append("did present") }
  func willDismiss(_ searchController: SearchController) { calls.append("will dismiss") }
  func didDismiss(_ searchController: SearchController) { calls.append("did dismiss") }
}

private final class CitiesController: LoggedController, PresentationContextController {
  var definesPresentationContext = true
}

/// Rule 49.
@Suite struct SearchRuleTests {
  private let log = CallLog()
  private let cities: CitiesController
  private let results: LoggedController
  private let search: SearchController
  private let delegate = SearchLog()
  private let graph: ControllerGraph

  init() throws {
    cities = CitiesController("list", log)
    results = LoggedController("results", log)
    search = SearchController(results: results)
    search.delegate = delegate
    var registry = SegueRegistry()
    try registry.register(Segue<PlaceholderController>("ShowCity"), kind: .show) { screen("City") }
    graph = try ControllerGraph(
      root: TabBarController([NavigationController(root: cities)]),
      registry: registry
    )
    _ = log.take()
  }

  private let all = ["will present", "did present", "will dismiss", "did dismiss"]

  @Test func aTapOnTheSearchBarBeginsTheSearch() throws {
    try graph.tapSearchBar(of: search, from: cities)
    try graph.expect("tab(*nav(Cities > overCurrentContext search(Logged)))")
    #expect(graph.visible === results && graph.isActive(search))
    #expect(log.takeAppearances() == ["results willAppear", "results didAppear"])
    try graph.tapCancel(of: search)
    try graph.expect("tab(*nav(Cities))")
    #expect(delegate.calls == all && !graph.isActive(search))
    #expect(log.takeAppearances() == ["results willDisappear", "results didDisappear"])
  }

  @Test func codeBeginsAndEndsASearch() throws {
    try graph.beginSearch(search, from: cities)
    try graph.present(AlertController(title: "Filter", actions: []), from: results)
    try graph.endSearch(search)
    try graph.expect("tab(*nav(Cities))")
    #expect(delegate.calls == all)
    #expect(throws: Refusal.self) { try graph.endSearch(search) }
  }

  @Test func aSearchIsActiveUntilItsDismissalBegins() throws {
    graph.timing = .untilFinished
    try graph.beginSearch(search, from: cities)
    #expect(graph.isActive(search) && delegate.calls == ["will present"])
    try graph.finishTransition()
    try graph.endSearch(search)
    #expect(!graph.isActive(search) && graph.presented(by: cities) === search)
    #expect(delegate.calls == ["will present", "did present", "will dismiss"])
    try graph.finishTransition()
    #expect(delegate.calls == all)
  }

  @Test func otherCodeThatPresentsOrDismissesASearchInformsNoDelegate() throws {
    try graph.present(search, from: cities)
    try graph.expect("tab(*nav(Cities > overCurrentContext search(Logged)))")
    try graph.removeFromParent(results)
    #expect(search.results == nil)
    try graph.dismiss(search)
    try graph.expect("tab(*nav(Cities))")
    #expect(delegate.calls.isEmpty)
  }

  @Test func withoutAContextTheNavigationControllerPresentsTheSearch() throws {
    cities.definesPresentationContext = false
    try graph.beginSearch(search, from: cities)
    try graph.push(screen("City"), from: cities)
    try graph.expect("tab(*nav(Cities, City) > overCurrentContext search(Logged))")
    #expect(graph.visible === results)
  }

  @Test func aPushFromTheResultsNamesTheirPresenter() throws {
    try graph.beginSearch(search, from: cities)
    expectRefusal(.stack(.noNavigationController(source: "Logged")), in: graph) {
      try graph.push(screen("City"))
    }
    let presenter = try #require(graph.presenter(of: results))
    try graph.push(screen("City"), from: presenter)
    try graph.expect("tab(*nav(Cities > overCurrentContext search(Logged), City))")
    #expect(!graph.isOnScreen(results) && graph.isActive(search))
    expectRefusal(.controller(.outOfReach("search(Logged)", below: nil)), in: graph) {
      try graph.tapCancel(of: search)
    }
    try graph.tapBack()
    #expect(graph.visible === results && delegate.calls == ["will present", "did present"])
    try graph.show(screen("Help"))
    try graph.expect(
      "tab(*nav(Cities > overCurrentContext search(Logged) > sheet Help))"
    )
  }

  @Test func theControllerWithTheBarPresentsNothingElse() throws {
    try graph.beginSearch(search, from: cities)
    expectRefusal(
      .presentation(.alreadyPresenting(presenter: "Cities", presented: "search(Logged)")),
      in: graph
    ) { try graph.present(screen("Filter"), from: cities) }
    try graph.present(screen("Filter"), from: results)
    try graph.expect(
      "tab(*nav(Cities > overCurrentContext search(Logged) > sheet Filter))"
    )
  }

  @Test(arguments: PresentationStyle.allCases)
  func aSearchHasOneStyle(_ style: PresentationStyle) throws {
    guard style != .automatic, style != .overCurrentContext else { return }
    expectRefusal(.presentation(.searchStyle(style)), in: graph) {
      try graph.present(search, from: cities, style: style)
    }
    #expect(delegate.calls.isEmpty)
  }

  @Test(arguments: [false, true])
  func aUserTouchesTheControllerBehindASearchWithoutResults(_ isObscured: Bool) throws {
    let filter = SearchController()
    #expect(!filter.obscuresBackgroundDuringPresentation)
    filter.obscuresBackgroundDuringPresentation = isObscured
    try graph.tapSearchBar(of: filter, from: cities)
    #expect(graph.visible === filter)
    if isObscured {
      expectRefusal(.controller(.outOfReach("Cities", below: "search()")), in: graph) {
        try graph.trigger("ShowCity", from: cities)
      }
    } else {
      try graph.trigger("ShowCity", from: cities)
      try graph.expect("tab(*nav(Cities > overCurrentContext search(), City))")
    }
  }

  @Test func resultsKeepAUserFromTheControllerBehindThem() throws {
    try graph.tapSearchBar(of: search, from: cities)
    expectRefusal(.controller(.outOfReach("Cities", below: "search(Logged)")), in: graph) {
      try graph.trigger("ShowCity", from: cities)
    }
    try graph.tap(tab: 0)
  }
}
