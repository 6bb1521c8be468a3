extension ControllerGraph {
  /// What is where, as a value.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  public var snapshot: Snapshot { survey().snapshot }

  /// The snapshot, and the controllers in its order.
  func survey() -> (snapshot: Snapshot, controllers: [any Controller]) {
    var snapshot = Snapshot(width: width)
    var controllers: [any Controller] = []
    guard let root else { return (snapshot, controllers) }
    snapshot.screens.reserveCapacity(nodes.count)
    var pending: [Snapshot.Item] = [.init(root, .root)]
    while let next = pending.popLast() {
      guard let node = node(of: next.controller) else { continue }
      let index = snapshot.screens.count
      controllers.append(node.controller)
      snapshot.screens.append(
        Snapshot.Screen(
          of: node.controller,
          node.container,
          at: next.place,
          isSelected: next.isSelected
        )
      )
      if let presented = node.presented {
        pending.append(
          .init(presented.controller, .presented(by: index, style: presented.style))
        )
      }
      pending += node.embedded.reversed().map { .init($0, .embedded(in: index)) }
      if let container = node.container { pending += container.items(at: index).reversed() }
    }
    return (snapshot, controllers)
  }

  /// Compares the graph with a snapshot in the one-line notation.
  ///
  /// ```swift
  /// try graph.expect("nav(Feed, Conversation) > sheet nav(Share)")
  /// ```
  ///
  /// - Parameters:
  ///   - notation: The notation of what is expected.
  ///   - file: Where it is expected, for messages; leave it out.
  ///   - line: The same.
  /// - Throws: ``SnapshotMismatch``, which shows where the two differ; ``NotationError`` when the
  ///   notation cannot be read.
  public func expect(
    _ notation: String,
    file: String = #filePath,
    line: Int = #line
  ) throws {
    let callSite = CallSite(file: file, line: line)
    let expected: Snapshot
    do throws(NotationError) {
      expected = try Snapshot(notation)
    } catch {
      var error = error
      error.callSite = callSite
      throw error
    }
    let found = snapshot
    guard expected == found else {
      throw SnapshotMismatch(expected: expected, found: found, callSite: callSite)
    }
  }
}

extension Snapshot {
  /// A controller, and its place in a snapshot.
  struct Item {
    let controller: any Controller
    let place: Place
    let isSelected: Bool

    init(_ controller: any Controller, _ place: Place, isSelected: Bool = false) {
      self.controller = controller
      self.place = place
      self.isSelected = isSelected
    }
  }
}
