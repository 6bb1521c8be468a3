import Routes
import RoutesExploration

private let width = ChoiceOption(
  "--width",
  default: ExplorationWidth.compact,
  help: "The width of the window"
)

private let copies = Option(
  name: "--copies",
  value: .number(),
  help: "How many controllers of a scene may be visible and below it",
  defaultValue: "1"
)

private let limit = Option(
  name: "--limit",
  value: .number(),
  help: "How many states are searched at most",
  defaultValue: "50000"
)

/// A path is printed with the state after each move, so its size grows with the square of the moves, and
/// so does the time of a search in a stack that grows with each move.
private let mostTaps = 100

private let taps = Option(
  name: "--taps",
  value: .number(),
  help: "How many moves a path has at most",
  defaultValue: "\(mostTaps)"
)

private let certain = Option(
  name: "--certain",
  help: "Leave out moves that only code may make"
)

private enum ExplorationWidth: String, CaseIterable, Sendable {
  case compact, regular, both

  var sizes: [ControllerGraph.SizeClass] {
    switch self {
    case .compact: [.compact]
    case .regular: [.regular]
    case .both: [.compact, .regular]
    }
  }
}

extension Option {
  static let bounds: [Option] = [width.option, copies, limit, taps, certain]
}

extension Arguments {
  /// The limits of each search of an app, one for each width.
  var bounds: [Exploration.Bounds] {
    self[width].sizes.map { size in
      var bounds = Exploration.Bounds(
        width: size,
        onlyCertain: has(certain)
      )
      if let count = self[copies].flatMap({ Int($0) }) { bounds.copies = count }
      if let count = self[limit].flatMap({ Int($0) }) { bounds.states = count }
      bounds.taps = self[taps].flatMap { Int($0) } ?? mostTaps
      return bounds
    }
  }
}
