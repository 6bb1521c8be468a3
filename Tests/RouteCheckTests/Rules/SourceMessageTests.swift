import RouteCheckTestSupport
import Testing

@testable import RouteRules
@testable import routecheck

/// The alternatives that findings in sources suggest, and the names that they use.
@Suite struct SourceMessageTests {
  private static let storyboard = Example.main(
    """
    <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
      <connections>
        <segue id="s1" kind="show" identifier="ShowPost" destination="post"/>
        <segue id="s2" kind="presentation" identifier="Compose" destination="x1-y2-z3"/>
        <segue id="s3" kind="presentation" identifier="Browse" destination="x4-y5-z6"/>
      </connections>
    </viewController></objects></scene>
    <scene><objects><viewController id="post" customClass="Post" customModuleProvider="target"/>
    </objects></scene>
    <scene><objects><navigationController id="x1-y2-z3"><connections>
      <segue id="r" kind="relationship" relationship="rootViewController" destination="write"/>
    </connections></navigationController></objects></scene>
    <scene><objects><viewController id="write" customClass="Write" customModuleProvider="target"/>
    </objects></scene>
    <scene><objects><navigationController id="x4-y5-z6"/></objects></scene>
    """
  ).files[0].text

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
    let storyboard = Example.main(
      """
      <scene><objects><viewController id="post" customClass="Post" customModuleProvider="target">
        <connections>
          <segue id="s" kind="unwind" destination="x" unwindAction="\(selector)"/>
        </connections>
      </viewController><exit id="x"/></objects></scene>
      """
    ).files[0].text
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
    #expect(run.output.hasSuffix("\(message)\n"))
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
