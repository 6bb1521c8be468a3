import Routes
import Testing

@testable import RoutesExploration

extension Exploration {
  /// Explores an app from its initial scene.
  static func of(
    _ app: AppSketch,
    within bounds: Bounds = .init(),
    _ facts: Facts = .init(),
    classes: SceneClasses = .init()
  ) throws -> Exploration {
    try of(storyboard: app.storyboard, within: bounds, facts, classes: classes)
  }

  static func of(
    storyboard: Storyboard,
    within bounds: Bounds = .init(),
    _ facts: Facts = .init(),
    classes: SceneClasses = .init()
  ) throws -> Exploration {
    let registry = try SegueRegistry(storyboard, classes: classes)
    return try ControllerGraph(of: registry, width: bounds.width ?? .compact)
      .explore(within: bounds, facts: facts)
  }

  /// The states, in the order in which they were found.
  var stateNames: [String] { states.map(\.snapshot.description) }

  /// What each move did, such as `Feed: go back, performed`.
  var results: [String] {
    outcomes.map { outcome in
      let possible = outcome.isCertain ? "" : ", possible"
      return "\(outcome.move.source): \(outcome.move), \(outcome.kind.word)\(possible)"
    }
  }

  /// The answer to a property in words.
  func answer(to text: String) throws -> String {
    try check(#require(properties(in: text).first)).words
  }
}

extension Exploration.Answer {
  /// A word, the reason of a doubt, and the moves of the path, such as `undecided, copies: s1, back`.
  var words: String {
    switch self {
    case .holds: "holds"
    case .broken(.path(let path)): "broken: \(path.words)"
    case .broken(.neverShown(let screen)): "never shown: \(screen)"
    case .broken(.far(let path)): "far: \(path.words)"
    case .broken(.neverPerformed(let identifier, let screens)):
      "never performed: \(identifier) of \(screens.map(\.string).joined(separator: ", "))"
    case .undecided(let doubt): "undecided, \(doubt.reason.words): \(doubt.path.words)"
    }
  }
}

extension Exploration.Doubt.Reason {
  fileprivate var words: String {
    switch self {
    case .limit(let cut): cut.rawValue
    case .code(let move): "code \(move.action.word)"
    case .taps(let move): "free \(move.action.word)"
    case .alert(let move): "alert \(move.action.word)"
    case .more(let move): "more \(move.action.word)"
    case .start: "start"
    case .missing(let name): "missing \(name)"
    case .unknown(let move): "unknown \(move.action.word)"
    case .tab: "tab"
    case .unwind(let move): "unwind \(move.action.word)"
    case .unread(let place): "unread \(place)"
    case .unreadClass(let name): "unread class \(name)"
    case .place(let name): "unknown place of \(name)"
    }
  }
}

extension Exploration.Path {
  fileprivate var words: String { steps.map(\.move.action.word).joined(separator: " ") }
}

extension Move.Action {
  fileprivate var word: String {
    switch self {
    case .segue(let object, _): "\(object.id)"
    case .show(let scene, let kind, isInStack: _, style: _): "\(kind.rawValue)-\(scene.id)"
    case .open(let scene): "open-\(scene.id)"
    case .root(let scene, isInStack: _): "root-\(scene.id)"
    case .tab(let number): "tab\(number)"
    case .swipeDown: "swipe"
    default: "\(self)"
    }
  }
}

extension Storyboard.SceneObject {
  /// A scene of the storyboard `Main`.
  static func main(_ id: ExactString) -> Storyboard.SceneObject {
    Storyboard.SceneObject(storyboard: "Main", id: id)
  }
}

extension Storyboard.SegueObject {
  /// A segue of the storyboard `Main`.
  static func main(_ scene: ExactString, _ id: ExactString) -> Storyboard.SegueObject {
    Storyboard.SegueObject(scene: .main(scene), id: id)
  }
}

extension Exploration.Facts {
  /// Facts about the segues of an app, by their object ids with spaces between them.
  init(_ app: AppSketch, possible: String = "", never: String = "") {
    self.init()
    for scene in app.storyboard.scenes {
      for segue in scene.segues {
        func isNamed(in ids: String) -> Bool {
          ids.split(separator: " ").contains(Substring(segue.id.string))
        }
        let object = Storyboard.SegueObject.main(scene.id, segue.id)
        if isNamed(in: possible) { segues[object] = .init(.possible) }
        if isNamed(in: never) { segues[object] = .init(.never) }
      }
    }
  }
}
