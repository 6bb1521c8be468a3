import Routes
import TestSupport
import Testing

@testable import RoutesUIKitTesting

/// The random runs of the conformance kit in memory, which are the same on every system.
@Suite @MainActor struct RecordedRunTests {
  @Test func theRunsOfASeedAreTheRecordedOnes() throws {
    var text = ""
    for seed in 0..<8 as Range<UInt64> {
      let run = try RandomRun(seed: seed, hasGestures: seed % 2 == 0) {
        try ControllerGraph(registry: $0, width: seed % 3 == 0 ? .regular : .compact)
      }
      for step in try run.run() {
        text += "\(seed), \(step.request): \(step.answer) \(step.results)\n  \(step.state)\n"
        text += step.calls.isEmpty ? "" : "  \(step.calls.joined(separator: ", "))\n"
      }
    }
    let file = Repository.root.appending(path: "Tests/RoutesUIKitTests/Fixtures/RandomRuns.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record the runs again")
  }
}
