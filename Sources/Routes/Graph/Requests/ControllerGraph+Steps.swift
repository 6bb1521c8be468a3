extension ControllerGraph {
  /// Goes through a list of destinations, all of them or none.
  ///
  /// ```swift
  /// try graph.go(through: [AppDestination.login, .conversation(status)])
  /// ```
  ///
  /// Each step is a ``go(to:from:)``. The first starts from the source, and each other one from the
  /// visible controller, to which the step before has led. If a step is refused, or a closure throws,
  /// the steps before it are undone. Only the last transition takes time, with
  /// ``Transition/Timing/untilFinished``.
  ///
  /// The steps lead forwards only. `open(_:)` of the module RoutesLinks also goes back to a controller
  /// that has the segue.
  ///
  /// - Parameters:
  ///   - destinations: The destinations, with the dependencies of their screens, the first one first.
  ///   - source: The controller that performs the first segue, as in ``go(to:from:)``.
  /// - Returns: The prepared controllers, one for each destination.
  /// - Throws: ``Refusal``, whose ``Refusal/step`` says which destination was refused; or the error of a
  ///   closure, unchanged. Nothing has changed then.
  /// - Complexity: O(*n* · *d*) in the number of destinations and the depth of the hierarchy.
  @discardableResult
  public func go<Target: Destination>(
    through destinations: [Target],
    from source: Target.Source? = nil
  ) throws -> [any Controller] {
    try go(through: destinations, startingFrom: source)
  }

  func go(
    through destinations: [any Destination],
    startingFrom source: Any?
  ) throws -> [any Controller] {
    let source = try controller(source, for: "go through \(Self.list(destinations))")
    return try request(
      "go through",
      Self.list(destinations),
      RequestSignature(
        ExactString(destinations.map(\.segueIdentifier).joined(separator: " ")),
        from: source
      )
    ) { graph in
      var next = source
      return try graph.steps(to: destinations) { destination in
        defer { next = nil }
        return try graph.perform(destination, from: next)
      }
    }
  }

  package static func list<Target>(_ destinations: [Target]) -> String {
    destinations.map { "\($0)" }.joined(separator: ", ")
  }

  /// Makes a step for each destination of a list, all of them or none. Only the last takes time.
  package func steps<Target>(
    to destinations: [Target],
    _ move: (Target) throws -> any Controller
  ) throws -> [any Controller] {
    try atomically {
      try destinations.enumerated().map { index, destination in
        try explainingStep(index, to: destinations) {
          if index == destinations.count - 1 { return try move(destination) }
          return try takingNoTime { try move(destination) }
        }
      }
    }
  }

  /// Adds the refused destination of a list to the reason.
  func explainingStep<Target, Result>(
    _ index: Int,
    to destinations: [Target],
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let reason as Refusal.Reason {
      let step = Refusal.Step(
        index: index,
        count: destinations.count,
        destination: "\(destinations[index])",
        hierarchy: snapshot
      )
      throw StepRefusal(reason: reason, step: step)
    }
  }

  /// Ends the transitions of a body at once, so that others can follow them.
  package func takingNoTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    let own = timing
    timing = .immediate
    defer { timing = own }
    return try body()
  }
}
