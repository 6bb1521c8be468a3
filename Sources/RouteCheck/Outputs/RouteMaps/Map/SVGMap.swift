import Routes
import SourceText
import StoryboardReader

/// A map as an SVG picture with light and dark colours.
struct SVGMap {
  let map: SceneMap
  let layout: MapLayout
  /// The scenes by their storyboards and object ids.
  private let nodesByObject: [[String]: Int]
  let canvasOf: [Int]

  init(_ map: SceneMap) {
    self.map = map
    layout = MapLayout(map)
    canvasOf = map.canvasOf
    let keys = zip(canvasOf, map.nodes).map { ["\($0)", $1.id] }
    nodesByObject = Dictionary(zip(keys, map.nodes.indices), uniquingKeysWith: { one, _ in one })
  }

  var text: String {
    let (width, height) = (
      Int(layout.size.width.rounded(.up)), Int(layout.size.height.rounded(.up))
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="map" role="group" \
      aria-label="Map of storyboards" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)">
      <style>\(Self.style)</style>
      \(Self.definitions)
      <g id="world">
      \(regions)\(containers)<g class="edges">
      \(edges)</g>
      \(scenes)\(chips)\(legend)</g>
      </svg>

      """
  }

  private var regions: String {
    zip(map.canvases, layout.regions).enumerated().map { index, pair in
      let (canvas, region) = pair
      let frame = region.frame
      let name = TextLine(canvas.name, .canvas, in: frame.width - 40)
      let aside =
        region.aside.map { y in
          let text = "No segue leads here"
          return """
            <text class="aside" x="\(Self.number(frame.x + RegionLayout.padding))" \
            y="\(Self.number(y + 12))">\(text)</text>
            """
        } ?? ""
      return """
        <g class="region" id="region-\(index)"><rect \(ScreenInk.attributes(frame)) rx="16"/>\
        \(name.element(x: frame.x + 20, y: frame.y + 32, title: canvas.file))\(aside)</g>

        """
    }.joined()
  }

  private var chips: String {
    layout.chips.map { chip in
      let node = map.nodes[chip.destination]
      let text = TextLine("→ \(node.title)", .chip, in: chip.frame.width - 28)
      return """
        <g class="chip" data-to="\(chip.destination)"><rect \(ScreenInk.attributes(chip.frame)) \
        rx="17"/>\(text.element(x: chip.frame.x + 14, y: chip.frame.y + 21))</g>

        """
    }.joined()
  }

  static func number(_ value: Double) -> String { ScreenInk.number(value) }

  /// The screen that a container view of a scene embeds.
  func embedded(in node: Int, _ view: Wireframe.View) -> SceneMap.Screen? {
    guard let id = view.embedded,
      let inner = nodesByObject[["\(canvasOf[node])", id.string]]
    else { return nil }
    if let screen = map.nodes[inner].screen { return screen }
    // A container shows its first scene.
    return layout.children[inner].lazy.compactMap { map.nodes[$0].screen }.first
  }
}

extension SVGMap {
  var edges: String {
    layout.lines.map { line in
      guard let bundle = line.bundle else { return between(line) }
      let names = [bundle.style.rawValue, bundle.change?.rawValue, bundle.highlight?.className]
      return """
        <g class="edge \(names.compactMap(\.self).joined(separator: " "))" \
        data-from="\(bundle.source)" data-to="\(bundle.destination)">\
        <title>\(title(of: bundle))</title>\
        <path d="\(Self.path(line.points))" marker-end="url(#\(bundle.style.look.end))"/>\(label(of: line))</g>

        """
    }.joined()
  }

  /// A line from a storyboard to another one.
  private func between(_ line: MapLayout.Line) -> String {
    """
    <g class="edge reference between"><path d="\(Self.path(line.points))" \
    marker-end="url(#arrow)"/>\(label(of: line))</g>

    """
  }

  private func label(of line: MapLayout.Line) -> String {
    guard let label = line.label else { return "" }
    // A label at the left of its scene ends there, however wide the letters of a font are.
    let isLeft = line.points.count > 1 && line.points[1].x < line.points[0].x
    let x = isLeft ? label.frame.right : label.frame.x
    let anchor = isLeft ? " text-anchor=\"end\"" : ""
    return label.fitted.element(x: x, y: label.frame.bottom - 2, anchor)
  }

  /// All segues of a line, for a viewer that shows them as a tooltip.
  private func title(of bundle: EdgeBundle) -> String {
    let texts = bundle.edges.prefix(40).map { index in
      let edge = map.edges[index]
      let texts = [edge.label] + edge.remarks + [edge.highlight?.text].compactMap(\.self)
      return texts.joined(separator: " · ")
    }
    return texts.map { $0.escaped(for: .visible).escaped(for: .markup) }.joined(separator: "\n")
  }

  /// A path through corners, which are round if there is room.
  static func path(_ points: [MapLayout.Point]) -> String {
    let corners = corners(of: points)
    guard let first = corners.first, let last = corners.last else { return "" }
    var text = "M\(number(first.x)) \(number(first.y))"
    for index in corners.indices.dropFirst().dropLast() {
      let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
      let start = corner.moved(towards: before, by: 7)
      let end = corner.moved(towards: after, by: 7)
      text += "L\(number(start.x)) \(number(start.y))"
      text += "Q\(number(corner.x)) \(number(corner.y)) \(number(end.x)) \(number(end.y))"
    }
    return text + "L\(number(last.x)) \(number(last.y))"
  }

  /// The points at which a line turns.
  private static func corners(of points: [MapLayout.Point]) -> [MapLayout.Point] {
    var corners: [MapLayout.Point] = []
    for point in points {
      if corners.count >= 2 {
        let (one, two) = (corners[corners.count - 2], corners[corners.count - 1])
        let turn = (two.x - one.x) * (point.y - two.y) - (two.y - one.y) * (point.x - two.x)
        if abs(turn) < 0.01 { corners.removeLast() }
      }
      corners.append(point)
    }
    return corners
  }

  /// The styles of the lines that the map has, with their meanings, and below them the highlights.
  var legend: String {
    let used = Set(layout.lines.map { $0.bundle?.style ?? .reference })
    var x = MapLayout.margin
    let highlights = map.highlights
    var y = layout.size.height - MapLayout.legendHeight + 14
    y -= Double(highlights.count) * MapLayout.legendRow
    func sample(_ name: String, _ meaning: String, _ end: String = "") -> String {
      """
      <g class="edge \(name)"><path d="M\(Self.number(x)) \(Self.number(y))h34"\(end)/>\
      <text x="\(Self.number(x + 42))" y="\(Self.number(y + 4))">\(meaning)</text></g>
      """
    }
    var text = ""
    for style in EdgeStyle.allCases where used.contains(style) {
      text += sample(style.rawValue, style.look.meaning, " marker-end=\"url(#\(style.look.end))\"")
      x += 42 + EdgeBundle.width(of: style.look.meaning) + 28
    }
    let changes = Set(map.edges.compactMap(\.change))
    for change in AppChange.Kind.allCases where changes.contains(change) {
      text += sample(change.rawValue, change.rawValue)
      x += 42 + EdgeBundle.width(of: change.rawValue) + 28
    }
    x = MapLayout.margin
    for kind in highlights {
      y += MapLayout.legendRow
      text += sample(kind.className, kind.look.meaning)
    }
    return text.isEmpty ? "" : "<g class=\"legend\">\(text)</g>\n"
  }
}

extension LayeredLayout.Point {
  /// The point moved towards another one, at most half of the way.
  fileprivate func moved(towards other: Self, by distance: Double) -> Self {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return self }
    let share = min(distance / length, 0.5)
    return .init(x: x + dx * share, y: y + dy * share)
  }
}
