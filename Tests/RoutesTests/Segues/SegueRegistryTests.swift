import RoutesTesting
import Testing

private class FeedController: Controller {}
private protocol Special {}
private final class SpecialFeedController: FeedController, Special {}
private final class PostController: Controller { var notes: [String] = [] }

extension Segue<PostController> {
  fileprivate static var post: Self { .init("ShowPost") }
}
extension Segue<PostController>.From<FeedController> {
  fileprivate static var post: Self { .init("ShowPost") }
}
extension Segue<PostController>.From<SpecialFeedController> {
  fileprivate static var specialPost: Self { .init("ShowPost") }
}

@Suite struct SegueRegistryTests {
  @Test func `a controller that code made and that performs a segue of a scene gets a warning`()
    throws
  {
    final class FeedController: Controller {}
    let app: AppSketch = """
      scene id=feed identifier=Feed customClass=FeedController
      s: feed presentation help identifier=Help
      """
    let registry = try SegueRegistry(app.storyboard)
    // The root may stand for its scene, and a controller of the scene has the segue.
    let graph = try ControllerGraph(
      root: NavigationController(root: FeedController()),
      registry: registry
    )
    try graph.trigger("Help")
    try graph.dismiss()
    let scene = SceneIdentifier<any Controller>("Feed", in: "Main")
    let feeds = try [graph.instantiate(scene), graph.instantiate(scene)]
    try graph.push(feeds[0])
    try graph.trigger("Help")
    try graph.dismiss()
    #expect(graph.warnings.isEmpty)
    try graph.push(FeedController())
    try graph.trigger("Help")
    #expect(
      graph.warnings.map(\.description) == [
        """
        Feed performs segue 'Help' of a scene, but was not made from it, so UIKit raises an exception; make \
        it with 'instantiate', or by a segue
        """
      ]
    )
  }

  @Test func `a registry without a storyboard that another one refers to is an error`() throws {
    let main = try Storyboard(
      notation: """
        storyboard name=Main initialScene=tabs
        scene id=tabs kind=tabBarController
        segue id=t1 kind=relationship destination=ref relationship=viewControllers
        scene id=ref
        reference storyboardName=Patients
        """
    )
    let patient = try Storyboard(notation: "storyboard name=Patient initialScene=a\nscene id=a")
    expectError(
      """
      storyboard 'Main': scene 'ref' refers to storyboard 'Patients', which the registry does not have \
      (did you mean 'Patient'?); make the registry of both
      """
    ) {
      try SegueRegistry(main, patient)
    }
    let patients = try Storyboard(notation: "storyboard name=Patients initialScene=a\nscene id=a")
    _ = try SegueRegistry(main, patients)
  }

  @Test(arguments: [SegueKind.embed, .relationship])
  func onlyAStoryboardHasSeguesThatRunByThemselves(kind: SegueKind) {
    var registry = SegueRegistry()
    let error = #expect(throws: SegueRegistry.RegistrationError.self) {
      try registry.register(Segue<PostController>("Map"), kind: kind) { PostController() }
    }
    #expect(error == .onlyInStoryboards(identifier: "Map", kind: kind))
    #expect(
      error?.description == """
        segue 'Map' cannot be registered: a segue of kind '\(kind.rawValue)' runs when its container \
        loads; make the registry of the storyboard that has the segue, as in 'SegueRegistry(.main)', \
        or register another kind, such as 'show'
        """
    )
    #expect(registry.identifiers.isEmpty)
  }

  @Test func anUnwindSegueIsNotRegistered() {
    var registry = SegueRegistry()
    let error = #expect(throws: SegueRegistry.RegistrationError.self) {
      try registry.register(Segue<PostController>("Back"), kind: .unwind) { PostController() }
    }
    #expect(
      "\(error, default: "")".hasPrefix(
        "segue 'Back' cannot be registered: an unwind segue makes no"
      )
    )
  }

  @Test func registeringTwiceNamesBothLocations() throws {
    var registry = SegueRegistry()
    try registry.register(.post, kind: .show, file: "App/First.swift", line: 3) { PostController() }
    expectError(
      """
      segue 'ShowPost' from any source is registered twice, at App/First.swift:3 and at \
      App/Second.swift:7; remove one, or give them different sources
      """
    ) {
      try registry.register(.post, kind: .show, file: "App/Second.swift", line: 7)
    }
  }

  @Test func aRegistrationHasItsLocation() throws {
    var registry = SegueRegistry()
    try registry.register(.post, kind: .show)
    let error = #expect(throws: SegueRegistry.RegistrationError.self) {
      try registry.registerHierarchy(.post, kind: .show) { PostController() }
    }
    guard case .duplicate(_, _, let first, let second)? = error else { return }
    #expect(first.hasPrefix("RoutesTests/SegueRegistryTests.swift:"))
    #expect(first != second)
  }

  @Test func severalSourcesMayHaveOneIdentifier() throws {
    var registry = SegueRegistry()
    try registry.register(.post, kind: .presentation) { PostController() }
    try registry.register(.post, from: FeedController.self, kind: .show) {
      PostController()
    }
    let graph = try ControllerGraph(
      root: NavigationController(root: FeedController()),
      registry: registry
    )
    try graph.perform(.post)
    try graph.perform(.post)
    try graph.expect("nav(Feed, Post) > sheet Post")
  }

  @Test func theSourcesTypePrecedesItsSuperclass() throws {
    var registry = SegueRegistry()
    try registry.register(.post, from: FeedController.self, kind: .presentation) {
      PostController()
    }
    try registry.register(
      .specialPost,
      from: SpecialFeedController.self,
      kind: .show
    ) { PostController() }
    let graph = try ControllerGraph(
      root: NavigationController(root: SpecialFeedController()),
      registry: registry
    )
    try graph.perform(.post)
    try graph.expect("nav(SpecialFeed, Post)")
  }

  @Test func theNearestAncestorWithTheSegueStartsIt() throws {
    var registry = SegueRegistry()
    try registry.register(.post, from: FeedController.self, kind: .presentation) {
      PostController()
    }
    let feed = FeedController()
    let graph = try ControllerGraph(root: feed, registry: registry)
    try graph.embed(screen("Header"), in: feed)
    try graph.perform(.post)
    try graph.expect("Feed[Header] > sheet Post")
  }

  @Test func preparationsRunInOrderAndOnlyForTheirSource() throws {
    var registry = SegueRegistry()
    try registry.register(.post, from: FeedController.self, kind: .show) {
      PostController()
    }
    try registry.prepare(.post) { $0.notes.append("first") }
    try registry.prepare(.post, from: FeedController.self) {
      $0.notes.append("second")
    }
    let feed = FeedController()
    let graph = try ControllerGraph(root: NavigationController(root: feed), registry: registry)
    let post = try graph.perform(.post, from: feed) { $0.notes.append("third") }
    #expect(post.notes == ["first", "second", "third"])
  }

  @Test func preparingAnUnknownSegueSuggestsAName() throws {
    var registry = SegueRegistry()
    try registry.register(.post, kind: .show)
    let error = #expect(throws: SegueRegistry.RegistrationError.self) {
      try registry.prepare(Segue<PostController>("ShowPots")) { _ in }
    }
    #expect(
      error?.description == """
        no segue 'ShowPots' is registered (did you mean 'ShowPost'?); register it before it is \
        prepared
        """
    )
    #expect(throws: SegueRegistry.RegistrationError.self) {
      try registry.prepare(.post, from: FeedController.self) { _ in }
    }
  }

  @Test func identifiersAreSorted() throws {
    var registry = SegueRegistry()
    for name in ["B", "C", "A"] { try registry.register(Segue<PostController>(name), kind: .show) }
    #expect(registry.identifiers == ["A", "B", "C"])
  }

  @Test func aClassIsRegisteredOnce() throws {
    var classes = SceneClasses()
    try classes.register { PostController() }
    #expect(throws: SegueRegistry.RegistrationError.duplicateClass(name: "PostController")) {
      try classes.register { PostController() }
    }
  }

  @Test(arguments: [
    (
      "ShowPst",
      "segue 'ShowPst' to Post is not among the scene's segues (ShowPost) (did you mean 'ShowPost'?)"
    ),
    ("", "a segue without an identifier to Post is not among the scene's segues (ShowPost)"),
    (
      "back:",
      """
      segue 'back:' to Post is not among the scene's segues (ShowPost); if code unwinds with this \
      action, handle the action before the storyboard's segues; otherwise generate the code again
      """
    ),
  ])
  func anUnexpectedSegueIsNamed(identifier: ExactString, message: String) {
    let segue = PerformedSegue(
      identifier: identifier,
      source: screen("Feed"),
      destination: screen("Post"),
      sender: nil
    )
    let error = PerformedSegue.Unexpected(segue, expected: ["ShowPost"])
    #expect(error.description.hasPrefix(message), "\(error)")
  }

  @Test func `an unexpected segue of a scene without identifiers says so`() {
    let segue = PerformedSegue(
      identifier: "ShowPost",
      source: screen("Feed"),
      destination: screen("Post"),
      sender: nil
    )
    #expect(
      PerformedSegue.Unexpected(segue, expected: []).description == """
        segue 'ShowPost' to Post is not among the scene's segues (no segue with an identifier); handle \
        it before the storyboard's segues, or generate the code again
        """
    )
  }

  @Test func aSegueLeadsToItsExactClassAndToEachProtocol() {
    let segue = PerformedSegue(
      identifier: "ShowFeed",
      source: screen("Home"),
      destination: NavigationController(root: SpecialFeedController()),
      sender: nil
    )
    #expect(segue.leads(to: SpecialFeedController.self))
    #expect(!segue.leads(to: FeedController.self))
    #expect(!segue.leads(to: PostController.self))
    #expect(segue.leads(to: (any Special).self))
  }
}
