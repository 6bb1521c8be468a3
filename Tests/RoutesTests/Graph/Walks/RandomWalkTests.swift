import Foundation
import TestSupport
import Testing

/// Random walks over the library and the model.
@Suite struct RandomWalkTests {
  private static let steps = Effort.times(2_000)
  private static let parts = 8

  /// Runs a single walk if ROUTES_WALK_SEED is set.
  private static let onlySeed =
    ProcessInfo.processInfo.environment["ROUTES_WALK_SEED"].flatMap(UInt64.init)

  @Test(arguments: 0..<parts)
  func `a random walk finds the library where the model says`(part: Int) {
    var left = Self.steps / Self.parts
    var seed = Self.onlySeed ?? UInt64(part) << 32
    while left > 0 {
      let walk = Walk.random(seed: seed, settings: Walk.settings)
      if walk.failure() != nil {
        Issue.record("seed \(seed)\n\(walk.shrunk().trace)")
        return
      }
      if Self.onlySeed != nil { return }
      left -= walk.moves.count
      seed += 1
    }
  }
}
