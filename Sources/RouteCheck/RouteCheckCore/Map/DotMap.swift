import Routes
import StoryboardReader
import SwiftScanner

/// A map in Graphviz's language.
enum DotMap {
  static func text(of map: SceneMap) -> String {
    var text = """
      digraph storyboards {
        rankdir=LR;
        node [shape=box, style=rounded, fontname="Helvetica"];
        edge [fontname="Helvetica", fontsize=10];

      """
    for (index, canvas) in map.canvases.enumerated() {
      text += "  subgraph cluster_\(index) {\n    label=\(quoted(canvas.name));\n"
      for node in canvas.nodes { text += "    \(box(map.nodes[node], node))\n" }
      text += "  }\n"
    }
    for edge in map.edges {
      text += "  n\(edge.source) -> n\(edge.destination) [label=\(quoted(edge.label))"
      text += "\(style(edge.kind))];\n"
    }
    return text + "}\n"
  }

  private static func box(_ node: SceneMap.Node, _ index: Int) -> String {
    let lines = [node.title, node.kind] + (node.identifier.map { ["“\($0)”"] } ?? [])
    var attributes = ["label=\(quoted(lines.joined(separator: "\n")))"]
    if node.isInitial { attributes.append("penwidth=3") }
    if node.isContainer { attributes.append("peripheries=2") }
    if node.isReference { attributes.append("style=\"rounded,dashed\"") }
    if let worst = node.findings.map(\.severity).max() {
      attributes.append("color=\(worst == .error ? "red" : worst == .warning ? "orange" : "blue")")
    }
    return "n\(index) [\(attributes.joined(separator: ", "))];"
  }

  private static func style(_ kind: SegueKind) -> String {
    switch kind.role {
    case .relationship, .embedding: ", style=bold"
    case .unwinding, .unknown: ", style=dashed"
    case .push, .show, .detail, .presentation, .popover, .custom: ""
    }
  }

  /// A quoted text; line breaks of our own are written as such, all others as escapes.
  private static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      PlainText.safe(String(line)).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"\(lines.joined(separator: "\\n"))\""
  }
}
