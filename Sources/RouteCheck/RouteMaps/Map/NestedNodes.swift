/// The scenes of a storyboard, each container before its children.
enum NestedNodes {
  enum Part {
    case node(Int)
    /// A container begins, with its own scene as the first.
    case open(Int)
    case close
  }

  /// The scenes, and where containers begin and end.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  static func parts(of canvas: SceneMap.Canvas, in map: SceneMap) -> [Part] {
    var children: [Int: [Int]] = [:]
    for node in canvas.nodes {
      if let container = map.nodes[node].container { children[container, default: []].append(node) }
    }
    let roots = canvas.nodes.filter { map.nodes[$0].container == nil }
    var next = roots.reversed().map { Part.node($0) }
    var parts: [Part] = []
    while let part = next.popLast() {
      guard case .node(let node) = part, let inner = children[node] else {
        parts.append(part)
        continue
      }
      parts += [.open(node), .node(node)]
      next.append(.close)
      next += inner.reversed().map { Part.node($0) }
    }
    return parts
  }
}
