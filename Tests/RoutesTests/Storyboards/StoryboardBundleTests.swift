import Routes
import Testing

@Suite struct StoryboardBundleTests {
  typealias Location = StoryboardBundle.SceneLocation

  /// A tab controller with a feed in a navigation controller and a reference to another storyboard.
  static let main = Storyboard(
    name: "Main",
    initialScene: "tab",
    scenes: [
      .container("tab", .tabBarController, ["nav", "toSettings"]),
      .container("nav", .navigationController, ["feed"]),
      Storyboard.Scene(
        id: "feed",
        identifier: "Feed",
        customClass: "FeedController",
        exits: ["exit"],
        segues: [
          .init(id: "s1", kind: .show, identifier: "ShowSettings", destination: "toSettings"),
          .init(id: "s2", kind: .unwind, identifier: "Back", destination: "exit"),
          .init(id: "s3", kind: .embed, destination: "banner"),
        ]
      ),
      Storyboard.Scene(id: "banner", customClass: "BannerController"),
      .reference("toSettings", storyboard: "Settings", identifier: "hop"),
    ]
  )

  static let settings = Storyboard(
    name: "Settings",
    initialScene: "settings",
    scenes: [
      Storyboard.Scene(id: "settings", customClass: "SettingsController"),
      .reference("r1", identifier: "hop", to: "hop2"),
      .reference("r2", identifier: "hop2"),
      .reference("loopA", identifier: "a", to: "b"),
      .reference("loopB", identifier: "b", to: "a"),
      .reference("lost", to: "Nowhere"),
      .reference("away", storyboard: "Absent"),
      .reference("headless", storyboard: "Headless"),
      .reference("torn", storyboard: "Torn"),
      .container("stack", .navigationController, ["lost"]),
      Storyboard.Scene(
        id: "packed",
        kind: .viewControllerPlaceholder,
        reference: .init(storyboardName: "X", bundleIdentifier: "com.example.kit")
      ),
    ]
  )

  let bundle = StoryboardBundle([
    main, settings, Storyboard(name: "Headless", scenes: []),
    Storyboard(name: "Torn", initialScene: "gone", scenes: []),
  ])

  @Test func findsScenesByEachOfTheirNames() {
    #expect(bundle[Location(storyboard: 0, scene: "feed")]?.identifier == "Feed")
    #expect(bundle.location(ofIdentifier: "Feed", in: 0) == Location(storyboard: 0, scene: "feed"))
    #expect(bundle.location(ofExit: "exit", in: 0) == Location(storyboard: 0, scene: "feed"))
    #expect(bundle.location(ofScene: "feed", in: 1) == nil)
    #expect(bundle.location(ofScene: "feed", in: 7) == nil)
    #expect(bundle.position(ofStoryboard: "Settings") == 1)
    #expect(bundle.initialLocation(in: 0) == .success(Location(storyboard: 0, scene: "tab")))
    #expect(bundle.initialLocation(in: 9) == .failure(.noInitialScene(storyboard: 9)))
    #expect(bundle.locations.map(\.scene).prefix(3) == ["tab", "nav", "feed"])
  }

  @Test func followsReferencesOverSeveralHops() throws {
    let feed = Location(storyboard: 0, scene: "feed")
    let segues = try #require(bundle[feed]?.segues)
    #expect(
      bundle.destination(of: segues[0], from: feed)
        == .success(Location(storyboard: 1, scene: "settings"))
    )
    #expect(bundle.destination(of: segues[1], from: feed) == .failure(.unwind(exit: "exit")))
    #expect(
      bundle.explanation(of: .unwind(exit: "exit"))
        == "the target of an unwind is only known when it runs"
    )
  }

  static let unresolved: [(scene: ExactString, reason: UnresolvedScene, text: String)] = [
    (
      "loopA",
      UnresolvedScene.cycle([
        Location(storyboard: 1, scene: "loopA"), Location(storyboard: 1, scene: "loopB"),
        Location(storyboard: 1, scene: "loopA"),
      ]),
      "references lead back to themselves: loopA, loopB, loopA"
    ),
    (
      "lost", .noIdentifier("Nowhere", storyboard: 1),
      "storyboard 'Settings' has no scene with the identifier 'Nowhere'"
    ),
    ("away", .noStoryboard(name: "Absent"), "there is no storyboard 'Absent'"),
    (
      "packed", .otherBundle(identifier: "com.example.kit"),
      "the scene is in the bundle 'com.example.kit', which was not read"
    ),
    (
      "nothing", .noScene(id: "nothing", storyboard: 1),
      "storyboard 'Settings' has no scene 'nothing'"
    ),
    ("headless", .noInitialScene(storyboard: 2), "storyboard 'Headless' has no initial scene"),
    ("torn", .noScene(id: "gone", storyboard: 3), "storyboard 'Torn' has no scene 'gone'"),
  ]

  @Test(arguments: unresolved)
  func explainsUnresolvedReferences(scene: ExactString, reason: UnresolvedScene, text: String) {
    #expect(bundle.resolve(Location(storyboard: 1, scene: scene)) == .failure(reason))
    #expect(bundle.explanation(of: reason) == text)
  }

  @Test func `a storyboard outside the bundle has no scenes`() {
    let outside = Location(storyboard: 9, scene: "feed")
    #expect(bundle[outside] == nil)
    #expect(bundle.object(at: outside) == nil)
    #expect(bundle.children(of: outside).isEmpty)
    #expect(
      bundle.explanation(of: .noIdentifier("Feed", storyboard: 9))
        == "storyboard '9' has no scene with the identifier 'Feed'"
    )
  }

  @Test func aNameThatTwoStoryboardsShareIsAmbiguousUnlessTheCallerDecides() {
    let other = Storyboard(name: "Settings", initialScene: "x", scenes: [.init(id: "x")])
    let plain = StoryboardBundle([Self.main, Self.settings, other])
    let place = Location(storyboard: 0, scene: "toSettings")
    #expect(
      plain.resolve(place)
        == .failure(.ambiguousStoryboard(name: "Settings", positions: [1, 2]))
    )
    #expect(
      plain.explanation(of: .ambiguousStoryboard(name: "Settings", positions: [1, 2]))
        == "there are 2 storyboards called 'Settings'"
    )
    let decided = StoryboardBundle([Self.main, Self.settings, other]) { _, _ in [1] }
    #expect(decided.resolve(place) == .success(Location(storyboard: 1, scene: "settings")))
  }

  @Test func listsTheChildrenOfContainers() {
    let tabs = bundle.children(of: Location(storyboard: 0, scene: "tab"))
    #expect(
      tabs.map(\.scene) == [
        .success(Location(storyboard: 0, scene: "nav")),
        .success(Location(storyboard: 1, scene: "settings")),
      ]
    )
    #expect(bundle.children(of: Location(storyboard: 0, scene: "feed")).map(\.segue.id) == ["s3"])
    #expect(
      bundle.innermost(from: Location(storyboard: 0, scene: "tab"))
        == .success(Location(storyboard: 0, scene: "feed"))
    )
    #expect(
      bundle.innermost(from: Location(storyboard: 1, scene: "stack"))
        == .failure(.noIdentifier("Nowhere", storyboard: 1))
    )
  }

  @Test func `children are in the order of their relationships`() {
    func children(_ relationships: [ExactString?]) -> [String] {
      let split = Storyboard.Scene(
        id: "split",
        kind: .splitViewController,
        segues: relationships.enumerated().map { index, relationship in
          .init(
            id: ExactString("\(index)"),
            kind: .relationship,
            destination: "x",
            relationship: relationship
          )
        }
      )
      return StoryboardBundle([Storyboard(name: "Main", scenes: [split])])
        .children(of: Location(storyboard: 0, scene: "split")).map(\.segue.id.string)
    }
    #expect(
      children([
        "detailViewController", "supplementaryViewController", nil, "unknown",
        "masterViewController",
      ]) == ["2", "3", "4", "1", "0"]
    )
  }
}

extension Storyboard.Scene {
  /// A navigation or tab bar controller whose relationships lead to the given scenes.
  static func container(
    _ id: ExactString,
    _ kind: Kind,
    _ children: [ExactString]
  ) -> Self {
    let isStack = kind == .navigationController
    return .init(
      id: id,
      kind: kind,
      segues: children.map {
        .init(
          id: "\(id)-\($0)",
          kind: .relationship,
          destination: $0,
          relationship: isStack ? "rootViewController" : "viewControllers"
        )
      }
    )
  }

  /// A reference, by default to a scene of the same storyboard.
  static func reference(
    _ id: ExactString,
    storyboard: ExactString? = nil,
    identifier: ExactString? = nil,
    to target: ExactString? = nil
  ) -> Self {
    let target = storyboard == nil ? target : identifier
    return .init(
      id: id,
      kind: .viewControllerPlaceholder,
      identifier: storyboard == nil ? identifier : nil,
      reference: .init(storyboardName: storyboard, identifier: target)
    )
  }
}
