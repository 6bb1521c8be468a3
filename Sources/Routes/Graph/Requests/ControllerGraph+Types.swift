extension ControllerGraph {
  /// Pops to the nearest controller of a type below the top of a stack.
  ///
  /// ```swift
  /// try graph.pop(to: FeedController.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type, a class or a protocol.
  ///   - source: The navigation controller, or a controller inside it; by default the visible
  ///     controller.
  /// - Returns: The controller, which is on top.
  /// - Throws: ``Refusal`` when there is no stack, or no such controller below its top.
  /// - Complexity: O(*n*) in the number of popped controllers.
  @discardableResult
  public func pop<Screen>(
    to type: Screen.Type,
    from source: (any Controller)? = nil
  ) throws -> Screen {
    try request("pop to", ControllerName.of(type)) { graph in
      let start = try graph.source(source)
      let navigation = try graph.navigation(around: start)
      let below = navigation.stack.dropLast()
      guard let index = below.lastIndex(where: { $0 is Screen || $0.model is Screen }),
        let screen = below[index] as? Screen ?? below[index].model as? Screen
      else { throw Refusal.Reason.stack(.notOnStack(ControllerName.of(type))) }
      try graph.pop(navigation.stack.count - 1 - index, from: navigation, source: start)
      return screen
    }
  }

  /// Dismisses the presentations above the nearest controller of a type.
  ///
  /// The presenters of a source are searched from the last to the first, each with the controllers
  /// around it and in front inside its hierarchy.
  ///
  /// ```swift
  /// try graph.dismiss(to: FeedController.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type, a class or a protocol.
  ///   - source: The controller that dismisses; by default the visible controller.
  /// - Returns: The controller above which nothing is presented.
  /// - Throws: ``Refusal`` when no presenter's hierarchy has such a controller.
  /// - Complexity: O(*d*) in the depth of the hierarchy, presentations included.
  @discardableResult
  public func dismiss<Screen>(
    to type: Screen.Type,
    from source: (any Controller)? = nil
  ) throws -> Screen {
    try request("dismiss to", ControllerName.of(type)) { graph in
      let start = try graph.source(source)
      var next = start.presentationRoot.presenter
      while let presenter = next {
        let inside = graph.contentChain(from: presenter).map(\.controller).reversed()
        let around = presenter.ancestors.dropFirst().map(\.controller)
        if let screen = (inside + around).lazy.compactMap({ $0 as? Screen ?? $0.model as? Screen })
          .first
        {
          try graph.dismiss(from: presenter, source: start)
          return screen
        }
        next = presenter.presentationRoot.presenter
      }
      throw Refusal.Reason.presentation(
        .nothingToDismissTo(expected: ControllerName.of(type), source: start.name)
      )
    }
  }

  /// Dismisses every presentation, down to the window's root, in one transition.
  ///
  /// ```swift
  /// try graph.dismissAll()
  /// ```
  ///
  /// - Parameter completion: Called once when the transition is over; never for a refused request.
  /// - Returns: The dismissed controller, the lowest one.
  /// - Throws: ``Refusal`` when nothing is presented.
  /// - Complexity: O(*d*) in the depth of the hierarchy, presentations included.
  @discardableResult
  public func dismissAll(completion: (() -> Void)? = nil) throws -> any Controller {
    try request("dismiss all", "") { graph in
      let start = try graph.source(nil)
      var lowest = start
      while let presenter = lowest.presentationRoot.presenter { lowest = presenter }
      return try graph.dismiss(
        from: lowest,
        source: start,
        completion: Self.whenOver(completion)
      )
    }
  }
}
