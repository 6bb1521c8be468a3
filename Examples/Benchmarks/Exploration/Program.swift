import Routes

/// Prints how fast states are searched, in a model of twelve screens that present each other.
///
/// With a number as argument only that number of copies is searched, such as 4 for a long run.
@main
struct Program {
  static func main() throws {
    let argument = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
    for copies in argument.map({ [$0] }) ?? [1, 2, 3] { try measure(copies: copies) }
  }

  private static func measure(copies: Int) throws {
    let graph = try ControllerGraph(of: SegueRegistry(PresentingModel.storyboard))
    let bounds = Exploration.Bounds(copies: copies, states: 1_000_000_000)
    let clock = ContinuousClock()
    var least = Duration.seconds(1_000_000)
    var last: Exploration?
    for _ in 0..<(copies > 3 ? 1 : 5) {
      least = min(least, try clock.measure { last = try graph.explore(within: bounds) })
    }
    guard let last else { return }
    let seconds = Double(least.components.seconds) + Double(least.components.attoseconds) / 1e18
    row("explore: states", copies, "\(last.stateCount)")
    row("explore: whole search", copies, "\(Int(seconds * 1e6)) us")
    row("explore: thousand states a second", copies, thousands(last.stateCount, seconds))
    row("explore: thousand transitions a second", copies, thousands(last.moveCount, seconds))
    row("explore: bytes a state", copies, "\(last.bytes / last.stateCount)")
  }

  private static func thousands(_ count: Int, _ seconds: Double) -> String {
    "\(Int(Double(count) / seconds / 1_000))"
  }

  /// Prints one row of the table: the benchmark, its size, the figure, no baseline and no ratio.
  private static func row(_ what: String, _ copies: Int, _ figure: String) {
    let name = what + String(repeating: " ", count: max(0, 46 - what.count))
    let size = String(repeating: " ", count: max(0, 9 - "\(copies)".count)) + "\(copies)"
    let cell = String(repeating: " ", count: max(0, 14 - figure.count)) + figure
    print("\(name)  \(size)  \(cell)               -         -")
  }
}
