import Routes
import RoutesLinks

extension ControllerGraph {
  /// Brings the graph to a destination, through other screens if no controller has its segue.
  ///
  /// ```swift
  /// try graph.open(AppDestination.conversation(status), searchingWithin: .init(states: 10_000))
  /// ```
  ///
  /// This is `open(_:)` of RoutesLinks, and a search if that finds no controller with the segue: the
  /// shortest path of moves to one, as ``explore(within:)`` finds it. The screens on the path are shown
  /// without their data, so a path through a screen that receives a destination is refused: open that
  /// destination first, in a list. A graph of a window does not search.
  ///
  /// - Parameters:
  ///   - destination: The destination, with the dependencies of its screen.
  ///   - bounds: The limits of the search.
  /// - Returns: The prepared controller.
  /// - Throws: `Refusal`, which says how near one can get and what stops there; or the error of a
  ///   closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each.
  @discardableResult
  public func open(
    _ destination: some Destination,
    searchingWithin bounds: Exploration.Bounds
  ) throws -> any Controller {
    try request("open", "\(destination) by '\(destination.segueIdentifier)'") { graph in
      try graph.atomically {
        try graph.bring(to: destination) { try $0.follow(pathToSegue: $1, within: bounds) }
      }
    }
  }

  /// Follows the shortest path to a state in which a segue can be performed.
  private func follow(
    pathToSegue identifier: ExactString,
    within bounds: Exploration.Bounds
  ) throws {
    guard !isOfWindow else {
      throw unreachable(identifier, "a window is not searched; open the screens before it first")
    }
    var facts = Exploration.Facts()
    facts.dismissesAll = true
    let exploration = try explore(within: bounds, facts: facts)
    guard let path = exploration.path(performing: identifier) else {
      let count = exploration.stateCount
      let states = count == 1 ? "the only state" : "none of the \(count) states"
      let found = count == 1 ? "has no such controller" : "that moves lead to has such a controller"
      throw unreachable(identifier, "\(states) \(found)")
    }
    for step in path.steps {
      if step.move.action == .dismiss, let root = frontNode?.presentationRoot {
        try askAboutDismissal(of: root)
      }
      let place = frontNode.map { ControllerName.described($0.controller) } ?? ""
      let before = Set(survey().controllers.map { ObjectIdentifier($0) })
      try followingUp { try make(step.move) }
      for controller in survey().controllers where !before.contains(ObjectIdentifier(controller)) {
        guard let node = node(of: controller), node.isReceiver else { continue }
        let name = ControllerName.of(controller)
        let problem = "\(name) comes next and needs a destination; open that one first, in a list"
        throw unreachable(identifier, problem, nearest: place)
      }
    }
  }
}
