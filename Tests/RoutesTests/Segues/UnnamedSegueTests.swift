import RoutesTesting
import Testing

private final class FeedController: SegueSource, UnwindReceiver {
  var isWilling = true
  private(set) var log: [String] = []

  func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
    log.append("should '\(identifier)'")
    return isWilling
  }

  func prepare(for segue: PerformedSegue) throws {
    log.append("prepare '\(segue.identifier)'")
  }

  func unwind(_ action: String, from source: any Controller) { log.append(action) }
}

private final class AboutController: Controller {}
private final class PostController: Controller {}

extension Segue<AboutController>.Unnamed<FeedController> {
  fileprivate static var toAbout: Self { .init("about", "about-again") }
}

extension Segue<any UnwindReceiver>.Unnamed<AboutController> {
  fileprivate static var goHome: Self { .init("home") }
}

extension Segue<PostController>.From<FeedController> {
  fileprivate static var showPost: Self { .init("ShowPost") }
}

/// Segues without an identifier, which only controls start.
@Suite struct UnnamedSegueTests {
  private let feed: FeedController
  private let graph: ControllerGraph

  init() throws {
    let app: AppSketch = """
      nav = nav(feed)
      about: feed presentation about-nav
      about-nav = nav(about)
      home: about unwind exit unwindAction=goHome:
      post: feed show post identifier=ShowPost
      """
    var classes = SceneClasses()
    try classes.register(FeedController.init)
    try classes.register(AboutController.init)
    try classes.register(PostController.init)
    graph = try ControllerGraph(of: SegueRegistry(app.storyboard, classes: classes))
    feed = try #require(graph.visible as? FeedController)
  }

  @Test func `a control starts an unnamed segue`() throws {
    let about = try graph.trigger(.toAbout, from: feed)
    #expect(graph.visible === about)
    #expect(feed.log == ["should ''", "prepare ''"])
    try graph.expect("nav(Feed) > sheet nav(About)")
  }

  @Test func `the source of an unnamed segue can decline it`() throws {
    feed.isWilling = false
    let refusal = #expect(throws: Refusal.self) { try graph.trigger(.toAbout, from: feed) }
    #expect(refusal?.reason == .segue(.declined(identifier: "", source: "Feed")))
    try graph.expect("nav(Feed)")
  }

  @Test func anUnwindWithoutIdentifierRunsItsAction() throws {
    let about = try graph.trigger(.toAbout, from: feed)
    let target = try graph.trigger(.goHome, from: about)
    #expect(target === feed)
    #expect(feed.log.last == "goHome:")
    try graph.expect("nav(Feed)")
  }

  @Test func `a segue with an identifier is triggered like a typed one`() throws {
    let post: PostController = try graph.trigger(.showPost, from: feed)
    #expect(graph.visible === post)
    #expect(feed.log == ["should 'ShowPost'", "prepare 'ShowPost'"])
  }

  @Test func aSegueOutsideTheRegistryIsRefused() throws {
    let segue = Segue<AboutController>.Unnamed<FeedController>("gone")
    expectError(
      """
      cannot trigger a segue without an identifier: Feed has no segue without an identifier and \
      with object id 'gone'; add its storyboard to the registry, or generate the code again
        in nav(Feed)
      """
    ) { try graph.trigger(segue, from: feed) }
  }

  @Test func aSegueOfAnotherSceneIsRefused() throws {
    let about = try graph.trigger(.toAbout, from: feed)
    let segue = Segue<AboutController>.Unnamed<AboutController>("about")
    #expect(throws: Refusal.self) { try graph.trigger(segue, from: about) }
  }
}
