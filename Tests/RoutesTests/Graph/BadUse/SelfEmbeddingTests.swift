import RoutesTesting
import Testing

@testable import Routes

/// A scene that embeds itself is refused when it loads, instead of embedding without end.
@Suite struct SelfEmbeddingTests {
  private static let apps: [AppSketch] = [
    """
    s: home presentation feed identifier=ShowFeed
    e1: feed embed feed
    """,
    """
    s: home presentation feed identifier=ShowFeed
    e1: feed embed map
    e2: map embed pin
    e3: map embed shop
    e4: shop embed feed
    """,
    """
    s: home presentation feed identifier=ShowFeed
    e1: feed embed nav
    nav = nav(feed)
    """,
  ]

  @Test(arguments: apps)
  func `it is refused and nothing is left embedded`(app: AppSketch) throws {
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard))
    graph.startRecording()
    for _ in 1...2 {
      let refusal = #expect(throws: Refusal.self) {
        try graph.perform(Segue<PlaceholderController>("ShowFeed"))
      }
      guard case .segue(.unresolvedScene(let problem))? = refusal?.reason else {
        Issue.record("\(String(describing: refusal))")
        return
      }
      #expect(problem.contains("embeds itself"))
      try graph.expect("Home")
      #expect(graph.count == 1)
      #expect(graph.contradictions.isEmpty)
    }
    #expect(graph.journal?.entries.count { $0 == .cancelled } == 2)
    try expectReplay(of: graph)
  }

  @Test func `a scene that is embedded twice is no circle`() throws {
    let app: AppSketch = """
      e1: feed embed map
      e2: feed embed pin
      e3: map embed pin
      """
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard))
    try graph.expect("Feed[Map[Pin], Pin]")
  }

  @Test func `a failed load takes back the children of a controller that stays`() throws {
    final class MapController: Controller {}
    var isBroken = true
    var classes = SceneClasses()
    try classes.register {
      if isBroken { throw Failure() }
      return MapController()
    }
    let app: AppSketch = """
      tabs = tab(feed, shop)
      e1: shop embed pin
      e2: shop embed wrapper
      e3: wrapper embed map
      """
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard, classes: classes))
    #expect(throws: Failure.self) { try graph.select(tab: 1) }
    try graph.expect("tab(*Feed, Shop)")
    #expect(graph.count == 3)
    isBroken = false
    try graph.select(tab: 1)
    try graph.expect("tab(Feed, *Shop[Pin, Wrapper[Map]])")
  }
}
