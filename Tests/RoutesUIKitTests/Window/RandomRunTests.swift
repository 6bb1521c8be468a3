import Routes
import TestSupport
import Testing

@testable import RoutesUIKitTesting

/// The random runs of the conformance kit in memory, which are the same on every system.
@Suite @MainActor struct RandomRunTests {
  /// The steps of the first runs, and the checksums of the others.
  @Test func theRunsOfASeedAreTheRecordedOnes() throws {
    let text = try (0..<200 as Range<UInt64>).map { seed in
      let text = try Self.steps(seed: seed)
      return seed < 8 ? text : "\(seed): \(String(checksum(text), radix: 16))\n"
    }
    let file = Repository.root.appending(path: "Tests/RoutesUIKitTests/Fixtures/RandomRuns.txt")
    #expect(try isRecorded(text.joined(), in: file), "set ROUTES_RECORD=1 to record the runs again")
  }

  private static func steps(seed: UInt64) throws -> String {
    let run = try RandomRun(seed: seed, hasGestures: seed % 2 == 0) {
      try ControllerGraph(registry: $0, width: seed % 3 == 0 ? .regular : .compact)
    }
    return try run.run().map { step in
      "\(seed), \(step.request): \(step.answer) \(step.results)\n  \(step.state)\n"
        + (step.calls.isEmpty ? "" : "  \(step.calls.joined(separator: ", "))\n")
    }
    .joined()
  }
}
