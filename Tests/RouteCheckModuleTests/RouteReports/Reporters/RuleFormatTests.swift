import Testing

@testable import RuleSupport

@Suite struct RuleFormatTests {
  @Test func anExplanationListsTheExamplesWithACaretUnderEachFinding() {
    let rule = Rule(
      id: "bad-name",
      severity: .note,
      isOnByDefault: false,
      summary: "a bad name",
      reason: "It is bad.",
      triggering: [.file("A.swift", "let a = ↓b\nlet ↓c = d").and("B.swift", "let e\n")],
      nonTriggering: [.file("C.swift", "let f\n\nlet g")]
    )
    #expect(
      rule.explanation == """
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

  @Test func aReasonHasLinesOfAtMost80Characters() {
    let words = [String(repeating: "a", count: 40), String(repeating: "b", count: 39), "c"]
    let rule = Rule(
      id: "bad-name",
      severity: .note,
      summary: "a bad name",
      reason: words.joined(separator: " "),
      triggering: [],
      nonTriggering: []
    )
    let lines = rule.explanation.split(separator: "\n")
    #expect(lines.suffix(2) == ["\(words[0]) \(words[1])", "c"])
  }
}
