import RouteDiagnostics
import Routes
import SourceText

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
      text += map.nested(
        canvas,
        open: { node in
          "    subgraph cluster_\(map.canvases.count + node) {\n"
            + "    label=\(quoted([map.nodes[node].title]));\n"
        },
        close: "    }\n"
      ) { "    \(box(map.nodes[$0], $0))\n" }
      text += "  }\n"
    }
    for edge in map.edges where !map.isNested(edge) {
      let label = [edge.caption] + [edge.highlight?.text].compactMap(\.self)
      text += "  n\(edge.source) -> n\(edge.destination) [label=\(quoted(label))"
      text += "\(attributes(of: edge))];\n"
    }
    return text + legend(of: map) + "}\n"
  }

  private static func box(_ node: SceneMap.Node, _ index: Int) -> String {
    let name = node.identifier.map { "“\($0)”" }
    let lines = [node.title, node.subtitle] + [name, node.highlight?.text].compactMap(\.self)
    var attributes = ["label=\(quoted(lines))"]
    if node.isInitial { attributes.append("penwidth=3") }
    if node.isContainer { attributes.append("peripheries=2") }
    if let highlight = node.highlight {
      attributes.append(fill(highlight.kind, isDashed: node.isReference))
    } else if node.isReference {
      attributes.append("style=\"rounded,dashed\"")
    }
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

  private static func attributes(of edge: SceneMap.Edge) -> String {
    let style = edge.style
    let line =
      style.dashes != nil ? ", style=dashed" : style == .inside ? ", style=bold" : ""
    return line + (edge.highlight.map { ", \(stroke($0.kind))" } ?? "")
  }

  private static func fill(_ kind: SceneMap.Highlight.Kind, isDashed: Bool = false) -> String {
    let style = isDashed ? "rounded,dashed,filled" : "rounded,filled"
    return "style=\"\(style)\", fillcolor=\"\(kind.colour.dark)\""
  }

  private static func stroke(_ kind: SceneMap.Highlight.Kind) -> String {
    "color=\"\(kind.colour.light)\", penwidth=3"
  }

  /// The highlights that the map has, with their meanings.
  private static func legend(of map: SceneMap) -> String {
    let lines = map.highlights.map { kind in
      let colour = kind.isOfScenes ? fill(kind) : stroke(kind)
      return "    key_\(kind.rawValue) [label=\(quoted([kind.meaning])), \(colour)];\n"
    }
    if lines.isEmpty { return "" }
    return "  subgraph cluster_legend {\n    label=\"Legend\";\n\(lines.joined())  }\n"
  }

  /// Lines as one quoted text.
  private static func quoted(_ lines: [String]) -> String {
    "\"\(lines.map { $0.escaped(for: .dotString) }.joined(separator: "\\n"))\""
  }
}
