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

/// Proves that the walks find a difference when the model has a deliberate mistake.
@Suite struct FlawTests {
  /// The flaws, the number of a walk that finds each, and the moves that show it.
  private static let shortest: [(ReferenceModel.Flaw, UInt64, Int)] = [
    (.sheetCovers, 0, 2),
    (.popLeavesOneMore, 59, 3),
    (.cancelForgets, 20, 4),
    (.tabsInWrongOrder, 17, 2),
    (.turnReturnsAsAPop, 2_106, 3),
    (.closuresLearnOfNoCancellation, 20, 4),
    (.poppedColumnsAreForgotten, 85, 3),
    (.columnsAreShownAlone, 913, 3),
    (.primaryStaysReplaced, 99, 3),
    (.asideColumnsAreStacked, 64, 3),
    (.hiddenColumnsStayVisible, 10, 3),
  ]

  @Test(arguments: shortest)
  func `a flaw is found, and shrunk to a few moves`(
    flaw: ReferenceModel.Flaw,
    seed: UInt64,
    longest: Int
  ) throws {
    let failing = (seed..<seed + 4_000).lazy.map { seed -> Walk in
      var walk = Walk.random(seed: seed, settings: Walk.settings)
      walk.flaw = flaw
      return walk
    }.first { $0.failure() != nil }
    let walk = try #require(failing).shrunk()
    #expect(walk.moves.count <= longest, "\(walk.trace)")
    #expect(walk.failure() != nil)
    var right = walk
    right.flaw = nil
    #expect(right.failure() == nil, "the flaw and nothing else is what fails")
  }

  @Test func `a walk is the same for the same seed`() {
    let walks = (0..<2).map { _ in Walk.random(seed: 7, settings: Walk.settings) }
    #expect(walks[0].moves.map(\.what) == walks[1].moves.map(\.what))
    #expect(walks[0].setting == walks[1].setting)
  }
}

extension MoveSet {
  static let all: [MoveSet] = [
    MoveSet(
      name: "a stack and a sheet",
      start: 0,
      moves: [
        .init(kind: .push), .init(kind: .goBack), .init(kind: .popToRoot),
        .init(kind: .setStack, what: 1), .init(kind: .present), .init(kind: .dismiss),
        .init(kind: .unwind),
      ]
    ),
    MoveSet(
      name: "a stack in time",
      setting: Setting(policy: .queue, waits: true, records: true),
      start: 0,
      moves: [
        .init(kind: .push), .init(kind: .pop), .init(kind: .beginSwipeBack),
        .init(kind: .present, how: 3), .init(kind: .finish), .init(kind: .cancel),
      ]
    ),
    MoveSet(
      name: "tabs and contexts",
      setting: Setting(isWide: true),
      start: 1,
      moves: [
        .init(kind: .select, how: 2), .init(kind: .tap), .init(kind: .push),
        .init(kind: .present, how: 5), .init(kind: .present, source: 1, how: 0),
        .init(kind: .dismiss),
      ]
    ),
    MoveSet(
      name: "columns",
      start: 2,
      moves: [
        .init(kind: .showDetail), .init(kind: .show, source: 5), .init(kind: .resize, how: 1),
        .init(kind: .resize), .init(kind: .goBack), .init(kind: .present, how: 3),
        .init(kind: .setColumn, what: 4, how: 2),
      ]
    ),
    MoveSet(
      name: "swipes",
      setting: Setting(records: true),
      start: 0,
      moves: [
        .init(kind: .present, how: 3), .init(kind: .present, what: 3), .init(kind: .swipeDown),
        .init(kind: .beginSwipeDown), .init(kind: .finish), .init(kind: .cancel),
        .init(kind: .dismiss, source: 3),
      ]
    ),
    MoveSet(
      name: "double taps",
      setting: Setting(policy: .dropRepeats, waits: true),
      start: 0,
      moves: [
        .init(kind: .trigger), .init(kind: .trigger, what: 5), .init(kind: .beginSwipeBack),
        .init(kind: .goBack), .init(kind: .finish), .init(kind: .cancel),
      ]
    ),
    MoveSet(
      name: "own containers",
      start: 5,
      moves: [
        .init(kind: .arrange, how: 2), .init(kind: .arrange, what: 6, how: 12),
        .init(kind: .embed, how: 0), .init(kind: .remove), .init(kind: .unwind, source: 5),
        .init(kind: .setRoot, what: 15),
      ]
    ),
    MoveSet(
      name: "pages",
      setting: Setting(policy: .queue, records: true),
      start: 9,
      moves: [
        .init(kind: .turn), .init(kind: .swipe, how: 1), .init(kind: .beginSwipe, how: 2),
        .init(kind: .beginSwipe, how: 3), .init(kind: .present, how: 3), .init(kind: .finish),
        .init(kind: .cancel),
      ]
    ),
    MoveSet(
      name: "three columns",
      setting: Setting(isWide: true, records: true),
      start: 12,
      moves: [
        .init(kind: .showDetail), .init(kind: .resize, how: 1), .init(kind: .resize),
        .init(kind: .goBack), .init(kind: .push), .init(kind: .hideColumn),
        .init(kind: .showColumn),
      ]
    ),
    MoveSet(
      name: "tabs set again",
      setting: Setting(records: true),
      start: 1,
      moves: [
        .init(kind: .setTabs, source: 1, what: 6), .init(kind: .setTabs, source: 1, how: 12),
        .init(kind: .setTabs, source: 1, how: 16), .init(kind: .selectTab, what: 5),
        .init(kind: .remove, what: 3), .init(kind: .tap, source: 1),
      ]
    ),
  ]
}
