import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import SourceText
@testable import routecheck

@Suite struct CommandLineTests {
  static let main = Example.main(#"<scene><objects><viewController id="a"/></objects></scene>"#)
    .table(#"{"version": 1, "routes": [{"segue": "Show"}]}"#)

  private func run(_ words: String..., files: [String: String] = [:]) async -> ToolRun {
    await ToolRun(words, files: .memory(files))
  }

  private var files: [String: String] {
    Self.main.texts
  }

  @Test func printsFindingsAsCompilersDo() async {
    let result = await run("validate", files: files)
    #expect(result.status == .findings)
    #expect(
      result.output == """
        App.routes.json:1:38: error: no storyboard has a segue 'Show' [unknown-segue]

        """
    )
    #expect(result.error == "1 error in 2 files\n")
  }

  @Test func oneBrokenFileHidesNoOther() async {
    var files = files
    files["Broken.storyboard"] = "<document>"
    files["Empty.storyboard"] = ""
    files["Bad.routes.json"] = "{"
    let result = await run("validate", ".", "Missing.storyboard", files: files)
    #expect(result.status == .unreadable)
    #expect(
      result.output == """
        App.routes.json:1:38: error: no storyboard has a segue 'Show' [unknown-segue]
        Bad.routes.json:1:2: error: invalid JSON: expected a key in quotes; the file may be cut \
        off [malformed-table]
        Broken.storyboard:1:1: error: element 'document' is not closed; the file may be cut off \
        [malformed-storyboard]
        Empty.storyboard:1:1: error: the file is empty [malformed-storyboard]
        Missing.storyboard:1:1: error: there is no file or folder 'Missing.storyboard' \
        [unreadable-input]

        """
    )
  }

  @Test func `a common extension makes no name similar`() async {
    let result = await run("validate", "Bap.routes.json", files: files)
    #expect(result.output.contains("there is no file or folder 'Bap.routes.json' [unreadable"))
  }

  @Test func aMissingPathIsReportedWithTheNearName() async {
    let result = await run("validate", "App.route.json", files: files)
    #expect(result.status == .unreadable)
    expect(
      result.output,
      contains: "there is no file or folder 'App.route.json'; did you mean 'App.routes.json'?"
    )
  }

  @Test func aTableWithAnotherNameIsReportedWithTheExpectedName() async {
    let result = await run("validate", "App.json", files: ["App.json": "{}"])
    #expect(result.status == .unreadable)
    expect(
      result.output,
      contains: """
        'App.json' is not a storyboard, a route table or a Swift file; the name of a route table \
        ends in '.routes.json'
        """
    )
  }

  @Test func aMapWithoutScenesIsReported() async {
    let result = await run("map", "--format", "mermaid", files: ["README.md": ""])
    #expect(result.status == .success)
    #expect(result.output == "flowchart LR\n")
    #expect(result.error == "there is no scene to draw\n")
    #expect(await run("map", files: files).error == "")
  }

  @Test(arguments: ["map", "table", "generate", "validate"])
  func aBrokenStoryboardFailsEveryCommandThatReadsIt(command: String) async {
    let broken = files.merging(["Broken.storyboard": "<document><scenes>"]) { old, _ in old }
    let result = await run(command, files: broken)
    #expect(result.status != .success)
    let report = command == "validate" ? result.output : result.error
    #expect(report.contains("Broken.storyboard:1:"), "\(report)")
  }

  @Test func anEmptyProjectIsReported() async {
    let result = await run("validate", files: ["README.md": ""])
    #expect(result.status == .success)
    #expect(result.error == "nothing to check: there is no storyboard, source or route table\n")
  }

  @Test func everyCommandExplainsItself() async {
    for command in routecheck.Command.all {
      let result = await run(command.name, "--help")
      #expect(result.status == .success)
      #expect(result.output.contains("USAGE: routecheck \(command.name)"))
      for option in command.options { #expect(result.output.contains(option.name)) }
    }
    #expect(await run("--help").output == Help.text)
    #expect(await run("-h").output == Help.text)
    #expect(await run("help").output == Help.text)
    #expect(await run("help", "map").output == Help.text(of: .map))
    #expect(Help.text(of: .map).contains("USAGE: routecheck map [OPTIONS] [PATH ...]\n"))
    #expect(Help.text(of: .rules).contains("USAGE: routecheck rules [OPTIONS]\n"))
    #expect(await run("--version").output == "\(ToolVersion.current)\n")
    for rule in Rule.all {
      #expect(await run("explain", rule.id).output.contains(rule.summary))
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func `the lines of a reason are as long as their words allow`(rule: String) async throws {
    let parts = await run("explain", rule).output.split(separator: "\n\n")
    let lines = try #require(parts.dropFirst().first).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.count + 1 + next.prefix { $0 != " " }.count > 80)
    }
  }

  @Test func `help explains the first named command`() async {
    #expect(await run("help", "map", "rules").output == run("map", "--help").output)
  }

  @Test func `findings with one cause are joined within the nearest package`() async {
    let reference = scene(
      "r",
      kind: "viewControllerPlaceholder",
      attributes: #"storyboardName="Tabs""#
    )
    var files: [String: String] = [:]
    for folder in ["App", "App/Inner"] {
      files["\(folder)/Package.swift"] = #"let package = Package(name: "App")"#
      files["\(folder)/Main.storyboard"] = Example.document(
        "\(reference)\n\(reference.replacing("\"r\"", with: "\"s\""))"
      )
      files["\(folder)/Tabs.storyboard"] = Example.document(scene("a"))
    }
    let run = await ToolRun(["--rule", "missing-scene-reference", "."], files: .memory(files))
    let lines = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("(2 places)") }, "\(run.output)")
  }
}
