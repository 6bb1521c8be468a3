import Foundation
import Testing

/// All walks of up to so many steps on small graphs, as ROUTES_WALK_LENGTH says.
@Suite struct ExhaustiveWalkTests {
  private static let length =
    ProcessInfo.processInfo.environment["ROUTES_WALK_LENGTH"].flatMap { Int($0) } ?? 4

  @Test(arguments: MoveSet.all)
  func `every short walk finds the library where the model says`(moveSet: MoveSet) {
    let outcome = moveSet.walkAll(length: Self.length)
    if let failing = outcome.failing { Issue.record("\(failing.shrunk().trace)") }
    #expect(outcome.covered == moveSet.count(length: Self.length))
    print("\(moveSet.name): \(outcome.covered) walks, \(outcome.made) of them made")
  }
}

/// A small graph, and what is asked of it again and again.
struct MoveSet: Sendable, CustomTestStringConvertible {
  var name: String
  var setting = Setting()
  var start: Int
  var moves: [Walk.Move]

  var testDescription: String { name }

  /// What came of all walks of a length.
  struct Outcome {
    /// How many walks there are, the ones that need not be made among them.
    var covered = 0
    /// How many were made.
    var made = 0
    var failing: Walk?
  }

  func count(length: Int) -> Int { (0..<length).reduce(1) { count, _ in count * moves.count } }

  /// Makes all walks, in the order of their letters.
  ///
  /// A move that changes nothing is not followed up: what comes after it comes without it as well.
  /// What a walk has in common with the one before is not checked twice.
  func walkAll(length: Int) -> Outcome {
    var outcome = Outcome()
    var letters = Array(repeating: 0, count: length)
    var known = 0
    while true {
      let walk = Walk(setting: setting, start: start, moves: letters.map { moves[$0] })
      let idle: Int?
      do {
        idle = try walk.run(known: known)
      } catch {
        outcome.failing = walk
        return outcome
      }
      let last = idle ?? length - 1
      outcome.made += 1
      outcome.covered += count(length: length - 1 - last)
      for position in letters.indices where position > last { letters[position] = 0 }
      known = last
      while known >= 0, letters[known] == moves.count - 1 {
        letters[known] = 0
        known -= 1
      }
      guard known >= 0 else { return outcome }
      letters[known] += 1
    }
  }
}
