import RouteCheckTestSupport
import Routes
import Testing

@testable import ProjectModel
@testable import RouteReports

/// Projects whose classes, scenes and segues refer to each other in as many ways as possible.
@Suite struct ResolutionGrowthTests {
  /// A storyboard with a segue for each number: from one scene, or from a scene each.
  private static func storyboard(
    _ count: Int,
    perScene: Bool,
    named name: (Int) -> String
  ) -> String {
    func scene(_ id: Int, _ segues: String) -> String {
      """
      <scene><objects><viewController id="f\(id)" customClass="\(name(id))"
        customModuleProvider="target"><connections>\(segues)</connections>
      </viewController></objects></scene>
      """
    }
    let segues = (0..<count).map {
      #"<segue id="s\#($0)" kind="show" identifier="Show\#($0)" destination="post"/>"#
    }
    let scenes =
      perScene ? segues.enumerated().map { scene($0, $1) } : [scene(0, segues.joined())]
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      \(scenes.joined())
      <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
      </scenes></document>
      """
  }

  private static func performs(_ numbers: Range<Int>) -> String {
    numbers.map { #"performSegue(withIdentifier: "Show\#($0)", sender: nil)"# }
      .joined(separator: "\n")
  }

  private func messages(_ files: [String: String]) async -> [String] {
    let report = await RuleRunner().runConcurrently(on: await .load(files))
    return report.diagnostics.map(\.message.string)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func aClassPerformsManySegues(perScene: Bool) async {
    let count = 3_000
    let found = await messages([
      "Main.storyboard": Self.storyboard(count, perScene: perScene) { _ in "Feed" },
      "Feed.swift": """
      class Post: UIViewController {}
      class Feed: UIViewController { func go() {
      \(Self.performs(0..<count + 1))
      } }
      """,
    ])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("no scene of 'Feed' has a segue 'Show\(count)'") == true)
  }

  @Test(.timeLimit(.minutes(1)))
  func manyAppsHaveASegueThatGoesBack() async {
    func screen(_ id: String, _ title: String, to destination: String) -> String {
      """
      <scene><objects><viewController id="\(id)"><view key="view"><button id="b\(id)">
        <state key="normal" title="\(title)"/>
        <connections><segue id="s\(id)" kind="presentation" destination="\(destination)"/></connections>
      </button></view></viewController></objects></scene>
      """
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        initialViewController="feed"><scenes>
      \(screen("feed", "Open", to: "post"))\(screen("post", "Dismiss", to: "feed"))
      </scenes></document>
      """
    let count = 500
    let files = (0..<count).map { ("App\($0)/Main.storyboard", document) }
    let found = await messages(Dictionary(uniqueKeysWithValues: files))
    #expect(found.count { $0.contains("presents a second feed instead of going back") } == count)
  }

  @Test(.timeLimit(.minutes(1)))
  func aClassCastsManyDestinations() async {
    let count = 4_000
    let casts = (0..<count).map {
      #"if segue.identifier == "Show\#($0)" { (segue.destination as! Feed).x = 1 }"#
    }
    let found = await messages([
      "Main.storyboard": Self.storyboard(count, perScene: false) { _ in "Feed" },
      "Feed.swift": """
      class Post: UIViewController {}
      class Feed: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      \(casts.joined(separator: "\n"))
      } }
      """,
    ])
    #expect(found.count == count)
  }

  @Test(.timeLimit(.minutes(1)))
  func manyFilesDeclareAClass() async {
    let count = 2_000
    var files = ["Main.storyboard": Self.storyboard(count, perScene: true) { _ in "Feed" }]
    for number in 0..<count {
      files["Feed\(number).swift"] = """
        class Feed: Base { func go() { \(Self.performs(number..<number + 1)) } }
        """
    }
    // The class of a scene is ambiguous, so nothing is certain.
    #expect(await messages(files) == [])
  }

  /// A chain of classes, each with a scene and with the code of the first scene's segue.
  private func chain(_ count: Int) async -> [String] {
    let classes = (1..<count).map { number in
      "class C\(number): C\(number - 1) {\nfunc go() { \(Self.performs(count..<count + 1)) } }"
    }
    return await messages([
      "Main.storyboard": Self.storyboard(count, perScene: true) { "C\($0)" },
      "Classes.swift": """
      class C0: UIViewController {}
      class Post: UIViewController {}
      \(classes.joined(separator: "\n"))
      """,
    ])
  }

  @Test func classesBelowOthersPerformTheirSegues() async {
    #expect(await chain(10).count == 9)
  }

  @Test(.timeLimit(.minutes(1)))
  func nothingIsSaidAboutClassesWithTooManyBelow() async {
    let found = await chain(2_000)
    #expect(found.count == Limits.generations)
    #expect(found.allSatisfy { $0.hasPrefix("no scene of 'C19") })
  }

  @Test(.timeLimit(.minutes(1)))
  func manyScenesHaveASegueOfTypedSources() async {
    let count = 2_000
    let segues = (0..<count).map {
      """
      class Feed\($0): UIViewController {}
      extension Segue<Post>.From<Feed\($0)> { static var showPost: Self { .init("ShowPost") } }
      """
    }
    let storyboard = Self.storyboard(count, perScene: true) { "Feed\($0)" }
      .replacing(#/identifier="Show[0-9]+"/#, with: #"identifier="ShowPost""#)
    let project = await Project.load([
      "Main.storyboard": storyboard,
      "Segues.swift": "class Post: UIViewController {}\n" + segues.joined(separator: "\n"),
    ])
    let rows = project.routeTable(of: .both).routes
    #expect(rows.count == count)
    #expect(rows.allSatisfy { $0.route == "showPost" })
    #expect(await RuleRunner().runConcurrently(on: project).diagnostics == [])
  }
}
