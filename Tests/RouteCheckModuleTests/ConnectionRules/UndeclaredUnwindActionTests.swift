import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

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

  @Test(arguments: [("unwindToFeed:", 0), ("unwindToFede:", 1)])
  func `an enum of unwind actions receives its cases`(selector: String, count: Int) async {
    let storyboard = Example.scenes(
      scene("feed", "Feed", segue("s", to: "x", "unwind", action: selector), exit: "x")
    )
    let source = """
      class Feed: UIViewController {}
      enum FeedUnwind: ExactString { case toFeed = "unwindToFeed:" }
      """
    let report = await RuleRunner(only: ["undeclared-unwind-action"]).run(
      on: storyboard.and("Feed.swift", source)
    )
    #expect(report.diagnostics.count == count)
  }

  @Test(arguments: [("unwindToFede:", 1), ("unwindToFeed:", 0), ("unwindToPost:", 0)])
  func `below an absent class of Objective-C only a slip is reported`(
    selector: String,
    count: Int
  ) async {
    let storyboard = Example.scenes(
      scene("feed", "Feed", segue("s", to: "x", "unwind", action: selector), exit: "x")
    )
    let source = """
      @interface Feed : LibraryController
      @end
      @implementation Feed
      - (IBAction)unwindToFeed:(UIStoryboardSegue *)segue {}
      - (IBAction)open:(id)sender {}
      @end
      """
    let report = await RuleRunner(only: ["undeclared-unwind-action"]).run(
      on: storyboard.and("Feed.m", source)
    )
    #expect(report.diagnostics.count == count)
  }

  /// A module can add actions to all controllers, but none about the app's screens.
  @Test(arguments: [
    ("Spring", "unwindToViewController:", 0), ("Spring", "unwindToPost:", 1),
    ("Spring", "unwind:", 0), ("Spring", "closeViewControler:", 1),
    ("UIKit", "unwindToViewController:", 1), ("UIKit", "unwind:", 1),
  ])
  func `an absent module can have an action with general words`(
    module: String,
    selector: String,
    count: Int
  ) async {
    let storyboard = Example.scenes(
      scene("feed", "Feed", segue("s", to: "x", "unwind", action: selector), exit: "x")
    )
    let source = """
      import \(module)
      class Feed: UIViewController {
        @IBAction func closeViewController(_ segue: UIStoryboardSegue) {}
      }
      """
    let report = await RuleRunner(only: ["undeclared-unwind-action"]).run(
      on: storyboard.and("Feed.swift", source)
    )
    #expect(report.diagnostics.count == count)
  }
}
