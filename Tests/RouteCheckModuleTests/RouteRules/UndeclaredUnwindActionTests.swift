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
    let storyboard = Example.main(
      """
      <scene><objects>
        <viewController id="feed" customClass="Feed"><connections>
          <segue id="s" kind="unwind" destination="x" unwindAction="\(selector)"/>
        </connections></viewController>
        <exit id="x"/>
      </objects></scene>
      """
    )
    let source = """
      class Feed: UIViewController { @IBAction func unwind(_ segue: UIStoryboardSegue) {} }
      """
    let project = await Project.load(storyboard.and("Feed.swift", source))
    let report = RuleRunner(only: ["undeclared-unwind-action"]).run(on: project)
    #expect(report.diagnostics.count == count)
  }
}
