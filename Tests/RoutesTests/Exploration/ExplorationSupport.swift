import Routes
import Testing

@testable import RoutesExploration

extension Exploration {
  /// Explores a storyboard from its initial scene, and compares each move with that of a graph.
  static func of(
    _ storyboard: Storyboard,
    within bounds: Bounds = .init(verifies: true),
    _ facts: Facts = .init(),
    classes: SceneClasses = .init()
  ) throws -> Exploration {
    let registry = try SegueRegistry(storyboard, classes: classes)
    return try ControllerGraph(of: registry, width: bounds.width ?? .compact)
      .explore(within: bounds, facts: facts)
  }

  /// The states, in the order in which they were found.
  var stateNames: [String] { states.map(\.description) }

  /// What each move did, such as `Feed: go back, performed`.
  var results: [String] {
    outcomes.map { outcome in
      let result =
        switch outcome.kind {
        case .performed: "performed"
        case .refused: "refused"
        case .nothing: "nothing"
        case .repeats: "repeats"
        case .unknown: "unknown"
        }
      let possible = outcome.isSure ? "" : ", possible"
      return "\(outcome.move.source): \(outcome.move), \(result)\(possible)"
    }
  }

  /// The verdict on a property: a word, and the moves of its path.
  func verdict(on text: String) throws -> String {
    let property = try #require(properties(in: text).first)
    func moves(_ path: Path?) -> String {
      path.map { $0.steps.map { "\($0.move)" }.joined(separator: ", ") } ?? "no path"
    }
    return switch check(property) {
    case .holds: "holds"
    case .fails(let path): "fails: " + moves(path)
    case .notProved(let path): "not proved: " + moves(path)
    case .vacuous: "vacuous"
    }
  }
}

extension SceneObject {
  /// A scene of the storyboard `Main`.
  static func main(_ id: ExactString) -> SceneObject { SceneObject(storyboard: "Main", id: id) }
}

extension SegueObject {
  /// A segue of the storyboard `Main`.
  static func main(_ scene: ExactString, _ id: ExactString) -> SegueObject {
    SegueObject(scene: .main(scene), id: id)
  }
}

extension Forest {
  /// A state of a stack of screens.
  mutating func stack(_ names: [ExactString]) -> State {
    let trees = names.map { name in
      let number = label(Label(name: name, kind: .screen))
      return tree(head(Head(label: number, embedded: 0)), 0)
    }
    let number = label(Label(name: "", kind: .navigation))
    let stack = tree(head(Head(label: number, embedded: 0)), row(trees))
    return state(level(attachment(.root), stack), on: nil)
  }
}
