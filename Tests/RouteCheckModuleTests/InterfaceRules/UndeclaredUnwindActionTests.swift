import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Which methods may be the action of an unwind segue.
@Suite struct UndeclaredUnwindActionTests {
  /// The number of findings about an unwind from a `Feed`.
  private func findings(
    _ selector: String,
    _ source: String,
    in path: String = "Feed.swift",
    of name: String = "Feed"
  ) async -> Int {
    let storyboard = Example.scenes(
      scene("feed", name, segue("s", to: "x", "unwind", action: selector), exit: "x")
    )
    return await RuleRunner(only: ["undeclared-unwind-action"]).run(
      on: storyboard.and(path, source)
    ).diagnostics.count
  }

  @Test(arguments: [
    ("unwind:", 0), ("unwindWithSegue:", 1), ("unwind", 1), ("unwin:", 1), ("leave:", 1),
  ])
  func anActionIsTheSelectorOfAMethod(selector: String, count: Int) async {
    let source = """
      class Feed: UIViewController { @IBAction func unwind(_ segue: UIStoryboardSegue) {} }
      """
    #expect(await findings(selector, source) == count)
  }

  @Test(arguments: [("unwindToFeed:", 0), ("unwindToFede:", 1)])
  func `an enum of unwind actions receives its cases`(selector: String, count: Int) async {
    let source = """
      class Feed: UIViewController {}
      enum FeedUnwind: ExactString { case toFeed = "unwindToFeed:" }
      """
    #expect(await findings(selector, source) == count)
  }

  @Test(arguments: [("unwindToFede:", 1), ("unwindToFeed:", 0), ("unwindToPost:", 0)])
  func `below an absent class of Objective-C only a slip is reported`(
    selector: String,
    count: Int
  ) async {
    let source = """
      @interface Feed : LibraryController
      @end
      @implementation Feed
      - (IBAction)unwindToFeed:(UIStoryboardSegue *)segue {}
      - (IBAction)open:(id)sender {}
      @end
      """
    #expect(await findings(selector, source, in: "Feed.m") == count)
  }

  @Test(arguments: [
    ("unwindToPostArchive:", 1), ("unwindToPost:", 0), ("unwindToViewController:", 0),
  ])
  func `an absent class has no action with the name of a screen`(
    selector: String,
    count: Int
  ) async {
    let source = "class PostArchive: LibraryController {}"
    #expect(await findings(selector, source, of: "PostArchive") == count)
    let receiver = "\nclass Path: UnwindReceiver {}"
    #expect(await findings(selector, source + receiver, of: "PostArchive") == 0)
    #expect(await findings("unwindToViewController:", source, of: "ViewController") == 0)
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
    let source = """
      import \(module)
      class Feed: UIViewController {
        @IBAction func closeViewController(_ segue: UIStoryboardSegue) {}
      }
      """
    #expect(await findings(selector, source) == count)
  }
}
