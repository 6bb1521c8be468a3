import Testing

/// Proves that the walks find a difference when the model has a deliberate mistake.
@Suite struct FlawTests {
  private static let shortest: [(ReferenceModel.Flaw, Int)] = [
    (.sheetCovers, 2),
    (.popLeavesOneMore, 3),
    (.cancelForgets, 4),
    (.tabsInWrongOrder, 2),
    (.turnReturnsAsAPop, 3),
    (.closuresLearnOfNoCancellation, 4),
    (.poppedColumnsAreForgotten, 3),
    (.columnsAreShownAlone, 3),
  ]

  @Test(arguments: shortest)
  func `a flaw is found, and shrunk to a few moves`(
    flaw: ReferenceModel.Flaw,
    longest: Int
  ) throws {
    let failing = (UInt64(0)..<4_000).lazy.map { seed -> Walk in
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
