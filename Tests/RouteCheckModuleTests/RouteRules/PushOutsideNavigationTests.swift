import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

/// Whether a push is reported depends on the segue that leads to its source.
@Suite struct PushOutsideNavigationTests {
  @Test(arguments: [
    ("show", false), ("push", false), ("showDetail", false), ("custom", false), ("modal", true),
    ("presentation", true), ("popoverPresentation", true),
  ])
  func onlyAModalSegueLeavesTheNavigationController(kind: String, isReported: Bool) async {
    let project = await Project.load(
      .scenes(
        initial: "nav",
        scene(
          "nav",
          nil,
          segue("r", to: "feed", "rootViewController"),
          kind: "navigationController"
        ),
        scene("feed", nil, segue("s", to: "post", "\(kind)")),
        scene("post", nil, segue("p", to: "more", "push")),
        scene("more")
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
    let text = Example.scenes(
      initial: "feed",
      scene("feed", nil, segue("p", to: "more", "push")),
      scene("more")
    ).files[0].text
    let files = storyboards.map { ("\($0).storyboard", text) }
    let report = await RuleRunner(only: ["push-outside-navigation"]).run(
      on: Dictionary(uniqueKeysWithValues: files)
    )
    #expect(report.diagnostics.map(\.file) == reported.map { "\($0).storyboard" })
  }
}
