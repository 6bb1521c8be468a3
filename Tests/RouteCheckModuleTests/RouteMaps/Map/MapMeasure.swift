@testable import RouteMaps
@testable import StoryboardReader

/// What disturbs a reader of a map, counted in its layout.
struct MapMeasure {
  typealias Rect = Wireframe.Rect
  typealias Point = LayeredLayout.Point

  let map: SceneMap
  let layout: MapLayout

  init(_ map: SceneMap) {
    self.map = map
    layout = MapLayout(map)
  }

  /// The containers of a scene, and the scene itself.
  private func around(_ node: Int) -> Set<Int> {
    var found: Set<Int> = [node]
    var node = node
    while let container = map.nodes[node].container, found.insert(container).inserted {
      node = container
    }
    return found
  }

  /// The frames of scenes that hold no others, and of the signs for other storyboards.
  private var leaves: [Rect] {
    layout.frames.indices.filter { layout.children[$0].isEmpty }.map { layout.frames[$0] }
      + layout.chips.map(\.frame)
  }

  /// Pairs of scenes that overlap, and scenes that reach out of their container or storyboard.
  var overlaps: [String] {
    var found: [String] = []
    let leaves = leaves
    for (index, one) in leaves.enumerated() {
      for other in leaves[(index + 1)...] where one.meets(other) { found.append("\(one) \(other)") }
    }
    for (index, node) in map.nodes.enumerated() {
      if let container = node.container, !layout.frames[container].contains(layout.frames[index]) {
        found.append("\(node.title) leaves its container")
      }
    }
    for (canvas, region) in zip(map.canvases, layout.regions) {
      for node in canvas.nodes where !region.frame.contains(layout.frames[node]) {
        found.append("\(map.nodes[node].title) leaves its storyboard")
      }
    }
    for (index, one) in layout.regions.enumerated() {
      for other in layout.regions[(index + 1)...] where one.frame.meets(other.frame) {
        found.append("storyboards overlap: \(one.frame) \(other.frame)")
      }
    }
    return found
  }

  /// Lines that run through a scene which is not at one of their ends.
  var hiddenLines: [String] {
    var found: [String] = []
    for line in layout.lines {
      guard let bundle = line.bundle else {
        for region in layout.regions where crosses(line, region.frame.smaller(by: 2)) {
          found.append("a line runs through a storyboard")
        }
        continue
      }
      let own = around(bundle.source).union(around(bundle.destination))
      for (index, frame) in layout.frames.enumerated() where !own.contains(index) {
        if crosses(line, frame.smaller(by: 1)) {
          found.append("\(line.label?.text ?? "") runs through \(map.nodes[index].title)")
        }
      }
      // The ends are at the sides, and not inside.
      for end in [bundle.source, bundle.destination] where layout.children[end].isEmpty {
        if crosses(line, layout.frames[end].smaller(by: 1)) {
          found.append("\(line.label?.text ?? "") runs through its end \(map.nodes[end].title)")
        }
      }
    }
    return found
  }

  /// Labels that overlap each other, a scene, or a line of another segue.
  var coveredLabels: [String] {
    var found: [String] = []
    let labels = layout.lines.enumerated().compactMap { index, line in
      line.label.map { (index, $0) }
    }
    for (place, (index, label)) in labels.enumerated() {
      let frame = label.frame.smaller(by: 0.5)
      for (_, other) in labels[(place + 1)...] where frame.meets(other.frame) {
        found.append("\(label.text) covers \(other.text)")
      }
      for (node, box) in layout.frames.enumerated() where layout.children[node].isEmpty {
        if frame.meets(box) { found.append("\(label.text) covers \(map.nodes[node].title)") }
      }
      for (other, line) in layout.lines.enumerated() where other != index {
        if crosses(line, frame) { found.append("a line runs through \(label.text)") }
      }
    }
    return found
  }

  /// How many pairs of lines cross.
  var crossings: Int {
    var count = 0
    let segments = layout.lines.map { line in Array(zip(line.points, line.points.dropFirst())) }
    for (index, one) in segments.enumerated() {
      for other in segments[(index + 1)...] {
        for (a, b) in one { for (c, d) in other where Self.cross(a, b, c, d) { count += 1 } }
      }
    }
    return count
  }

  private func crosses(_ line: MapLayout.Line, _ rect: Rect) -> Bool {
    zip(line.points, line.points.dropFirst()).contains { one, other in
      let box = Rect(
        x: min(one.x, other.x),
        y: min(one.y, other.y),
        width: abs(one.x - other.x),
        height: abs(one.y - other.y)
      )
      return box.x < rect.right && box.right > rect.x && box.y < rect.bottom && box.bottom > rect.y
    }
  }

  /// Whether two segments cross between their ends.
  private static func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6
  }
}

extension Wireframe.Rect {
  func meets(_ other: Self) -> Bool {
    x < other.right && right > other.x && y < other.bottom && bottom > other.y
  }

  func contains(_ other: Self) -> Bool {
    x <= other.x && right >= other.right && y <= other.y && bottom >= other.bottom
  }

  func smaller(by distance: Double) -> Self {
    .init(
      x: x + distance,
      y: y + distance,
      width: width - 2 * distance,
      height: height - 2 * distance
    )
  }
}
