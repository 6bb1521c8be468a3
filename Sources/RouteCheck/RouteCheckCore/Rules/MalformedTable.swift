import StoryboardReader
import SwiftScanner

extension Rule.ID {
  package static let malformedTable = Self(rawValue: "malformed-table")
}

extension Rule {
  /// A `*.routes.json` file that is no route table.
  static let malformedTable = Rule(
    id: .malformedTable,
    severity: .error,
    isAboutInputs: true,
    summary: "a route table that is no JSON, or has an unknown key, version or type",
    reason: """
      A key that nobody reads would silently mean nothing, so the table is refused as a whole; the \
      other files are still checked.
      """,
    triggering: [
      .table(#"{"version": 1, "routes": [↓}"#),
      .table(#"{"version": 1, "routes": [{"↓seque": "ShowPost"}]}"#),
      .table(#"{"version": ↓2, "routes": []}"#),
      .table(#"{"version": 1, "routes": [{"segue": ↓7}]}"#),
      .table("↓"),
    ],
    nonTriggering: [
      .table(#"{"version": 1, "routes": []}"#)
    ],
    check: { $0.problems(of: .malformedTable) }
  )
}
