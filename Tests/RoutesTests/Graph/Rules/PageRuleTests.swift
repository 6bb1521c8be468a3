import RoutesTesting
import Testing

@testable import Routes

/// Pages in an order, of which each is made when it is asked for.
private final class Book: PageViewController.DataSource, PageViewController.Delegate {
  let pages: [LoggedController]
  let log: CallLog

  init(_ names: [String], _ log: CallLog) {
    pages = names.map { LoggedController($0, log) }
    self.log = log
  }

  func page(_ name: String) -> LoggedController? { pages.first { $0.name == name } }

  private func neighbor(of page: any Controller, _ distance: Int) -> (any Controller)? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    log.add("\(distance < 0 ? "before" : "after") \(pages[index].name)")
    let next = index + distance
    return pages.indices.contains(next) ? pages[next] : nil
  }

  func page(
    before page: any Controller,
    in pageViewController: PageViewController
  ) -> (any Controller)? { neighbor(of: page, -1) }

  func page(
    after page: any Controller,
    in pageViewController: PageViewController
  ) -> (any Controller)? { neighbor(of: page, 1) }

  func willTurn(to pages: [any Controller], in pageViewController: PageViewController) {
    log.add("willTurn to \(names(pages))")
  }

  func didTurn(
    from pages: [any Controller],
    in pageViewController: PageViewController,
    isCompleted: Bool
  ) {
    log.add("didTurn from \(names(pages)), \(isCompleted)")
  }

  private func names(_ pages: [any Controller]) -> String {
    pages.map { ($0 as? LoggedController)?.name ?? "?" }.joined(separator: " ")
  }
}

/// What a user does with pages.
@Suite struct PageRuleTests {
  private let log = CallLog()
  private let book: Book

  init() { book = Book(["a", "b", "c", "d", "e"], log) }

  private func open(_ names: String...) throws -> (ControllerGraph, PageViewController) {
    let pages = PageViewController(pages: names.compactMap(book.page))
    pages.dataSource = book
    pages.delegate = book
    let graph = try ControllerGraph(root: pages)
    _ = log.take()
    return (graph, pages)
  }

  @Test(arguments: PageViewController.Direction.allCases)
  func aUsersTurnAsksTheDataSourceAndInformsTheDelegate(
    _ direction: PageViewController.Direction
  ) throws {
    let (graph, pages) = try open("b")
    let (asked, next) = direction == .forward ? ("after b", "c") : ("before b", "a")
    let turned = try graph.swipe(direction, in: pages)
    #expect(turned.elementsEqual(pages.pages) { $0 === $1 })
    #expect(pages.content === book.page(next))
    let calls = log.take()
    #expect(Array(calls.prefix(2)) == [asked, "willTurn to \(next)"])
    #expect(calls.last == "didTurn from b, true")
    #expect(calls.filter { $0.hasSuffix("ppear") }.count == 4)
  }

  @Test func aUserCannotTurnWhereThereIsNoPage() throws {
    let (graph, pages) = try open("e")
    #expect(try graph.swipe(.forward, in: pages).isEmpty)
    #expect(log.take() == ["after e"])
    #expect(pages.content === book.page("e"))
    pages.dataSource = nil
    expectRefusal(.container(.noDataSource("page(Logged)")), in: graph) {
      try graph.swipe(.reverse, in: pages)
    }
    let empty = PageViewController()
    empty.dataSource = book
    try graph.setRoot(empty)
    #expect(try graph.swipe(.forward, in: empty).isEmpty)
  }

  @Test func aTurnByCodeCallsNoDelegate() throws {
    let (graph, pages) = try open("a")
    try graph.turn(pages, to: [LoggedController("new", log)])
    #expect(!log.take().contains { $0.contains("Turn") || $0.hasPrefix("after") })
  }

  /// wangling.me, The Inconsistent Order of View Transition Events.
  @Test(arguments: [PageViewController.SpineLocation.none, .min])
  func aTurnThatIsLetGoReturnsTheOldPage(_ spine: PageViewController.SpineLocation) throws {
    let pages = PageViewController(pages: [book.pages[0]], spineLocation: spine)
    (pages.dataSource, pages.delegate) = (book, book)
    let graph = try ControllerGraph(root: pages)
    _ = log.take()
    try graph.beginSwipe(.forward, in: pages)
    #expect(graph.isTransitionUnderWay)
    #expect(log.takeAppearances() == ["b willAppear", "a willDisappear"])
    try graph.cancelTransition()
    #expect(pages.content === book.page("a"))
    let returns =
      spine == .none
      ? ["a willAppear", "a isAppearing", "a didAppear", "b willDisappear", "b didDisappear"]
      : ["b willDisappear", "a willAppear", "a isAppearing", "b didDisappear", "a didAppear"]
    #expect(log.take() == returns + ["didTurn from a, false"])
    try graph.beginSwipe(.forward, in: pages)
    try graph.finishTransition()
    #expect(log.take().last == "didTurn from a, true")
    #expect(pages.content === book.page("b"))
    #expect(graph.contradictions.isEmpty)
  }

  @Test func aSpineInTheMiddleNeedsTwoPages() throws {
    let (graph, pages) = try open("b", "c")
    try graph.swipe(.forward, in: pages)
    #expect(pages.pages.elementsEqual(book.pages[3...]) { $0 === $1 })
    #expect(Array(log.take().prefix(2)) == ["after c", "after d"])
    try graph.swipe(.reverse, in: pages)
    #expect(pages.pages.elementsEqual(book.pages[1...2]) { $0 === $1 })
    _ = log.take()
    #expect(try graph.swipe(.reverse, in: pages).isEmpty)
    #expect(log.take() == ["before b", "before a"])
  }

  @Test func aUserCannotTurnPagesOutOfReach() throws {
    let (graph, pages) = try open("a")
    try graph.present(screen("Sheet"))
    expectRefusal(.controller(.outOfReach("page(Logged)", below: "Sheet")), in: graph) {
      try graph.swipe(.forward, in: pages)
    }
    #expect(log.take().isEmpty)
  }

  /// A refused turn has not begun.
  @Test func aDelegateIsNotInformedOfARefusedTurn() throws {
    let (graph, pages) = try open("a")
    try graph.setRoot(NavigationController(root: pages))
    let home = try #require(graph.root)
    let single = PageSource { [unowned home] _ in home }
    pages.dataSource = single
    _ = log.take()
    #expect(throws: Refusal.self) { try graph.swipe(.forward, in: pages) }
    #expect(log.take().isEmpty)
  }

  @Test func aSwipeInsideTheCallOfASwipeTakesNothingFromIt() throws {
    let (graph, pages) = try open("a")
    var next: (any Controller)? = book.pages[1]
    var isRefused = false
    let nested = PageSource { [unowned graph] pages in
      defer { next = nil }
      do { try graph.swipe(.forward, in: pages) } catch { isRefused = true }
      return next
    }
    pages.dataSource = nested
    #expect(try graph.swipe(.forward, in: pages).first === book.page("b"))
    #expect(isRefused)
    #expect(pages.pages.elementsEqual([book.pages[1]]) { $0 === $1 })
  }
}
