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
    var link: Int
    var left: Int
    var right: Int
    /// Where the line meets each cell, as a distance from its top.
    var leftOffset: Double
    var rightOffset: Double
  }

  var cells: [Cell]
  /// The cells of each layer, from the top.
  var layers: [[Int]]
  private(set) var segments: [Segment] = []
  /// The cells through which each link passes, from the left to the right.
  private(set) var passes: [[Int]]
  /// The links that pass above all boxes.
  private(set) var above: Set<Int> = []

  /// The segments that lead to each cell from the left, and from the right.
  private(set) var toLeft: [[Int]] = []
  private(set) var toRight: [[Int]] = []

  init(_ items: [LayeredLayout.Item], _ links: [LayeredLayout.Link], _ layerOf: [Int]) {
    cells = items.indices.map { Cell(item: $0, height: items[$0].height, layer: layerOf[$0]) }
    layers = Array(repeating: [], count: (layerOf.max() ?? -1) + 1)
    for (item, layer) in layerOf.enumerated() { layers[layer].append(item) }
    passes = Array(repeating: [], count: links.count)
    for (index, link) in links.enumerated() {
      let isForward = layerOf[link.source] <= layerOf[link.destination]
      let (left, right) =
        isForward ? (link.source, link.destination) : (link.destination, link.source)
      let (leftSpan, rightSpan) =
        isForward
        ? (link.sourceSpan, link.destinationSpan) : (link.destinationSpan, link.sourceSpan)
      let distance = layerOf[right] - layerOf[left]
      if distance == 0 { continue }
      if distance > LayeredLayout.Measure.passed + 1 {
        above.insert(index)
        continue
      }
      var from = left
      var offset = leftSpan.middle
      for layer in (layerOf[left] + 1)..<layerOf[right] {
        cells.append(Cell(item: nil, height: 2, layer: layer))
        layers[layer].append(cells.count - 1)
        passes[index].append(cells.count - 1)
        segments.append(
          Segment(
            link: index,
            left: from,
            right: cells.count - 1,
            leftOffset: offset,
            rightOffset: 1
          )
        )
        (from, offset) = (cells.count - 1, 1)
      }
      segments.append(
        Segment(
          link: index,
          left: from,
          right: right,
          leftOffset: offset,
          rightOffset: rightSpan.middle
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
