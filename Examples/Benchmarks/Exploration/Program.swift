import Foundation
import Routes
import RoutesExploration

/// Prints how long the search of an app takes, and of long chains of screens.
///
/// The apps are those in the folder `ROUTECHECK_CORPUS`, or else the examples.
@main
struct Program {
  static func main() async throws {
    for count in [100, 200] {
      for pushes in [true, false] { try measureChain(of: count, pushes: pushes) }
    }
    let corpus = ProcessInfo.processInfo.environment["ROUTECHECK_CORPUS"]
    if try await !Apps.report(corpus ?? "Examples") { exit(1) }
  }

  /// Prints the time for each screen of a chain.
  private static func measureChain(of count: Int, pushes: Bool) throws {
    let storyboard = ChainModel.storyboard(count, pushes: pushes)
    let graph = try ControllerGraph(of: SegueRegistry(storyboard))
    let time = try ContinuousClock().measure {
      let states = try graph.explore().stateCount
      precondition(states == count, "the chain has \(states) states")
    }
    let name = "explore: chain of screens that \(pushes ? "push" : "present"), for each"
    printRow(name, count, "\(Int(time / .microseconds(1)) / count) us")
  }
}
