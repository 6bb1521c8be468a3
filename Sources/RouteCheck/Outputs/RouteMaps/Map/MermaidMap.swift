import RouteDiagnostics
import SourceText

/// A map as a Mermaid flowchart, which many Markdown viewers draw.
enum MermaidMap {
  static func text(of map: SceneMap) -> String {
    var text = "flowchart LR\n"
    for (index, canvas) in map.canvases.enumerated() {
      text += "  subgraph s\(index)[\"\(canvas.name.escaped(for: .mermaidLabel))\"]\n"
      let inside = Dictionary(grouping: canvas.nodes) { map.nodes[$0].container ?? -1 }
      // Containers are at most `SceneMap.nesting` deep.
      func boxes(_ node: Int) -> String {
        let own = "    \(box(map.nodes[node], node))\n"
        guard let inner = inside[node] else { return own }
        let label = map.nodes[node].title.escaped(for: .mermaidLabel)
        return "    subgraph s\(map.canvases.count + node)[\"\(label)\"]\n" + own
          + inner.map(boxes).joined() + "    end\n"
      }
      text += (inside[-1] ?? []).map(boxes).joined() + "  end\n"
    }
    let edges = map.edges.filter { !map.isNested($0) }
    for edge in edges {
      let arrow = arrow(edge.style)
      let label = [edge.caption, edge.highlight?.text].compactMap(\.self)
        .map { $0.escaped(for: .mermaidLabel) }.joined(separator: "<br/>")
      text += "  n\(edge.source) \(arrow)|\"\(label)\"| n\(edge.destination)\n"
    }
    for severity in Severity.allCases {
      let marked = map.nodes.indices.filter {
        map.nodes[$0].findings.map(\.severity).max() == severity
      }
      if marked.isEmpty { continue }
      text += "  classDef \(severity.rawValue) stroke:\(colour(severity)),stroke-width:3px\n"
      text += "  class \(marked.map { "n\($0)" }.joined(separator: ",")) \(severity.rawValue)\n"
    }
    return text + highlights(of: map, edges)
  }

  /// The colours of scenes and segues, with a legend.
  private static func highlights(of map: SceneMap, _ edges: [SceneMap.Edge]) -> String {
    let kinds = map.highlights
    if kinds.isEmpty { return "" }
    var text = "  subgraph legend[\"Legend\"]\n"
    for kind in kinds { text += "    key_\(kind.rawValue)[\"\(kind.look.meaning)\"]\n" }
    text += "  end\n"
    for kind in kinds {
      let stroke = "stroke:\(kind.look.colour.light),stroke-width:4px"
      let fill = "fill:\(kind.look.colour.dark),color:#000"
      let marked = map.nodes.indices.filter { map.nodes[$0].highlight?.kind == kind }
      let names = ["key_\(kind.rawValue)"] + marked.map { "n\($0)" }
      let name = "mark_\(kind.rawValue)"
      text += "  classDef \(name) \(kind.isOfScenes ? fill : stroke)\n"
      text += "  class \(names.joined(separator: ",")) \(name)\n"
      let lines = edges.indices.filter { edges[$0].highlight?.kind == kind }
      if lines.isEmpty { continue }
      text += "  linkStyle \(lines.map(String.init).joined(separator: ",")) \(stroke)\n"
    }
    return text
  }

  private static func box(_ node: SceneMap.Node, _ index: Int) -> String {
    let lines = [node.title, node.subtitle].map { $0.escaped(for: .mermaidLabel) }
    let name = node.identifier.map { "“\($0.escaped(for: .mermaidLabel))”" }
    let highlight = node.highlight?.text.escaped(for: .mermaidLabel)
    let label = (lines + [name, highlight].compactMap(\.self)).joined(separator: "<br/>")
    if node.isInitial { return "n\(index)([\"\(label)\"])" }
    if node.isContainer { return "n\(index)[[\"\(label)\"]]" }
    return node.isReference ? "n\(index)>\"\(label)\"]" : "n\(index)[\"\(label)\"]"
  }

  private static func arrow(_ style: EdgeStyle) -> String {
    style.look.dashes != nil ? "-.->" : style == .inside ? "==>" : "-->"
  }

  private static func colour(_ severity: Severity) -> String {
    switch severity {
    case .error: "#cf222e"
    case .warning: "#9a6700"
    case .note: "#0969da"
    }
  }
}
