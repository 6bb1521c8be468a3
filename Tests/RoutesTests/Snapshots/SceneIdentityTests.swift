import Routes
import Testing

/// Snapshots and transitions name the scenes and segues of storyboards.
@Suite struct SceneIdentityTests {
  private let main: AppSketch = """
    nav = nav(feed)
    s1: feed show post
    s2: feed presentation share identifier=Share
    s3: feed presentation share identifier=Share presentationStyle=fullScreen
    scene id=share customClass=ShareController presentationStyle=formSheet
    """

  @Test func `a restored controller has its scene, and thereby its segues`() throws {
    let registry = try SegueRegistry(main.storyboard)
    let start = try ControllerGraph(of: registry)
    let restored = try ControllerGraph(restoring: start.snapshot, registry: registry)
    #expect(restored.snapshot.screens.map(\.scene) == [.main("nav"), .main("feed")])
  }

  @Test func `a transition names its segue`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(main.storyboard))
    var objects: [Storyboard.SegueObject?] = []
    graph.onTransition = { objects.append($0.segueObject) }
    try graph.trigger("Share")
    try graph.dismiss()
    #expect(objects == [.main("feed", "s2"), nil])
  }

  @Test func `a segue without a style presents in the style of its destination`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(main.storyboard))
    try graph.trigger("Share")
    #expect(graph.snapshot.description == "nav(Feed) > formSheet Share")
  }
}
