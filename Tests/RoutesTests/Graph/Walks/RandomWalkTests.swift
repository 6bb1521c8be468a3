import Foundation
import Testing

/// Random walks over the library and the model; as many steps as ROUTES_WALK_STEPS says.
@Suite struct RandomWalkTests {
  private static let steps = number("ROUTES_WALK_STEPS") ?? 100_000
  private static let parts = 8

  /// Runs one walk alone when ROUTES_WALK_SEED names it.
  private static let onlySeed = number("ROUTES_WALK_SEED").map(UInt64.init)

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

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }
}
