import Routes

extension ControllerGraph {
  /// Brings the graph to a destination, from wherever it is.
  ///
  /// ```swift
  /// try graph.open(AppDestination.conversation(status))
  /// ```
  ///
  /// The segue of the destination starts from the nearest controller that has it. The graph goes back to
  /// that controller: it dismisses, selects tabs and pops, in one transition. If no
  /// controller has the segue, open the screens before it first, in a list. Nothing changes unless all
  /// of it is possible. Only the last transition takes time, with `Transition.Timing.untilFinished`.
  ///
  /// Presentations are asked before their dismissal, as before a user's swipe: a controller that is modal
  /// in its presentation, a `DismissalDelegate` or a `DismissalResponder` can refuse. A screen that
  /// receives a destination is never shown without one: open a list of destinations then.
  ///
  /// - Parameter destination: The destination, with the dependencies of its screen.
  /// - Returns: The prepared controller.
  /// - Throws: `Refusal`, which names the nearest reachable screen and the obstacle; or the error of a
  ///   closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*n*) in the number of controllers.
  @discardableResult
  public func open(_ destination: some Destination) throws -> any Controller {
    try request("open", "\(destination) by '\(destination.segueIdentifier)'") { graph in
      try graph.atomically { try graph.bring(to: destination) }
    }
  }

  /// Brings the graph to several destinations, one after the other.
  ///
  /// ```swift
  /// try graph.open([AppDestination.login, .conversation(status)])
  /// ```
  ///
  /// - Parameter destinations: The destinations; the last one is visible at the end.
  /// - Returns: The prepared controllers. Some may have left the graph on the way to later ones.
  /// - Throws: `Refusal` as ``open(_:)-(Destination)``, whose `Refusal.step` says which destination
  ///   was refused. Nothing has changed then.
  /// - Complexity: O(*d* · *n*) in the numbers of destinations and of controllers.
  @discardableResult
  public func open(_ destinations: [some Destination]) throws -> [any Controller] {
    try request("open", Self.list(destinations)) { graph in
      try graph.steps(to: destinations) { try graph.bring(to: $0) }
    }
  }
}

extension Navigator {
  /// Brings the graph to a destination, from wherever it is.
  public func open(_ destination: Target) {
    request("open \(destination)") { graph, _ in try graph.open(destination) }
  }
}

extension ControllerGraph {
  /// Goes to a destination by the nearest controller that has its segue.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - asked: The presentations that may be dismissed.
  ///   - approach: Moves the graph to a controller with the segue if it has none; `nil` refuses.
  package func bring<Target: Destination>(
    to destination: Target,
    asked: Set<ObjectIdentifier> = [],
    approach: ((ControllerGraph, ExactString) throws -> Void)? = nil
  ) throws -> any Controller {
    let identifier = destination.route.segue
    var obstacle: Refusal.Reason?
    for source in try sources(of: identifier, Target.Source.self) {
      do {
        let way = try wayBack(to: source)
        for root in way.dismissed where !asked.contains(root.id) && isAskedAboutDismissal(root) {
          return try asking("open", "\(destination)") {
            try askAboutDismissal(of: root)
          } then: { graph in
            let asked = asked.union([root.id])
            return try graph.bring(to: destination, asked: asked, approach: approach)
          }
        }
        return try perform(destination, at: source, after: way)
      } catch let reason as Refusal.Reason where reason.isOfPlace {
        obstacle = obstacle ?? reason
      }
    }
    if let obstacle { throw obstacle }
    guard let approach else {
      let problem = "the graph has no such controller; open the screens before it first, in a list"
      throw unreachable(identifier, problem)
    }
    try takingNoTime { try approach(self, identifier) }
    return try bring(to: destination)
  }

  /// The controllers from which a segue can start, the one with the shortest way back first.
  ///
  /// - Parameter type: The type of the controllers, if the destination names one.
  private func sources<Source>(
    of identifier: ExactString,
    _ type: Source.Type
  ) throws(Refusal.Reason) -> [Node] {
    guard let visible = frontNode else { throw .controller(.noRoot) }
    guard let group = registry.groups[identifier] else {
      throw .segue(
        .unknown(
          identifier: identifier,
          source: ControllerName.of(visible.controller),
          available: registry.exactIdentifiers
        )
      )
    }
    var sources: [(node: Node, length: Int)] = []
    for controller in survey().controllers.reversed() {
      guard type == (any Controller).self || controller is Source,
        let node = node(of: controller),
        let registration = try? registry.choice(in: group, for: node),
        !registration.startsAnywhere || isInFront(node) && node.content == nil
      else { continue }
      sources.append((node, lengthOfWayBack(to: node)))
    }
    // A stable sort: of equally short ways, the way to the later controller comes first.
    return sources.enumerated()
      .sorted { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }
      .map(\.element.node)
  }

  /// The refusal of a segue that no controller of the graph has.
  package func unreachable(
    _ identifier: ExactString,
    _ problem: String,
    nearest: String? = nil
  ) -> Refusal.Reason {
    .segue(
      .unreachable(
        identifier: identifier,
        sources: (registry.groups[identifier] ?? []).map(\.sourceName),
        nearest: nearest ?? frontNode.map { ControllerName.described($0.controller) } ?? "",
        problem: problem
      )
    )
  }
}

extension Refusal.Reason {
  /// Whether the segue may be possible from another controller.
  fileprivate var isOfPlace: Bool {
    switch self {
    case .presentation(.modalInPresentation), .presentation(.declined): false
    case .presentation, .stack, .container, .controller(.outOfReach): true
    case .segue, .controller, .unwind, .transition: false
    }
  }
}

extension ControllerGraph {
  /// Unavailable: a destination is a case of an enum, with the dependencies of its screen.
  ///
  /// It takes a value of any type, as the unavailable `go(to:)` does.
  @available(
    *,
    unavailable,
    message: """
      pass a case, not an optional, of an enum that conforms to Destination, with all of its \
      dependencies, as in \
      'open(AppDestination.conversation(status))'
      """
  )
  public func open<Target>(_ destination: Target) throws {}
}
