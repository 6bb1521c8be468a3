/// Where lines meet the sides of boxes.
struct LayerPorts {
  /// The vertical coordinates at which each link leaves its source and meets its destination.
  private(set) var sources: [Double]
  private(set) var destinations: [Double]

  private struct End {
    var link: Int
    var isSource: Bool
    var span: LayeredLayout.Span
    /// Where the line comes from or goes to.
    var other: Double
    /// Whether the line passes a layer there, and not a box.
    var isPassing: Bool
  }

  private struct Side: Hashable {
    var item: Int
    var isRight: Bool
  }

  /// The least distance for which a line bends.
  private static let bend = 12.0

  init(_ grid: LayerGrid, _ links: [LayeredLayout.Link]) {
    sources = Array(repeating: 0, count: links.count)
    destinations = sources
    var others: [(source: Double, destination: Double)] = links.map { link in
      (
        grid.cells[link.destination].y + link.destinationSpan.middle,
        grid.cells[link.source].y + link.sourceSpan.middle
      )
    }
    // A line goes first to the place at which it passes the next layer.
    for (index, passes) in grid.passes.enumerated() {
      guard let first = passes.first, let last = passes.last else { continue }
      let isForward = links[index].isForward(in: grid)
      others[index] =
        isForward
        ? (grid.cells[first].y, grid.cells[last].y) : (grid.cells[last].y, grid.cells[first].y)
    }
    for index in grid.above { others[index] = (-.infinity, -.infinity) }
    var sides: [Side: [End]] = [:]
    for (index, link) in links.enumerated() {
      let isLevel = grid.cells[link.source].layer == grid.cells[link.destination].layer
      let isForward = link.isForward(in: grid)
      sides[Side(item: link.source, isRight: isForward), default: []].append(
        End(
          link: index,
          isSource: true,
          span: link.sourceSpan,
          other: others[index].source,
          isPassing: !grid.passes[index].isEmpty
        )
      )
      sides[Side(item: link.destination, isRight: isLevel || !isForward), default: []].append(
        End(
          link: index,
          isSource: false,
          span: link.destinationSpan,
          other: others[index].destination,
          isPassing: !grid.passes[index].isEmpty
        )
      )
    }
    for (side, ends) in sides { spread(ends, at: side, grid) }
  }

  /// Spreads the lines at a side of a box over the spans that they belong to.
  private mutating func spread(_ ends: [End], at side: Side, _ grid: LayerGrid) {
    let sorted = ends.sorted { one, other in
      (one.span.top, one.other, one.link, one.isSource ? 0 : 1)
        < (other.span.top, other.other, other.link, other.isSource ? 0 : 1)
    }
    var start = 0
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end].span == sorted[start].span { end += 1 }
      let span = sorted[start].span
      let count = Double(end - start)
      let step = min(LayeredLayout.Measure.port * 1.5, (span.bottom - span.top) / count)
      var first = span.middle - step * (count - 1) / 2
      if end - start == 1, sorted[start].isPassing {
        // A line that almost meets the middle is straight.
        let wanted = sorted[start].other - grid.cells[side.item].y
        if abs(wanted - first) < Self.bend, wanted > span.top, wanted < span.bottom {
          first = wanted
        }
      }
      for index in start..<end {
        let y = grid.cells[side.item].y + first + step * Double(index - start)
        // Lines on both sides of a channel have different coordinates, so that none covers another.
        let rounded = (y / 4).rounded() * 4 + (side.isRight ? 0 : 2)
        if sorted[index].isSource {
          sources[sorted[index].link] = rounded
        } else {
          destinations[sorted[index].link] = rounded
        }
      }
      start = end
    }
  }
}

extension LayeredLayout.Link {
  /// Whether the line starts to the right. A line within a layer does.
  func isForward(in grid: LayerGrid) -> Bool {
    grid.cells[source].layer <= grid.cells[destination].layer
  }
}
