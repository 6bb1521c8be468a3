import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
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

  /// Another class that performs a segue by an unknown identifier.
  @Test(arguments: [("self", 1), ("super", 1), ("navigator.top", 0)])
  func `an unknown identifier may be one of any object`(receiver: String, count: Int) async {
    let project = await Project.load(
      Example.feedAndPost.code("class Feed: UIViewController {}").and(
        "Other.swift",
        """
        class Other: UIViewController {
          func open(_ name: String) { \(receiver).performSegue(withIdentifier: name, sender: self) }
        }
        """
      )
    )
    #expect(RuleRunner(only: ["unused-segue"]).run(on: project).diagnostics.count == count)
  }
}
