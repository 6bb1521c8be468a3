import Routes
import RoutesExploration
import TestSupport

/// The states that real graphs show after at most a number of moves. Nothing is forgotten or left out.
struct BruteForceGraph {
  private(set) var states: [Snapshot] = []
  /// The moves that each state performs, with the states after them; `nil` beyond the length of paths.
  private(set) var moves: [[(move: Move, target: Int)]?] = []
  /// The screens on screen in the presentation in front of each state.
  private(set) var shown: [Set<ExactString>] = []
  /// The states that moves lead to without more controllers of a scene than a bound allows.
  private(set) var isWithin: [Bool] = []

  /// Makes all moves; `nil` if there are too many states.
  init?(_ registry: SegueRegistry, copies: Int, length: Int, limit: Int = 150) throws {
    var numbers: [Snapshot: Int] = [:]
    var paths: [[Move]] = []
    func add(_ state: Snapshot, by path: [Move], _ isWithin: Bool) -> Int {
      let number = numbers[state] ?? states.count
      if number == states.count {
        numbers[state] = number
        states.append(state)
        paths.append(path)
        shown.append(Self.screens(of: state).shown)
        self.isWithin.append(false)
      }
      if isWithin { self.isWithin[number] = true }
      return number
    }
    _ = add(try ControllerGraph(of: registry).snapshot, by: [], true)
    while moves.count < states.count {
      guard states.count <= limit else { return nil }
      let number = moves.count
      guard paths[number].count < length else {
        moves.append(nil)
        continue
      }
      func graph() throws -> ControllerGraph {
        let graph = try ControllerGraph(of: registry)
        for move in paths[number] { try graph.make(move) }
        return graph
      }
      var made: [(Move, Int)] = []
      for move in try graph().moves where move.refusal == nil {
        let moved = try graph()
        try moved.make(move)
        let before = Self.screens(of: states[number]).counts
        let repeats = Self.screens(of: moved.snapshot).counts.contains {
          $1 > copies && $1 > before[$0, default: 0]
        }
        var isTab = false
        if case .tab = move.action { isTab = true }
        let isWithin = isWithin[number] && (isTab || !repeats)
        made.append((move, add(moved.snapshot, by: paths[number] + [move], isWithin)))
      }
      moves.append(made)
    }
  }

  /// Whether all moves of all states were made.
  var isComplete: Bool { !moves.contains { $0 == nil } }

  /// The screens in front, and the number of controllers of each screen that is in no tab in the back.
  static func screens(
    of state: Snapshot
  ) -> (shown: Set<ExactString>, counts: [ExactString: Int]) {
    // The last child of a stack is on screen, and the first of several presentations is below.
    var last: [Int: Int] = [:]
    for (index, screen) in state.screens.enumerated() {
      if case .child(let parent) = screen.placement, state.screens[parent].kind == .navigation {
        last[parent] = index
      }
    }
    var isBack: [Bool] = []
    var isCovered: [Bool] = []
    var levels: [Int] = []
    for (index, screen) in state.screens.enumerated() {
      let owner = screen.placement.owner
      var back = owner.map { isBack[$0] } ?? false
      var covered = owner.map { isCovered[$0] } ?? false
      var level = owner.map { levels[$0] } ?? 0
      if case .child(let parent) = screen.placement {
        if state.screens[parent].kind == .tab, !screen.isSelected { back = true }
        if let last = last[parent], last != index { covered = true }
      }
      if case .presented = screen.placement { (covered, level) = (false, level + 1) }
      isBack.append(back)
      isCovered.append(covered)
      levels.append(level)
    }
    let front = zip(levels, isBack).filter { !$0.1 }.map(\.0).max()
    var shown: Set<ExactString> = []
    var counts: [ExactString: Int] = [:]
    for (index, screen) in state.screens.enumerated() where !isBack[index] {
      counts[
        screen.name.isEmpty ? "\(screen.scene.map { "\($0.id)" } ?? "")" : screen.name,
        default: 0
      ] += 1
      if levels[index] == front, !isCovered[index], !screen.name.isEmpty {
        shown.insert(screen.name)
      }
    }
    return (shown, counts)
  }

  /// The numbers of moves from some states to all others, not through states at which a way stops.
  func distances(from sources: [Int], stop: (Int) -> Bool = { _ in false }) -> [Int: Int] {
    var distances: [Int: Int] = [:]
    var layer = sources
    var distance = 0
    while !layer.isEmpty {
      layer = layer.filter { distances[$0] == nil }
      for number in layer { distances[number] = distance }
      layer = layer.filter { !stop($0) }.flatMap { (moves[$0] ?? []).map(\.target) }
      distance += 1
    }
    return distances
  }

  /// Whether moves lead from a state to one of others; `nil` if paths are too short to tell.
  func leads(from source: Int, within limit: Int = .max, to isTarget: (Int) -> Bool) -> Bool? {
    let distances = distances(from: [source])
    if distances.contains(where: { $1 <= limit && isTarget($0) }) { return true }
    return distances.contains { $1 < limit && moves[$0] == nil } ? nil : false
  }
}

extension Optional where Wrapped == Bool {
  /// Whether all values hold; `nil` if none fails and one is not known.
  static func all(_ values: some Sequence<Bool?>) -> Bool? {
    var result: Bool? = true
    for value in values {
      if value == false { return false }
      if value == nil { result = nil }
    }
    return result
  }
}
