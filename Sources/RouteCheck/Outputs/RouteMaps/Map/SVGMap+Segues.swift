import SourceText
import StoryboardReader

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
