import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

@Suite struct RegistrationTests {
  private func messages(_ rule: String, _ code: String) async -> [String] {
    await RuleRunner(only: [rule]).run(on: .feedAndPost.code(code)).diagnostics
      .map { "\($0.severity): \($0.message)" }
  }

  @Test(arguments: [
    (".showPost, from: Feed.self, kind: .show", ".showPost, from: Feed.self, kind: .push", true),
    (".showPost, from: Feed.self, kind: .show", ".showPost, from: Post.self, kind: .show", false),
    (".showPost, kind: .show", ".showPost, kind: .show", false),
    (".openPost, kind: .show", ".showPost, from: Feed.self, kind: .show", true),
    (".showMap, kind: .show", ".openPost, kind: .show", false),
    (".showLater, kind: .show", ".showLater, kind: .show", false),
  ])
  func `a segue is the same if its identifier and its source are`(
    one: String,
    other: String,
    isSame: Bool
  ) async {
    let found = await messages(
      "duplicate-registration",
      """
      extension Segue<Post>.From<Feed> {
        static var showPost: Self { .init("ShowPost") }
        static var openPost: Self { .init("ShowPost") }
      }
      extension Segue<Post>.From<Post> { static var showPost: Self { .init("ShowPost") } }
      extension Segue<Map> {
        static var showMap: Self { .init("ShowPost") }
        static var showLater: Self { .init(name) }
      }
      func register(in registry: inout SegueRegistry) throws {
        try registry.register(\(one))
        try registry.registerHierarchy(\(other)) { Post() }
      }
      """
    )
    #expect(
      found
        == (isSame
          ? [
            "error: segue 'ShowPost' of 'Feed' is registered twice; remove one call, or give the segue "
              + "another identifier"
          ] : [])
    )
  }

  @Test(arguments: [
    ("", "\n", "", true), ("if isNew {", "\n", "}", true),
    ("if isNew {", "} else {", "}", false),
    ("switch isNew {\ncase true:", "case false:", "}", false),
    ("#if DEBUG", "#else", "#endif", false),
    ("", "classes = SceneClasses()", "", false), ("", "reset(&classes)", "", false),
    ("", "var classes = SceneClasses()", "", false),
    ("", "} } func other(_ classes: inout SceneClasses) throws { do {", "", false),
    ("for index in 0..<1 {", "}\nfor index in 0..<1 {", "}", false),
  ])
  func `only calls that all run on one table are compared`(
    start: String,
    middle: String,
    end: String,
    isFound: Bool
  ) async {
    let function = """
      func add(_ isNew: Bool, to classes: inout SceneClasses) throws { do {
        \(start)
        try classes.register(Post.init)
        \(middle)
        try classes.register("Post") { PostDouble() }
        \(end)
      } }
      """
    let found = await messages("duplicate-registration", function)
    #expect(found == (isFound ? ["error: class 'Post' is registered twice; remove one call"] : []))
    #expect(await messages("duplicate-registration", "import Testing\n" + function).isEmpty)
  }

  @Test(
    arguments: [
      (
        ".main, classes: classes",
        "warning: no scene of 'Main' has the class 'Pots'; did you mean 'Post'?"
      ),
      (".main, classes: others", nil), (".shop, classes: classes", nil),
      ("storyboards: [.main], classes: classes", nil), (".main, .shop, classes: classes", nil),
      (".main, classes: classes), SegueRegistry(storyboards: all, classes: classes", nil),
    ] as [(String, String?)]
  )
  func `a class is compared with the storyboards of its registry, also in tests`(
    arguments: String,
    message: String?
  ) async {
    let found = await messages(
      "unused-scene-class",
      """
      import Testing
      func make(_ others: SceneClasses) throws {
        var classes = SceneClasses()
        try classes.register("Pots") { PostDouble() }
        all = try [SegueRegistry(\(arguments))]
      }
      """
    )
    #expect(found == (message.map { [$0] } ?? []))
  }

  @Test func `a similar class that is registered as well is no hint`() async {
    let found = await messages(
      "unused-scene-class",
      """
      typealias Screen = Feed
      func make() throws -> SegueRegistry {
        var classes = SceneClasses()
        try classes.register(Screen.init)
        try classes.register(Post.init)
        try classes.register(Posts.init)
        return try SegueRegistry(.main, classes: classes)
      }
      """
    )
    #expect(found == ["note: no scene of 'Main' has the class 'Posts'"])
  }
}
