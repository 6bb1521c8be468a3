import Routes
import RoutesExploration

private let width = ChoiceOption(
  "--width",
  default: ExplorationWidth.compact,
  help: "The width of the window"
)

private let copies = Option(
  name: "--copies",
  value: .number,
  help: "How many controllers of a scene a state has at most",
  defaultValue: "1"
)

private let limit = Option(
  name: "--limit",
  value: .number,
  help: "How many states are searched at most",
  defaultValue: "1000000"
)

/// A path is printed with the state after each move, so its size grows with the square of the moves.
private let mostTaps = 1_000

private let taps = Option(
  name: "--taps",
  value: .number,
  help: "How many moves a path has at most",
  defaultValue: "\(mostTaps)"
)

private let sure = Option(
  name: "--sure",
  help: "Leave out moves that only code may make"
)

private let verify = Option(
  name: "--verify",
  help: "Repeat every move on a graph of its own, and compare"
)

/// The widths in which an app is searched.
private enum ExplorationWidth: String, CaseIterable, Sendable {
  case compact, regular, both

  var sizes: [HorizontalSizeClass] {
    switch self {
    case .compact: [.compact]
    case .regular: [.regular]
    case .both: [.compact, .regular]
    }
  }
}

extension Option {
  /// The options for the limits of a search.
  static let bounds: [Option] = [width.option, copies, limit, taps, sure, verify]
}

extension Arguments {
  /// The limits of each search of an app, one for each width.
  var bounds: [Exploration.Bounds] {
    self[width].sizes.map { size in
      var bounds = Exploration.Bounds(
        width: size,
        onlySure: has(sure),
        verifies: has(verify)
      )
      if let count = self[copies].flatMap({ Int($0) }) { bounds.copies = count }
      if let count = self[limit].flatMap({ Int($0) }) { bounds.states = count }
      bounds.taps = self[taps].flatMap { Int($0) } ?? mostTaps
      return bounds
    }
  }
}
