import Routes
import RoutesExploration
import Testing

/// The number of states of a model is that of a plain search over texts.
@Suite struct StateCountTests {
  /// Twelve screens that present others by 27 segues.
  private static let segues: [[Int]] = (0..<12).map { screen in
    guard screen < 3 else { return [] }
    let others = (0..<3).filter { $0 != screen }
    return others + (0..<7).map { 3 + (2 * screen + $0) % 9 }
  }

  private static let storyboard = Storyboard(
    name: "Main",
    initialScene: "s0",
    scenes: segues.enumerated().map { screen, destinations in
      Storyboard.Scene(
        id: "s\(screen)",
        segues: destinations.enumerated().map { number, destination in
          .init(id: "g\(screen).\(number)", kind: .presentation, destination: "s\(destination)")
        }
      )
    }
  )

  /// The number of chains of presentations, with a number of copies of each screen at most.
  private func chains(copies: Int, length: Int = .max) -> Int {
    var found: Set<[Int]> = [[0]]
    var order: [[Int]] = [[0]]
    var next = 0
    while next < order.count {
      let chain = order[next]
      next += 1
      if chain.count == length { continue }
      for destination in Self.segues[chain[chain.count - 1]] {
        guard chain.count(where: { $0 == destination }) < copies else { continue }
        if found.insert(chain + [destination]).inserted { order.append(chain + [destination]) }
      }
    }
    return found.count
  }

  @Test(arguments: [(1, 40), (2, 296)])
  func `the states of twelve screens are counted`(copies: Int, count: Int) throws {
    #expect(Self.segues.joined().count == 27)
    let graph = try ControllerGraph(of: SegueRegistry(Self.storyboard))
    #expect(try graph.explore(within: .init(copies: copies)).stateCount == count)
    #expect(chains(copies: copies) == count)
  }

  @Test func `the limit of states is kept, and told`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(Self.storyboard))
    let exploration = try graph.explore(within: .init(copies: 3, states: 100))
    #expect(exploration.stateCount == 100)
    #expect(exploration.cuts.contains(.states))
  }

  @Test func `the limit of taps is kept, and told`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(Self.storyboard))
    let exploration = try graph.explore(within: .init(copies: 3, taps: 2))
    #expect(exploration.stateCount == chains(copies: 3, length: 3))
    #expect(exploration.cuts.contains(.taps))
  }
}
