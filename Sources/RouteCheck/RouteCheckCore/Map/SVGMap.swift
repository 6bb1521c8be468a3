import Routes
import StoryboardReader
import SwiftScanner

/// A map as one SVG picture, which follows the reader's light or dark setting.
struct SVGMap {
  private let map: SceneMap
  private let layout: SceneLayout

  private enum Measure {
    static let width = 224
    static let height = 84
    static let columnStep = 336
    static let rowStep = 150
    static let margin = 72
    static let letters = 30
    static let titleLetters = 25
  }

  init(_ map: SceneMap) {
    self.map = map
    layout = SceneLayout(map)
  }

  /// The picture's size.
  private var size: (width: Int, height: Int) {
    (
      Measure.margin * 2 + (layout.columns - 1) * Measure.columnStep + Measure.width,
      Measure.margin * 2 + max(layout.rows - 1, 0) * Measure.rowStep + Measure.height
    )
  }

  /// The whole document.
  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" class="map" role="img" aria-label="Map of storyboards" \
    viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" height="\(size.height)">
    <style>\(Self.style)</style>
    \(Self.definitions)
    <g id="world">
    \(titles)<g class="edges">
    \(edges)</g>
    \(nodes)</g>
    </svg>

    """
  }

  private var titles: String {
    zip(map.canvases, layout.titles).map { canvas, row in
      let y = Measure.margin + row * Measure.rowStep - 16
      return """
        <text class="canvas" x="\(Measure.margin)" y="\(y)">\(MarkupText.escaped(canvas.name))\
        <title>\(MarkupText.escaped(canvas.file))</title></text>

        """
    }.joined()
  }

  private func origin(of node: Int) -> (x: Int, y: Int) {
    let cell = layout.cells[node]
    return (
      Measure.margin + cell.column * Measure.columnStep,
      Measure.margin + cell.row * Measure.rowStep
    )
  }
}

extension SVGMap {
  private var nodes: String {
    map.nodes.indices.map { index in
      let node = map.nodes[index]
      let (x, y) = origin(of: index)
      return """
        <g class="\(classes(of: node))" id="node-\(index)" transform="translate(\(x) \(y))" \
        tabindex="0" role="button" aria-label="\(MarkupText.escaped(label(of: node)))">
        <title>\(MarkupText.escaped(description(of: node)))</title>
        <rect class="box" width="\(Measure.width)" height="\(Measure.height)" rx="10"/>
        \(node.isContainer ? Self.innerFrame : "")\(node.isInitial ? Self.entry : "")\
        <text class="kind" x="14" y="22">\(line(node.kind))</text>
        <text class="title" x="14" y="45">\(line(node.title, to: Measure.titleLetters))</text>
        <text class="name" x="14" y="66">\(line(node.identifier.map { "“\($0)”" } ?? node.id))</text>
        \(badge(of: node))</g>

        """
    }.joined()
  }

  private func line(_ text: String, to letters: Int = Measure.letters) -> String {
    MarkupText.escaped(MarkupText.shortened(text, to: letters))
  }

  private func classes(of node: SceneMap.Node) -> String {
    var classes = ["node"]
    if node.isContainer { classes.append("container") }
    if node.isReference { classes.append("reference") }
    if let worst = node.findings.map(\.severity).max() { classes.append(worst.rawValue) }
    return classes.joined(separator: " ")
  }

  private func label(of node: SceneMap.Node) -> String {
    let count = node.findings.count
    let findings = count == 0 ? "" : ", \(PlainText.counted(count, "finding"))"
    return "\(node.title), \(node.kind)\(node.isInitial ? ", initial" : "")\(findings)"
  }

  private func description(of node: SceneMap.Node) -> String {
    let findings = node.findings.map { " · \($0.severity.rawValue): \($0.message)" }
    return "\(node.title) · \(node.kind) · \(node.location)" + findings.joined()
  }

  private func badge(of node: SceneMap.Node) -> String {
    guard !node.findings.isEmpty else { return "" }
    return """
      <circle class="badge" cx="\(Measure.width)" cy="0" r="13"/>\
      <text class="count" x="\(Measure.width)" y="5">\(node.findings.count)</text>
      """
  }

  private static let innerFrame = """
    <rect class="frame" x="4" y="4" width="\(Measure.width - 8)" height="\(Measure.height - 8)" \
    rx="7"/>
    """

  private static let entry = #"<path class="entry" d="M -34 42 H -6" marker-end="url(#arrow)"/>"#
}

extension SVGMap {
  /// The arrows; several between the same two scenes are spread so that each can be told apart.
  private var edges: String {
    var drawn: [[Int]: Int] = [:]
    return map.edges.map { edge in
      let pair = [min(edge.source, edge.destination), max(edge.source, edge.destination)]
      let turn = drawn[pair, default: 0]
      drawn[pair] = turn + 1
      let (path, x, y) = curve(from: edge.source, to: edge.destination, turn: turn)
      return """
        <g class="edge \(kindClass(edge.kind))" data-from="\(edge.source)" \
        data-to="\(edge.destination)"><path d="\(path)" marker-end="url(#arrow)"/>\
        <text x="\(x)" y="\(y)">\(line(edge.label))</text></g>

        """
    }.joined()
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
    // Past a scene in between, the arrow bows around it.
    let bow = y1 == y2 && abs(x2 - x1) > Measure.columnStep ? (isRight ? -86 : 86) : 0
    return (
      "M \(start.x) \(start.y) C \(start.x + reach) \(start.y + bow) \(end.x - reach) "
        + "\(end.y + bow) \(end.x) \(end.y)",
      (start.x + end.x) / 2, (start.y + end.y) / 2 + bow * 3 / 4 - 6
    )
  }

  private func kindClass(_ kind: SegueKind) -> String {
    switch kind.role {
    case .relationship, .embedding: "inside"
    case .unwinding: "unwind"
    case .presentation, .popover: "modal"
    case .unknown: "reference"
    case .push, .show, .detail, .custom: "show"
    }
  }

  private static let definitions = """
    <defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" \
    markerHeight="7" orient="auto-start-reverse"><path d="M 0 0 L 10 5 L 0 10 z" \
    fill="context-stroke"/></marker></defs>
    """

  /// The colours; each pair has a contrast of at least 4.5 to 1 on its ground.
  static let style = """
    .map{--ground:#fff;--box:#f6f8fa;--line:#57606a;--text:#1f2328;--dim:#57606a;--show:#0969da;\
    --modal:#8250df;--inside:#1a7f37;--unwind:#6e7781;--error:#cf222e;--warning:#9a6700;\
    --note:#0969da;background:var(--ground);font:13px system-ui,sans-serif}\
    @media(prefers-color-scheme:dark){.map{--ground:#0d1117;--box:#161b22;--line:#8b949e;\
    --text:#e6edf3;--dim:#9da7b3;--show:#58a6ff;--modal:#bc8cff;--inside:#3fb950;--unwind:#8b949e;\
    --error:#ff7b72;--warning:#d29922;--note:#58a6ff}}\
    .map text{fill:var(--text);unicode-bidi:plaintext}\
    .map .canvas{font-size:20px;font-weight:700}\
    .node{cursor:pointer;outline:none}.node .box{fill:var(--box);stroke:var(--line);stroke-width:1.5}\
    .node .frame{fill:none;stroke:var(--line);stroke-width:.75}\
    .node.reference .box{stroke-dasharray:6 4}\
    .node .kind,.node .name{fill:var(--dim);font-size:11px}.node .title{font-weight:600}\
    .node.error .box{stroke:var(--error);stroke-width:3}\
    .node.warning .box{stroke:var(--warning);stroke-width:3}\
    .node.note .box{stroke:var(--note);stroke-width:3}\
    .node.error .badge{fill:var(--error)}.node.warning .badge{fill:var(--warning)}\
    .node.note .badge{fill:var(--note)}\
    .map .count{fill:var(--ground);font-size:13px;font-weight:700;text-anchor:middle}\
    .node:focus-visible .box,.node.chosen .box{stroke:var(--show);stroke-width:4}\
    .edge path{fill:none;stroke:var(--show);stroke-width:1.5}\
    .edge text{font-size:11px;text-anchor:middle;fill:var(--dim);paint-order:stroke;\
    stroke:var(--ground);stroke-width:4px;stroke-linejoin:round}\
    .edge.modal path{stroke:var(--modal)}.edge.inside path{stroke:var(--inside)}\
    .edge.unwind path{stroke:var(--unwind);stroke-dasharray:3 4}\
    .edge.reference path{stroke:var(--dim);stroke-dasharray:8 4}\
    .map .entry{fill:none;stroke:var(--text);stroke-width:2.5}\
    .faded{opacity:.15}
    """
}
