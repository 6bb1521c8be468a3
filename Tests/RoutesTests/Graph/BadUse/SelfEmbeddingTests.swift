import RoutesTesting
import Testing

@testable import Routes

/// A scene that embeds itself is refused when it loads, instead of embedding without end.
@Suite struct SelfEmbeddingTests {
  private static func embed(_ destination: ExactString) -> Storyboard.Segue {
    .init(id: "e-\(destination)", kind: .embed, destination: destination)
  }

  private static func scene(_ id: ExactString, _ destinations: ExactString...) -> Storyboard.Scene {
    .init(id: id, identifier: id, segues: destinations.map(embed))
  }

  private static let home = Storyboard.Scene(
    id: "Home",
    identifier: "Home",
    segues: [.init(id: "s", kind: .presentation, identifier: "ShowFeed", destination: "Feed")]
  )

  private static let storyboards = [
    Storyboard(name: "Main", initialScene: "Home", scenes: [home, scene("Feed", "Feed")]),
    Storyboard(
      name: "Main",
      initialScene: "Home",
      scenes: [
        home, scene("Feed", "Map"), scene("Map", "Pin", "Shop"), scene("Pin"),
        scene("Shop", "Feed"),
      ]
    ),
    Storyboard(
      name: "Main",
      initialScene: "Home",
      scenes: [
        home,
        scene("Feed", "nav"),
        .container("nav", .navigationController, ["Feed"]),
      ]
    ),
  ]

  @Test(arguments: storyboards)
  func `it is refused and nothing is left embedded`(storyboard: Storyboard) throws {
    let graph = try ControllerGraph(of: SegueRegistry(storyboard))
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
    let journal = try #require(graph.journal)
    #expect(journal.entries.count { $0 == .cancelled } == 2)
    #expect(try ControllerGraph(replaying: journal).snapshot == graph.snapshot)
  }

  @Test func `a scene that is embedded twice is no circle`() throws {
    let storyboard = Storyboard(
      name: "Main",
      initialScene: "Feed",
      scenes: [Self.scene("Feed", "Map", "Pin"), Self.scene("Map", "Pin"), Self.scene("Pin")]
    )
    let graph = try ControllerGraph(of: SegueRegistry(storyboard))
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
    let storyboard = Storyboard(
      name: "Main",
      initialScene: "tabs",
      scenes: [
        .container("tabs", .tabBarController, ["Feed", "Shop"]),
        Self.scene("Feed"), Self.scene("Shop", "Pin", "Wrapper"),
        Self.scene("Pin"), Self.scene("Wrapper", "Map"),
        .init(id: "Map", customClass: "MapController"),
      ]
    )
    let graph = try ControllerGraph(of: SegueRegistry(storyboard, classes: classes))
    #expect(throws: Failure.self) { try graph.select(tab: 1) }
    try graph.expect("tab(*Feed, Shop)")
    #expect(graph.count == 3)
    isBroken = false
    try graph.select(tab: 1)
    try graph.expect("tab(Feed, *Shop[Pin, Wrapper[Map]])")
  }
}
