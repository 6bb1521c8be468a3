import Foundation
import Routes
import RoutesExploration
import StoryboardModel
import Testing

/// Every move of a search does the same on a graph of its own.
@Suite struct DifferentialTests {
  /// The number of storyboards; ROUTES_EXPLORE_SEEDS tries more.
  private static let seeds =
    ProcessInfo.processInfo.environment["ROUTES_EXPLORE_SEEDS"].flatMap(UInt64.init) ?? 60

  @Test(arguments: [1, 2, 3])
  func `every move of random storyboards is that of a graph`(copies: Int) throws {
    var states = 0
    for seed in 0..<Self.seeds {
      for width in HorizontalSizeClass.allCases {
        var random = RandomStoryboard(seed: seed)
        let registry = try SegueRegistry(random.storyboard)
        guard let graph = try? ControllerGraph(of: registry, width: width) else { continue }
        do {
          let exploration = try graph.explore(
            within: .init(copies: copies, states: copies == 1 ? 300 : 60, verifies: true),
            facts: random.facts()
          )
          states += exploration.stateCount
        } catch {
          Issue.record("seed \(seed), \(width): \(error)\n\(random.storyboard.notation)")
          return
        }
      }
    }
    #expect(states > 4 * Int(Self.seeds))
  }
}
