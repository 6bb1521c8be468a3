import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleSupport
@testable import routecheck

@Suite struct UngeneratedUnwindsTests {
  private static let storyboard = Example.scenes(
    scene(
      "post",
      "PostController",
      segue("s", to: "x", "unwind", action: "backToMenu:"),
      segue("t", to: "x", "unwind", action: "unwindToFeed:"),
      exit: "x"
    )
  ).files[0].text

  private func run(_ source: String, _ configuration: String = "{}") async -> String {
    let files = [
      "Main.storyboard": Self.storyboard, "Feed.swift": source, ".routecheck.json": configuration,
    ]
    let words = ["validate", "--quiet", "--rule", "ungenerated-unwinds"]
    return await ToolRun(words, files: .memory(files)).output
  }

  private static let feed = """
    class FeedController: TypedUnwindReceiver {
      func unwind(_ action: FeedControllerUnwind, from source: any Controller) {}
    }
    """

  @Test func `the finding shows the setting to write`() async {
    #expect(
      await run(Self.feed) == """
        Feed.swift:1:7: warning: no unwind action is assigned to 'FeedController', so that \
        'FeedControllerUnwind' is not generated; assign one in .routecheck.json, as in '{"generate": \
        {"unwinds": {"unwindToFeed:": "FeedController"}}}' [ungenerated-unwinds]

        """
    )
    let other = Self.feed.replacing("FeedController", with: "Other")
    #expect(
      await run(other).contains(
        #"assign one of 'backToMenu:', 'unwindToFeed:' in .routecheck.json, as in '{"generate": {"unwinds": {"backToMenu:": "Other"}}}'"#
      )
    )
    // The name of the class has more words than that of the action.
    let list = Self.feed.replacing("FeedController", with: "FeedListController")
    #expect(
      await run(list).contains(
        #"assign one in .routecheck.json, as in '{"generate": {"unwinds": {"unwindToFeed:""#
      )
    )
  }

  @Test func anAssignedClassIsNotReported() async {
    for unwinds in [
      #""unwindToFeed:": "FeedController""#, #""unwindToFeed:": "any App.FeedController""#,
      #""unwindToFeed:": "FeedScreen", "backToMenu:": "Menu""#,
    ] {
      let configuration = #"{"generate": {"unwinds": {\#(unwinds)}}}"#
      #expect(await run(Self.feed, configuration) == "", "\(unwinds)")
    }
    let other = #"{"generate": {"unwinds": {"backToMenu:": "MenuController"}}}"#
    #expect(await run(Self.feed, other).contains(#"{"unwindToFeed:": "FeedController"}"#))
  }

  @Test func anEnumOfTheSourcesIsNotReported() async {
    let actions = "enum FeedControllerUnwind: ExactString { case unwindToFeed = \"unwindToFeed:\" }"
    #expect(await run("\(actions)\n\(Self.feed)") == "")
    #expect(await run("protocol Feed: TypedUnwindReceiver {}") == "")
  }

  @Test(arguments: ["@IBAction", "@objc"])
  func anActionThatIsAMethodIsNotFree(attribute: String) async {
    let methods = ["backToMenu", "unwindToFeed"].map {
      "class \($0): UIViewController { \(attribute) func \($0)(_ segue: UIStoryboardSegue) {} }\n"
    }
    #expect(await run(methods[0] + methods[1] + Self.feed) == "")
  }
}
