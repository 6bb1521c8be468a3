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
  var cells: [Cell]
  /// The cells of each layer, from the top.
  var layers: [[Int]]
  private(set) var segments: [Segment] = []
  /// The segments that lead to each cell from the left, and from the right.
  private(set) var toLeft: [[Int]] = []
  private(set) var toRight: [[Int]] = []

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
  func gap(_ one: Int, _ other: Int) -> Double {
    typealias Measure = LayeredLayout.Measure
    return cells[one].item == nil || cells[other].item == nil ? Measure.lineGap : Measure.gap
  }
}

extension LayeredLayout.Span {
  var middle: Double { (top + bottom) / 2 }
}
