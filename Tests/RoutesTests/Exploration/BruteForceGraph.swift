import Routes
import RoutesExploration

/// Every state that moves of real graphs lead to, without a second controller of a scene.
struct BruteForceGraph {
  private(set) var states: [Snapshot] = []
  /// The moves of each state, as real graphs list them.
  private(set) var moves: [[Move]] = []
  /// The states that each state's moves lead to.
  private(set) var next: [[Int]] = []
  /// The states with a move to a second controller of a scene.
  private(set) var isOpen: [Bool] = []
  /// The names of the screens of which a move adds a second controller.
  private(set) var repeated: Set<ExactString> = []
  /// The moves that lead to a second controller of a scene.
  private(set) var repeating: Set<Move> = []

  /// Tries all moves; `nil` if there are too many states.
  init?(_ registry: SegueRegistry, limit: Int) throws {
    var numbers: [Snapshot: Int] = [:]
    var paths: [[Move]] = [[]]
    states = [try ControllerGraph(of: registry).snapshot]
    numbers[states[0]] = 0
    var position = 0
    while position < states.count {
      guard states.count <= limit else { return nil }
      let path = paths[position]
      func graph() throws -> ControllerGraph {
        let graph = try ControllerGraph(of: registry)
        for move in path { try graph.make(move) }
        return graph
      }
      let found = try graph().moves
      moves.append(found)
      next.append([])
      isOpen.append(false)
      for move in found where move.refusal == nil {
        let moved = try graph()
        try moved.make(move)
        let state = moved.snapshot
        let names = state.screens.map(\.name).filter { !$0.isEmpty }
        let doubled = names.filter { name in names.count { $0 == name } > 1 }
        guard doubled.isEmpty else {
          isOpen[position] = true
          repeated.formUnion(doubled)
          repeating.insert(move)
          continue
        }
        if numbers[state] == nil {
          numbers[state] = states.count
          states.append(state)
          paths.append(path + [move])
        }
        if let number = numbers[state] { next[position].append(number) }
      }
      position += 1
    }
  }

  /// The number of moves from a state to the nearest of some states; `nil` if there is no way.
  func distance(from start: Int, to isTarget: (Int) -> Bool) -> Int? {
    var seen: Set<Int> = [start]
    var layer = [start]
    var distance = 0
    while !layer.isEmpty {
      if layer.contains(where: isTarget) { return distance }
      layer = layer.flatMap { next[$0] }.filter { seen.insert($0).inserted }
      distance += 1
    }
    return nil
  }

  /// The name of the screen in front.
  func visible(_ state: Int) -> ExactString? { states[state].screens.last?.name }

  /// Whether the screen in front is presented, or in a controller that is.
  func isPresented(_ state: Int) -> Bool {
    states[state].screens.contains { screen in
      if case .presented = screen.placement { true } else { false }
    }
  }
}
