import RouteCheckTestSupport
import TestSupport
import Testing

@testable import RouteReports
@testable import RuleSupport
@testable import routecheck

/// What commands print about the examples of the rules, as texts that show each change of a line.
///
/// `ROUTES_RECORD=1` writes them. Read the difference before it is committed.
@Suite struct RecordedCommandTests {
  @Test(arguments: [
    ("Moves", ["explore", "--list", "moves", "--quiet"]),
    ("Screens", ["explore", "--list", "screens", "--width", "both"]),
    ("Maps", ["map", "--format", "mermaid"]),
  ])
  func theExamplesHaveTheRecordedOutput(name: String, words: [String]) async throws {
    var text = ""
    for rule in Rule.all {
      for (number, example) in (rule.triggering + rule.nonTriggering).enumerated() {
        guard let scene = example.firstScene else { continue }
        let start = words[0] == "explore" ? ["--from", scene] : []
        let run = await ToolRun(words + start, files: .memory(example.texts))
        text += "== \(rule.id.rawValue) \(number + 1)\n\(run.output)\(run.error)"
      }
    }
    let file = Repository.root
      .appending(path: "Tests/RouteCheckTests/Commands/Recorded/\(name).txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record \(name).txt again")
  }
}

extension Example {
  /// The object id of the first scene of the storyboards.
  fileprivate var firstScene: String? {
    files.lazy.filter { $0.path.hasSuffix(".storyboard") }
      .compactMap { $0.text.firstMatch(of: /[cC]ontroller id="([\w-]+)"/) }.first
      .map { String($0.output.1) }
  }
}
