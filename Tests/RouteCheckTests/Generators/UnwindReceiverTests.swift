import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// The classes that generated unwinds lead to.
@Suite struct UnwindReceiverTests {
  @Test func aSceneWithoutAClassHidesNoReceiverOfUnwinds() async {
    let example = Example.scenes(
      scene("plain"),
      scene("feed", "Feed"),
      scene("post", "Post", segue("s", "Back", to: "x", "unwind", action: "back:"), exit: "x")
    ).and(
      "Feed.swift",
      """
      class Feed: UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
      class Post: UIViewController {}
      """
    )
    let run = await ToolRun(["generate"], files: .memory(example))
    #expect(run.output.contains("extension Routes.Unwind<Feed> {"), "\(run.output)\(run.error)")
  }
}
