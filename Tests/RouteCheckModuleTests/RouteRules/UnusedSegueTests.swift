import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

@Suite struct UnusedSegueTests {
  @Test(arguments: ["StoryboardSegue.Main.showPost.rawValue", "R.segue.feed.showPost.identifier"])
  func aGeneratedNameMentionsItsSegueOnly(name: String) async {
    let project = await Project.load(
      Example.scenes(
        scene(
          "feed",
          "Feed",
          segue("s1", "ShowPost", to: "post"),
          segue("s2", "ShowShop", to: "post"),
          attributes: #"customModuleProvider="target""#
        ),
        scene("post")
      ).and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open() { performSegue(withIdentifier: \(name), sender: self) }
        }
        """
      )
    )
    let found = RuleRunner(only: ["unused-segue"]).run(on: project).diagnostics.map(\.message)
    #expect(found == ["no source mentions segue 'ShowShop'"])
  }
}
