import Routes
import StoryboardReader
import SwiftScanner

/// Where each scene of a map is drawn: cells of a grid, storyboards below each other.
struct SceneLayout: Sendable {
  /// A cell, counted from the top left.
  struct Cell: Hashable, Sendable {
    var column: Int
    var row: Int
  }

  /// The cells of the nodes, at their positions.
  private(set) var cells: [Cell]
  /// The first row of each storyboard, which its title stands above.
  private(set) var titles: [Int] = []
  private(set) var columns = 1
  private(set) var rows = 0

  /// Lays out a map.
  ///
  /// A storyboard whose scenes say where they stand keeps that arrangement, snapped to a grid so
  /// that no two scenes overlap. Scenes that do not say go into layers by their distance from the
  /// start, below the others.
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

/// Canvas locations snapped to cells.
enum CanvasGrid {
  /// The cells of locations, each of its own; a taken one is left for the next below.
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
      while let further = next[free] { free = further }
      let below = SceneLayout.Cell(column: free.column, row: free.row + 1)
      next[free] = below
      if wanted != free { next[wanted] = below }
      cells[index] = free
    }
    return cells
  }

  /// The rank of each coordinate, where those that are nearly aligned share one.
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

/// Layers by the distance from where a storyboard starts.
enum LayeredGrid {
  /// The cells of scenes that say nothing of their place.
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
    for start in starts where cells[start] == nil {
      let row = heights.values.max() ?? 0
      var layer = [start]
      var column = 0
      while !layer.isEmpty {
        var following: [Int] = []
        for node in layer where cells[node] == nil {
          let free = max(heights[column] ?? 0, row)
          cells[node] = .init(column: column, row: free)
          heights[column] = free + 1
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
