import Routes

extension ControllerGraph {
  /// The destinations that led to the controllers in the graph.
  ///
  /// ```swift
  /// let path = graph.destinations(of: AppDestination.self)
  /// ```
  ///
  /// A controller from another request has no destination. The destination of the visible controller is
  /// the last, so that ``open(_:)-([Target])`` leads to it again.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  public var destinations: [any Destination] {
    reading {
      var found: [any Destination] = []
      var pending = rootNode.map { [$0] } ?? []
      while let node = pending.popLast() {
        if let destination = node.destination { found.append(destination) }
        if let presented = node.presented { pending.append(presented) }
        pending += (node.embedded + inOrderOfOpening(node)).reversed()
          .compactMap { self.node(of: $0) }
      }
      return found
    }
  }

  /// The children of a container, the one in front last; of a stack from the root upwards.
  private func inOrderOfOpening(_ node: Node) -> [any Controller] {
    guard let content = node.content, node.stack == nil else {
      return node.children
    }
    return node.children.filter { $0 !== content } + [content]
  }

  /// The destinations of one enum that led to the controllers in the graph.
  ///
  /// - Parameter type: The app's enum of destinations.
  /// - Complexity: O(*n*) in the number of controllers.
  public func destinations<Target: Destination>(
    of type: Target.Type
  ) -> DestinationPath<Target> {
    DestinationPath(destinations.compactMap { $0 as? Target })
  }

  /// Opens the destinations of a list up to the first that is refused.
  ///
  /// ```swift
  /// let path = graph.destinations(of: AppDestination.self)
  /// let restored = graph.restore(path)
  /// if let cut = restored.cut { print(cut) }
  /// ```
  ///
  /// The destinations are opened one after the other, each as a whole. The first that cannot be read or
  /// opened ends the list, so that the others survive an update of the app that drops a screen. So does
  /// the 501st, because a list from outside of the app may have any length.
  ///
  /// - Parameter path: The list, as ``destinations(of:)`` returned it.
  /// - Returns: The opened destinations, and the reason why the rest was cut off.
  /// - Complexity: That of ``open(_:)-(Target)`` for each destination, at most 500 of them.
  @discardableResult
  public func restore<Target: Destination>(
    _ path: DestinationPath<Target>
  ) -> DestinationPath<Target> where Target.Parent == Target? {
    let limit = 500
    func cut(at position: Int, _ reason: String) -> DestinationPath<Target> {
      let count = path.destinations.count - position + (path.cut?.count ?? 0)
      return DestinationPath(
        Array(path.destinations.prefix(position)),
        cut: .init(count: count, reason: .refused(reason))
      )
    }
    for (position, destination) in path.destinations.enumerated() {
      if position == limit { return cut(at: position, "a list has at most \(limit) destinations") }
      do {
        try open(destination)
      } catch {
        return cut(at: position, "\(error)")
      }
    }
    return path
  }
}
