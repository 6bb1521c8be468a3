extension SVGMap {
  /// The styles of the lines that the map has, with their meanings, and below them the highlights.
  var legend: String {
    let used = Set(layout.lines.map { $0.bundle?.style ?? .reference })
    var x = MapLayout.margin
    let highlights = map.highlights
    var y = layout.size.height - MapLayout.legendHeight + 14
    y -= Double(highlights.count) * MapLayout.legendRow
    var text = ""
    for style in EdgeStyle.allCases where used.contains(style) {
      text += """
        <g class="edge \(style.rawValue)"><path d="M\(Self.number(x)) \(Self.number(y))h34" \
        marker-end="url(#\(style.end))"/><text x="\(Self.number(x + 42))" y="\(Self.number(y + 4))">\
        \(style.meaning)</text></g>
        """
      x += 42 + EdgeBundle.width(of: style.meaning) + 28
    }
    let changes = Set(map.edges.compactMap(\.change))
    for change in AppChange.Kind.allCases where changes.contains(change) {
      text += """
        <g class="edge \(change.rawValue)"><path d="M\(Self.number(x)) \(Self.number(y))h34"/>\
        <text x="\(Self.number(x + 42))" y="\(Self.number(y + 4))">\(change.rawValue)</text></g>
        """
      x += 42 + EdgeBundle.width(of: change.rawValue) + 28
    }
    for kind in highlights {
      y += MapLayout.legendRow
      text += """
        <g class="edge \(kind.className)"><path d="M\(Self.number(MapLayout.margin)) \
        \(Self.number(y))h34"/><text x="\(Self.number(MapLayout.margin + 42))" \
        y="\(Self.number(y + 4))">\(kind.meaning)</text></g>
        """
    }
    return text.isEmpty ? "" : "<g class=\"legend\">\(text)</g>\n"
  }
}
