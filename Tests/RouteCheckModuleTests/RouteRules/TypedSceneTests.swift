import RouteCheckTestSupport
import Routes
import Testing

@testable import InterfaceRules
@testable import ProjectLoading
@testable import ProjectModel
@testable import RuleSupport

/// Typed scenes and segues that contradict the storyboards.
@Suite struct TypedSceneTests {
  private static let storyboard = document(
    """
    <scene><objects><viewController id="feed" customClass="Feed"><connections>
      <segue id="s1" kind="show" identifier="ShowPost" destination="post"/>
    </connections></viewController></objects></scene>
    <scene><objects>
      <viewController id="post" storyboardIdentifier="Post" customClass="Post"/>
    </objects></scene>
    """
  )

  private func findings(
    _ code: String,
    types: [ExactString: ExactString] = [:],
    _ rules: [Rule] = [.unknownScene, .destinationMismatch, .sourceMismatch],
    in storyboard: String = storyboard
  ) async -> [String] {
    let files = ["Main.storyboard": storyboard, "App.swift": "import Routes\n\(code)"]
    let found = await Project.load(files)
    var generation = GenerationOptions()
    generation.types = types
    let project = Project(found.files, generation: generation)
    let inputs = RuleInputs(of: project, for: rules)
    return rules.flatMap { $0.findings(in: project, inputs) }.map { finding in
      "\(finding.severity.map { "\($0): " } ?? "")\(finding.message)"
    }
  }

  private static let classes = "class Feed: UIViewController {}; class Post: UIViewController {}\n"

  @Test(arguments: [
    "extension SceneIdentifier<Post> { static var post: Self { .init(\"Post\", in: \"Main\") } }",
    "let post = SceneIdentifier<Post>(\"Post\", in: \"Main\")",
    "let post = try graph.instantiate(SceneIdentifier<UIViewController>(\"Post\", in: \"Main\"))",
    "let post = SceneIdentifier<Post>(name, in: \"Main\")",
    "let post = SceneIdentifier<Post>(\"Other\", in: name)",
  ])
  func `a typed scene of a storyboard has no findings`(code: String) async {
    #expect(await findings(Self.classes + code).isEmpty)
  }

  @Test(arguments: [
    "extension SceneIdentifier<Post> { static var post: Self { .init(\"Pots\", in: \"Main\") } }",
    "extension Routes.SceneIdentifier<Post> { static let post = Self(\"Pots\", in: \"Main\") }",
    "let post = SceneIdentifier<Post>(\"Pots\", in: \"Main\")",
    "let post: SceneIdentifier<Post> = .init(\"Pots\", in: \"Main\")",
    "class A { func a() { _ = try? graph.instantiate(SceneIdentifier<Post>(\"Pots\", in: \"Main\")) } }",
  ])
  func `a misspelled typed scene is reported`(code: String) async {
    let found = await findings(Self.classes + code)
    #expect(found.count == 1)
    #expect(found.first?.contains("did you mean 'Post'?") == true, "\(found)")
  }

  @Test func `a typed scene of another class is reported`() async {
    let code = "let post = SceneIdentifier<Feed>(\"Post\", in: \"Main\")"
    #expect(await findings(Self.classes + code) == ["the scene is 'Post' and not 'Feed'"])
  }

  @Test func `a class that the sources declare is an error, also with a configured type`() async {
    let code = "extension Segue<Feed> { static var a: Self { .init(\"ShowPost\") } }"
    let message = "segue 'ShowPost' leads to 'Post' and not to 'Feed'"
    #expect(await findings(Self.classes + code) == [message])
    #expect(await findings(Self.classes + Self.screens + code, types: Self.types) == [message])
  }

  @Test(arguments: [
    ("", []), ("class Feed: FeedScreen {}", []),
    ("class Feed: UIViewController, FeedScreen {}", ["no source declares the class 'Post'"]),
    ("class Feed: UIViewController {}; class Post: UIViewController {}", []),
  ])
  func `a class with a configured type is missed beside others of the app`(
    code: String,
    messages: [String]
  ) async {
    let module = #"customModule="App" customModuleProvider="target" customClass="#
    let found = await findings(
      Self.screens + code,
      types: Self.types,
      [.undeclaredClass],
      in: Self.storyboard.replacing("customClass=", with: module)
    )
    #expect(found == messages)
  }

  private static let screens = "protocol FeedScreen {}; protocol PostScreen {}\n"
  private static let types: [ExactString: ExactString] = [
    "Feed": "any FeedScreen", "Post": "any PostScreen",
  ]

  @Test(arguments: [
    ("extension Segue<any PostScreen> { static var a: Self { .init(\"ShowPost\") } }", []),
    (
      "extension Segue<any FeedScreen> { static var a: Self { .init(\"ShowPost\") } }",
      [
        "warning: segue 'ShowPost' leads to 'Post' and not to 'FeedScreen', by its type in the configuration"
      ]
    ),
    (
      "extension Segue<any PostScreen>.From<any PostScreen> { static var a: Self { .init(\"ShowPost\") } }",
      [
        "warning: segue 'ShowPost' leaves 'Feed' and not 'PostScreen', by its type in the configuration"
      ]
    ),
    ("extension Segue<any Screen> { static var a: Self { .init(\"ShowPost\") } }", []),
  ])
  func `the configuration has the types of classes without sources`(
    code: String,
    messages: [String]
  ) async {
    #expect(await findings(Self.screens + code, types: Self.types) == messages)
    #expect(await findings(Self.screens + code).isEmpty)
  }
}
