import Foundation
import Testing

/// Hands the library everything that an app could hand it by mistake or with intent.
///
/// The run is a step of its own. `HOSTILE=` runs all attempts, `HOSTILE=text` those
/// whose kind or name contains the text.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["HOSTILE"] != nil))
struct HostileLibraryTests {
  /// Each kind runs in a process of its own, and goes on in another one after a crash.
  @Test(arguments: LibraryAttempt.Kind.allCases)
  func `the library answers every hostile call`(kind: LibraryAttempt.Kind) async throws {
    let attempts = LibraryAttempt.chosen(of: kind.rawValue)
    let report = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: report) }
    var next = 0
    while next < attempts.count {
      try Data().write(to: report)
      await #expect(processExitsWith: .success) {
        [
          kind = kind.rawValue as String, next = next as Int,
          path = report.path(percentEncoded: false) as String
        ] in
        let report = try #require(FileHandle(forWritingAtPath: path))
        for attempt in LibraryAttempt.chosen(of: kind).dropFirst(next) {
          let complaint = await attempt.complaint() ?? ""
          // One line for each attempt that ended.
          let line = complaint.split(separator: "\n").joined(separator: " ")
          try report.write(contentsOf: Data("\(line)\n".utf8))
        }
        exit(EXIT_SUCCESS)
      }
      let lines = try String(contentsOf: report, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      for (attempt, complaint) in zip(attempts.dropFirst(next), lines) where !complaint.isEmpty {
        Issue.record("\(kind.rawValue): \(attempt.name): \(complaint)")
      }
      next += lines.count
      guard next < attempts.count else { break }
      Issue.record("\(kind.rawValue): \(attempts[next].name): it crashes")
      next += 1
    }
    print("hostile \(kind.rawValue) for the library: \(attempts.count) attempts")
  }
}

extension LibraryAttempt {
  /// The attempts of a kind that the environment asks for.
  fileprivate static func chosen(of kind: String) -> [LibraryAttempt] {
    let filter = ProcessInfo.processInfo.environment["HOSTILE"] ?? ""
    return (text + graph).filter { attempt in
      attempt.kind.rawValue == kind
        && (filter.isEmpty || "\(kind): \(attempt.name)".contains(filter))
    }
  }
}
