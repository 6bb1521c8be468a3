import Testing

@testable import routecheck

/// What `// routecheck:disable` does in a whole run of the command.
@Suite struct SourceSuppressionTests {
  private static let storyboard = Example.main(
    """
    <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
      <connections>
        <segue id="s" kind="show" identifier="ShowPost" destination="feed"/>
      </connections>
    </viewController></objects></scene>
    """
  ).files[0].text

  /// Comments at the top of the file, above the second call and behind it, and the calls that are
  /// still reported.
  static let comments: [(top: String, above: String, behind: String, reported: [String])] = [
    ("", "", "", ["One", "Two", "Three"]),
    ("", "", "// routecheck:disable unknown-segue", ["One", "Three"]),
    ("", "", "// routecheck:disable", ["One", "Three"]),
    ("", "", "// routecheck:disable unknown-scene", ["One", "Two", "Three"]),
    ("", "", "// routecheck:disable unknown-scene, unknown-segue", ["One", "Three"]),
    ("", "", "// routecheck:disable unknown-segue -- made in code", ["One", "Three"]),
    ("", "// routecheck:disable unknown-segue", "", ["One", "Two", "Three"]),
    ("", "// routecheck:disable:next unknown-segue", "", ["One", "Three"]),
    ("", "// routecheck:disable:next", "", ["One", "Three"]),
    ("", "// routecheck:disable:next unknown-scene", "", ["One", "Two", "Three"]),
    ("", "", "// routecheck:disable:next unknown-segue", ["One", "Two"]),
    ("// routecheck:disable:file unknown-segue", "", "", []),
    ("// routecheck:disable:file", "", "", []),
    ("// routecheck:disable:file unknown-scene", "", "", ["One", "Two", "Three"]),
    ("", "", "// routecheck:disable:file unknown-segue", []),
    ("", "/* routecheck:disable:file */", "", ["One", "Two", "Three"]),
    (#"let text = "// routecheck:disable:file""#, "", "", ["One", "Two", "Three"]),
    ("", "", "// routecheck:disabled", ["One", "Two", "Three"]),
  ]

  @Test(arguments: comments)
  func aCommentSwitchesOffWhatItNames(
    top: String,
    above: String,
    behind: String,
    reported: [String]
  ) async {
    let source = """
      \(top)
      class Feed: UIViewController {
        func open() {
          performSegue(withIdentifier: "One", sender: self)
          \(above)
          performSegue(withIdentifier: "Two", sender: self)  \(behind)
          performSegue(withIdentifier: "Three", sender: self)
        }
      }
      """
    let run = await ToolRun(
      ["validate"],
      files: .memory(["Main.storyboard": Self.storyboard, "Feed.swift": source])
    )
    let found = run.output.matches(of: /has a segue '([A-Za-z]+)'/).map { String($0.output.1) }
    #expect(found == reported)
    #expect(run.status == (reported.isEmpty ? .success : .findings))
    let errors = reported.count == 1 ? "1 error" : "\(reported.count) errors"
    #expect(run.error == (reported.isEmpty ? "no errors" : errors) + " in 2 files\n")
  }

  @Test func aCommentCoversItsOwnFileOnly() async {
    let call = #"func open() { performSegue(withIdentifier: "One", sender: self) }"#
    let run = await ToolRun(
      ["validate"],
      files: .memory([
        "Main.storyboard": Self.storyboard,
        "Feed.swift": "// routecheck:disable:file\nclass Feed: UIViewController { \(call) }",
        "Feed+More.swift": "extension Feed { \(call) }",
      ])
    )
    #expect(run.output.hasPrefix("Feed+More.swift:1:"))
    #expect(run.error == "1 error in 3 files\n")
  }
}
