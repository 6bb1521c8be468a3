import RoutesTesting
import Testing

private final class FeedController: UnwindReceiver, SegueSource {
  private(set) var log: [String] = []
  func unwind(_ action: String, from source: any Controller) { log.append(action) }
  func prepare(for segue: PerformedSegue) { log.append(segue.identifier.string) }
}
private final class SettingsController: Controller {
  let name: String
  init(name: String) { self.name = name }
}
private final class PostController: Controller {}
private final class OtherController: Controller {}
private protocol Postable {}

extension Segue<PostController>.From<FeedController> {
  fileprivate static var fromFeed: Self { .init("ShowPost") }
}
extension Segue<PostController>.From<any Postable> {
  fileprivate static var fromAny: Self { .init("ShowPost") }
}
extension Segue<PostController>.From<OtherController> {
  fileprivate static var fromOther: Self { .init("ShowPost") }
}

private enum Place: Destination {
  case settings(String)
  var route: Route {
    switch self {
    case .settings(let name):
      return Route(
        Segue<SettingsController>("ShowSettings"),
        instantiate: { SettingsController(name: name) }
      )
    }
  }
}

@Suite struct StoryboardRegistryTests {
  private static let main: Storyboard = """
    storyboard name=Main initialScene=tabs
    scene id=tabs kind=tabBarController
    segue id=1 kind=relationship destination=nav relationship=viewControllers
    segue id=2 kind=relationship destination=about relationship=viewControllers
    scene id=nav kind=navigationController customClass=MainNavigationController
    segue id=3 kind=relationship destination=feed relationship=rootViewController
    scene id=feed customClass=FeedController
    segue id=4 kind=show identifier=ShowPost destination=post
    segue id=5 kind=presentation identifier=ShowSettings destination=reference presentationStyle=fullScreen
    scene id=post identifier=Post
    exit id=exit
    segue id=6 kind=embed destination=map
    segue id=7 kind=unwind identifier=GoBack destination=exit unwindAction=unwindToFeed:
    scene id=map customClass=MapViewController
    scene id=about customClass=AboutController
    scene id=reference kind=viewControllerPlaceholder
    reference storyboardName=Settings
    """

  private static let settings: Storyboard = """
    storyboard name=Settings initialScene=a
    scene id=a kind=navigationController
    segue id=1 kind=relationship destination=b relationship=rootViewController
    scene id=b customClass=SettingsController
    """

  private let graph: ControllerGraph

  init() throws {
    var classes = SceneClasses()
    try classes.register(FeedController.init)
    graph = try ControllerGraph(of: SegueRegistry(Self.main, Self.settings, classes: classes))
  }

  @Test func theInitialSceneIsMadeWithItsChildren() throws {
    try graph.expect("tab(*nav:MainNavigation(Feed), About)")
    #expect(graph.visible is FeedController)
  }

  @Test func aChildThatIsMissingHidesNoOther() throws {
    var app: AppSketch = "tabs = tab(gone, feed, shop)"
    app.storyboard.scenes.removeAll { $0.id == "gone" }
    try ControllerGraph(of: SegueRegistry(app.storyboard)).expect("tab(*Feed, Shop)")
  }

  @Test func `a split controller of a storyboard has the scene of each column`() throws {
    let split: Storyboard = """
      storyboard name=Main initialScene=split
      scene id=split kind=splitViewController
      segue id=1 kind=relationship destination=c relationship=detailViewController
      segue id=2 kind=relationship destination=b relationship=supplementaryViewController
      segue id=3 kind=relationship destination=a relationship=masterViewController
      scene id=a customClass=MenuController
      scene id=b customClass=ListController
      scene id=c customClass=ItemController
      """
    let graph = try ControllerGraph(of: SegueRegistry(split), width: .regular)
    try graph.expect("regular: split(Menu, List, Item)")
    #expect((graph.root as? SplitViewController)?.style == .unspecified)
  }

  @Test func aGraphCanStartWithAnotherStoryboard() throws {
    let graph = try ControllerGraph(
      storyboard: "Settings",
      of: SegueRegistry(Self.main, Self.settings)
    )
    try graph.expect("nav(Settings)")
  }

  @Test func anUnregisteredClassBecomesAPlaceholder() throws {
    let post = try graph.perform(Segue<PlaceholderController>("ShowPost"))
    #expect(post.name == "Post")
    try graph.expect("tab(*nav:MainNavigation(Feed, Post[Map]), About)")
  }

  @Test func aReferenceIsFollowedIntoItsContainer() throws {
    let settings = try graph.perform(Segue<any Controller>("ShowSettings"))
    #expect(settings is NavigationController)
    try graph.expect("tab(*nav:MainNavigation(Feed), About) > fullScreen nav(Settings)")
  }

  @Test func aRoutesControllerReplacesTheSceneInsideItsContainer() throws {
    let made = try graph.go(to: Place.settings("mine"))
    #expect((made as? SettingsController)?.name == "mine")
    try graph.expect("tab(*nav:MainNavigation(Feed), About) > fullScreen nav(Settings)")
  }

  @Test func anUnwindSegueGoesBackByItsAction() throws {
    try graph.trigger("ShowPost")
    let target = try #require(try graph.trigger("GoBack") as? FeedController)
    #expect(target.log == ["ShowPost", "unwindToFeed:"])
    try graph.expect("tab(*nav:MainNavigation(Feed), About)")
  }

  @Test func anUnwindSegueStartsFromTheControllerThatHasIt() throws {
    try graph.trigger("ShowPost")
    #expect((graph.visible as? PlaceholderController)?.name == "Post")
    expectRefusal(
      .segue(.wrongSource(identifier: "GoBack", expected: ["Post"], found: "Map")),
      in: graph
    ) { try graph.trigger("GoBack", from: graph["Map"]) }
  }

  @Test func twoSeguesOfASceneWithOneIdentifierNameBothLocations() throws {
    var broken = Self.settings
    broken.scenes[1].segues = [
      .init(id: "x", kind: .show, identifier: "ShowIt", destination: "a"),
      .init(id: "y", kind: .show, identifier: "ShowIt", destination: "b"),
    ]
    expectError(
      """
      segue 'ShowIt' from SettingsController is registered twice, at segue 'x' of scene 'b' in \
      storyboard 'Settings' and at segue 'y' of scene 'b' in storyboard 'Settings'; remove \
      one, or give them different sources
      """
    ) { try SegueRegistry(broken) }
  }

  @Test func `code cannot register a segue that a storyboard has for the same source`() throws {
    var registry = try SegueRegistry(Self.main, Self.settings)
    func refused(_ register: () throws -> Void) -> String? {
      let error = #expect(throws: SegueRegistry.RegistrationError.self) { try register() }
      return error?.description
    }
    let segue = Segue<PostController>("ShowPost")
    let found = [
      refused { try registry.register(segue, kind: .show, file: "App/Segues.swift", line: 3) },
      refused { try registry.register(.fromFeed, kind: .show, file: "App/Segues.swift", line: 4) },
      refused { try registry.register(.fromAny, kind: .show, file: "App/Segues.swift", line: 5) },
    ]
    let sources = ["any source", "FeedController", "Postable"]
    for (line, (message, source)) in zip(found, sources).enumerated() {
      #expect(
        message == """
          segue 'ShowPost' from \(source), registered at App/Segues.swift:\(line + 3), is already in the \
          registry, as segue '4' of scene 'feed' in storyboard 'Main'; remove the registration, and \
          prepare the segue's controller with 'prepare'. Only a controller that code makes needs one, \
          with its class as the source
          """
      )
    }
    try registry.prepare(segue) { _ in }
    try registry.register(.fromOther, kind: .show)
  }

  @Test func `a storyboard that is given twice is an error`() throws {
    expectError("storyboard 'Main': it is given twice, at last in position 3; remove one") {
      try SegueRegistry(Self.main, Self.settings, Self.main, Self.settings)
    }
  }

  @Test func aSceneInsideItselfIsRefused() throws {
    var broken = Self.settings
    broken.scenes[1] = .container("b", .navigationController, ["a"])
    #expect(throws: Refusal.self) { try ControllerGraph(of: SegueRegistry(broken)) }
  }
}
