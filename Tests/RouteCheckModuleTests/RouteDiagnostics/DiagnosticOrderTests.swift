import Testing

@testable import RouteDiagnostics

@Suite struct DiagnosticOrderTests {
  private static let first = Diagnostic(
    rule: "a",
    severity: .error,
    file: "a",
    location: .start,
    message: "a"
  )

  private static func changing(_ change: (inout Diagnostic) -> Void) -> Diagnostic {
    var diagnostic = first
    change(&diagnostic)
    return diagnostic
  }

  /// Diagnostics that differ from the first in one property and are ordered after it.
  static let later: [Diagnostic] = [
    changing { $0.finding.file = "b" },
    changing { $0.finding.location.line = 2 },
    changing { $0.finding.location.column = 2 },
    changing { $0.finding.location.length = 2 },
    changing { $0.rule = "b" },
    changing { $0.finding.message = "b" },
    changing { $0.severity = .warning },
    changing { $0.finding.object = "b" },
    changing { $0.finding.fix = .init("b") },
    changing { $0.finding.notes = [.init(message: "b")] },
    changing { $0.finding.notes = [.init(message: "b"), .init(message: "b")] },
    changing { $0.finding.notes = [.init(message: "a", file: "b")] },
    changing {
      $0.finding.notes = [.init(message: "a", file: "a", location: .init(line: 2, column: 1))]
    },
  ]

  @Test(arguments: later)
  func `each part of a finding decides the order`(diagnostic: Diagnostic) {
    #expect(Self.first < diagnostic && !(diagnostic < Self.first))
    #expect(
      Report([diagnostic, Self.first], fileCount: 1).diagnostics == [Self.first, diagnostic]
    )
  }

  @Test(arguments: [
    [changing { $0.finding.file = "e\u{301}" }, changing { $0.finding.file = "\u{E9}" }],
    [changing { $0.finding.message = "e\u{301}" }, changing { $0.finding.message = "\u{E9}" }],
    [
      changing { $0.finding.notes = [.init(message: "e\u{301}")] },
      changing { $0.finding.notes = [.init(message: "\u{E9}")] },
    ],
    [
      changing { $0.finding.notes = [.init(message: "a", file: "e\u{301}")] },
      changing { $0.finding.notes = [.init(message: "a", file: "\u{E9}")] },
    ],
    [
      changing { $0.finding.fix = .init("e\u{301}") },
      changing { $0.finding.fix = .init("\u{E9}") },
    ],
  ])
  func `two forms of one letter have an order`(diagnostics: [Diagnostic]) {
    #expect(Report(diagnostics.reversed(), fileCount: 1).diagnostics == diagnostics)
  }

  @Test func `of two different findings one comes first`() {
    for one in Self.later {
      for other in Self.later where one != other { #expect((one < other) != (other < one)) }
    }
  }
}
