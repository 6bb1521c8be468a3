/// A map in the language of Graphviz.
enum DotMap {
  static func text(of map: SceneMap) -> String {
    var text = """
      digraph storyboards {
        rankdir=LR;
        node [shape=box, style=rounded, fontname="Helvetica"];
        edge [fontname="Helvetica", fontsize=10];

      """
    for (index, canvas) in map.canvases.enumerated() {
      text += "  subgraph cluster_\(index) {\n    label=\(quoted([canvas.name]));\n"
      for part in NestedNodes.parts(of: canvas, in: map) {
        switch part {
        case .node(let node): text += "    \(box(map.nodes[node], node))\n"
        case .open(let node):
          text += "    subgraph cluster_\(map.canvases.count + node) {\n"
          text += "    label=\(quoted([map.nodes[node].title]));\n"
        case .close: text += "    }\n"
        }
      }
      text += "  }\n"
    }
    for edge in map.edges where !map.isNested(edge) {
      text += "  n\(edge.source) -> n\(edge.destination) [label=\(quoted([edge.caption]))"
      text += "\(attributes(of: edge.style))];\n"
    }
    return text + "}\n"
  }

  private static func box(_ node: SceneMap.Node, _ index: Int) -> String {
    let lines = [node.title, node.subtitle] + (node.identifier.map { ["“\($0)”"] } ?? [])
    var attributes = ["label=\(quoted(lines))"]
    if node.isInitial { attributes.append("penwidth=3") }
    if node.isContainer { attributes.append("peripheries=2") }
    if node.isReference { attributes.append("style=\"rounded,dashed\"") }
    if let worst = node.findings.map(\.severity).max() {
      attributes.append("color=\(colour(of: worst))")
    }
    return "n\(index) [\(attributes.joined(separator: ", "))];"
  }

  private static func colour(of severity: Severity) -> String {
    switch severity {
    case .error: "red"
    case .warning: "orange"
    case .note: "blue"
    }
  }

  private static func attributes(of style: EdgeStyle) -> String {
    switch style.line {
    case .plain: ""
    case .bold: ", style=bold"
    case .dashed: ", style=dashed"
    }
  }

  /// Lines as one quoted text.
  private static func quoted(_ lines: [String]) -> String {
    "\"\(lines.map { $0.escaped(for: .dotString) }.joined(separator: "\\n"))\""
  }
}
