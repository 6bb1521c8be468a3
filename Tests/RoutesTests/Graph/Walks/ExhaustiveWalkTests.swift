import Foundation
import Testing

/// All short walks on small graphs.
@Suite struct ExhaustiveWalkTests {
  @Test(arguments: MoveSet.all)
  func `every short walk finds the library where the model says`(moveSet: MoveSet) {
    let outcome = moveSet.walkAll(length: MoveSet.length)
    if let failing = outcome.failing { Issue.record("\(failing.shrunk().trace)") }
    #expect(outcome.covered == moveSet.count(length: MoveSet.length))
    print("\(moveSet.name): \(outcome.covered) walks, \(outcome.made) of them made")
  }
}

/// A small graph, and the moves of its walks.
struct MoveSet: Sendable, CustomTestStringConvertible {
  /// The number of moves of the longest walks; ROUTES_WALK_LENGTH changes it.
  static let length =
    ProcessInfo.processInfo.environment["ROUTES_WALK_LENGTH"].flatMap(Int.init) ?? 3

  var name: String
  var setting = Setting()
  var start: Int
  var moves: [Walk.Move]

  var testDescription: String { name }

  /// The results of all walks of a length.
  struct Outcome {
    /// The number of walks, including those that were skipped.
    var covered = 0
    /// The number of walks that were made.
    var made = 0
    var failing: Walk?
  }

  func count(length: Int) -> Int { (0..<length).reduce(1) { count, _ in count * moves.count } }

  /// Makes all walks, in alphabetical order.
  ///
  /// A walk ends after a move that changes nothing: the walk without that move finds the same.
  /// Steps in common with the previous walk are not checked again.
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
