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
    let main: Storyboard = """
      storyboard name=Main initialScene=nav
      scene id=nav kind=navigationController
      segue id=root kind=relationship relationship=rootViewController destination=feed
      scene id=feed customClass=FeedController
      segue id=about kind=presentation destination=about-nav
      segue id=post kind=show identifier=ShowPost destination=post
      scene id=about-nav kind=navigationController
      segue id=about-root kind=relationship relationship=rootViewController destination=about
      scene id=about customClass=AboutController
      exit id=exit
      segue id=home kind=unwind unwindAction=goHome: destination=exit
      scene id=post customClass=PostController
      """
    var classes = SceneClasses()
    try classes.register(FeedController.init)
    try classes.register(AboutController.init)
    try classes.register(PostController.init)
    graph = try ControllerGraph(
      storyboard: "Main",
      of: SegueRegistry(main, classes: classes)
    )
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
    let refusal = #expect(throws: Refusal.self) { try graph.trigger(segue, from: feed) }
    #expect(
      refusal?.description == """
        cannot trigger a segue without an identifier: Feed has no segue without an identifier and \
        with object id 'gone'; add its storyboard to the registry, or generate the code again
          in nav(Feed)
        """
    )
  }

  @Test func aSegueOfAnotherSceneIsRefused() throws {
    let about = try graph.trigger(.toAbout, from: feed)
    let segue = Segue<AboutController>.Unnamed<AboutController>("about")
    #expect(throws: Refusal.self) { try graph.trigger(segue, from: about) }
  }
}
