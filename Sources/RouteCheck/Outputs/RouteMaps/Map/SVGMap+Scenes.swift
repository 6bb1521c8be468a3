import RouteDiagnostics
import SourceText
import StoryboardReader

extension SVGMap {
  /// The containers, the outer ones first, so that lines run over them.
  var containers: String {
    layout.order.filter { !layout.children[$0].isEmpty }.map(node).joined()
  }

  /// The scenes that hold no others.
  var scenes: String {
    map.nodes.indices.filter { layout.children[$0].isEmpty }.map(node).joined()
  }

  private func node(_ index: Int) -> String {
    let node = map.nodes[index]
    let frame = layout.frames[index]
    let card = NodeCard(node, isFilled: !layout.children[index].isEmpty)
    let room = frame.width - 24
    // A badge is in the corner.
    let title = TextLine(node.title, .title, in: room - (node.findings.isEmpty ? 0 : 10))
    let kind = TextLine(node.subtitle, .kind, in: room)
    let name = card.name.map { TextLine($0, .name, in: room).element(x: 12, y: 56) }
    return """
      <g class="\(classes(of: node, index))" id="node-\(index)" \
      transform="translate(\(Self.number(frame.x)) \(Self.number(frame.y)))" \
      role="img" aria-label="\(label(of: index).escaped(for: .markup))">
      <title>\(description(of: node).escaped(for: .markup))</title>
      <rect class="box" width="\(Self.number(frame.width))" height="\(Self.number(frame.height))" \
      rx="10"/>\(node.isInitial ? Self.entry : "")\
      \(title.element(x: 12, y: 22))\(kind.element(x: 12, y: 39))\
      \(name ?? "")\(screens(of: index, card))\(badge(of: node, frame.width))\
      \(mark(of: node, frame))</g>

      """
  }

  /// The screen of a scene, and to its left the screen before a change.
  private func screens(of index: Int, _ card: NodeCard) -> String {
    let node = map.nodes[index]
    guard let screen = node.screen, let size = card.screen else { return "" }
    let middle = card.width - NodeCard.width / 2
    let now = draw(screen, of: index, at: middle - size.width / 2, card)
    guard let before = node.before, let old = card.before else { return now }
    return draw(before, of: index, at: (NodeCard.width - old.width) / 2, card)
      + "<text class=\"kind\" x=\"\(Self.number(NodeCard.width - 4))\" "
      + "y=\"\(Self.number(card.header + 20))\">→</text>" + now
  }

  private func draw(
    _ screen: SceneMap.Screen,
    of index: Int,
    at x: Double,
    _ card: NodeCard
  ) -> String {
    let drawing = ScreenDrawing(
      screen: screen,
      placeholder: map.nodes[index].customClass == nil ? "no views" : "views made in code"
    ) { view in embedded(in: index, view) }
    let digits = String(Int((screen.scale * 1000).rounded()))
    let scale = "0." + String(repeating: "0", count: max(3 - digits.count, 0)) + digits
    return """
      <g class="screen" transform="translate(\(Self.number(x)) \(Self.number(card.header))) \
      scale(\(scale))">\(drawing.text)<rect class="rim" width="\(Self.number(screen.size.width))" \
      height="\(Self.number(screen.size.height))"/></g>
      """
  }

  private func classes(of node: SceneMap.Node, _ index: Int) -> String {
    var classes = ["node"]
    if !layout.children[index].isEmpty { classes.append("container") }
    if node.isReference { classes.append("reference") }
    if let change = node.change { classes.append(change.rawValue) }
    if let highlight = node.highlight { classes.append(highlight.kind.className) }
    if let worst = node.findings.map(\.severity).max() { classes.append(worst.rawValue) }
    return classes.joined(separator: " ")
  }

  private func label(of index: Int) -> String {
    let node = map.nodes[index]
    let count = node.findings.count
    let findings = count == 0 ? "" : ", \(PlainText.counted(count, "finding"))"
    let highlight = node.highlight.map { ", \($0.text)" } ?? ""
    let initial = node.isInitial ? ", initial" : ""
    return "\(fullTitle(of: index)), \(node.subtitle)\(initial)\(highlight)\(findings)"
  }

  /// The title of a scene; a container has the title of the first scene inside.
  func fullTitle(of index: Int) -> String {
    let title = map.nodes[index].title
    var inner = index
    while let child = layout.children[inner].first { inner = child }
    let shown = map.nodes[inner].title
    return shown == title ? title : "\(title) › \(shown)"
  }

  private func description(of node: SceneMap.Node) -> String {
    let omitted = node.screen?.wireframe.omittedViews ?? 0
    let notes = omitted == 0 ? [] : ["\(PlainText.counted(omitted, "view")) not drawn"]
    let highlight = [node.highlight?.text].compactMap(\.self)
    let remarks = (node.remarks + highlight + notes).map { " · \($0)" }
    let findings = node.findings.map { " · \($0.severity.rawValue): \($0.message)" }
    return "\(node.title) · \(node.kind) · \(node.location)" + remarks.joined() + findings.joined()
  }

  private func badge(of node: SceneMap.Node, _ width: Double) -> String {
    guard !node.findings.isEmpty else { return "" }
    let x = Self.number(width - 8)
    return """
      <circle class="badge" cx="\(x)" cy="8" r="13"/>\
      <text class="count" x="\(x)" y="13">\(node.findings.count)</text>
      """
  }

  /// The change of a scene, as a tag on its card, or the result of a search, below it.
  private func mark(of node: SceneMap.Node, _ frame: MapLayout.Rect) -> String {
    guard let change = node.change else {
      guard let text = node.highlight?.text else { return "" }
      return TextLine(text, .mark, in: frame.width - 16)
        .element(x: frame.width - 8, y: frame.height + 12, endsThere: true)
    }
    let line = TextLine(change.rawValue, .change, in: frame.width - 40)
    let width = line.fitted.width * 1.2 + 16
    let tag = Wireframe.Rect(x: frame.width - 10 - width, y: -9, width: width, height: 18)
    return "<rect class=\"tag\" \(ScreenInk.attributes(tag)) rx=\"9\"/>"
      + line.element(x: tag.right - 8, y: 4, endsThere: true)
  }

  private static let entry = #"<path class="entry" d="M-21 18H-3" marker-end="url(#arrow)"/>"#
}
