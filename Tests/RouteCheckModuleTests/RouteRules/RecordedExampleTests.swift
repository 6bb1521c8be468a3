import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleRunning
@testable import RuleSupport

/// What all rules say about the examples of all rules, with the route tables, as a text that shows each
/// change of a message or a row.
///
/// `ROUTES_RECORD=1` writes it. Read the difference before it is committed.
@Suite struct RecordedExampleTests {
  @Test func theExamplesHaveTheRecordedFindingsAndRows() async throws {
    let rules = RuleRunner(only: Rule.all.map(\.id))
    var text = ""
    for rule in Rule.all {
      for (number, example) in (rule.triggering + rule.nonTriggering).enumerated() {
        let project = await Project.load(example)
        text += "== \(rule.id) \(number + 1)\n"
        text += TextReporter().text(of: rules.run(on: project))
        text += TableFormat.text.text(of: project.routeTable(of: .both)) + "\n"
      }
    }
    try expect(text, isRecordedAs: "Examples")
  }

  /// A fault that stops at the first place without a finding is seen where others follow.
  @Test func `the examples of a rule in folders of one project have the recorded findings`()
    async throws
  {
    var text = ""
    for rule in Rule.all where !rule.needsSearch {
      let examples = rule.nonTriggering + rule.triggering
      let twice = rule.triggering + rule.triggering
      for (order, examples) in [
        ("", examples), (" reversed", examples.reversed()), (" twice", twice),
      ] {
        let files = examples.enumerated().flatMap { number, example in
          example.files.map { ("\(number + 10)/\($0.path)", $0.text) }
        }
        let project = await Project.load(Dictionary(uniqueKeysWithValues: files))
        let report = RuleRunner(only: [rule.id]).run(on: project)
        text += "== \(rule.id)\(order)\n\(TextReporter().text(of: report.joined))"
      }
    }
    try expect(text, isRecordedAs: "Together")
  }

  private func expect(_ text: String, isRecordedAs name: String) throws {
    let file = Repository.root
      .appending(path: "Tests/RouteCheckModuleTests/RouteRules/Recorded/\(name).txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record \(name).txt again")
  }
}
