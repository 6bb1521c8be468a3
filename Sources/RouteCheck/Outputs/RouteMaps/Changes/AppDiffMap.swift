/// A map of the changes: the scenes that were added, removed or changed, and their neighbours.
final class AppDiffMap {
  private(set) var map = SceneMap()
  private let diff: AppDiff
  /// The scenes of the old version for those of the new one.
  private let oldNodes: [Int: Int]
  /// The numbers of the scenes in the map, for the scenes of the new version and for removed
  /// scenes.
  private var newPlaces: [Int: Int] = [:]
  private var oldPlaces: [Int: Int] = [:]

  /// - Complexity: O(*n*) in the number of scenes and segues.
  init(_ diff: AppDiff) {
    self.diff = diff
    oldNodes = Dictionary(uniqueKeysWithValues: diff.scenes.pairs.map { ($0.new, $0.old) })
    addScenes(kept: keptScenes())
    addSegues()
    map.nest()
    map.addBars()
  }

  private var old: SceneMap { diff.old.map }
  private var new: SceneMap { diff.new.map }

  /// The scenes of the new version that are drawn: changed scenes, and their neighbours.
  private func keptScenes() -> Set<Int> {
    let marked = Set(diff.newMarks.keys)
    var kept = marked
    let removed = Set(diff.scenes.removed)
    for edge in new.edges {
      if marked.contains(edge.source) { kept.insert(edge.destination) }
      if marked.contains(edge.destination) { kept.insert(edge.source) }
    }
    // The neighbours of removed scenes.
    var beside: Set<Int> = []
    for edge in old.edges {
      if removed.contains(edge.source) { beside.insert(edge.destination) }
      if removed.contains(edge.destination) { beside.insert(edge.source) }
    }
    for (before, node) in diff.scenes.pairs where beside.contains(before) { kept.insert(node) }
    for node in Array(kept) {
      var node = node
      while let container = new.nodes[node].container, kept.insert(container).inserted {
        node = container
      }
    }
    return kept
  }

  private func addScenes(kept: Set<Int>) {
    var removed: [String: [Int]] = [:]
    let canvasOf = old.canvasOf
    for node in diff.scenes.removed {
      removed[old.canvases[canvasOf[node]].name, default: []].append(node)
    }
    for canvas in new.canvases {
      let own = canvas.nodes.filter(kept.contains)
      addCanvas(canvas, own, removed: removed.removeValue(forKey: canvas.name) ?? [])
    }
    // The storyboards that are gone.
    for canvas in old.canvases {
      if let nodes = removed.removeValue(forKey: canvas.name) {
        addCanvas(canvas, [], removed: nodes)
      }
    }
  }

  private func addCanvas(_ canvas: SceneMap.Canvas, _ nodes: [Int], removed: [Int]) {
    if nodes.isEmpty, removed.isEmpty { return }
    let first = map.nodes.count
    for index in nodes {
      newPlaces[index] = map.nodes.count
      var node = new.nodes[index]
      node.container = nil
      node.change = diff.newMarks[index]
      if let before = oldNodes[index], let screen = old.nodes[before].screen,
        node.change == .changed, screen.wireframe.drawn != node.screen?.wireframe.drawn
      {
        node.before = screen
      }
      map.nodes.append(node)
    }
    for index in removed {
      oldPlaces[index] = map.nodes.count
      var node = old.nodes[index]
      node.container = nil
      node.change = .removed
      map.nodes.append(node)
    }
    map.canvases.append(
      .init(
        name: canvas.name,
        file: canvas.file,
        isMain: canvas.isMain,
        nodes: first..<map.nodes.count
      )
    )
  }

  private func addSegues() {
    for (before, node) in diff.scenes.pairs {
      if let place = newPlaces[node] { oldPlaces[before] = place }
    }
    // The number of segues that differ at most in their places on the map.
    var counts: [[String]: Int] = [:]
    func place(_ edge: SceneMap.Edge, _ places: [Int: Int]) -> SceneMap.Edge? {
      guard let source = places[edge.source], let destination = places[edge.destination] else {
        return nil
      }
      var edge = edge
      (edge.source, edge.destination) = (source, destination)
      return edge
    }
    func key(_ edge: SceneMap.Edge) -> [String] {
      ["\(edge.source)", "\(edge.destination)", edge.label, edge.style.rawValue]
    }
    let before = old.edges.compactMap { place($0, oldPlaces) }
    for edge in before { counts[key(edge), default: 0] += 1 }
    for edge in new.edges.compactMap({ place($0, newPlaces) }) {
      var edge = edge
      if let count = counts[key(edge)], count > 0 {
        counts[key(edge)] = count - 1
      } else {
        edge.change = .added
      }
      map.edges.append(edge)
    }
    for edge in before {
      guard let count = counts[key(edge)], count > 0 else { continue }
      counts[key(edge)] = count - 1
      var edge = edge
      edge.change = .removed
      map.edges.append(edge)
    }
  }
}
