import Routes
import StoryboardReader
import SwiftScanner

/// A map as a Mermaid flowchart, which many Markdown viewers draw.
enum MermaidMap {
  static func text(of map: SceneMap) -> String {
    var text = "flowchart LR\n"
    for (index, canvas) in map.canvases.enumerated() {
      text += "  subgraph s\(index)[\"\(escaped(canvas.name))\"]\n"
      for node in canvas.nodes { text += "    \(box(map.nodes[node], node))\n" }
      text += "  end\n"
    }
    for edge in map.edges {
      text +=
        "  n\(edge.source) \(arrow(edge.kind))|\"\(escaped(edge.label))\"| n\(edge.destination)\n"
    }
    for severity in Severity.allCases {
      let marked = map.nodes.indices.filter {
        map.nodes[$0].findings.map(\.severity).max() == severity
      }
      if marked.isEmpty { continue }
      text += "  classDef \(severity.rawValue) stroke:\(colour(severity)),stroke-width:3px\n"
      text += "  class \(marked.map { "n\($0)" }.joined(separator: ",")) \(severity.rawValue)\n"
    }
    return text
  }

  private static func box(_ node: SceneMap.Node, _ index: Int) -> String {
    let name = node.identifier.map { "<br/>“\(escaped($0))”" } ?? ""
    let label = "\(escaped(node.title))<br/>\(escaped(node.kind))\(name)"
    if node.isInitial { return "n\(index)([\"\(label)\"])" }
    if node.isContainer { return "n\(index)[[\"\(label)\"]]" }
    return node.isReference ? "n\(index)>\"\(label)\"]" : "n\(index)[\"\(label)\"]"
  }

  private static func arrow(_ kind: SegueKind) -> String {
    switch kind.role {
    case .relationship, .embedding: "==>"
    case .unwinding, .unknown: "-.->"
    case .push, .show, .detail, .presentation, .popover, .custom: "-->"
    }
  }

  private static func colour(_ severity: Severity) -> String {
    switch severity {
    case .error: "#cf222e"
    case .warning: "#9a6700"
    case .note: "#0969da"
    }
  }

  /// A text inside quotes: every mark that could end or begin something is an entity's number.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.safe(text).unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain || scalar == " " || scalar == "." || scalar == "-" || scalar == "_" {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    return result
  }
}
