import Routes
import Testing

/// Snapshots and transitions name the scenes and segues of storyboards.
@Suite struct SceneIdentityTests {
  private let main: Storyboard = """
    storyboard name=Main initialScene=nav
    scene id=nav kind=navigationController
    segue id=r kind=relationship destination=feed relationship=rootViewController
    scene id=feed customClass=FeedController
    segue id=s1 kind=show destination=post
    segue id=s2 kind=presentation identifier=Share destination=share
    segue id=s3 kind=presentation identifier=Share destination=share presentationStyle=fullScreen
    scene id=post customClass=PostController
    scene id=share customClass=ShareController presentationStyle=formSheet
    """

  @Test func `a snapshot has the scenes of its screens`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(main))
    #expect(graph.snapshot.screens.map(\.scene) == [.main("nav"), .main("feed")])
    #expect(try graph.snapshot == Snapshot("nav(Feed)"))
  }

  @Test func `a restored controller has its scene, and thereby its segues`() throws {
    let registry = try SegueRegistry(main)
    let start = try ControllerGraph(of: registry)
    let restored = try ControllerGraph(restoring: start.snapshot, registry: registry)
    #expect(restored.snapshot.screens.map(\.scene) == [.main("nav"), .main("feed")])
  }

  @Test func `a transition names its segue`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(main))
    var objects: [Storyboard.SegueObject?] = []
    graph.onTransition = { objects.append($0.segueObject) }
    try graph.trigger("Share")
    try graph.dismiss()
    #expect(objects == [.main("feed", "s2"), nil])
  }

  @Test func `a segue without a style presents in the style of its destination`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(main))
    try graph.trigger("Share")
    #expect(graph.snapshot.description == "nav(Feed) > formSheet Share")
  }
}
