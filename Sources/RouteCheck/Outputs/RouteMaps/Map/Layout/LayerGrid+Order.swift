extension LayerGrid {
  /// Orders each layer by the means of its neighbours, and keeps the best of several orders.
  mutating func order() {
    var best = layers
    var fewest = crossings()
    for sweep in 0..<Self.sweeps where fewest > 0 {
      let isRight = sweep % 2 == 0
      for layer in isRight ? Array(layers.indices) : layers.indices.reversed() {
        sort(layer, by: isRight ? toLeft : toRight, fromLeft: isRight)
      }
      let count = crossings()
      if count < fewest { (best, fewest) = (layers, count) }
    }
    layers = best
  }

  private static let sweeps = 12

  private var ranks: [Int] {
    var ranks = Array(repeating: 0, count: cells.count)
    for layer in layers { for (rank, cell) in layer.enumerated() { ranks[cell] = rank } }
    return ranks
  }

  private mutating func sort(_ layer: Int, by neighbours: [[Int]], fromLeft: Bool) {
    let other = fromLeft ? layer - 1 : layer + 1
    guard layers.indices.contains(other) else { return }
    var ranks: [Int: Double] = [:]
    for (rank, cell) in layers[other].enumerated() { ranks[cell] = Double(rank) }
    let keys = layers[layer].enumerated().map { rank, cell -> Double in
      let near = neighbours[cell]
      // A cell without neighbours keeps its place among the others.
      if near.isEmpty {
        return Double(rank) * Double(layers[other].count) / Double(layers[layer].count)
      }
      let sum = near.reduce(0.0) { sum, index in
        let segment = segments[index]
        let end = fromLeft ? segment.left : segment.right
        let offset = fromLeft ? segment.leftOffset : segment.rightOffset
        return sum + (ranks[end] ?? 0) + offset / max(cells[end].height, 1) * 0.9
      }
      return sum / Double(near.count)
    }
    let order = layers[layer].indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    layers[layer] = order.map { layers[layer][$0] }
  }

  /// How many pairs of lines between neighbouring layers cross.
  func crossings() -> Int {
    let ranks = ranks
    var byLayer: [[(left: Double, right: Double)]] = Array(repeating: [], count: layers.count)
    for segment in segments {
      let left = Double(ranks[segment.left]) + share(of: segment.leftOffset, in: segment.left)
      let right = Double(ranks[segment.right]) + share(of: segment.rightOffset, in: segment.right)
      byLayer[cells[segment.left].layer].append((left, right))
    }
    return byLayer.reduce(0) { $0 + Self.inversions($1) }
  }

  private func share(of offset: Double, in cell: Int) -> Double {
    min(max(offset / max(cells[cell].height, 1), 0), 1) * 0.9
  }

  /// The number of pairs in different orders on both sides, by counting in a tree of sums.
  private static func inversions(_ pairs: [(left: Double, right: Double)]) -> Int {
    let rights = Array(Set(pairs.map(\.right))).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(rights, 1...))
    var tree = Array(repeating: 0, count: rights.count + 1)
    var total = 0
    var seen = 0
    // Lines from one place do not cross: the later ones count first.
    for pair in pairs.sorted(by: { ($0.left, $0.right) < ($1.left, $1.right) }) {
      let place = places[pair.right] ?? 0
      var index = place
      var below = 0
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
      seen += 1
    }
    return total
  }
}
