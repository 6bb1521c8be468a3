import RoutesTesting
import Testing

extension Segue<PlaceholderController> {
  fileprivate static var showPost: Self { .init("ShowPost") }
}

@Suite struct StackRuleTests {
  @Test func pushingAControllerThatIsOnTheStackIsAnError() throws {
    let graph = try ControllerGraph("nav(Feed, Post)")
    let post = try graph["Post"]
    expectRefusal(.stack(.alreadyOnStack("Post")), in: graph) { try graph.push(post) }
  }

  @Test func pushingANavigationControllerIsAnError() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(.stack(.notPushable("nav(Post)")), in: graph) {
      try graph.push(NavigationController(root: screen("Post")))
    }
  }

  @Test func pushingATabBarControllerIsPermittedWithAWarning() throws {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.push(TabBarController([screen("Post")]))
    try graph.expect("nav(Feed, tab(*Post))")
    #expect(graph.warnings == [.tabBarControllerOnStack("tab(*Post)")])
    try graph.push(screen("Author"), from: graph.root)
    try graph.setStack([screen("Feed"), TabBarController([screen("Shop")])])
    #expect(graph.warnings.dropFirst() == [.tabBarControllerOnStack("tab(*Shop)")])
  }

  @Test func aRefusedRequestWarnsOfNothing() throws {
    let graph = try ControllerGraph("nav(Feed)")
    #expect(throws: Refusal.self) {
      try graph.setStack([TabBarController([screen("Post")]), NavigationController()])
    }
    try graph.push(screen("Post"))
    #expect(graph.warnings.isEmpty)
  }

  @Test func aPushSegueOutsideANavigationControllerIsAnError() throws {
    var registry = SegueRegistry()
    try registry.register(.showPost, kind: .push) { screen("Post") }
    let graph = try ControllerGraph("tab(*Feed)", registry: registry)
    expectRefusal(.stack(.noNavigationController(source: "Feed")), in: graph) {
      try graph.perform(.showPost)
    }
  }

  @Test func popOnTheRootDoesNothing() throws {
    let graph = try ControllerGraph("nav(Feed)")
    #expect(try graph.pop() == nil)
    #expect(try graph.popToRoot().isEmpty)
    try graph.expect("nav(Feed)")
  }

  @Test func popToAControllerThatIsNotOnTheStackIsAnError() throws {
    let graph = try ControllerGraph("nav(Feed, Post) > sheet Share")
    let share = try graph["Share"]
    expectRefusal(.stack(.notOnStack("Share")), in: graph) { try graph.pop(to: share) }
    expectRefusal(.stack(.notOnStack("Gone")), in: graph) { try graph.pop(to: screen("Gone")) }
  }

  @Test func popToAControllerThatTheStackEmbedsIsAnError() throws {
    let graph = try ControllerGraph("nav(Feed, Post)")
    let banner = screen("Banner")
    try graph.embed(banner, in: try #require(graph.root))
    expectRefusal(.stack(.notOnStack("Banner")), in: graph) { try graph.pop(to: banner) }
  }

  @Test func popToReturnsTheControllersInTheOrderOfTheStack() throws {
    let graph = try ControllerGraph(recording: "nav(Feed, Post, Author, Followers)")
    let expected = try [graph["Author"], graph["Followers"]]
    let popped = try graph.pop(to: graph["Post"])
    #expect(popped.elementsEqual(expected) { $0 === $1 })
    try graph.expect("nav(Feed, Post)")
    try expectRecordedJournal(of: graph)
  }

  @Test func theLastControllerOfANewStackIsOnTop() throws {
    let graph = try ControllerGraph(recording: "nav(Feed, Post)")
    try graph.setStack([graph["Post"], screen("Author")])
    try graph.expect("nav(Post, Author)")
    #expect(graph.visible === (try graph["Author"]))
    try expectRecordedJournal(of: graph)
  }
}
