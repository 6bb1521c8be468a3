extension SVGMap {
  /// The styles of the lines that the map has, with their meanings.
  var legend: String {
    let used = Set(layout.lines.map { $0.bundle?.style ?? .reference })
    var x = MapLayout.margin
    let y = layout.size.height - MapLayout.legendHeight + 14
    var text = ""
    for style in EdgeStyle.allCases where used.contains(style) {
      text += """
        <g class="edge \(style.rawValue)"><path d="M\(Self.number(x)) \(Self.number(y))h34" \
        marker-end="url(#arrow)"/><text x="\(Self.number(x + 42))" y="\(Self.number(y + 4))">\
        \(style.meaning)</text></g>
        """
      x += 42 + Double(style.meaning.count) * EdgeBundle.letterWidth + 28
    }
    let changes = Set(map.edges.compactMap(\.change))
    for change in AppChange.Kind.allCases where changes.contains(change) {
      text += """
        <g class="edge \(change.rawValue)"><path d="M\(Self.number(x)) \(Self.number(y))h34"/>\
        <text x="\(Self.number(x + 42))" y="\(Self.number(y + 4))">\(change.rawValue)</text></g>
        """
      x += 42 + Double(change.rawValue.count) * EdgeBundle.letterWidth + 28
    }
    return text.isEmpty ? "" : "<g class=\"legend\">\(text)</g>\n"
  }
}
