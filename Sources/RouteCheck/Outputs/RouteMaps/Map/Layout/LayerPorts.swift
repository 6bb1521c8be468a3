/// Where lines meet the sides of boxes.
struct LayerPorts {
  /// The vertical coordinates at which each line meets its left and its right end.
  private(set) var lefts: [Double]
  private(set) var rights: [Double]

  private struct End {
    var link: Int
    var isLeft: Bool
    var span: LayeredLayout.Span
    /// Where the line comes from or goes to.
    var other: Double
    /// Whether the line passes a layer there, and not a box.
    var isPassing: Bool
    /// The number of the joined lines below zero, or else of the line. Ends of one slot meet the box
    /// at one place.
    var slot: Int
  }

  private struct Side: Hashable {
    var item: Int
    var isRight: Bool
  }

  /// The least distance for which a line bends.
  private static let bend = 12.0

  init(_ grid: LayerGrid) {
    lefts = grid.wires.map { _ in 0 }
    rights = lefts
    var sides: [Side: [End]] = [:]
    for (index, wire) in grid.wires.enumerated() {
      for isLeft in [true, false] {
        let (item, span) = isLeft ? (wire.left, wire.leftSpan) : (wire.right, wire.rightSpan)
        let (end, endSpan) = isLeft ? (wire.right, wire.rightSpan) : (wire.left, wire.leftSpan)
        // A line goes first to the place at which it passes the next layer.
        let pass = isLeft ? wire.passes.first : wire.passes.last
        let other = pass.map { grid.cells[$0].y } ?? grid.cells[end].y + endSpan.middle
        let join = isLeft == wire.isForward ? nil : wire.join
        sides[Side(item: item, isRight: isLeft || wire.isLevel), default: []].append(
          End(
            link: index,
            isLeft: isLeft,
            span: span,
            other: wire.isAbove ? -.infinity : other,
            isPassing: pass != nil,
            slot: join.map { -1 - $0 } ?? index
          )
        )
      }
    }
    for (side, ends) in sides { spread(ends, at: side, grid) }
  }

  /// Spreads the lines at a side of a box over the spans that they belong to.
  private mutating func spread(_ ends: [End], at side: Side, _ grid: LayerGrid) {
    var ends = ends
    // Joined lines come from their mean.
    let joined = Dictionary(grouping: ends.indices.filter { ends[$0].slot < 0 }) { ends[$0].slot }
    for places in joined.values {
      let mean = places.reduce(0) { $0 + ends[$1].other } / Double(places.count)
      for place in places { ends[place].other = mean }
    }
    ends.sort { one, other in
      (one.span.top, one.other, one.slot, one.isLeft ? 0 : 1)
        < (other.span.top, other.other, other.slot, other.isLeft ? 0 : 1)
    }
    // The slots of each span, from the top.
    for spans in ends.split(by: { $0.span == $1.span }) {
      let slots = spans.split { $0.slot == $1.slot && $0.isLeft == $1.isLeft }
      let (span, count) = (spans[0].span, Double(slots.count))
      let step = min(LayeredLayout.Measure.port * 1.5, (span.bottom - span.top) / count)
      var first = span.middle - step * (count - 1) / 2
      if slots.count == 1, spans[0].isPassing {
        // A line that almost meets the middle is straight.
        let wanted = spans[0].other - grid.cells[side.item].y
        if abs(wanted - first) < Self.bend, wanted > span.top, wanted < span.bottom {
          first = wanted
        }
      }
      for (index, slot) in slots.enumerated() {
        let y = grid.cells[side.item].y + first + step * Double(index)
        // Lines on both sides of a channel have different coordinates, so that none covers another.
        let rounded = (y / 4).rounded() * 4 + (side.isRight ? 0 : 2)
        for end in slot {
          if end.isLeft { lefts[end.link] = rounded } else { rights[end.link] = rounded }
        }
      }
    }
  }
}

extension Array {
  /// The elements in groups of neighbours that are alike.
  fileprivate func split(by areAlike: (Element, Element) -> Bool) -> [[Element]] {
    var groups: [[Element]] = []
    for element in self {
      if let last = groups.last?.last, areAlike(last, element) {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
    return groups
  }
}
