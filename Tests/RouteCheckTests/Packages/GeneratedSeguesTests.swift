import Foundation
import RouteCheckTestSupport
import Routes
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RuleSupport
@testable import routecheck

/// A package whose typed segues the build plugin generates, so that no source declares them.
@Suite struct GeneratedSeguesTests {
  private static let storyboard = document(
    scene(
      "feed",
      "Feed",
      segue("s1", "ShowPost", to: "post"),
      segue("s2", "default", to: "post"),
      segue("s3", to: "x", "unwind", action: "unwindToFeed:"),
      attributes: #"customModuleProvider="target""#,
      exit: "x"
    ),
    scene("post", "Post", attributes: #"customModuleProvider="target""#)
  )

  private static func files(plugins: String) -> [String: String] {
    [
      "App/Package.swift": """
      let package = Package(name: "App", targets: [.target(name: "App", plugins: [\(plugins)])])
      """,
      "App/Sources/App/Main.storyboard": storyboard,
      "App/Sources/App/Feed.swift": """
      final class Feed: Controller, UnwindReceiver {}
      final class Post: Controller {}
      extension Segue<Post> { static var byHand: Self { .init("ShowPost") } }
      enum AppDestination: Destination {
        case post, other, unknown
        var route: Route {
          switch self {
          case .post: return Route(.showPost)
          case .other: return Route(.default)
          case .unknown: return Route(.somethingElse)
          }
        }
      }
      """,
    ]
  }

  private static let plugin = #".plugin(name: "RouteCheckPlugin", package: "Routes")"#

  @Test func `every segue of a target with the plugin has a route`() async {
    let without = await ToolRun(["validate"], files: .memory(Self.files(plugins: "")))
    #expect(without.output.contains("no route maps segue 'default' [unmapped-segue]"))
    let with = await ToolRun(["validate"], files: .memory(Self.files(plugins: Self.plugin)))
    #expect(with.output == "")
  }

  @Test func anyCodeMayPerformAGeneratedSegue() async {
    let words = ["explore", "--from", "Feed", "--list", "moves"]
    let without = await ToolRun(words, files: .memory(Self.files(plugins: "")))
    expect(without.output, contains: "Feed: segue 'default' (never)")
    let with = await ToolRun(words, files: .memory(Self.files(plugins: Self.plugin)))
    expect(with.output, contains: "Feed performs 'default' (performed, possible)")
  }

  @Test func theManifestAboveTheGivenFolderIsRead() async {
    let files = FileSystem.memory(Self.files(plugins: Self.plugin))
    #expect(await ToolRun(["validate", "App/Sources/App"], files: files).output == "")
  }

  @Test func generatedSeguesAreKnownByTheirNames() async {
    func segues(_ plugins: String) async -> [ExactString?] {
      let project = await Project.load(Self.files(plugins: plugins))
      return project.routeTable(of: .code).routes.prefix(3).map(\.segue)
    }
    #expect(await segues(Self.plugin) == ["ShowPost", "default", nil])
    #expect(await segues("") == [nil, nil, nil])
  }

  @Test func theConfigurationGivesOtherNames() async {
    var files = Self.files(plugins: Self.plugin)
    files[".routecheck.json"] = #"{"generate": {"names": {"default": "somethingElse"}}}"#
    let run = await ToolRun(["table", "--of", "code"], files: .memory(files))
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2) }
    #expect(rows.contains(["unknown", "default"]))
    #expect(!rows.contains(["other", "default"]))
  }

  @Test func aSegueUsedByItsGeneratedNameIsUsed() async {
    let words = ["validate", "--rule", "unused-segue"]
    let run = await ToolRun(words, files: .memory(Self.files(plugins: Self.plugin)))
    #expect(run.output == "")
  }

  /// `default` has no control, and a route that should name it names `showPost`.
  @Test(arguments: [
    ("", 1),
    ("extension Feed { func a() throws { try perform(.default) } }", 0),
    ("extension Feed { func a() throws { try graph.trigger(\"default\", from: self) } }", 0),
    ("extension Feed { func a() { performSegue(withIdentifier: name, sender: nil) } }", 0),
  ])
  func aSegueThatNoCodePerformsIsNotMapped(code: String, count: Int) async {
    var files = Self.files(plugins: Self.plugin)
    let feed = "App/Sources/App/Feed.swift"
    files[feed] = files[feed]?.replacing("Route(.default)", with: "Route(.showPost)")
    files["App/Sources/App/More.swift"] = code
    let run = await ToolRun(["validate", "--rule", "unmapped-segue"], files: .memory(files))
    #expect(run.output.components(separatedBy: "no route maps segue 'default'").count == count + 1)
  }

  @Test func aSegueOfAControlNeedsNoRoute() async {
    var files = Self.files(plugins: Self.plugin)
    let (feed, main) = ("App/Sources/App/Feed.swift", "App/Sources/App/Main.storyboard")
    files[feed] = files[feed]?.replacing("Route(.default)", with: "Route(.showPost)")
    let performed = segue("s2", "default", to: "post")
    #expect(files[main]?.contains(performed) == true)
    files[main] = files[main]?.replacing(performed, with: "").replacing(
      "<connections>",
      with: """
        <view key="view" id="v"><subviews><button id="b"><connections>
          \(performed)
        </connections></button></subviews></view><connections>
        """,
      maxReplacements: 1
    )
    let run = await ToolRun(["validate", "--rule", "unmapped-segue"], files: .memory(files))
    #expect(run.output == "")
  }

  @Test func anAppWithoutRoutesHasNoUnmappedSegue() async {
    var files = Self.files(plugins: Self.plugin)
    files["App/Sources/App/Feed.swift"] = "final class Feed: Controller {}"
    let run = await ToolRun(["validate", "--rule", "unmapped-segue"], files: .memory(files))
    #expect(run.output == "")
  }

  private static let help = """
    import Routes
    extension Segue<Help> { static var help: Self { .init("ShowHelp") } }
    extension Segue<Post> { static var near: Self { .init("ShowPots") } }
    """

  private static let near =
    "App/Sources/App/Help.swift:3:56: warning: no storyboard has a segue 'ShowPots'; "
    + "did you mean 'ShowPost'? [unknown-segue]\n"

  @Test func `a segue beside generated ones needs no storyboard`() async {
    var files = Self.files(plugins: Self.plugin)
    files["App/Sources/App/Help.swift"] = Self.help
    #expect(await ToolRun(["validate"], files: .memory(files)).output == Self.near)
    let target = ["Main.storyboard", "Feed.swift", "Help.swift"].map { "App/Sources/App/\($0)" }
    files["App/Package.swift"] = nil
    let run = await ToolRun(["generate", "--quiet", "--"] + target, files: .memory(files))
    #expect(run.error == Self.near)
    #expect(run.status == .success)
  }

  private static let unregistered = """
    warning: no storyboard has a segue 'ShowHelp'; if code in another folder registers it, pass that \
    folder, too [unknown-segue]
    """

  @Test(arguments: [
    ("@main class App {}", nil, true), ("@main class App {}", "let package = Package()", false),
    ("class App {}", nil, false),
  ])
  func `only a whole app has all registrations`(app: String, manifest: String?, isWhole: Bool) async
  {
    let files = [
      "App/Main.storyboard": Self.storyboard, "App/Help.swift": Self.help, "App/App.swift": app,
      "App/Package.swift": manifest,
    ].compactMapValues(\.self)
    let run = await ToolRun(["validate", "--rule", "unknown-segue"], files: .memory(files))
    let error = "error: no storyboard has a segue 'ShowHelp' [unknown-segue]"
    #expect(run.output.contains(isWhole ? error : Self.unregistered), "\(run.output)")
    #expect(run.status == (isWhole ? .findings : .success))
  }

  @Test func `tests register a segue of their package`() async {
    var files = Self.files(plugins: "")
    files["App/Sources/App/Help.swift"] = Self.help
    let words = ["validate", "--rule", "unknown-segue"]
    let without = await ToolRun(words, files: .memory(files))
    #expect(without.output.contains(Self.unregistered))
    files["App/Tests/AppTests/HelpTests.swift"] = """
      import Testing
      @Test func help() throws {
        try registry.register(.help, kind: .show) { Help() }
        try registry.register(.near, kind: .show) { Post() }
      }
      """
    #expect(await ToolRun(words, files: .memory(files)).output == Self.near)
  }
}
