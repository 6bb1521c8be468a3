import StoryboardReader

extension SVGMap {
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
