import Foundation
import RoutesUIKitTesting
import Testing

/// The report of a test, as `.ci/apple` reads it.
@Suite struct ConformanceReportTests {
  private func makeReport() -> ConformanceReport {
    var report = ConformanceReport("journals")
    report.add("aTurnedPageIsCalledFirst", [])
    report.add(
      "showPushesOnTheNearestStack",
      [
        ConformanceDifference(
          journal: "showPushesOnTheNearestStack",
          move: "move 1, present",
          aspect: .state,
          expected: ["nav(Feed) > sheet nav(Share)"],
          found: ["nav(Feed) > formSheet nav(Share)"]
        )
      ]
    )
    return report
  }

  @Test func `equal reports have equal bytes`() throws {
    let json = try String(decoding: makeReport().json, as: UTF8.self)
    #expect(json == (try String(decoding: makeReport().json, as: UTF8.self)))
    #expect(
      json.split(separator: "\n").map { $0.drop { $0 == " " } }
        == """
        {
        "compared" : [
        "aTurnedPageIsCalledFirst",
        "showPushesOnTheNearestStack"
        ],
        "differences" : [
        {
        "aspect" : "state",
        "expected" : [
        "nav(Feed) > sheet nav(Share)"
        ],
        "found" : [
        "nav(Feed) > formSheet nav(Share)"
        ],
        "journal" : "showPushesOnTheNearestStack",
        "move" : "move 1, present"
        }
        ],
        "title" : "journals"
        }
        """.split(separator: "\n")
    )
  }

  @Test func `a report is read as it was written`() throws {
    let report = makeReport()
    #expect(try JSONDecoder().decode(ConformanceReport.self, from: report.json) == report)
  }
}
