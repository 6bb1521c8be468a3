import Routes

/// The changes that make a controller of the graph visible.
struct WayBack {
  /// The dismissed presentations, the last one first.
  var dismissed: [Node] = []
  /// The dismissals, from the outside inwards. There is usually only one.
  fileprivate var dismissals: [ControllerChange] = []
  /// The changes of containers, from the outside inwards.
  fileprivate var selections: [ControllerChange] = []
}

extension ControllerGraph {
  /// The changes that make a controller visible.
  ///
  /// - Throws: The refusal of a container that cannot bring its child to the front.
  func wayBack(to target: Node) throws(Refusal.Reason) -> WayBack {
    var way = WayBack()
    for (node, inner) in path(outwardsFrom: target) {
      if let change = try inner?.changeBringingToFront() { way.selections.append(change) }
      if let presented = cover(of: node, inner) {
        way.dismissals.append(.dismiss(by: node.controller))
        way.dismissed += sequence(first: presented, next: \.presented)
      }
    }
    way.dismissals.reverse()
    way.selections.reverse()
    way.dismissed.reverse()
    return way
  }

  func lengthOfWayBack(to target: Node) -> Int {
    path(outwardsFrom: target).reduce(0) { count, step in
      let (node, inner) = step
      let isHidden = inner.map { !$0.isPresentationRoot && !shows($0, in: node) } ?? false
      return count + (isHidden ? 1 : 0) + (cover(of: node, inner) == nil ? 0 : 1)
    }
  }

  /// Goes back to a controller, and performs the segue of a destination there.
  func perform<Target: Destination>(
    _ destination: Target,
    at source: Node,
    after way: WayBack
  ) throws -> any Controller {
    try atomically {
      try takingNoTime { try go(way, to: source) }
      return try perform(destination, from: source.controller)
    }
  }

  /// Makes the changes, in one transition unless presentations beside each other are dismissed.
  private func go(_ way: WayBack, to target: Node) throws {
    for change in way.dismissals.dropLast() { try carryOut([change], backTo: target) }
    try carryOut(way.dismissals.suffix(1) + way.selections, backTo: target)
    guard isInFront(target), !target.isCovered else {
      let name = ControllerName.described(target.controller)
      throw Refusal.Reason.controller(.outOfReach(name, below: nil))
    }
  }

  /// A controller and its containers and presenters, up to the root, each with its child on the path.
  private func path(outwardsFrom target: Node) -> [(node: Node, inner: Node?)] {
    var path: [(node: Node, inner: Node?)] = []
    for node in sequence(first: target, next: \.enclosing) { path.append((node, path.last?.node)) }
    return path
  }

  /// The controller that one on a path presents, unless the path comes through it.
  private func cover(of node: Node, _ inner: Node?) -> Node? {
    if let inner, inner.isPresentationRoot { return nil }
    return node.presented
  }
}
