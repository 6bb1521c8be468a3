import RouteCheckTestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// Entries of the configuration, the baseline and comments that are about nothing.
@Suite struct UnusedSettingsTests {
  private static let storyboard = Example.scenes(scene("a", "Feed", segue("s", "Post", to: "gone")))
    .files[0].text

  private func run(
    _ words: [String] = [],
    configuration: String,
    more: [String: String] = [:]
  ) async -> ToolRun {
    let files = [
      ".routecheck.json": configuration, "Main.storyboard": Self.storyboard,
      "Feed.swift": "class Feed: UIViewController {}\nprotocol ShareScreen {}",
    ]
    return await ToolRun(
      ["validate", "--quiet"] + words,
      files: .memory(files.merging(more) { $1 })
    )
  }

  private func lines(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter { $0.contains("[configuration]") }
  }

  @Test(arguments: [
    (#"{"suppress": [{"object": "t"}]}"#, "1:15: note: nothing is found about the object 't'"),
    (
      #"{"suppress": [{"object": "s", "rules": ["unknown-segue"]}]}"#,
      "1:15: note: nothing is found about the object 's'"
    ),
    (
      #"{"suppress": [{"object": "s", "file": "Old"}]}"#,
      "1:15: note: nothing is found about the object 's'"
    ),
    (
      #"{"generate": {"types": {"Fed": "Feed"}}}"#,
      "1:26: warning: no storyboard has the class 'Fed'; did you mean 'Feed'?"
    ),
  ])
  func `an unused entry is reported at its place`(configuration: String, line: String) async {
    let found = await run(configuration: configuration)
    #expect(lines(found) == [".routecheck.json:\(line) [configuration]"])
  }

  @Test(arguments: [
    #"{"exclude": ["Feed.swift"]}"#,
    #"{"exclude": ["./Feed.swift", "*.generated.swift", "Old/**"]}"#,
    #"{"suppress": [{"object": "s"}]}"#,
    #"{"suppress": [{"object": "s", "rules": ["dangling-destination"], "file": "*.storyboard"}]}"#,
    #"{"suppress": [{"object": "t", "rules": ["unreachable-scene"]}]}"#,
    #"{"generate": {"types": {"Feed": "any ShareScreen"}}}"#,
  ])
  func `an entry that matches a file or an object is not unused`(configuration: String) async {
    #expect(await lines(run(configuration: configuration)) == [])
  }

  @Test(arguments: [
    (
      "\"toFed:\": \"Feed\"",
      "1:28: warning: no storyboard has an unwind with the action 'toFed:'; did you mean 'toFeed:'?"
    ),
    ("\"toFeed:\": \"Feed\"", nil),
  ])
  func `an action that no storyboard has is reported`(entry: String, line: String?) async {
    let storyboard = Example.scenes(
      scene("a", "Feed", segue("s", to: "x", "unwind", action: "toFeed:"), exit: "x")
    ).files[0].text
    let code = "class Feed: Controller, TypedUnwindReceiver {}"
    let found = await run(
      configuration: "{\"generate\": {\"unwinds\": {\(entry)}}}",
      more: ["Main.storyboard": storyboard, "Feed.swift": code]
    )
    #expect(lines(found) == (line.map { [".routecheck.json:\($0) [configuration]"] } ?? []))
    let broken = await run(
      configuration: "{\"generate\": {\"unwinds\": {\(entry)}}}",
      more: ["Main.storyboard": storyboard, "Feed.swift": code, "Other.storyboard": "<"]
    )
    #expect(lines(broken) == [])
  }

  @Test func anUnusedEntryIsAnErrorIfStrict() async {
    let found = await run(["--strict"], configuration: #"{"suppress": [{"object": "t"}]}"#)
    #expect(lines(found).allSatisfy { $0.contains(": error: ") } && lines(found).count == 1)
    let note = await run(
      configuration:
        #"{"suppress": [{"object": "t"}], "rules": {"dangling-destination": "off"}}"#
    )
    #expect(note.status == .success && lines(note).count == 1)
  }

  @Test func `a run of a part reports no unused entries`() async {
    let configuration = #"{"suppress": [{"object": "t"}]}"#
    #expect(await lines(run(configuration: configuration)).count == 1)
    #expect(await lines(run(["."], configuration: configuration)).count == 1)
    #expect(await lines(run(["Main.storyboard"], configuration: configuration)) == [])
    #expect(await lines(run(["--rule", "unknown-segue"], configuration: configuration)) == [])
    #expect(await lines(run(["--skip-rule", "unknown-segue"], configuration: configuration)) == [])
  }

  @Test func `fixed findings of the baseline are reported`() async {
    func baseline(_ rule: String, _ message: String, count: Int = 1) -> String {
      """
      {"version": 1, "findings": [
        {"file": "Main.storyboard", "rule": "\(rule)", "message": "\(message)", "count": \(count)}
      ]}
      """
    }
    let gone = "segue 'Post' leads to no scene of its storyboard"
    let configuration = #"{"baseline": "known.json"}"#
    let written = await run(
      ["--write-baseline", "new.json"],
      configuration: "{}"
    )
    #expect(written.status != .success, "memory is read-only")
    let message = await run(configuration: "{}").output.split(separator: "error: ").last
      .map { String($0.prefix { $0 != "[" }.dropLast()) }
    let known = baseline("dangling-destination", message ?? gone)
    let used = await run(configuration: configuration, more: ["known.json": known])
    #expect(lines(used) == [] && used.status == .success, "\(used.output)")
    for text in [
      baseline("dangling-destination", "other"),
      baseline("dangling-destination", message ?? gone, count: 2),
    ] {
      let found = await run(configuration: configuration, more: ["known.json": text])
      #expect(
        lines(found) == [
          "known.json:2:3: note: the finding of 'dangling-destination' in 'Main.storyboard' is gone; "
            + "write the baseline again [configuration]"
        ]
      )
    }
  }

  @Test(arguments: [("no-such-rule", 1), ("unreachable-scene", 0), ("dangling-tie-breaker", 1)])
  func anEntryOfTheBaselineIsJudgedIfItsRuleRunsOrIsGone(rule: String, count: Int) async {
    let known = """
      {"version": 1, "findings": [{"file": "Main.storyboard", "rule": "\(rule)", "message": "a"}]}
      """
    let found = await run(
      configuration: #"{"baseline": "known.json"}"#,
      more: ["known.json": known]
    )
    #expect(lines(found).count == count)
  }

  @Test func `comments that suppress nothing are reported`() async {
    let source = """
      class List: UIViewController {
        // routecheck:disable:next unknown-segue
        func open() { performSegue(withIdentifier: "Gone", sender: self) }
        func close() {}  // routecheck:disable unknown-segue -- was renamed
        func leave() {}  // routecheck:disable
        func stay() {}  // routecheck:disable unreachable-scene
      }
      """
    let storyboard = Self.storyboard.replacing("Feed", with: "List")
    let more = ["List.swift": source, "Main.storyboard": storyboard]
    #expect(
      await lines(run(configuration: "{}", more: more)) == [
        "List.swift:4:20: note: 'unknown-segue' finds nothing here [configuration]"
      ]
    )
    let file = ["List.swift": "// routecheck:disable:file unknown-segue\n" + source]
    #expect(
      await lines(run(configuration: "{}", more: more.merging(file) { $1 })).count == 1,
      "the comment of the file has something to suppress"
    )
  }

  @Test func `the summary names an app whose code is not checked`() async {
    let files = [
      "One/Package.swift": "", "One/Broken.storyboard": "<document",
      "One/Feed.swift": "class Feed: UIViewController {}",
      "Two/Package.swift": "", "Two/Feed.swift": "class Feed: UIViewController {}",
    ]
    let run = await ToolRun(["validate"], files: .memory(files))
    #expect(
      run.error
        == "1 error in 5 files; segues and scenes in the code of 'One' are not checked, because a "
        + "storyboard there cannot be read\n"
    )
    let fine = files.merging(["One/Broken.storyboard": Self.storyboard]) { $1 }
    #expect(await !ToolRun(["validate"], files: .memory(fine)).error.contains("not checked"))
  }
}
