import Foundation
import Testing

/// Hands the library everything that an app could hand it by mistake or with intent.
///
/// `HOSTILE=text` runs only the attempts whose kind or name has that text.
@Suite struct HostileLibraryTests {
  @Test func everyAttemptIsAnswered() async {
    let filter = ProcessInfo.processInfo.environment["HOSTILE"] ?? ""
    let attempts = (LibraryAttempt.text + LibraryAttempt.graph).filter { attempt in
      filter.isEmpty || "\(attempt.kind.rawValue): \(attempt.name)".contains(filter)
    }
    if filter.isEmpty { #expect(attempts.count >= 100) }
    let start = ContinuousClock.now
    for attempt in attempts {
      if let complaint = await attempt.complaint() {
        Issue.record("\(attempt.kind.rawValue): \(attempt.name): \(complaint)")
      }
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    for kind in LibraryAttempt.Kind.allCases {
      print("hostile \(kind.rawValue): \(attempts.count { $0.kind == kind }) attempts")
    }
    print("hostile run of the library: \(attempts.count) attempts in \(seconds) seconds")
  }
}
