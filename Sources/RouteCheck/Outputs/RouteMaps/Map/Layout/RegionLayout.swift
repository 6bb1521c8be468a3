import StoryboardReader

/// The scenes and segues of one storyboard, as a region of a map.
struct RegionLayout {
  typealias Rect = Wireframe.Rect

  private(set) var frames: [(node: Int, frame: Rect)] = []
  private(set) var chips: [MapLayout.Chip] = []
  private(set) var lines: [MapLayout.Line] = []
  private(set) var size = Wireframe.Size(width: 0, height: 0)
  private(set) var aside: Double?

  private let map: SceneMap
  private let blocks: NodeBlocks

  static let title = 50.0
  static let padding = 30.0
  /// The extra room of a label for wider fonts.
  static let labelRoom = 1.15
  /// The width of the longest title that a storyboard becomes wider for.
  private static let titleWidth = 440.0
  private static let gap = 56.0
  private static let chipHeight = 34.0

  /// A box of the layout: a scene with its children, or a chip.
  private enum Box {
    case block(Int)
    case chip(destination: Int)
  }

  init(
    _ map: SceneMap,
    _ canvas: SceneMap.Canvas,
    _ bundles: [EdgeBundle],
    _ blocks: NodeBlocks,
    entered: Set<Int>,
    outerLines: Int
  ) {
    self.map = map
    self.blocks = blocks
    // The initial scene comes first, so the others are to its right.
    let first = Set(canvas.nodes.filter { map.nodes[$0].isInitial }.map { blocks.roots[$0] })
    let roots = canvas.nodes.filter { map.nodes[$0].container == nil }
    let order = roots.filter(first.contains) + roots.filter { !first.contains($0) }
    var boxes: [Box] = order.map { .block($0) }
    var boxOf: [Int: Int] = [:]
    for (box, value) in boxes.enumerated() {
      if case .block(let node) = value { boxOf[node] = box }
    }
    var ends: [(bundle: EdgeBundle, source: Int, destination: Int)] = []
    for bundle in bundles {
      guard let source = boxOf[blocks.roots[bundle.source]] else { continue }
      if canvas.nodes.contains(bundle.destination),
        let destination = boxOf[blocks.roots[bundle.destination]]
      {
        ends.append((bundle, source, destination))
      } else {
        ends.append((bundle, source, boxes.count))
        boxes.append(.chip(destination: bundle.destination))
      }
    }
    let entries = Set(
      canvas.nodes.filter { map.nodes[$0].isEntry || entered.contains($0) }
        .compactMap { boxOf[blocks.roots[$0]] }
    )
    let groups = Arrangement.groups(count: boxes.count, ends.map { ($0.source, $0.destination) })
    // Code enters a storyboard without an entry point, so nothing in it is set aside.
    let unreached = entries.isEmpty ? [] : groups.filter { entries.isDisjoint(with: $0) }
    let isAside = Set(unreached.joined())
    var y = Self.title
    for isLast in [false, true] {
      let chosen = boxes.indices.filter { isAside.contains($0) == isLast }
      if chosen.isEmpty { continue }
      if isLast, y > Self.title {
        aside = y + 8
        y += 34
      }
      let own = ends.filter { isAside.contains($0.source) == isLast }
      let placed = place(chosen, boxes, own, top: y)
      y += placed.height + Self.padding
      size.width = max(size.width, placed.width + 2 * Self.padding)
    }
    let name = TextLine(canvas.name, .canvas, in: Self.titleWidth)
    let title = name.fitted.width + 2 * Self.padding
    size.width = max(size.width, title, aside == nil ? 0 : 240)
    let lines = Double(outerLines) * LayeredLayout.Measure.port
    size.height = max(y, Self.title + Self.padding, lines + 60)
  }

  /// Lays out boxes, and returns the size that they take.
  private mutating func place(
    _ chosen: [Int],
    _ boxes: [Box],
    _ ends: [(bundle: EdgeBundle, source: Int, destination: Int)],
    top: Double
  ) -> Wireframe.Size {
    var positions: [Int: Int] = [:]
    for (position, box) in chosen.enumerated() { positions[box] = position }
    let items = chosen.map { item(for: boxes[$0]) }
    var counts: [Int: Int] = [:]
    for end in ends { counts[end.bundle.source, default: 0] += 1 }
    let labels = ends.map { end in
      let namesEnd = counts[end.bundle.source, default: 0] >= EdgeBundle.many
      return end.bundle.label(in: map, namesEnd: namesEnd)
    }
    let links = zip(ends, labels).compactMap { end, label -> LayeredLayout.Link? in
      guard let source = positions[end.source], let destination = positions[end.destination] else {
        return nil
      }
      return LayeredLayout.Link(
        source: source,
        destination: destination,
        sourceSpan: blocks.span(of: end.bundle.source),
        destinationSpan: span(of: end.bundle.destination, at: boxes[end.destination]),
        labelWidth: label.width * Self.labelRoom,
        isWeak: end.bundle.style == .unwind,
        join: end.bundle.join
      )
    }
    let arrangement = Arrangement(items, links, gap: Self.gap)
    let corner = LayeredLayout.Point(x: Self.padding, y: top)
    for (box, origin) in zip(chosen, arrangement.origins) {
      add(boxes[box], at: origin.moved(by: corner))
    }
    let frameOf = Dictionary(uniqueKeysWithValues: frames.map { ($0.node, $0.frame) })
    for (index, end) in ends.enumerated() {
      var points = arrangement.paths[index].map { $0.moved(by: corner) }
      let width = links[index].labelWidth
      let label = MapLayout.Label(labels[index], width: width, of: points, top: 14)
      extend(&points, from: frameOf[end.bundle.source], to: frameOf[end.bundle.destination])
      lines.append(MapLayout.Line(bundle: end.bundle, points: points, label: label))
    }
    return arrangement.size
  }

  private func item(for box: Box) -> Wireframe.Size {
    switch box {
    case .block(let node):
      .init(width: blocks.frames[node].width, height: blocks.frames[node].height)
    case .chip: .init(width: NodeCard.width, height: Self.chipHeight)
    }
  }

  private func span(of node: Int, at box: Box) -> LayeredLayout.Span {
    switch box {
    case .block: blocks.span(of: node)
    case .chip: .init(top: 0, bottom: Self.chipHeight)
    }
  }

  private mutating func add(_ box: Box, at origin: LayeredLayout.Point) {
    switch box {
    case .chip(let destination):
      chips.append(
        .init(
          frame: .init(x: origin.x, y: origin.y, width: NodeCard.width, height: Self.chipHeight),
          destination: destination
        )
      )
    case .block(let root):
      var next = [root]
      while let node = next.popLast() {
        frames.append((node, blocks.frames[node].moved(by: origin)))
        next += blocks.children[node]
      }
    }
  }

  /// Makes a line reach scenes inside of containers.
  private func extend(_ points: inout [LayeredLayout.Point], from source: Rect?, to end: Rect?) {
    let last = points.count - 1
    if let source {
      points[0].x = points[0].x > source.x + source.width / 2 ? source.right : source.x
    }
    if let end { points[last].x = points[last].x > end.x + end.width / 2 ? end.right : end.x }
  }
}
