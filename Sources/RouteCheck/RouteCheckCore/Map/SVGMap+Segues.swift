extension SVGMap {
  /// The arrows; those between the same two scenes are spread so that they do not overlap.
  var edges: String {
    var drawn: [[Int]: Int] = [:]
    return map.edges.map { edge in
      let pair = [min(edge.source, edge.destination), max(edge.source, edge.destination)]
      let turn = drawn[pair, default: 0]
      drawn[pair] = turn + 1
      let (path, x, y) = curve(from: edge.source, to: edge.destination, turn: turn)
      return """
        <g class="edge \(EdgeStyle(edge.kind).rawValue)" data-from="\(edge.source)" \
        data-to="\(edge.destination)">\(title(of: edge))<path d="\(path)" marker-end="url(#arrow)"/>\
        <text x="\(x)" y="\(y)">\(line(edge.label))</text></g>

        """
    }.joined()
  }

  /// What starts the segue, for a viewer that shows it as a tooltip.
  private func title(of edge: SceneMap.Edge) -> String {
    if edge.remarks.isEmpty { return "" }
    let text = "\(edge.label) · \(edge.remarks.joined(separator: " · "))"
    return "<title>\(text.escaped(for: .visible).escaped(for: .markup))</title>"
  }

  private func curve(from source: Int, to destination: Int, turn: Int) -> (String, Int, Int) {
    let (x1, y1) = origin(of: source)
    let (x2, y2) = origin(of: destination)
    let shift = (turn % 5) * 14
    let middle = Measure.height / 2
    if source == destination {
      let x = x1 + Measure.width
      return (
        "M \(x) \(y1 + 24) c 44 \(-shift) 44 \(36 + shift) 0 36", x + 38, y1 + 44 + shift
      )
    }
    if x1 == x2 {
      let isDown = y2 > y1
      let x = x1 + Measure.width / 2 + (isDown ? -30 - shift : 30 + shift)
      let (start, end) = isDown ? (y1 + Measure.height, y2 - 2) : (y1, y2 + Measure.height + 2)
      let bend = abs(y2 - y1) > Measure.rowStep ? (isDown ? -Measure.width : Measure.width) : 0
      return (
        "M \(x) \(start) C \(x + bend) \(start + (isDown ? 30 : -30)) \(x + bend) "
          + "\(end + (isDown ? -30 : 30)) \(x) \(end)", x + bend * 3 / 4, (start + end) / 2
      )
    }
    let isRight = x2 > x1
    let start = (
      x: isRight ? x1 + Measure.width : x1, y: y1 + middle - (isRight ? 12 : -12) + shift
    )
    let end = (
      x: isRight ? x2 - 2 : x2 + Measure.width + 2, y: y2 + middle - (isRight ? 12 : -12) + shift
    )
    let reach = max(abs(end.x - start.x) / 2, 50) * (isRight ? 1 : -1)
    // The arrow bows around scenes in between.
    let bow = y1 == y2 && abs(x2 - x1) > Measure.columnStep ? (isRight ? -86 : 86) : 0
    return (
      "M \(start.x) \(start.y) C \(start.x + reach) \(start.y + bow) \(end.x - reach) "
        + "\(end.y + bow) \(end.x) \(end.y)",
      (start.x + end.x) / 2, (start.y + end.y) / 2 + bow * 3 / 4 - 6
    )
  }
}
