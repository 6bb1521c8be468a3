import RouteCheckTestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport
@testable import routecheck

@Suite struct ConfigurationTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    <scene><objects><viewController id="a" storyboardIdentifier="A"/></objects></scene>
    <scene><objects><viewController id="b" storyboardIdentifier="A"><connections>
    <segue id="s" kind="show" destination="gone"/></connections></viewController></objects></scene>
    </scenes></document>
    """

  private func run(_ words: String..., configuration: String? = nil) async -> ToolRun {
    var files = ["Main.storyboard": Self.storyboard, "Old/Old.storyboard": "broken"]
    files[".routecheck.json"] = configuration
    return await ToolRun(["validate", "--quiet"] + words, files: .memory(files))
  }

  private func rules(_ run: ToolRun) -> [String] {
    run.output.matches(of: /\[([a-z-]+)\]/).map { String($0.output.1) }
  }

  @Test(arguments: [
    ("Odl", true), ("Old/Odl.storyboard", true), ("Vendor", false), ("Old", false), ("Od*", false),
    ("Odl.storyboard", false),
  ])
  func `an excluded name that nothing has is found by a similar one`(
    name: String,
    isFound: Bool
  ) async {
    let configuration = "{\n \"exclude\": [\"Vendor\",\n  \"\(name)\"]}"
    let found =
      ".routecheck.json:3:4: warning: there is no '\(name)' to exclude; "
      + "did you mean '\(name.replacing("Odl", with: "Old"))'? [configuration]"
    let run = await run(configuration: configuration)
    #expect(run.output.contains(found) == isFound, "\(run.output)")
    #expect(run.output.contains("to exclude") == isFound, "\(run.output)")
    let below = await self.run("Old", configuration: configuration)
    expect(below.output, lacks: "to exclude")
  }

  @Test(arguments: [("Fede", true), ("Feed", false), ("Account", false)])
  func `a class with a type that no scene has is found by a similar one`(
    name: String,
    isFound: Bool
  ) async {
    let files = [
      "Main.storyboard": Example.feedAndPost.files[0].text,
      ".routecheck.json": "{\"generate\": {\"types\": {\n\"\(name)\": \"any FeedScreen\"}}}",
    ]
    let run = await ToolRun(["validate", "--quiet"], files: .memory(files))
    let found = """
      .routecheck.json:2:2: warning: no scene has the class 'Fede' of 'generate.types'; did you mean \
      'Feed'? [configuration]
      """
    #expect(run.output.contains(found) == isFound, "\(run.output)")
    #expect(run.output.contains("generate.types") == isFound)
  }

  @Test func setsRulesPathsAndSuppressions() async {
    let all = await run()
    #expect(
      rules(all) == ["duplicate-scene-identifier", "dangling-destination", "malformed-storyboard"]
    )
    let set = await run(
      configuration: """
        {"rules": {"dangling-destination": "warning", "duplicate-scene-identifier": "off",
        "no-initial-scene": "on"}, "exclude": ["Old"]}
        """
    )
    #expect(rules(set) == ["no-initial-scene", "dangling-destination"])
    #expect(set.status == .success)
    #expect(set.output.contains("warning: show segue 's'"))
    let suppressed = await run(
      configuration: """
        {"suppress": [{"object": "s"}, {"object": "b", "rules": ["duplicate-scene-identifier"],
        "file": "*.storyboard"}], "exclude": ["**/Old.storyboard"], "strict": true}
        """
    )
    #expect(rules(suppressed) == [])
    #expect(suppressed.status == .success)
  }

  @Test(arguments: ["Old", "Old/Old.storyboard", "Old/Part"])
  func aNamedPathIsCheckedThoughItIsExcluded(path: String) async {
    let files = [
      "Old/Old.storyboard": "broken", "Old/Part/Old.storyboard": "broken",
      ".routecheck.json": #"{"exclude": ["Old/**"]}"#,
    ]
    let named = await ToolRun(["validate", "--quiet", path], files: .memory(files))
    #expect(rules(named).contains("malformed-storyboard"))
    let all = await ToolRun(["validate", "--quiet"], files: .memory(files))
    #expect(rules(all) == [])
  }

  @Test(arguments: [
    (#"{"rulez": {}}"#, "1:3: error: unknown key 'rulez'; did you mean 'rules'?"),
    (
      #"{"rules": {"unmapped-seque": "off"}}"#,
      "1:13: error: unknown rule 'unmapped-seque'; did you mean 'unmapped-segue'?"
    ),
    (
      #"{"rules": {"unmapped-segue": "eror"}}"#,
      "1:31: error: 'eror' is not a rule setting; did you mean 'error'?"
    ),
    (#"{"strict": 1}"#, "1:12: error: expected true or false"),
    (#"{"exclude": "Old"}"#, "1:14: error: expected a list in brackets"),
    (
      #"{"suppress": [{"object": "a", "rules": ["unknown-sege"]}]}"#,
      "1:40: error: unknown rule 'unknown-sege'; did you mean 'unknown-segue'?"
    ),
    (#"{"suppress": [{}]}"#, "1:15: error: 'object' is missing"),
    ("{", "1:2: error: invalid JSON: expected a key in quotes; the file may be cut off"),
  ])
  func aWrongConfigurationIsNeverTheDefault(text: String, message: String) async {
    let result = await run(configuration: text)
    #expect(result.status == .usage)
    #expect(result.error == ".routecheck.json:\(message) [configuration]\n")
    #expect(result.output == "")
  }

  @Test func rulesAreChosenOnTheCommandLine() async {
    #expect(
      rules(await run("--rule", "no-initial-scene")) == [
        "no-initial-scene", "malformed-storyboard",
      ]
    )
    #expect(
      rules(await run("--skip-rule", "malformed-storyboard", "--skip-rule=dangling-destination"))
        == ["duplicate-scene-identifier"]
    )
    let strict = await run(
      "--strict",
      "--rule",
      "duplicate-scene-identifier",
      "--skip-rule",
      "malformed-storyboard"
    )
    #expect(strict.status == .findings)
  }

  @Test(arguments: [
    (#"{"strict": true}"#, routecheck.ExitStatus.findings), (#"{"strict": false}"#, .success),
  ])
  func aStrictConfigurationFailsOnWarnings(configuration: String, status: routecheck.ExitStatus)
    async
  {
    let words = ["--rule", "duplicate-scene-identifier", "--skip-rule", "malformed-storyboard"]
    let result = await ToolRun(
      ["validate"] + words,
      files: .memory(["Main.storyboard": Self.storyboard, ".routecheck.json": configuration])
    )
    #expect(rules(result) == ["duplicate-scene-identifier"])
    #expect(result.status == status)
  }

  @Test func aNamedFileThatIsMissingCannotBeRead() async {
    #expect(await run("--config", "nowhere.json").status == .unreadable)
    #expect(await run("--baseline", "nowhere.json").status == .unreadable)
  }

  /// A link to nothing, or to itself, is not a missing configuration.
  @Test func aConfigurationThatIsABrokenLinkIsNeverTheDefault() async {
    var files = FileSystem.memory(["Main.storyboard": Self.storyboard])
    let kind = files.kind
    files.kind = { $0 == ".routecheck.json" ? .link : kind($0) }
    let run = await ToolRun([], files: files)
    #expect(run.status == .unreadable)
    #expect(run.error == "error: configuration '.routecheck.json' cannot be read: no such file\n")
  }

  @Test(arguments: [
    (
      [Int.max, 1],
      "1:28: error: the counts of a finding in 'a' exceed 9223372036854775807 together"
    ),
    ([0], "1:81: error: expected a number of at least 1"),
    ([-1], "1:81: error: expected a number of at least 1"),
  ])
  func aWrongCountIsAnError(counts: [Int], message: String) async {
    let findings = counts.map { #"{"file": "a", "rule": "b", "message": "c", "count": \#($0)}"# }
    let json = #"{"version": 1, "findings": [\#(findings.joined(separator: ", "))]}"#
    let files = FileSystem.memory(["base.json": json])
    let run = await ToolRun(["--baseline", "base.json", "."], files: files)
    #expect(run.status == .usage)
    #expect(run.error == "base.json:\(message) [configuration]\n")
  }

  @Test func `a baseline of another version is an error`() async {
    let files = FileSystem.memory(["base.json": #"{"version": 2, "findings": []}"#])
    let run = await ToolRun(["--baseline", "base.json", "."], files: files)
    #expect(run.status == .usage)
    #expect(
      run.error
        == "base.json:1:13: error: unknown version 2; this tool reads version 1 [configuration]\n"
    )
  }

  @Test func aBaselineAcceptsAFindingAsOftenAsItSays() async {
    func files(_ count: Int) -> [String: String] {
      let scenes = (0..<count).map { number in
        "<scene><objects><viewController id='\(number)'><connections>"
          + "<segue id='s\(number)' kind='show' identifier='Show' destination='gone'/>"
          + "</connections></viewController></objects></scene>"
      }
      let document = "<document type='x.Storyboard'><scenes>\(scenes.joined())</scenes></document>"
      return ["Main.storyboard": document]
    }
    let rule = "dangling-destination"
    let report = await RuleRunner(only: [rule]).run(on: Project.load(files(1)))
    let json = Baseline(report, in: ConfigurationFolder()).json
    #expect(json.contains("\"version\": 1,\n") && json.contains("\"count\": 1\n"), "\(json)")
    for count in 1...3 {
      for (json, accepted) in [
        (json, 1), (json.replacing(",\n      \"count\": 1", with: ""), 1),
        (json.replacing("\"count\": 1", with: "\"count\": 2"), 2),
      ] {
        let run = await ToolRun(
          ["--rule", rule, "--baseline", "base.json", "."],
          files: .memory(files(count).merging(["base.json": json]) { $1 })
        )
        let left = max(count - accepted, 0)
        #expect(rules(run) == Array(repeating: rule, count: left), "\(run.output) \(json)")
      }
    }
  }

  @Test func aBaselineAcceptsItsFindingsAndNoOthers() async throws {
    let project = await Project.load(["Main.storyboard": Self.storyboard])
    let report = RuleRunner().run(on: project)
    let folder = ConfigurationFolder()
    let json = Baseline(report, in: folder).json
    let files = [
      "Main.storyboard": "\n\n" + Self.storyboard, "New.storyboard": Self.storyboard,
      "base.json": json,
    ]
    let result = await ToolRun(["--baseline", "base.json", "."], files: .memory(files))
    #expect(result.status == .findings)
    #expect(!result.output.contains("Main.storyboard:"))
    #expect(rules(result) == ["duplicate-scene-identifier", "dangling-destination"])
    let first = try #require(report.diagnostics.first)
    #expect(Baseline(report, in: folder).filter([first, first], in: folder) == [first])
  }

  @Test func aBaselineIsRelativeToTheFolderOfTheConfiguration() async {
    let files = ["App/Main.storyboard": Self.storyboard, "App/.routecheck.json": "{}"]
    let project = await Project.load(files)
    let report = RuleRunner().run(on: project)
    let folder = ConfigurationFolder("App")
    let baseline = Baseline(report, in: folder)
    #expect(!report.diagnostics.isEmpty && baseline.filter(report.diagnostics, in: folder) == [])
    #expect(baseline.json.contains(#""file": "Main.storyboard""#))
    let named = ["baseline": "base.json"].map { #"{"\#($0)": "\#($1)"}"# }.joined()
    let run = await ToolRun(
      ["validate", "--quiet", "App"],
      files: .memory(
        files.merging(["App/.routecheck.json": named, "App/base.json": baseline.json]) { $1 }
      )
    )
    #expect(run.output == "")
  }

  @Test(arguments: [
    ("Old", "Old/a.storyboard", true), ("Old", "x/Old/a.storyboard", true),
    ("Old", "Older/a.storyboard", false), ("*.storyboard", "x/a.storyboard", true),
    ("x/*.storyboard", "x/a.storyboard", true), ("x/*.storyboard", "x/y/a.storyboard", false),
    ("x/**/a.storyboard", "x/a.storyboard", true),
    ("x/**/a.storyboard", "x/y/z/a.storyboard", true),
    ("**/z", "x/y/z/a.storyboard", true), ("./x", "x/a", true), ("x/", "x/a", true),
    ("x/", "y/x/a", false), ("/", "x", false), ("**", "x/a", true), ("a*", "a", true),
    ("a*b", "axxbxb", true), ("x?", "x", false), ("x/y", "z/x/y", false), ("?b*d", "abccd", true),
    ("?b*d", "bccd", false),
    ("a*b*c*d*e*f*g*h", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
  ])
  func patternsMatchAsInGitignore(pattern: String, path: String, matches: Bool) {
    #expect(PathPatterns([pattern]).match(path) == matches)
  }
}
