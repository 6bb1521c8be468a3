import TestSupport
import Testing

@testable import RuleSupport
@testable import routecheck

/// Files of settings in which something is missing, double or at another place.
@Suite struct DamagedConfigurationTests {
  private static let configuration = #"""
    {
      "rules": {"dangling-destination": "warning", "no-initial-scene": "off"},
      "exclude": ["Old/**", "**/Vendor", "*.xib"],
      "strict": true,
      "baseline": "base.json",
      "generate": {
        "access": "public",
        "types": {"Feed": "any FeedScreen"},
        "unwinds": {"unwindToFeed:": "Feed"}
      },
      "suppress": [{"object": "s", "rules": ["dangling-destination"], "file": "*.storyboard"}]
    }
    """#

  private static let baseline = #"""
    {"version": 1, "findings": [
      {"file": "Main.storyboard", "rule": "dangling-destination", "message": "a \"b\"", "count": 2}
    ]}
    """#

  @Test func `damaged files of settings have the recorded errors`() async throws {
    var text = ""
    for seed in 0..<150 as Range<UInt64> {
      var files = ["Main.storyboard": Example.feedAndPost.files[0].text]
      let parts = #/\w+|\s+|./#
      let isBaseline = seed % 3 == 0
      files[".routecheck.json"] =
        isBaseline ? Self.configuration : damaged(Self.configuration, into: parts, seed: seed)
      files["base.json"] =
        isBaseline ? damaged(Self.baseline, into: parts, seed: seed) : Self.baseline
      let run = await ToolRun(["validate"], files: .memory(files))
      text += "\(seed): \(run.error)\(String(checksum(run.output), radix: 16))\n"
    }
    let file = Repository.root
      .appending(path: "Tests/RouteCheckTests/Commands/Recorded/Settings.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record the errors again")
  }
}
