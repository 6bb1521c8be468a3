import Testing

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
