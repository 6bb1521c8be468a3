import ProjectModel
import RouteDiagnostics
import RuleSupport

extension Rule {
  package static let unreadableInput = Rule(
    id: "unreadable-input",
    severity: .error,
    isAboutInputs: true,
    summary: "a file or folder that cannot be read",
    reason: """
      An input that cannot be read is not checked, so the check must fail. The exit status is 66.
      """,
    triggering: [],
    nonTriggering: [],
    check: { $0.findings(about: .unreadable) }
  )
}
