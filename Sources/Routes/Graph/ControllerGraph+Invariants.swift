extension ControllerGraph {
  /// Stops a debug build if the graph contradicts itself.
  ///
  /// Large graphs are left out, where the check would take longer than all transitions.
  func assertInvariants() {
    assert(nodes.count > 256 || brokenInvariant == nil, brokenInvariant ?? "")
  }

  /// A contradiction in the graph; `nil` if there is none.
  ///
  /// An app's own containers may return other children at any time, so nothing depends on these.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  var brokenInvariant: String? {
    brokenRoot ?? nodes.values.lazy.compactMap { $0.brokenInvariant(in: self) }.first
      ?? brokenSerials ?? brokenReachability ?? brokenRest
  }

  private var brokenRoot: String? {
    guard let rootNode else { return nodes.isEmpty ? nil : "there are nodes, but no root" }
    if nodes[rootNode.id] !== rootNode { return "the root is not in the graph" }
    if rootNode.parent != nil || rootNode.presenter != nil {
      return "the root has a parent or a presenter"
    }
    return nil
  }

  private var brokenSerials: String? {
    let serials = Set(nodes.values.map(\.serial))
    if serials.count != nodes.count { return "two nodes have the same serial number" }
    return serials.contains { $0 >= nextSerial } ? "a serial number is not used up" : nil
  }

  /// Every node has one owner, so nodes that the root does not reach own each other.
  private var brokenReachability: String? {
    var owned: [ObjectIdentifier: [Node]] = [:]
    for node in nodes.values {
      if let owner = node.parent ?? node.presenter { owned[owner.id, default: []].append(node) }
    }
    var pending = rootNode.map { [$0] } ?? []
    var reached = 0
    while let node = pending.popLast() {
      reached += 1
      pending += owned[node.id] ?? []
    }
    return reached == nodes.count ? nil : "the root reaches \(reached) of \(nodes.count) nodes"
  }

  private var brokenRest: String? {
    if let id = transition.departed.keys.first(where: { nodes[$0] != nil }) {
      return "a removed controller is in the graph: \(name(of: id))"
    }
    guard transition.blocking == nil, transition.nesting == 0 else { return nil }
    if !transition.departed.isEmpty { return "a removed controller is not released" }
    if !transition.appearances.isEmpty { return "a 'will' call has no answer" }
    return nil
  }

  private func name(of id: ObjectIdentifier) -> String {
    nodes[id].map { ControllerName.of($0.controller) } ?? "unknown"
  }
}

extension Node {
  /// A contradiction between a node and its neighbors.
  fileprivate func brokenInvariant(in graph: ControllerGraph) -> String? {
    let name = ControllerName.of(controller)
    if graph.nodes[id] !== self { return "\(name) is stored under another identity" }
    if self !== graph.rootNode, (parent == nil) == (presenter == nil) {
      return "\(name) does not have exactly one parent or presenter"
    }
    if let parent {
      if graph.nodes[parent.id] !== parent { return "the parent of \(name) is not in the graph" }
      if !parent.lists(self) { return "the parent of \(name) does not list it once" }
    }
    if let presenter {
      if graph.nodes[presenter.id] !== presenter {
        return "the presenter of \(name) is not in the graph"
      }
      if presenter.presented !== self { return "the presenter of \(name) does not present it" }
    }
    if let presented, presented.presenter !== self {
      return "\(name) presents a controller with another presenter"
    }
    if let broken = embedded.first(where: { graph.node(of: $0)?.parent !== self }) {
      return "\(name) embeds \(ControllerName.of(broken)), which has another parent"
    }
    guard let container = container as? any LibraryContainer else { return nil }
    if container.holder !== graph { return "\(name) does not belong to the graph" }
    if let broken = container.children.first(where: { graph.node(of: $0)?.parent !== self }) {
      return "\(name) contains \(ControllerName.of(broken)), which has another parent"
    }
    return nil
  }

  private func lists(_ child: Node) -> Bool {
    if container != nil, !(container is any LibraryContainer), !embeds(child.controller) {
      return true
    }
    return (children + embedded).count { $0 === child.controller } == 1
  }
}
