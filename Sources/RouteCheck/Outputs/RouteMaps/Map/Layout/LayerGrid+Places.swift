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
