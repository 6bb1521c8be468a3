import Routes

extension ControllerGraph {
  /// Brings the graph to a destination, from wherever it is.
  ///
  /// ```swift
  /// try graph.open(AppDestination.conversation(status))
  /// ```
  ///
  /// A destination that the user sees already stays, if its type is `Equatable` and the payloads are equal.
  /// If its segue presents, it is presented from the visible screen. For any other, the graph
  /// goes back to the nearest controller that has its segue: it dismisses, selects tabs and pops, in one
  /// transition. A destination with a `parent` starts from the parent's screen, which is opened first
  /// unless it is open. Nothing changes unless all of it is possible. Only the last transition takes time,
  /// with `Transition.Timing.untilFinished`.
  ///
  /// If no controller has the segue, the request is refused: no screen is shown without its data. The
  /// refusal names the segues of the list to open. A graph in memory and a graph of a window do the same.
  ///
  /// Presentations are asked before their dismissal, as before a user's swipe: a controller that is modal
  /// in its presentation, a `DismissalDelegate` or a `DismissalResponder` can refuse.
  ///
  /// - Parameter destination: The destination, with the dependencies of its screen.
  /// - Returns: The prepared controller.
  /// - Throws: `Refusal`, which names the visible screen and the obstacle; or the error of a
  ///   closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*n*) in the number of controllers.
  @discardableResult
  public func open<Target: Destination>(_ destination: Target) throws -> any Controller
  where Target.Parent == Target? {
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
  /// - Throws: `Refusal` as ``open(_:)-(Target)``, whose `Refusal.step` says which destination
  ///   was refused. Nothing has changed then.
  /// - Complexity: O(*d* · *n*) in the numbers of destinations and of controllers.
  @discardableResult
  public func open<Target: Destination>(_ destinations: [Target]) throws -> [any Controller]
  where Target.Parent == Target? {
    try request("open", Self.list(destinations)) { graph in
      try graph.steps(to: destinations) { try graph.bring(to: $0) }
    }
  }
}

extension Navigator {
  /// Brings the graph to a destination, from wherever it is.
  public func open(_ destination: Target) where Target.Parent == Target? {
    request("open \(destination)") { graph, _ in try graph.open(destination) }
  }
}

extension ControllerGraph {
  /// Opens a destination, and before it the parents that are not open.
  func bring<Target: Destination>(to destination: Target) throws -> any Controller
  where Target.Parent == Target? {
    if let frontNode, let equatable = destination as? any Equatable,
      frontNode.hasArrived(by: equatable)
    {
      return frontNode.controller
    }
    let path = try pathOfParents(of: destination)
    let open = path.indices.dropLast().last { screen(of: path[$0]) != nil }
    var parent = open.flatMap { screen(of: path[$0]) }
    let steps = Array(path[(open.map { $0 + 1 } ?? 0)...])
    if steps.count == 1 { return try bring(to: destination, within: parent) }
    let controllers = try self.steps(to: steps) { step in
      let controller = try bring(to: step, within: parent)
      parent = node(of: controller)
      return controller
    }
    return controllers[controllers.count - 1]
  }

  /// A destination after its parents, the outermost first.
  private func pathOfParents<Target: Destination>(
    of destination: Target
  ) throws(Refusal.Reason) -> [Target] where Target.Parent == Target? {
    var path = [destination]
    while let parent = path[path.count - 1].parent {
      path.append(parent)
      if path.count > 101 {
        let problem = "it has more than 100 parents; return nil as the 'parent' of the outermost"
        throw .transition(.failed(problem))
      }
    }
    return path.reversed()
  }

  /// The open controller of a destination, with the shortest way back of several.
  private func screen(of destination: some Destination) -> Node? {
    guard let equatable = destination as? any Equatable else { return nil }
    return survey().controllers.reversed().compactMap { node(of: $0) }
      .filter { $0.hasArrived(by: equatable) }
      .min { lengthOfWayBack(to: $0) < lengthOfWayBack(to: $1) }
  }

  /// Goes to a destination by the nearest controller that has its segue.
  ///
  /// - Parameters:
  ///   - parent: The controller of its parent, which has the segue or contains the controller with it.
  private func bring<Target: Destination>(
    to destination: Target,
    within parent: Node?,
    asked: Set<ObjectIdentifier> = []
  ) throws -> any Controller {
    let identifier = destination.route.segue
    var obstacle: Refusal.Reason?
    for (source, registration) in try sources(of: identifier, Target.Source.self, within: parent) {
      do {
        if parent == nil, registration.role == .presentation, !isPresented(identifier), let visible
        {
          return try perform(destination, from: source.controller, over: visible)
        }
        let way = try wayBack(to: source)
        for root in way.dismissed where !asked.contains(root.id) && isAskedAboutDismissal(root) {
          return try asking("open", "\(destination)") {
            try askAboutDismissal(of: root)
          } then: { graph in
            try graph.bring(to: destination, within: parent, asked: asked.union([root.id]))
          }
        }
        return try perform(destination, at: source, after: way)
      } catch let reason as Refusal.Reason where reason.isOfPlace {
        obstacle = obstacle ?? reason
      }
    }
    throw obstacle ?? unreachable(identifier)
  }

  /// Whether a presentation on screen came from a destination's segue.
  private func isPresented(_ identifier: ExactString) -> Bool {
    survey().controllers.contains { controller in
      guard let node = node(of: controller) else { return false }
      return node.presentationRoot.presenter != nil && node.destination?.route.segue == identifier
    }
  }

  /// The possible sources of a segue, the nearest first.
  ///
  /// - Parameters:
  ///   - type: The type of the controllers, if the destination names one.
  ///   - parent: A controller that they are, contain or are inside of.
  private func sources<Source>(
    of identifier: ExactString,
    _ type: Source.Type,
    within parent: Node?
  ) throws(Refusal.Reason) -> [(node: Node, Registration)] {
    guard frontNode != nil else { throw .controller(.noRoot) }
    guard let group = registry.groups[identifier] else {
      throw .segue(
        .unknown(
          identifier: identifier,
          source: "the registry",
          available: registry.exactIdentifiers
        )
      )
    }
    var sources: [(node: Node, registration: Registration, length: Int)] = []
    for controller in survey().controllers.reversed() {
      guard type == (any Controller).self || controller is Source,
        let node = node(of: controller),
        let registration = try? registry.choice(in: group, for: node),
        !registration.startsAnywhere || isInFront(node) && node.content == nil,
        parent.map({ $0.isAround(node) || node.isAround($0) }) ?? true
      else { continue }
      sources.append((node, registration, lengthOfWayBack(to: node)))
    }
    // A stable sort: of equally short ways, the way to the later controller comes first.
    return sources.enumerated()
      .sorted { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }
      .map { ($0.element.node, $0.element.registration) }
  }

  /// The refusal of a segue that no controller of the graph has, with the segues that lead to it.
  private func unreachable(_ identifier: ExactString) -> Refusal.Reason {
    let path = pathOfSegues(to: identifier).map { "'\($0)'" }.joined(separator: ", ")
    let list =
      path.isEmpty
      ? "open the screens before it first, in a list"
      : """
      open a list of the destinations of \(path), each with its data, or return the one before it as its \
      'parent'
      """
    return .segue(
      .unreachable(
        identifier: identifier,
        sources: (registry.groups[identifier] ?? []).map(\.sourceName),
        nearest: frontNode.map { ControllerName.described($0.controller) } ?? "",
        problem: "the graph has no such controller; \(list)"
      )
    )
  }

  /// The shortest path of segues from a controller of the graph, with a segue at its end; empty if the
  /// registry knows none.
  private func pathOfSegues(to identifier: ExactString) -> [ExactString] {
    let controllers = survey().controllers.compactMap { node(of: $0) }
    var paths = [[identifier]]
    var seen: Set<ExactString> = [identifier]
    var next = 0
    while next < paths.count {
      let path = paths[next]
      next += 1
      let group = registry.groups[path[0]] ?? []
      if path.count > 1,
        controllers.contains(where: { (try? registry.choice(in: group, for: $0)) != nil })
      {
        return path
      }
      let sources = Set(group.map(\.sourceName))
      for before in registry.exactIdentifiers where !seen.contains(before) {
        let registrations = registry.groups[before] ?? []
        guard registrations.contains(where: { sources.contains($0.destination.string) }) else {
          continue
        }
        seen.insert(before)
        paths.append([before] + path)
      }
    }
    return []
  }
}

extension Equatable {
  fileprivate func isEqual(_ other: any Destination) -> Bool { (other as? Self) == self }
}

extension Node {
  /// Whether the controller came by an equal destination.
  fileprivate func hasArrived(by other: any Equatable) -> Bool {
    destination.map(other.isEqual) == true
  }

  /// Whether a controller is this one or inside of it.
  fileprivate func isAround(_ node: Node) -> Bool {
    node.ancestors.contains { $0 === self }
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
  /// Unavailable: a link is read by an enum.
  @available(
    *,
    unavailable,
    message: "read the link first, as in 'open(AppDestination(link: link))'"
  )
  @_disfavoredOverload
  public func open(_ link: some StringProtocol) throws {}
}
