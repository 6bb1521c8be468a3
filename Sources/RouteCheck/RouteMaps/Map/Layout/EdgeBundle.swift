import Routes
import SourceText

/// Segues of one style between the same two scenes, drawn as one line with one label.
struct EdgeBundle: Sendable {
  var source: Int
  var destination: Int
  var style: EdgeStyle
  /// How all the segues changed, on a map of changes.
  var change: AppChange.Kind?
  /// The result of a search for all the segues.
  var highlight: SceneMap.Highlight.Kind?
  /// The positions of the segues in the map, at least one.
  var edges: [Int]

  /// The width of the longest label.
  static let labelWidth = 150.0
  /// The size of a label's letters.
  private static let fontSize = 11.0

  /// The width of a text in the style of a label.
  static func width(of text: String) -> Double {
    LetterWidths.width(of: text, size: fontSize) * 1.1
  }

  /// The bundles of a map, in the order of their first segues.
  ///
  /// - Complexity: O(*n*) in the number of segues.
  static func bundles(of map: SceneMap) -> [EdgeBundle] {
    struct Key: Hashable {
      var source: Int
      var destination: Int
      var style: EdgeStyle
      var change: AppChange.Kind?
      var highlight: SceneMap.Highlight.Kind?
    }
    var positions: [Key: Int] = [:]
    var bundles: [EdgeBundle] = []
    for (index, edge) in map.edges.enumerated() where !map.isNested(edge) {
      let key = Key(
        source: edge.source,
        destination: edge.destination,
        style: edge.style,
        change: edge.change,
        highlight: edge.highlight?.kind
      )
      if let position = positions[key] {
        bundles[position].edges.append(index)
      } else {
        positions[key] = bundles.count
        bundles.append(
          EdgeBundle(
            source: edge.source,
            destination: edge.destination,
            style: edge.style,
            change: edge.change,
            highlight: edge.highlight?.kind,
            edges: [index]
          )
        )
      }
    }
    return bundles
  }

  /// The number of lines of one scene from which each label names the destination.
  static let many = 5

  /// The label of the first segue, or its place in the code, and the number of others.
  ///
  /// - Parameter namesEnd: Whether the label also names the destination.
  func label(in map: SceneMap, namesEnd: Bool) -> FittedText {
    let more = edges.count > 1 ? " +\(edges.count - 1)" : ""
    let edge = map.edges[edges[0]]
    let first = (edge.place ?? edge.caption).escaped(for: .visible)
    let room = Self.labelWidth - LetterWidths.width(of: more, size: Self.fontSize)
    let shown = FittedText(first, size: Self.fontSize, in: room).text + more
    let label = FittedText(shown, size: Self.fontSize, in: Self.labelWidth)
    guard namesEnd else { return label }
    let end = map.nodes[destination].title.escaped(for: .visible)
    let name = FittedText(end, size: Self.fontSize, in: Self.labelWidth).text
    return FittedText("\(label.text) → \(name)", size: Self.fontSize, in: Self.labelWidth * 2 + 20)
  }
}

extension SceneMap {
  /// Whether a segue is drawn as a scene in its container, and not as a line.
  func isNested(_ edge: Edge) -> Bool {
    edge.kind.role == .relationship && nodes[edge.destination].container == edge.source
  }
}
