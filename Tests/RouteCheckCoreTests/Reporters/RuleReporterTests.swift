import Testing

@testable import RouteCheckCore

@Suite struct RuleReporterTests {
  @Test func anExplanationListsTheExamplesWithACaretUnderEachFinding() {
    let rule = Rule(
      id: "bad-name",
      severity: .note,
      isOnByDefault: false,
      summary: "a bad name",
      reason: "It is bad.",
      triggering: [.file("A.swift", "let a = ↓b\nlet ↓c = d").and("B.swift", "let e\n")],
      nonTriggering: [.file("C.swift", "let f\nlet g")]
    )
    #expect(
      RuleReporter.explanation(of: rule) == """
        bad-name (note, off by default)
        Finds a bad name.

        It is bad.

        Triggers:

          A.swift
            let a = b
                    ^
            let c = d
                ^
          B.swift
            let e

        Does not trigger:

          C.swift
            let f
            let g

        """
    )
  }
}
