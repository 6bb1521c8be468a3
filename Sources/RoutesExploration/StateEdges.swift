import Routes

/// The moves between the states of a search, by the positions of the states in its order.
struct StateEdges {
  struct Edge {
    let target: Int
    let move: UInt16
    let isSure: Bool
  }

  private var starts: [Int] = [0]
  private var edges: [Edge] = []
  /// Whether a state has moves whose results are not known.
  private(set) var isOpen: [Bool] = []

  init(_ exploration: Exploration) {
    var space = exploration.space
    let order = exploration.found.order
    var positions: [Forest.State: Int] = [:]
    positions.reserveCapacity(order.count)
    for (position, state) in order.enumerated() { positions[state] = position }
    for state in order {
      var isOpen = false
      if let front = space.front(of: state) {
        space.count(state)
        for (index, choice) in front.moves.enumerated() {
          switch space.result(of: choice, in: state) {
          case .state(let next):
            guard let target = positions[next] else {
              isOpen = true
              continue
            }
            edges.append(Edge(target: target, move: UInt16(index), isSure: choice.move.isSure))
          case .tooMany, .unknown, .sideBySide, .missing: isOpen = true
          case .nothing, .refused: break
          }
        }
      } else {
        isOpen = true
      }
      starts.append(edges.count)
      self.isOpen.append(isOpen)
    }
  }

  var count: Int { isOpen.count }

  subscript(position: Int) -> ArraySlice<Edge> { edges[starts[position]..<starts[position + 1]] }

  /// How a search reached each state.
  struct Paths {
    /// The last step to each state that was reached by a move.
    fileprivate var last: [Step?]
    /// The states that were reached, in order.
    fileprivate(set) var order: [Int] = []

    fileprivate struct Step {
      let position: Int
      let move: UInt16
      /// Whether the step starts from a source.
      let isFirst: Bool
    }

    /// The positions and moves on the way to a state.
    func steps(to end: Int) -> [(position: Int, move: UInt16)] {
      var steps: [(position: Int, move: UInt16)] = []
      var next = end
      while let step = last[next] {
        steps.append((step.position, step.move))
        if step.isFirst { break }
        next = step.position
      }
      return steps.reversed()
    }
  }

  /// Searches breadth first.
  ///
  /// - Parameters:
  ///   - sources: The states to start from.
  ///   - includesSources: Whether the sources are reached without a move.
  ///   - onlySure: Whether to leave out moves that only code may make.
  ///   - stops: Whether the search does not go on from a state that it reached.
  func search(
    from sources: [Int],
    includesSources: Bool = true,
    onlySure: Bool,
    stops: (Int) -> Bool
  ) -> Paths {
    var paths = Paths(last: Array(repeating: nil, count: count))
    var isReached = Array(repeating: false, count: count)
    func follow(_ position: Int, isFirst: Bool) {
      for edge in self[position] where edge.isSure || !onlySure {
        guard !isReached[edge.target] else { continue }
        isReached[edge.target] = true
        paths.last[edge.target] = .init(position: position, move: edge.move, isFirst: isFirst)
        paths.order.append(edge.target)
      }
    }
    for source in sources {
      guard includesSources else {
        follow(source, isFirst: true)
        continue
      }
      guard !isReached[source] else { continue }
      isReached[source] = true
      paths.order.append(source)
    }
    var next = 0
    while next < paths.order.count {
      let position = paths.order[next]
      next += 1
      if !stops(position) { follow(position, isFirst: false) }
    }
    return paths
  }

  /// The number of moves from each state to the nearest of some states; `nil` if there is no way.
  func distances(to targets: [Int], onlySure: Bool) -> [Int?] {
    var sources: [[Int]] = Array(repeating: [], count: count)
    for position in 0..<count {
      for edge in self[position] where edge.isSure || !onlySure {
        sources[edge.target].append(position)
      }
    }
    var distances: [Int?] = Array(repeating: nil, count: count)
    var order = targets
    for target in targets { distances[target] = 0 }
    var next = 0
    while next < order.count {
      let position = order[next]
      next += 1
      for source in sources[position] where distances[source] == nil {
        distances[source] = (distances[position] ?? 0) + 1
        order.append(source)
      }
    }
    return distances
  }
}
