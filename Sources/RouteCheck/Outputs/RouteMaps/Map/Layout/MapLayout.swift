import SourceText
import StoryboardReader

/// The places of everything on a map.
///
/// Each storyboard is a region with its scenes, and the regions are placed by how they refer to each
/// other. Scenes that nothing leads to are set aside at the bottom of their region.
struct MapLayout: Sendable {
  typealias Rect = Wireframe.Rect
  typealias Point = LayeredLayout.Point

  struct Region: Sendable {
    var frame: Rect
    /// The top of the scenes that are set aside, with the text above them.
    var aside: Double?
  }

  struct Line: Sendable {
    /// The segues of a line between scenes; `nil` for a line between storyboards.
    var bundle: EdgeBundle?
    var points: [Point]
    var label: Label?
  }

  struct Label: Sendable {
    var fitted: FittedText
    var frame: Rect

    /// A label beside the start of a line.
    ///
    /// - Parameter top: The distance from the line to the top of the label.
    init(_ fitted: FittedText, width: Double, of line: [Point], top: Double) {
      self.fitted = fitted
      let leavesLeft = line[1].x < line[0].x
      let x = leavesLeft ? line[0].x - 6 - width : line[0].x + 6
      frame = Rect(x: x, y: line[0].y - top, width: width, height: 12)
    }

    var text: String { fitted.text }
  }

  /// The sign at the end of a line to another storyboard.
  struct Chip: Sendable {
    var frame: Rect
    /// The scene in the other storyboard.
    var destination: Int
  }

  /// The frames of the scenes, by the positions of the nodes.
  private(set) var frames: [Rect]
  private(set) var chips: [Chip] = []
  private(set) var lines: [Line] = []
  private(set) var regions: [Region] = []
  private(set) var size = Wireframe.Size(width: 0, height: 0)
  /// The scenes that each container is drawn around.
  let children: [[Int]]
  /// The scenes, each container before its children.
  let order: [Int]

  static let margin = 48.0
  static let regionGap = 64.0
  static let legendHeight = 56.0
  /// The height of each highlight in the legend.
  static let legendRow = 20.0

  init(_ map: SceneMap) {
    let canvasOf = map.canvasOf
    var bundles = EdgeBundle.bundles(of: map)
    EdgeBundle.join(&bundles, canvasOf)
    var ports = Array(repeating: 0, count: map.nodes.count)
    for (index, bundle) in bundles.enumerated() {
      ports[bundle.source] += 1
      if bundle.join ?? index == index { ports[bundle.destination] += 1 }
    }
    let blocks = NodeBlocks(map, ports: ports)
    frames = blocks.frames
    children = blocks.children
    order = blocks.order
    var inner: [[EdgeBundle]] = Array(repeating: [], count: map.canvases.count)
    var outer: [EdgeBundle] = []
    for bundle in bundles {
      let canvas = canvasOf[bundle.source]
      if canvas != canvasOf[bundle.destination] { outer.append(bundle) }
      // A reference says itself where it leads.
      if canvas == canvasOf[bundle.destination] || !map.nodes[bundle.source].isReference {
        inner[canvas].append(bundle)
      }
    }
    let entered = Set(outer.map(\.destination))
    var outside = Array(repeating: 0, count: map.canvases.count)
    let pairs = Self.pairs(outer, canvasOf)
    for (source, destination, _) in pairs {
      outside[source] += 1
      outside[destination] += 1
    }
    let layouts = map.canvases.indices.map { canvas in
      RegionLayout(
        map,
        map.canvases[canvas],
        inner[canvas],
        blocks,
        entered: entered,
        outerLines: outside[canvas]
      )
    }
    place(layouts, pairs, names: map.canvases.map(\.name))
    size.height += Double(map.highlights.count) * Self.legendRow
  }

  private mutating func place(
    _ layouts: [RegionLayout],
    _ pairs: [Pair],
    names: [String]
  ) {
    let labels = pairs.map { _, destination, count in
      let text = "\(count == 1 ? "" : "\(count) ")→ \(names[destination])"
      return FittedText(text.escaped(for: .visible), size: 11, in: EdgeBundle.labelWidth)
    }
    let links = zip(pairs, labels).map { pair, label in
      LayeredLayout.Link(
        source: pair.source,
        destination: pair.destination,
        sourceSpan: .init(top: 24, bottom: layouts[pair.source].size.height - 24),
        destinationSpan: .init(top: 24, bottom: layouts[pair.destination].size.height - 24),
        labelWidth: label.width * 1.8
      )
    }
    let world = Arrangement(layouts.map(\.size), links, gap: Self.regionGap)
    let corner = Point(x: Self.margin, y: Self.margin)
    for (layout, origin) in zip(layouts, world.origins) {
      let origin = origin.moved(by: corner)
      regions.append(
        Region(
          frame: .init(
            x: origin.x,
            y: origin.y,
            width: layout.size.width,
            height: layout.size.height
          ),
          aside: layout.aside.map { $0 + origin.y }
        )
      )
      for (node, frame) in layout.frames { frames[node] = frame.moved(by: origin) }
      chips += layout.chips.map { chip in
        Chip(frame: chip.frame.moved(by: origin), destination: chip.destination)
      }
      lines += layout.lines.map { line in
        var line = line
        line.points = line.points.map { $0.moved(by: origin) }
        if let frame = line.label?.frame { line.label?.frame = frame.moved(by: origin) }
        return line
      }
    }
    for ((link, path), text) in zip(zip(links, world.paths), labels) {
      let points = path.map { $0.moved(by: corner) }
      let label = Label(text, width: link.labelWidth, of: points, top: 15)
      lines.append(Line(points: points, label: label))
    }
    size = .init(
      width: world.size.width + 2 * Self.margin,
      height: world.size.height + 2 * Self.margin + Self.legendHeight
    )
  }
}

// MARK: - Lines between storyboards

extension MapLayout {
  /// Two storyboards, and the number of the segues between them.
  private typealias Pair = (source: Int, destination: Int, count: Int)

  /// The pairs of storyboards with segues between them, in order.
  private static func pairs(_ outer: [EdgeBundle], _ canvasOf: [Int]) -> [Pair] {
    let ends = outer.map { [canvasOf[$0.source], canvasOf[$0.destination]] }
    let counts = zip(ends, outer).reduce(into: [:]) { $0[$1.0, default: 0] += $1.1.edges.count }
    return ends.uniqued().map { ($0[0], $0[1], counts[$0] ?? 0) }
  }
}

extension Wireframe.Rect {
  func moved(by point: LayeredLayout.Point) -> Self {
    .init(x: x + point.x, y: y + point.y, width: width, height: height)
  }
}
