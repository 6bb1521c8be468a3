import Foundation
import Routes
import RoutesExploration

/// Prints how fast states are searched, in a model of twelve screens that present each other and in long
/// chains of screens, and how long the search of an app takes.
///
/// With a number as argument only that number of copies is searched, such as 4 for a long run. The apps
/// are those in the folder `ROUTECHECK_CORPUS`, or else the examples. With the word `once` after the
/// number a search is not repeated.
@main
struct Program {
  static func main() async throws {
    let argument = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
    let rounds = CommandLine.arguments.last == "once" ? 1 : 5
    for copies in argument.map({ [$0] }) ?? [1, 2, 3] { try measure(copies: copies, rounds) }
    if argument != nil { return }
    for count in [1_000, 10_000] {
      for pushes in [true, false] { try measureChain(of: count, pushes: pushes) }
    }
    let corpus = ProcessInfo.processInfo.environment["ROUTECHECK_CORPUS"]
    if try await !Apps.report(corpus ?? "Examples") { exit(1) }
  }

  private static func measure(copies: Int, _ rounds: Int) throws {
    let graph = try ControllerGraph(of: SegueRegistry(PresentingModel.storyboard))
    let bounds = Exploration.Bounds(copies: copies, states: 1_000_000_000)
    let clock = ContinuousClock()
    var least = Duration.seconds(1_000_000)
    var last: Exploration?
    for _ in 0..<(copies > 3 ? 1 : rounds) {
      least = min(least, try clock.measure { last = try graph.explore(within: bounds) })
    }
    guard let last else { return }
    let seconds = least / .seconds(1)
    Row("explore: states", copies, "\(last.stateCount)").print()
    Row("explore: whole search", copies, "\(Int(seconds * 1e6)) us").print()
    Row("explore: thousand states a second", copies, thousands(last.stateCount, seconds)).print()
    Row("explore: thousand transitions a second", copies, thousands(last.moveCount, seconds))
      .print()
    Row("explore: bytes a state", copies, "\(last.bytes / last.stateCount)").print()
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
    Row(name, count, "\(Int(time / .microseconds(1)) / count) us").print()
  }

  private static func thousands(_ count: Int, _ seconds: Double) -> String {
    "\(Int(Double(count) / seconds / 1_000))"
  }
}
