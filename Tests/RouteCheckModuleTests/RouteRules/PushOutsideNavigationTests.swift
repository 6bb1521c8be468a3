import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RouteRules

/// Whether a push is reported depends on the segue that leads to its source.
@Suite struct PushOutsideNavigationTests {
  @Test(arguments: [
    ("show", false), ("push", false), ("showDetail", false), ("custom", false), ("modal", true),
    ("presentation", true), ("popoverPresentation", true),
  ])
  func onlyAModalSegueLeavesTheNavigationController(kind: String, isReported: Bool) async {
    let project = await Project.load(
      .main(
        #"initialViewController="nav""#,
        """
        <scene><objects><navigationController id="nav"><connections>
          <segue id="r" kind="relationship" relationship="rootViewController" destination="feed"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="\(kind)" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"><connections>
          <segue id="p" kind="push" destination="more"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="more"/></objects></scene>
        """
      )
    )
    let report = RuleRunner(only: ["push-outside-navigation"]).run(on: project)
    #expect(report.diagnostics.map(\.object) == (isReported ? ["p"] : []))
  }

  /// Code may put the initial scene of a second storyboard into a navigation controller.
  @Test(arguments: [
    (["Start"], ["Start"]), (["Main", "Start"], ["Main"]), (["Other", "Start"], []),
  ])
  func anInitialSceneIsTheWindowsRootInMainAndInTheOnlyStoryboard(
    storyboards: [String],
    reported: [String]
  ) async {
    let text = Example.main(
      #"initialViewController="feed""#,
      """
      <scene><objects><viewController id="feed"><connections>
        <segue id="p" kind="push" destination="more"/>
      </connections></viewController></objects></scene>
      <scene><objects><viewController id="more"/></objects></scene>
      """
    ).files[0].text
    let files = storyboards.map { ("\($0).storyboard", text) }
    let project = await Project.load(Dictionary(uniqueKeysWithValues: files))
    let report = RuleRunner(only: ["push-outside-navigation"]).run(on: project)
    #expect(report.diagnostics.map(\.file) == reported.map { "\($0).storyboard" })
  }
}
