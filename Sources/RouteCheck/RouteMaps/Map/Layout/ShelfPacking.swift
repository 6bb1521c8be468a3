/// Boxes of any size in rows, about as wide as high in all.
struct ShelfPacking {
  private(set) var origins: [LayeredLayout.Point] = []
  private(set) var size = LayeredLayout.Item(width: 0, height: 0)

  /// Places boxes in their order.
  ///
  /// - Complexity: O(*n*).
  init(_ items: [LayeredLayout.Item], gap: Double, aspect: Double = 1.6) {
    let area = items.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let limit = max((area * aspect).squareRoot(), items.map(\.width).max() ?? 0)
    var (x, y, row) = (0.0, 0.0, 0.0)
    for item in items {
      if x > 0, x + item.width > limit {
        (x, y, row) = (0, y + row + gap, 0)
      }
      origins.append(.init(x: x, y: y))
      x += item.width + gap
      row = max(row, item.height)
      size.width = max(size.width, x - gap)
      size.height = max(size.height, y + item.height)
    }
  }
}
