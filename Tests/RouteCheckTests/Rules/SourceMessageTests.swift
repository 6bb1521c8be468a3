import RouteCheckTestSupport
import Testing

@testable import RuleSupport

/// The alternatives that findings in sources suggest, and the names that they use.
@Suite struct SourceMessageTests {
  private static let storyboard = document(
    scene(
      "feed",
      "Feed",
      segue("s1", "ShowPost", to: "post"),
      segue("s2", "Compose", to: "x1-y2-z3", "presentation"),
      segue("s3", "Browse", to: "x4-y5-z6", "presentation"),
      attributes: #"customModuleProvider="target""#
    ),
    scene("post", "Post", attributes: #"customModuleProvider="target""#),
    scene(
      "x1-y2-z3",
      nil,
      segue("r", to: "write", "rootViewController"),
      kind: "navigationController"
    ),
    scene("write", "Write", attributes: #"customModuleProvider="target""#),
    scene("x4-y5-z6", kind: "navigationController")
  )

  private func lines(_ code: String) async -> [String] {
    let source = """
      class Post: UIViewController {}
      class Write: UIViewController {}
      class Feed: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(code)
        }
      }
      """
    let files = ["Main.storyboard": Self.storyboard, "Feed.swift": source]
    let run = await ToolRun(["validate"], files: .memory(files))
    return run.output.split(separator: "\n").compactMap { line in
      line.split(separator: ": ", maxSplits: 2).last.map(String.init)
    }
  }

  @Test(arguments: [
    (
      #"performSegue(withIdentifier: "ShowPots", sender: 1)"#,
      [
        "no scene of 'Feed' has a segue 'ShowPots'; did you mean 'ShowPost'? [unknown-segue]",
        "a scene of 'Feed'",
      ]
    ),
    (
      #"performSegue(withIdentifier: "LogOut", sender: 1)"#,
      [
        "no scene of 'Feed' has a segue 'LogOut' [unknown-segue]",
        "a scene of 'Feed', which has 'Browse', 'Compose', 'ShowPost'",
      ]
    ),
    (
      #"Post().performSegue(withIdentifier: "LogOut", sender: 1)"#,
      [
        "no scene of 'Post' has a segue 'LogOut' [unknown-segue]",
        "a scene of 'Post', which has no segue with an identifier",
      ]
    ),
  ])
  func anUnknownSegueIsReportedWithTheExistingOnes(code: String, expected: [String]) async {
    #expect(await lines(code) == expected)
  }

  /// Checks a storyboard with an unwind segue.
  private func check(unwindAction selector: String) async -> ToolRun {
    let storyboard = document(
      scene(
        "post",
        "Post",
        segue("s", to: "x", "unwind", action: "\(selector)"),
        attributes: #"customModuleProvider="target""#,
        exit: "x"
      )
    )
    let source = """
      class Post: UIViewController {
        @IBAction func unwindToFeed(_ segue: UIStoryboardSegue) {}
        @IBAction func closed(_ sender: Any) {}
      }
      """
    let files = ["Main.storyboard": storyboard, "Post.swift": source]
    return await ToolRun(["validate"], files: .memory(files))
  }

  @Test(arguments: [
    ("unwindToFede:", "; did you mean 'unwindToFeed:'?"),
    ("unwindToFeed", "; did you mean 'unwindToFeed:'?"), ("unwindToFeedWithSegue:", ""),
    ("close:", ""),
  ])
  func anUnknownUnwindActionIsReportedWithASimilarName(selector: String, hint: String) async {
    let run = await check(unwindAction: selector)
    let message = "no class has an unwind action '\(selector)'\(hint) [undeclared-unwind-action]"
    #expect(run.output.hasSuffix("\(message)\n  in Xcode: Post Scene\n"))
  }

  @Test func aKnownUnwindActionIsNotReported() async {
    let run = await check(unwindAction: "unwindToFeed:")
    #expect(!run.output.contains("undeclared-unwind-action"))
  }

  @Test(arguments: [
    ("Compose", "segue.destination as! Write", "the navigation controller around 'Write'", "Write"),
    ("Browse", "segue.destination as! Post", "the navigation controller 'x4-y5-z6'", "Post"),
    ("ShowPost", "segue.destination as! Write", "'Post'", "Write"),
  ])
  func aContainerIsNamedAfterItsContent(
    segue: String,
    cast: String,
    found: String,
    expected: String
  ) async {
    let lines = await lines(#"if segue.identifier == "\#(segue)" { _ = \#(cast) }"#)
    #expect(
      lines.first
        == "segue '\(segue)' leads to \(found) and not to '\(expected)' [destination-mismatch]"
    )
  }
}
