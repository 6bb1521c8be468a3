import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RouteRules

/// Which methods may be the action of an unwind segue.
@Suite struct UndeclaredUnwindActionTests {
  @Test(arguments: [
    ("unwind:", 0), ("unwindWithSegue:", 1), ("unwind", 1), ("unwin:", 1), ("leave:", 1),
  ])
  func anActionIsTheSelectorOfAMethod(selector: String, count: Int) async {
    let storyboard = Example.scenes(
      scene("feed", "Feed", segue("s", to: "x", "unwind", action: "\(selector)"), exit: "x")
    )
    let source = """
      class Feed: UIViewController { @IBAction func unwind(_ segue: UIStoryboardSegue) {} }
      """
    let report = await RuleRunner(only: ["undeclared-unwind-action"]).run(
      on: storyboard.and("Feed.swift", source)
    )
    #expect(report.diagnostics.count == count)
  }
}
