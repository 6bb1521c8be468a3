import Routes
import SourceText

/// Segues of one style between the same two scenes, drawn as one line with one label.
struct EdgeBundle: Hashable, Sendable {
  var source: Int
  var destination: Int
  var style: EdgeStyle
  /// How all the segues changed, on a map of changes.
  var change: AppChange.Kind?
  /// The result of a search for all the segues.
  var highlight: SceneMap.Highlight.Kind?
  /// The positions of the segues in the map, at least one.
  var edges: [Int] = []
  /// The number of the lines that end as one.
  var join: Int?

  /// The width of the longest label.
  static let labelWidth = 150.0
  private static let fontSize = 11.0

  static func width(of text: String) -> Double {
    LetterWidths.width(of: text, size: fontSize) * 1.1
  }

  /// The bundles of a map, in the order of their first segues.
  static func bundles(of map: SceneMap) -> [EdgeBundle] {
    var positions: [EdgeBundle: Int] = [:]
    var bundles: [EdgeBundle] = []
    for (index, edge) in map.edges.enumerated() where !map.isNested(edge) {
      var bundle = EdgeBundle(
        source: edge.source,
        destination: edge.destination,
        style: edge.style,
        change: edge.change,
        highlight: edge.highlight?.kind
      )
      if let position = positions[bundle] {
        bundles[position].edges.append(index)
      } else {
        positions[bundle] = bundles.count
        bundle.edges = [index]
        bundles.append(bundle)
      }
    }
    return bundles
  }

  /// The number of lines of one kind to a scene, from which they end as one.
  private static let joined = 3

  /// Joins lines of one kind that lead to the same scene of their storyboard.
  static func join(_ bundles: inout [EdgeBundle], _ canvasOf: [Int]) {
    let inner = bundles.indices.filter {
      canvasOf[bundles[$0].source] == canvasOf[bundles[$0].destination]
    }
    let groups = Dictionary(grouping: inner) { index in
      var ending = bundles[index]
      ending.source = -1
      ending.edges = []
      return ending
    }
    for group in groups.values where group.count >= joined {
      for index in group { bundles[index].join = group[0] }
    }
  }

  /// The number of lines of one scene from which each label names the destination.
  static let many = 5

  /// The label of the first segue, or its place in the code, and the number of others.
  ///
  /// - Parameter namesEnd: Whether the label also names the destination.
  func label(in map: SceneMap, namesEnd: Bool) -> FittedText {
    let more = edges.count > 1 ? " +\(edges.count - 1)" : ""
    let edge = map.edges[edges[0]]
    let first = map.caption(of: edge).escaped(for: .visible)
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
  /// The label of a segue with the data that its destination needs, or the place of a move that only
  /// code makes. The file that is named like the source is left out: `openCart, line 12`.
  func caption(of edge: Edge) -> String {
    if let place = edge.place {
      let name = nodes[edge.source].customClass ?? ""
      return [".swift:", ".m:"].reduce(place) { $0.replacing(name + $1, with: "line ") }
    }
    return edge.caption
  }

  /// Whether a segue is drawn as a scene in its container, and not as a line.
  func isNested(_ edge: Edge) -> Bool {
    edge.kind.role == .relationship && nodes[edge.destination].container == edge.source
  }
}
