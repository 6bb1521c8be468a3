import Foundation
import TestSupport
import Testing

/// Runs the tool on every hostile input and command line that its authors could think of.
///
/// The run takes minutes, so that it is a step of its own. `HOSTILE=` runs all attempts, `HOSTILE=text`
/// those whose kind or name contains the text, and `HOSTILE_EVERY=4` every fourth of them. `HOSTILE_LONG=1`
/// adds the long attempts, and runs each attempt on one core as well. Without it, a run of more than five
/// minutes fails.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["HOSTILE"] != nil))
struct HostileRunTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test func `the tool answers every hostile input`() async throws {
    let tool = Repository.products.appending(path: "routecheck").path(percentEncoded: false)
    try #require(FileManager.default.isExecutableFile(atPath: tool), "there is no \(tool)")
    let filter = Self.environment["HOSTILE"] ?? ""
    let isLong = Self.environment["HOSTILE_LONG"] != nil
    let step = Self.environment["HOSTILE_EVERY"].flatMap(Int.init) ?? 1
    let matching = (Attempt.all + (isLong ? Attempt.long : [])).filter { attempt in
      filter.isEmpty || "\(attempt.kind.rawValue): \(attempt.name)".contains(filter)
    }
    if filter.isEmpty { #expect(matching.count >= 1_000) }
    let attempts = stride(from: 0, to: matching.count, by: step).map { matching[$0] }
    let names = attempts.map { "\($0.kind.rawValue): \($0.name)" }
    #expect(Set(names.map { Array($0.utf8) }).count == names.count, "two attempts have one name")

    let start = ContinuousClock.now
    let end = start.advanced(by: isLong ? .seconds(3_600) : .seconds(300))
    let outcomes = await HostileRun(tool: tool, end: end, comparesJobs: isLong)
      .outcomes(of: attempts)
    for (name, outcome) in zip(names, outcomes) {
      switch outcome {
      case .answered: continue
      case .skipped: print("skipped: the file system cannot hold '\(name)'")
      case .failed(let complaints):
        for complaint in complaints { Issue.record("\(name): \(complaint)") }
      }
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    for kind in Attempt.Kind.allCases {
      print("hostile \(kind.rawValue): \(attempts.count { $0.kind == kind }) attempts")
    }
    print("hostile run: \(attempts.count) attempts in \(seconds) seconds")
  }
}
