extension ControllerGraph {
  /// Stops a debug build if the graph contradicts itself.
  ///
  /// Large graphs are not checked, because that would take longer than all transitions.
  func assertInvariants() {
    assert(nodes.count > 256 || contradictions.isEmpty, contradictions.joined(separator: "; "))
  }

  /// The contradictions in the graph; empty for a consistent one.
  ///
  /// An app's own containers may return other children at any time, so nothing depends on these.
  var contradictions: [String] {
    [rootContradiction, serialContradiction, reachabilityContradiction, restContradiction]
      .compactMap { $0 } + nodes.flatMap { $1.contradictions(in: self, $0) }
  }

  private var rootContradiction: String? {
    guard let rootNode else { return nodes.isEmpty ? nil : "there are nodes, but no root" }
    if nodes[rootNode.id] !== rootNode { return "the root is not in the graph" }
    let isOwned = rootNode.parent != nil || rootNode.presenter != nil
    return isOwned ? "the root has a parent or a presenter" : nil
  }

  private var serialContradiction: String? {
    let serials = Set(nodes.values.map(\.serial))
    if serials.count != nodes.count { return "two nodes have the same serial number" }
    return serials.contains { $0 >= nextSerial } ? "a serial number will be used again" : nil
  }

  /// Every node has one owner, so nodes that the root does not reach own each other.
  private var reachabilityContradiction: String? {
    var owned: [ObjectIdentifier: [Node]] = [:]
    for node in nodes.values {
      if let owner = node.parent ?? node.presenter { owned[owner.id, default: []].append(node) }
    }
    var pending = rootNode.map { [$0] } ?? []
    var reached: Set<ObjectIdentifier> = []
    while let node = pending.popLast(), reached.insert(node.id).inserted {
      pending += owned[node.id] ?? []
    }
    return reached.count == nodes.count
      ? nil : "the root reaches \(reached.count) of \(nodes.count) nodes"
  }

  private var restContradiction: String? {
    if let node = transition.departed.values.first(where: { nodes[$0.id] != nil }) {
      return "\(node.name) is removed and in the graph"
    }
    guard transition.blocking == nil, transition.nesting == 0 else { return nil }
    if !transition.departed.isEmpty { return "a removed controller is not released" }
    // A container of the app may take its time, and may forget its children.
    return transition.appearances.isEmpty || !transition.forwarded.isEmpty
      ? nil : "a 'will' call has no answer"
  }
}

extension Node {
  fileprivate func contradictions(
    in graph: ControllerGraph,
    _ key: ObjectIdentifier
  ) -> [String] {
    var name: String { ControllerName.of(controller) }
    var found: [String] = []
    if id != key { found.append("\(name) is stored under another identity") }
    if self !== graph.rootNode, (parent == nil) == (presenter == nil) {
      found.append("\(name) does not have exactly one parent or presenter")
    }
    for owner in [parent, presenter] where owner.map({ graph.nodes[$0.id] !== $0 }) == true {
      found.append("the parent or presenter of \(name) is not in the graph")
    }
    if let parent, (parent.children + parent.embedded).count(where: { $0 === controller }) != 1 {
      found.append("the parent of \(name) does not list it once")
    }
    if let presenter, presenter.presented !== self {
      found.append("the presenter of \(name) does not present it")
    }
    if let presented, presented.presenter !== self {
      found.append("\(name) presents a controller with another presenter")
    }
    for child in embedded where graph.node(of: child)?.parent !== self {
      found.append("\(name) embeds \(ControllerName.of(child)), but is not its parent")
    }
    if let chain {
      if chain !== presenter?.chain, chain.base !== presenter {
        found.append("\(name) is not in the chain of its presenter")
      }
      if presented == nil, chain.top !== self {
        found.append("\(name) is the last in its chain, but not its top")
      }
    } else if parent == nil {
      found.append("\(name) is in no chain")
    }
    guard let container = container as? any LibraryContainer else { return found }
    if container.holder !== graph { found.append("\(name) does not belong to the graph") }
    for child in container.children where graph.node(of: child)?.parent !== self {
      found.append("\(name) contains \(ControllerName.of(child)), but is not its parent")
    }
    return found
  }
}
