extension SVGMap {
  var nodes: String {
    map.nodes.indices.map { index in
      let node = map.nodes[index]
      let (x, y) = origin(of: index)
      return """
        <g class="\(classes(of: node))" id="node-\(index)" transform="translate(\(x) \(y))" \
        tabindex="0" role="button" aria-label="\(label(of: node).escaped(for: .markup))">
        <title>\(description(of: node).escaped(for: .markup))</title>
        <rect class="box" width="\(Measure.width)" height="\(Measure.height)" rx="10"/>
        \(node.isContainer ? Self.innerFrame : "")\(node.isInitial ? Self.entry : "")\
        <text class="kind" x="14" y="22">\(line(node.kind))</text>
        <text class="title" x="14" y="45">\(line(node.title, to: Measure.titleLetters))</text>
        <text class="name" x="14" y="66">\(line(node.identifier.map { "“\($0)”" } ?? node.id))</text>
        \(badge(of: node))</g>

        """
    }.joined()
  }

  /// A text that fits into a box; invisible characters count with their visible escapes.
  func line(_ text: String, to letters: Int = Measure.letters) -> String {
    text.escaped(for: .visible).shortened(to: letters).escaped(for: .markup)
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
    let remarks = node.remarks.map { " · \($0)" }
    return "\(node.title) · \(node.kind) · \(node.location)" + remarks.joined() + findings.joined()
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
