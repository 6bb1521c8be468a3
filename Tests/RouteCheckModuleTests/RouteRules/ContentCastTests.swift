import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

/// Casts of what is inside a navigation controller.
@Suite struct ContentCastTests {
  @Test(arguments: [
    ("nav.viewControllers.first(where: { $0.isViewLoaded }) as! Post", 1),
    ("nav.viewControllers.first(where: { $0.isViewLoaded }) as! Shop", 0),
    ("nav.viewControllers.last as! Post", 1), ("nav.children.map(\\.self) as! [Post]", 0),
  ])
  func `the first child of a container has the class of a child scene`(
    expression: String,
    count: Int
  ) async {
    let project = await Project.load(
      Example.scenes(
        scene("feed", "Feed", attributes: #"customModuleProvider="target""#),
        scene(
          "nav",
          nil,
          segue("r", to: "shop", "rootViewController"),
          kind: "navigationController",
          identifier: "Shops"
        ),
        scene(
          "shop",
          "Shop",
          kind: "tableViewController",
          attributes: #"customModuleProvider="target""#
        )
      ).and(
        "Feed.swift",
        """
        class Shop: UITableViewController {}
        class Post: UIViewController {}
        class Feed: UIViewController {
          func open() {
            let nav = storyboard!.instantiateViewController(withIdentifier: "Shops") \
            as! UINavigationController
            _ = \(expression)
          }
        }
        """
      )
    )
    let found = RuleRunner(only: ["destination-mismatch"]).run(on: project).diagnostics
    #expect(found.count == count, "\(found.map(\.message))")
  }
}
