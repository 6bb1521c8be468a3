import Routes

extension SceneMap {
  /// A map of the changes: the scenes that were added, removed or changed, and their neighbours.
  ///
  /// - Complexity: O(*n*) in the number of scenes and segues.
  init(_ diff: AppDiff) {
    self.init()
    let places = addScenes(of: diff)
    addSegues(
      diff.old.map.edges.compactMap { $0.moved(to: places.old) },
      diff.new.map.edges.compactMap { $0.moved(to: places.new) }
    )
    nest()
    addBars()
  }

  /// The scenes of the new version that are drawn: changed scenes, and their neighbours.
  private static func keptScenes(of diff: AppDiff) -> Set<Int> {
    let marked = Set(diff.newMarks.keys)
    var kept = marked.union(diff.new.map.neighbours(of: marked))
    let beside = diff.old.map.neighbours(of: Set(diff.scenes.removed))
    for (before, node) in diff.scenes.pairs where beside.contains(before) { kept.insert(node) }
    for node in Array(kept) {
      var node = node
      while let container = diff.new.map.nodes[node].container, kept.insert(container).inserted {
        node = container
      }
    }
    return kept
  }

  private func neighbours(of marked: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    for edge in edges {
      if marked.contains(edge.source) { found.insert(edge.destination) }
      if marked.contains(edge.destination) { found.insert(edge.source) }
    }
    return found
  }

  /// Adds the scenes by their storyboards.
  ///
  /// - Returns: The numbers that the scenes of both versions have in this map.
  private mutating func addScenes(of diff: AppDiff) -> (old: [Int: Int], new: [Int: Int]) {
    let (old, new) = (diff.old.map, diff.new.map)
    let oldNodes = Dictionary(uniqueKeysWithValues: diff.scenes.pairs.map { ($0.new, $0.old) })
    let kept = Self.keptScenes(of: diff)
    let canvasOf = old.canvasOf
    var removed = Dictionary(grouping: diff.scenes.removed) { old.canvases[canvasOf[$0]].name }
    var places: (old: [Int: Int], new: [Int: Int]) = ([:], [:])
    // The storyboards that are gone come after the others.
    for (canvas, isNew) in new.canvases.map({ ($0, true) }) + old.canvases.map({ ($0, false) }) {
      let first = nodes.count
      for index in isNew ? canvas.nodes.filter(kept.contains) : [] {
        places.new[index] = nodes.count
        var node = new.nodes[index]
        node.change = diff.newMarks[index]
        if let before = oldNodes[index], let screen = old.nodes[before].screen,
          node.change == .changed, screen.wireframe.drawn != node.screen?.wireframe.drawn
        {
          node.before = screen
        }
        nodes.append(node)
      }
      for index in removed.removeValue(forKey: canvas.name) ?? [] {
        places.old[index] = nodes.count
        nodes.append(old.nodes[index])
        nodes[nodes.count - 1].change = .removed
      }
      if nodes.count == first { continue }
      canvases.append(canvas)
      canvases[canvases.count - 1].nodes = first..<nodes.count
    }
    for index in nodes.indices { nodes[index].container = nil }
    for (before, node) in diff.scenes.pairs {
      if let place = places.new[node] { places.old[before] = place }
    }
    return places
  }

  /// Adds the segues of both versions between scenes of this map.
  private mutating func addSegues(_ old: [Edge], _ new: [Edge]) {
    func key(_ edge: Edge) -> Partners.Key {
      ["\(edge.source)", "\(edge.destination)", ExactString(edge.label), "\(edge.style)"]
    }
    var partners = Partners(old: old.count, new: new.count)
    partners.match(old.map(key), new.map(key))
    edges = new + partners.removed.map { old[$0] }
    for index in partners.added { edges[index].change = .added }
    for index in edges.indices.dropFirst(new.count) { edges[index].change = .removed }
  }
}

extension SceneMap.Edge {
  /// The segue between the scenes that have other numbers; `nil` if they do not have both.
  fileprivate func moved(to places: [Int: Int]) -> Self? {
    guard let source = places[source], let destination = places[destination] else { return nil }
    var edge = self
    (edge.source, edge.destination) = (source, destination)
    return edge
  }
}
