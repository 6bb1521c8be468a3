import RouteCheckTestSupport
import Testing

@testable import ProjectFiles
@testable import routecheck

@Suite struct StandardInputTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      initialViewController="feed">
      <scenes><scene><objects><viewController id="feed" customClass="Feed"><connections>
        <segue id="s" kind="show" identifier="ShowPost" destination="gone"/>
      </connections></viewController></objects></scene></scenes>
    </document>
    """
  private static let source = """
    class Feed: UIViewController {
      func open() { performSegue(withIdentifier: "ShowPots", sender: nil) }
    }
    """
  private static let files = FileSystem.memory(["App/Feed.swift": source])

  @Test func aStoryboardIsValidatedByTheNameOfStandardInput() async {
    for words in [["validate", "-"], ["-"], ["validate", "--", "-"]] {
      let run = await ToolRun(words, files: Self.files, input: Self.storyboard)
      #expect(run.status == .findings)
      #expect(run.output.hasPrefix("<stdin>:4:66: error: segue 'ShowPost' leads to "))
      #expect(run.error == "1 error in 1 file\n")
    }
  }

  @Test(arguments: [
    "\(storyboard)", "\u{FEFF}\n  \(storyboard)",
  ])
  func aTextThatBeginsWithATagIsAStoryboard(_ input: String) async {
    let run = await ToolRun(["table", "-"], files: Self.files, input: input)
    #expect(run.output.contains("ShowPost"))
  }

  @Test func aTextThatBeginsWithABraceIsARouteTable() async {
    let input = #"{"version": 1, "routs": []}"#
    let run = await ToolRun(["-"], files: Self.files, input: input)
    #expect(run.output.hasPrefix("<stdin>:1:17: error: unknown key 'routs'"), "\(run.output)")
  }

  @Test func anyOtherTextIsSwift() async {
    let input = "let main = UIStoryboard(name: \"Mian\", bundle: nil)\n"
    let run = await ToolRun(["-", "Main.storyboard"], files: Self.files, input: input)
    #expect(run.output.hasPrefix("<stdin>:1:"), "\(run.output)")
    #expect(run.output.contains("'Mian'"))
  }

  @Test func standardInputIsCheckedWithTheOtherFiles() async {
    let run = await ToolRun(["-", "App"], files: Self.files, input: Self.storyboard)
    #expect(run.output.contains("App/Feed.swift:2:47: error: "), "\(run.output)")
    #expect(run.output.contains("did you mean 'ShowPost'?"))
  }

  @Test(arguments: [
    ("map", "ShowPost"), ("table", "ShowPost"), ("generate", "showPost"), ("explore", "1 screen"),
  ])
  func everyCommandThatReadsFilesReadsStandardInput(command: String, part: String) async {
    let input = Self.storyboard.replacing("gone", with: "feed")
    let run = await ToolRun([command, "-"], files: Self.files, input: input)
    #expect((run.output + run.error).contains(part), "\(run.error)")
  }

  @Test func aStoryboardIsComparedWithStandardInput() async {
    let changed = Self.storyboard.replacing("ShowPost", with: "ShowPosts")
    let files = FileSystem.memory(["Main.storyboard": Self.storyboard])
    let run = await ToolRun(["diff", "Main.storyboard", "-"], files: files, input: changed)
    #expect(run.output.contains("'ShowPost' is now 'ShowPosts'"), "\(run.output)")
    let same = await ToolRun(
      ["diff", "-", "Main.storyboard"],
      files: files,
      input: Self.storyboard
    )
    #expect(same.status == .success && same.output.isEmpty, "\(same.output)")
  }

  @Test func anEmptyStandardInputIsAnError() async {
    let run = await ToolRun(["-"], files: Self.files, input: "")
    #expect(run.status == .unreadable && run.output.isEmpty)
    #expect(run.error == "error: standard input is empty\n")
  }

  @Test(arguments: [
    (
      ["validate", "-", "-"],
      "'PATH'; expected a file, because standard input can be read only once"
    ),
    (["map", "-", "App", "-"], "'PATH'; expected a file, because standard input can be read only"),
    (["diff", "-", "-"], "'NEW'; expected a file, because standard input can be read only once"),
    (["--fix", "-"], "'PATH'; expected a file, because '--fix' cannot change standard input"),
  ])
  func standardInputThatCannotBeUsedIsAUsageError(_ words: [String], _ reason: String) async {
    let run = await ToolRun(words, files: Self.files, input: Self.storyboard)
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.error.hasPrefix("error: invalid value '-' for \(reason)"), "\(run.error)")
  }

  @Test(arguments: [["explain", "-"], ["rules", "-"]])
  func aCommandWithoutFilesReadsNoStandardInput(_ words: [String]) async {
    let run = await ToolRun(words, files: Self.files, input: Self.storyboard)
    #expect(run.status == .usage && run.error.contains("'-'"))
  }

  @Test func standardInputIsReadOnce() async {
    let words = ["explore", "-", "--properties", "-"]
    let run = await ToolRun(words, files: Self.files, input: Self.storyboard)
    #expect(run.error == "error: standard input can be read only once\n", "\(run.error)")
    #expect(run.status == .unreadable)
  }

  @Test func `a check of a folder does not read standard input`() async {
    let run = await ToolRun(["."], files: Self.files, input: Self.storyboard)
    #expect(run.status == .success && run.error == "no errors in 1 file\n", "\(run.error)")
  }
}
