import StoryboardReader

/// Boxes in layers, and the places at which lines pass between them, in order from the top.
struct LayerGrid {
  /// A box, or the place at which a line passes a layer.
  struct Cell {
    /// The position of the box; `nil` for a line.
    var item: Int?
    var height: Double
    var layer: Int
    var y = 0.0
  }

  /// A part of a line, from a cell to one of the next layer.
  struct Segment {
    var left: Int
    var right: Int
    /// Where the line meets each cell, as a distance from its top.
    var leftOffset: Double
    var rightOffset: Double
  }

  /// A link by its left and its right end. Both ends are at the right of their boxes if these are in
  /// one layer.
  struct Wire {
    var left: Int
    var right: Int
    var leftSpan: LayeredLayout.Span
    var rightSpan: LayeredLayout.Span
    /// Whether the link leads to the right end.
    var isForward: Bool
    var isLevel: Bool
    var labelWidth: Double
    var join: Int?
    /// The cells that it passes, from the left to the right.
    var passes: [Int] = []
    /// Whether it passes above all boxes.
    var isAbove = false

    init(_ link: LayeredLayout.Link, _ layerOf: [Int]) {
      isForward = layerOf[link.source] <= layerOf[link.destination]
      isLevel = layerOf[link.source] == layerOf[link.destination]
      (left, right) =
        isForward ? (link.source, link.destination) : (link.destination, link.source)
      (leftSpan, rightSpan) =
        isForward
        ? (link.sourceSpan, link.destinationSpan) : (link.destinationSpan, link.sourceSpan)
      labelWidth = link.labelWidth
      join = link.join
    }
  }

  private(set) var wires: [Wire]
  private(set) var cells: [Cell]
  /// The cells of each layer, from the top.
  private(set) var layers: [[Int]]
  private var segments: [Segment] = []
  /// The segments that lead to each cell from the left, and from the right.
  private var toLeft: [[Int]] = []
  private var toRight: [[Int]] = []

  init(_ items: [Wireframe.Size], _ links: [LayeredLayout.Link], _ layerOf: [Int]) {
    cells = items.indices.map { Cell(item: $0, height: items[$0].height, layer: layerOf[$0]) }
    layers = Array(repeating: [], count: (layerOf.max() ?? -1) + 1)
    for (item, layer) in layerOf.enumerated() { layers[layer].append(item) }
    wires = links.map { Wire($0, layerOf) }
    for index in wires.indices where !wires[index].isLevel {
      let wire = wires[index]
      if layerOf[wire.right] - layerOf[wire.left] > LayeredLayout.Measure.passed + 1 {
        wires[index].isAbove = true
        continue
      }
      var (from, offset) = (wire.left, wire.leftSpan.middle)
      for layer in (layerOf[wire.left] + 1)..<layerOf[wire.right] {
        let cell = cells.count
        cells.append(Cell(item: nil, height: 2, layer: layer))
        layers[layer].append(cell)
        wires[index].passes.append(cell)
        segments.append(Segment(left: from, right: cell, leftOffset: offset, rightOffset: 1))
        (from, offset) = (cell, 1)
      }
      segments.append(
        Segment(
          left: from,
          right: wire.right,
          leftOffset: offset,
          rightOffset: wire.rightSpan.middle
        )
      )
    }
    toLeft = Array(repeating: [], count: cells.count)
    toRight = toLeft
    for (index, segment) in segments.enumerated() {
      toRight[segment.left].append(index)
      toLeft[segment.right].append(index)
    }
  }

  /// The distance between two cells that follow each other in a layer.
  private func gap(_ one: Int, _ other: Int) -> Double {
    typealias Measure = LayeredLayout.Measure
    return cells[one].item == nil || cells[other].item == nil ? Measure.lineGap : Measure.gap
  }
}

extension LayeredLayout.Span {
  var middle: Double { (top + bottom) / 2 }
}

extension LayerGrid {
  /// Orders each layer by the means of its neighbours, and keeps the best of several orders.
  mutating func order() {
    var ranks = ranks
    var best = layers
    var fewest = crossings(ranks)
    for sweep in 0..<Self.sweeps where fewest > 0 {
      let isRight = sweep % 2 == 0
      for layer in isRight ? Array(layers.indices) : layers.indices.reversed() {
        sort(layer, by: isRight ? toLeft : toRight, fromLeft: isRight, &ranks)
      }
      let count = crossings(ranks)
      if count < fewest { (best, fewest) = (layers, count) }
    }
    layers = best
  }

  private static let sweeps = 12

  /// The place of each cell in its layer.
  private var ranks: [Int] {
    var ranks = Array(repeating: 0, count: cells.count)
    for layer in layers { for (rank, cell) in layer.enumerated() { ranks[cell] = rank } }
    return ranks
  }

  private mutating func sort(
    _ layer: Int,
    by neighbours: [[Int]],
    fromLeft: Bool,
    _ ranks: inout [Int]
  ) {
    let other = fromLeft ? layer - 1 : layer + 1
    guard layers.indices.contains(other) else { return }
    let keys = layers[layer].enumerated().map { rank, cell -> Double in
      let near = neighbours[cell]
      // A cell without neighbours keeps its place among the others.
      if near.isEmpty {
        return Double(rank) * Double(layers[other].count) / Double(layers[layer].count)
      }
      let sum = near.reduce(0.0) { sum, index in
        let ends = ends(of: segments[index], ranks)
        return sum + (fromLeft ? ends.left : ends.right)
      }
      return sum / Double(near.count)
    }
    let order = layers[layer].indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    layers[layer] = order.map { layers[layer][$0] }
    for (rank, cell) in layers[layer].enumerated() { ranks[cell] = rank }
  }

  /// How many pairs of lines between neighbouring layers cross.
  private func crossings(_ ranks: [Int]) -> Int {
    var byLayer: [[(left: Double, right: Double)]] = Array(repeating: [], count: layers.count)
    for segment in segments {
      byLayer[cells[segment.left].layer].append(ends(of: segment, ranks))
    }
    return byLayer.reduce(0) { $0 + Self.inversions($1) }
  }

  /// The places of the ends of a segment in their layers, in cells from the top.
  private func ends(of segment: Segment, _ ranks: [Int]) -> (left: Double, right: Double) {
    func place(_ cell: Int, _ offset: Double) -> Double {
      Double(ranks[cell]) + min(max(offset / max(cells[cell].height, 1), 0), 1) * 0.9
    }
    return (
      place(segment.left, segment.leftOffset), place(segment.right, segment.rightOffset)
    )
  }

  /// The number of pairs in different orders on both sides, by counting in a tree of sums.
  private static func inversions(_ pairs: [(left: Double, right: Double)]) -> Int {
    let rights = Array(Set(pairs.map(\.right))).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(rights, 1...))
    var tree = Array(repeating: 0, count: rights.count + 1)
    var total = 0
    // Lines from one place do not cross, so that their right ends come in order.
    for (seen, pair) in pairs.sorted(by: { ($0.left, $0.right) < ($1.left, $1.right) }).enumerated()
    {
      let place = places[pair.right] ?? 0
      var below = 0
      var index = place
      while index > 0 {
        below += tree[index]
        index -= index & -index
      }
      total += seen - below
      index = place
      while index < tree.count {
        tree[index] += 1
        index += index & -index
      }
    }
    return total
  }
}

extension LayerGrid {
  /// Places the cells as near to their neighbours as the order allows.
  mutating func place() {
    for layer in layers.indices { settle(layer, layers[layer].map { _ in 0 }) }
    for sweep in 0..<Self.placements {
      let isRight = sweep % 2 == 0
      for layer in isRight ? Array(layers.indices) : layers.indices.reversed() {
        let neighbours = isRight ? toLeft : toRight
        settle(layer, layers[layer].map { wantedTop(of: $0, neighbours[$0], fromLeft: isRight) })
      }
    }
    let top = cells.map(\.y).min() ?? 0
    for cell in cells.indices { cells[cell].y -= top }
  }

  private static let placements = 8

  private func wantedTop(of cell: Int, _ near: [Int], fromLeft: Bool) -> Double {
    if near.isEmpty { return cells[cell].y }
    let sum = near.reduce(0.0) { sum, index in
      let segment = segments[index]
      return fromLeft
        ? sum + cells[segment.left].y + segment.leftOffset - segment.rightOffset
        : sum + cells[segment.right].y + segment.rightOffset - segment.leftOffset
    }
    return sum / Double(near.count)
  }

  /// Places the cells of a layer in their order, with the least squares of the distances from where
  /// they are wanted: neighbours that would overlap are moved together, as one block.
  private mutating func settle(_ layer: Int, _ wanted: [Double]) {
    struct Block {
      var first: Int
      var sum: Double
      var weight: Double
      var top: Double { sum / weight }
    }
    // The offset of each cell from the first one, when all are as near as possible.
    var offsets: [Double] = []
    var offset = 0.0
    for (index, cell) in layers[layer].enumerated() {
      if index > 0 { offset += gap(layers[layer][index - 1], cell) }
      offsets.append(offset)
      offset += cells[cell].height
    }
    var blocks: [Block] = []
    for (index, cell) in layers[layer].enumerated() {
      let weight = cells[cell].item == nil ? 4.0 : 1.0
      var block = Block(
        first: index,
        sum: (wanted[index] - offsets[index]) * weight,
        weight: weight
      )
      while let last = blocks.last, last.top >= block.top {
        blocks.removeLast()
        block = Block(
          first: last.first,
          sum: last.sum + block.sum,
          weight: last.weight + block.weight
        )
      }
      blocks.append(block)
    }
    for (number, block) in blocks.enumerated() {
      let end = number + 1 < blocks.count ? blocks[number + 1].first : layers[layer].count
      for index in block.first..<end {
        cells[layers[layer][index]].y = block.top + offsets[index]
      }
    }
  }
}
