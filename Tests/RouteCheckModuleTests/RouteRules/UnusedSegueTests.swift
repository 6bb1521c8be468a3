import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RouteRules

@Suite struct UnusedSegueTests {
  @Test(arguments: ["StoryboardSegue.Main.showPost.rawValue", "R.segue.feed.showPost.identifier"])
  func aGeneratedNameMentionsItsSegueOnly(name: String) async {
    let project = await Project.load(
      Example.main(
        """
        <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
          <connections>
            <segue id="s1" kind="show" identifier="ShowPost" destination="post"/>
            <segue id="s2" kind="show" identifier="ShowShop" destination="post"/>
          </connections>
        </viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
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
