import ProjectModel
import RouteDiagnostics
import RuleSupport

extension Rule {
  package static let malformedTable = Rule(
    id: "malformed-table",
    severity: .error,
    isAboutInputs: true,
    summary: "a route table that is not JSON, or has an unknown key, version or type",
    reason: """
      An unknown key may be a misspelled key, so the whole table is refused. The other files are \
      still checked.
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
    check: { $0.findings(about: .routeTable) }
  )
}
