import Foundation
import Testing

/// Hands the library everything that an app could hand it by mistake or with intent.
///
/// `HOSTILE=text` runs only the attempts whose kind or name has that text.
@Suite(.serialized) struct HostileLibraryTests {
  /// Each kind runs in a process of its own, so that a crash fails one test and names its attempt.
  @Test(arguments: LibraryAttempt.Kind.allCases)
  func everyAttemptIsAnswered(kind: LibraryAttempt.Kind) async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { [kind = kind.rawValue] in
      var hasFailed = false
      for attempt in LibraryAttempt.chosen where attempt.kind.rawValue == kind {
        Self.report("began: \(attempt.name)")
        guard let complaint = await attempt.complaint() else { continue }
        Self.report("failed: \(attempt.name): \(complaint)")
        hasFailed = true
      }
      exit(hasFailed ? EXIT_FAILURE : EXIT_SUCCESS)
    }
    let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = report.split(separator: "\n")
    for line in lines where line.hasPrefix("failed: ") { Issue.record("\(kind.rawValue) \(line)") }
    if result?.exitStatus != .exitCode(EXIT_SUCCESS), result?.exitStatus != .exitCode(EXIT_FAILURE)
    {
      let last = lines.last { $0.hasPrefix("began: ") } ?? "nothing began"
      Issue.record("\(kind.rawValue): it crashed; \(last); \(lines.suffix(3).joined())")
    }
    let count = LibraryAttempt.chosen.count { $0.kind == kind }
    print("hostile \(kind.rawValue) for the library: \(count) attempts")
  }

  private static func report(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

extension LibraryAttempt {
  /// The attempts that the environment asks for.
  fileprivate static let chosen: [LibraryAttempt] = {
    let filter = ProcessInfo.processInfo.environment["HOSTILE"] ?? ""
    return (text + graph).filter { attempt in
      filter.isEmpty || "\(attempt.kind.rawValue): \(attempt.name)".contains(filter)
    }
  }()
}
