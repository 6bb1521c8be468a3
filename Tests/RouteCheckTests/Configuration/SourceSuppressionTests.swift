import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// The effect of `// routecheck:disable` in a whole run of the command.
@Suite struct SourceSuppressionTests {
  private static let storyboard = document(
    scene(
      "feed",
      "Feed",
      segue("s", "ShowPost", to: "feed"),
      attributes: #"customModuleProvider="target""#
    )
  )

  /// Comments at the top of the file, above and after the second call, and the calls that are
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
    ("/* routecheck:disable:file */", "", "", []),
    ("", "", "/* routecheck:disable unknown-segue */", ["One", "Three"]),
    ("", "/*\n * routecheck:disable:next\n */", "", ["One", "Three"]),
    ("", "", "//routecheck:disable unknown-segue", ["One", "Three"]),
    ("", "", "//\troutecheck: disable unknown-segue", ["One", "Three"]),
    ("", "/// routecheck:disable:next", "", ["One", "Three"]),
    ("// routecheck: the calls below are made by hand", "", "", ["One", "Two", "Three"]),
    ("// see routecheck:disable:file", "", "", ["One", "Two", "Three"]),
    (#"let text = "// routecheck:disable:file""#, "", "", ["One", "Two", "Three"]),
  ]

  @Test(arguments: comments)
  func aCommentDisablesTheRulesThatItNames(
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

  @Test(arguments: [
    ("// routecheck:disable", true), ("/* routecheck:disable unknown-segue */", true),
    ("// routecheck:disable unknown-scene", false), ("", false),
  ])
  func aCommentCoversObjectiveC(comment: String, isDisabled: Bool) async {
    let source = """
      @implementation Feed
      - (void)open { [self performSegueWithIdentifier:@"One" sender:self]; } \(comment)
      @end
      """
    let run = await ToolRun(
      ["validate"],
      files: .memory([
        "Main.storyboard": Self.storyboard, "Feed.m": source,
        "Feed.h": "@interface Feed : UIViewController\n@end",
      ])
    )
    #expect(run.output.isEmpty == isDisabled)
  }

  @Test(arguments: [
    ("disable unknown-seuge", 23, "unknown rule 'unknown-seuge'; did you mean 'unknown-segue'?"),
    (
      "disable unknown-scene,Unknown-Scene", 37,
      "unknown rule 'Unknown-Scene'; did you mean 'unknown-scene'?"
    ),
    (
      "disable segue", 23,
      "unknown rule 'segue'; rules with this word: duplicate-segue, malformed-segue-action, "
        + "undeclared-segue-action, unknown-segue, unknown-segue-kind, unmapped-segue, unused-segue"
        + "; a reason comes after ' -- '"
    ),
    ("disable made in code", 23, "unknown rule 'made'; a reason comes after ' -- '"),
    ("disable unknown-segue made in code", 37, "unknown rule 'made'; a reason comes after ' -- '"),
    ("disable:nxet", 15, "unknown command 'disable:nxet'; did you mean 'disable:next'?"),
    (
      "disable:this", 15,
      "unknown command 'disable:this'; expected one of disable, disable:next, disable:file"
    ),
    (
      "ignore unknown-segue", 15,
      "unknown command 'ignore'; expected one of disable, disable:next, disable:file"
    ), ("disabel unknown-segue", 15, "unknown command 'disabel'; did you mean 'disable'?"),
    ("disable unknown-segue -- made in code", 0, ""), ("disable:next property", 0, ""),
    ("the call below is made by hand", 0, ""),
  ])
  func `a word of a comment that means nothing is a warning at its place`(
    comment: String,
    column: Int,
    message: String
  ) async {
    let files = ["A.swift": "let é = 1\n// routecheck:\(comment)"]
    let run = await ToolRun(["validate"], files: .memory(files))
    let warning = "A.swift:2:\(column): warning: \(message) [configuration]\n"
    #expect(run.output == (message.isEmpty ? "" : warning))
    #expect(run.status == .success)
    let code = "@implementation A\n@end\n/* routecheck:\(comment) */"
    let other = await ToolRun(["validate"], files: .memory(["A.m": code]))
    #expect(other.output == (message.isEmpty ? "" : warning.replacing("A.swift:2", with: "A.m:3")))
  }

  @Test func `the stars of a comment of several lines are no rules`() async {
    let code = """
      /*
       * routecheck:disable:next
       * unknown-segue
       */
      """
    let run = await ToolRun(["validate"], files: .memory(["A.swift": code]))
    #expect(run.output.isEmpty)
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
