import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteReports
@testable import RuleSupport

/// What all rules say about the examples of all rules, with the route tables, as a text that shows each
/// change of a message or a row.
///
/// `ROUTES_RECORD=1` writes it. Read the difference before it is committed.
@Suite struct RecordedExampleTests {
  @Test func theExamplesHaveTheRecordedFindingsAndRows() async throws {
    let rules = RuleRunner(only: Rule.all.map(\.id.rawValue))
    var text = ""
    for rule in Rule.all {
      for (number, example) in (rule.triggering + rule.nonTriggering).enumerated() {
        let project = await Project.load(example)
        text += "== \(rule.id.rawValue) \(number + 1)\n"
        text += TextReporter().text(of: rules.run(on: project))
        text += TableFormat.text.text(of: project.routeTable(of: .both)) + "\n"
      }
    }
    let file = Repository.root
      .appending(path: "Tests/RouteCheckModuleTests/RouteRules/Recorded/Examples.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record the examples again")
  }
}
