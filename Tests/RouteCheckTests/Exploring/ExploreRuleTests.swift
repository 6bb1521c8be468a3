import TestSupport
import Testing

@testable import ProjectLoading
@testable import RuleSupport
@testable import routecheck

/// The rules of `routecheck explore` are rules as the others are.
@Suite struct ExploreRuleTests {
  /// A full-screen end without a way out, a sheet that only a swipe leaves, and a second feed.
  private static let app = feedApp(
    control(
      "Stay",
      segue("s3", to: "end", "presentation", attributes: #"modalPresentationStyle="fullScreen""#)
    )
      + control("More", segue("s4", to: "more", "presentation"))
      + control("Cancel", segue("s5", to: "feed", "presentation"))
      + control("Next", segue("s6", to: "feed"))
      + control("Other", segue("s7", to: "other")),
    scene("end", attributes: #"title="end""#) + scene("more") + scene("other", "Unknown")
  )

  private func rules(
    _ words: [String] = [],
    _ others: [String: String] = [:]
  ) async -> [String] {
    let files = ["Main.storyboard": Self.app].merging(others) { $1 }
    let run = await ToolRun(["explore"] + words, files: .memory(files))
    #expect(run.status != .usage && run.status != .fault, "\(run.error)")
    return run.output.matches(of: /: (error|warning|note): .* \[([a-z-]+)\]/)
      .map { "\($0.output.1) \($0.output.2)" }
  }

  @Test(arguments: [
    ([], ["warning dead-end", "warning forward-back"]),
    (["--rule", "piles-up"], ["note piles-up"]),
    (["--rule", "forward-back"], ["warning forward-back"]),
    (["--rule", "dead-end", "--rule", "piles-up"], ["warning dead-end", "note piles-up"]),
    (["--skip-rule", "dead-end"], ["warning forward-back"]),
  ])
  func rulesAreChosen(words: [String], expected: [String]) async {
    #expect(await rules(words).sorted() == expected.sorted())
  }

  @Test(arguments: [
    (#"{"rules": {"dead-end": "error"}}"#, ["error dead-end", "warning forward-back"]),
    (#"{"rules": {"dead-end": "off"}}"#, ["warning forward-back"]),
    (
      #"{"rules": {"piles-up": "on"}}"#,
      ["warning dead-end", "warning forward-back", "note piles-up"]
    ),
    (#"{"suppress": [{"object": "end", "rules": ["dead-end"]}]}"#, ["warning forward-back"]),
    (
      #"{"suppress": [{"object": "end", "rules": ["unknown-segue"]}]}"#,
      ["warning dead-end", "warning forward-back"]
    ),
  ])
  func theConfigurationCounts(text: String, expected: [String]) async {
    #expect(await rules([], [".routecheck.json": text]).sorted() == expected.sorted())
  }

  @Test func aBaselineIsWritten() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Main.storyboard", Self.app)
      let (baseline, path) = (folder.path("b.json"), folder.path(""))
      let written = await ToolRun(["explore", "--write-baseline", baseline, path], files: .disk)
      #expect(written.status == .success)
      #expect(written.error == "wrote 2 findings to \(baseline)\n", "\(written.error)")
      let run = await ToolRun(["explore", "--strict", "--baseline", baseline, path], files: .disk)
      #expect(run.status == .success, "\(run.output)")
    }
  }

  @Test func `a finding of both commands has its taps in a search`() async {
    let files = ["Main.storyboard": Self.app]
    let run = await ToolRun(["explore"], files: .memory(files))
    expect(
      run.output,
      contains: "a second Feed instead of going back [forward-back]\n"
        + "  in Xcode: Share Scene › Button \"Cancel\"\n  1. tap button 'Write'   nav(Feed) > "
    )
    #expect(run.output.contains("  2. tap button 'Cancel'  nav(Feed) > sheet Share > sheet Feed"))
    let validate = await ToolRun(["validate"], files: .memory(files))
    #expect(validate.output.ranges(of: "[forward-back]").count == 1, "\(validate.output)")
    #expect(!validate.output.contains("[dead-end]"))
  }

  @Test func theListOfRulesNamesTheCommands() async {
    let files = FileSystem.memory([:])
    let all = await ToolRun(["rules"], files: files).output
    #expect(all.contains(#/dead-end +warning  on   explore  /#), "\(all)")
    #expect(all.contains(#/forward-back +warning  on   validate  /#))
    let own = await ToolRun(["rules", "--command", "explore"], files: files).output
    #expect(own.split(separator: "\n").count == Rule.all.count { $0.needsSearch })
    let others = await ToolRun(["rules", "--command", "validate"], files: files).output
    #expect(!others.contains("dead-end") && others.contains("unknown-segue"))
  }
}
