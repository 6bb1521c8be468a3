/// The target of an unwind, and how it was reached.
struct UnwindTarget {
  let node: Node
  /// The last presenter that the search passed, if it left a presentation.
  let presenter: Node?
  /// The controllers in the target's hierarchy that the search came through.
  let left: Set<ObjectIdentifier>
}

extension ControllerGraph {
  /// Searches the nearest controller of a type that takes an unwind, from the source outwards.
  func findTarget(
    of request: UnwindRequest,
    _ type: Any.Type
  ) throws(Refusal.Reason) -> UnwindTarget {
    var asked: [String] = []
    var declining: [String] = []
    func takes(_ node: Node) -> Bool {
      asked.append(node.name)
      guard isInstance(node.controller, of: type) else { return false }
      if accepts(node.controller, request) { return true }
      declining.append(node.name)
      return false
    }
    var presenter: Node?
    var left: Set<ObjectIdentifier> = [request.source.id]
    var current = request.source
    // The branch that the search comes from: a child, or the presented hierarchy.
    var previous: Node?
    while true {
      for child in descendants(of: current, except: previous) where takes(child) {
        return UnwindTarget(node: child, presenter: presenter, left: left)
      }
      if current !== request.source, takes(current) {
        return UnwindTarget(node: current, presenter: presenter, left: left)
      }
      if let parent = current.parent {
        previous = current
        current = parent
        left.insert(parent.id)
      } else if let next = current.presenter {
        previous = current
        presenter = next
        left = [next.id]
        current = next
      } else {
        guard declining.isEmpty else {
          throw .unwind(.declined(action: request.action, by: declining))
        }
        throw .unwind(.noTarget(expected: "\(type)", asked: asked))
      }
    }
  }

  private func accepts(_ controller: any Controller, _ request: UnwindRequest) -> Bool {
    guard let receiver = controller as? any UnwindReceiver else { return true }
    return receiver.canUnwind(request.action.string, from: request.source.controller)
  }

  /// The descendants of a node, children before their parents, in the order of the search.
  private func descendants(of node: Node, except branch: Node?) -> [Node] {
    var found: [Node] = []
    var pending = searchedChildren(of: node).filter { $0 !== branch }
    while let next = pending.popLast() {
      found.append(next)
      pending += searchedChildren(of: next)
    }
    return found.reversed()
  }

  /// The controller that a node presents, and then its children.
  private func searchedChildren(of node: Node) -> [Node] {
    let children = (node.children + node.embedded).compactMap { self.node(of: $0) }
    let isBackwards = node.container?.isSearchedBackwards == true
    return (node.presented.map { [$0] } ?? []) + (isBackwards ? children.reversed() : children)
  }
}

private func isInstance(_ controller: any Controller, of type: Any.Type) -> Bool {
  func isInstance<Kind>(_ kind: Kind.Type) -> Bool { controller is Kind }
  return isInstance(type)
}
