import ProjectModel
import RouteDiagnostics

extension Rule {
  /// A `*.routes.json` file that is not a route table.
  package static let malformedTable = Rule(
    id: "malformed-table",
    severity: .error,
    isAboutInputs: true,
    summary: "a route table that is not JSON, or has an unknown key, version or type",
    reason: """
      An unknown key would silently mean nothing, so the table is refused as a whole. The other \
      files are still checked.
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
