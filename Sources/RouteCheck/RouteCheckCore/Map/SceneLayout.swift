import Routes

/// The cells of a grid in which the scenes of a map are drawn, one storyboard below the other.
struct SceneLayout: Sendable {
  /// A cell, counted from the top left.
  struct Cell: Hashable, Sendable {
    var column: Int
    var row: Int
  }

  /// The cells of the nodes, by their indices.
  private(set) var cells: [Cell]
  /// The first row of each storyboard, below its title.
  private(set) var titles: [Int] = []
  private(set) var columns = 1
  private(set) var rows = 0

  /// Lays out a map.
  ///
  /// Scenes with a canvas location keep their arrangement, snapped to a grid so that no two overlap.
  /// The other scenes follow below them, in layers by their distance from the start.
  init(_ map: SceneMap) {
    cells = Array(repeating: Cell(column: 0, row: 0), count: map.nodes.count)
    let outgoing = Dictionary(grouping: map.edges, by: \.source)
    for canvas in map.canvases {
      titles.append(rows)
      let placed = canvas.nodes.filter { map.nodes[$0].canvasPoint != nil }
      let loose = canvas.nodes.filter { map.nodes[$0].canvasPoint == nil }
      add(CanvasGrid.cells(of: placed.compactMap { map.nodes[$0].canvasPoint }), for: placed)
      add(LayeredGrid.cells(of: loose, in: map, outgoing), for: loose)
    }
  }

  private mutating func add(_ new: [Cell], for nodes: [Int]) {
    guard let left = new.map(\.column).min(), let top = new.map(\.row).min() else { return }
    let first = rows
    for (node, cell) in zip(nodes, new) {
      cells[node] = Cell(column: cell.column - left, row: first + cell.row - top)
      columns = max(columns, cells[node].column + 1)
      rows = max(rows, cells[node].row + 1)
    }
  }
}

/// The arrangement of scenes with a canvas location.
enum CanvasGrid {
  /// A cell for each location; if the nearest is taken, the next free one below it.
  ///
  /// - Complexity: O(*n* log *n*).
  static func cells(of locations: [Storyboard.Scene.Point]) -> [SceneLayout.Cell] {
    let columns = ranks(of: locations.map(\.x))
    let rows = ranks(of: locations.map(\.y))
    var cells = Array(repeating: SceneLayout.Cell(column: 0, row: 0), count: locations.count)
    var next: [SceneLayout.Cell: SceneLayout.Cell] = [:]
    let order = locations.indices.sorted { one, other in
      (locations[one].y, locations[one].x, one) < (locations[other].y, locations[other].x, other)
    }
    for index in order {
      let wanted = SceneLayout.Cell(column: columns[index], row: rows[index])
      var free = wanted
      var taken = [wanted]
      while let further = next[free] {
        taken.append(further)
        free = further
      }
      let below = SceneLayout.Cell(column: free.column, row: free.row + 1)
      // All cells on the way skip to the end, or a full column would be walked for each scene.
      for cell in taken { next[cell] = below }
      cells[index] = free
    }
    return cells
  }

  /// The rank of each coordinate; coordinates that are nearly aligned share a rank.
  private static func ranks(of values: [Double]) -> [Int] {
    let sorted = Set(values).sorted()
    let gaps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 50 }.sorted()
    let typical = gaps.isEmpty ? 300 : gaps[gaps.count / 2]
    let tolerance = min(max(typical * 0.6, 60), 300)
    var ranks: [Double: Int] = [:]
    var rank = -1
    var start = -Double.infinity
    for value in sorted {
      if value - start > tolerance {
        rank += 1
        start = value
      }
      ranks[value] = rank
    }
    return values.map { ranks[$0] ?? 0 }
  }
}

/// The arrangement of scenes without a canvas location.
enum LayeredGrid {
  /// A cell for each scene, in the column of its distance from the start.
  ///
  /// - Complexity: O(*n* log *n*) in the scenes and their segues.
  static func cells(
    of nodes: [Int],
    in map: SceneMap,
    _ outgoing: [Int: [SceneMap.Edge]]
  ) -> [SceneLayout.Cell] {
    let members = Set(nodes)
    var entered: Set<Int> = []
    for node in nodes {
      for edge in outgoing[node] ?? [] where edge.destination != node {
        entered.insert(edge.destination)
      }
    }
    let starts =
      nodes.filter { map.nodes[$0].isInitial }
      + nodes.filter { !map.nodes[$0].isInitial && !entered.contains($0) } + nodes
    var cells: [Int: SceneLayout.Cell] = [:]
    var heights: [Int: Int] = [:]
    var bottom = 0
    for start in starts where cells[start] == nil {
      let row = bottom
      var layer = [start]
      var column = 0
      while !layer.isEmpty {
        var following: [Int] = []
        for node in layer where cells[node] == nil {
          let free = max(heights[column] ?? 0, row)
          cells[node] = .init(column: column, row: free)
          heights[column] = free + 1
          bottom = max(bottom, free + 1)
          following += (outgoing[node] ?? []).map(\.destination).filter {
            members.contains($0) && cells[$0] == nil
          }
        }
        layer = following
        column += 1
      }
    }
    return nodes.map { cells[$0] ?? .init(column: 0, row: 0) }
  }
}
