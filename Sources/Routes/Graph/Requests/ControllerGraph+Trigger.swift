extension ControllerGraph {
  /// Does what a control does that starts a segue: asks the source, lets it prepare, and moves.
  ///
  /// ```swift
  /// try graph.trigger("ShowConversation", sender: cell)
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - source: The controller whose segue it is. By default the visible one, or else the nearest
  ///     one around it that has the segue.
  ///   - sender: What the source's methods are given as the sender.
  /// - Returns: The segue's destination, or an unwind's target.
  /// - Throws: ``Refusal``, when the source says no too; or what a closure threw, unchanged.
  @discardableResult
  public func trigger(
    _ identifier: String,
    from source: (any Controller)? = nil,
    sender: Any? = nil
  ) throws -> any Controller {
    let request = SegueRequest(
      identifier: identifier,
      source: source,
      sender: sender,
      isAction: true
    )
    return try trigger(request, .untyped)
  }

  /// Does what a control does that starts a segue, from a controller of the type that has it.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller whose segue it is; one of another type does not compile.
  ///   - sender: What the source's methods are given as the sender.
  /// - Returns: The controller that the segue leads to, containers unwrapped, or an unwind's target.
  /// - Throws: ``Refusal``, when the source says no too; or what a closure threw, unchanged.
  @discardableResult
  public func trigger<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    from source: Source,
    sender: Any? = nil
  ) throws -> Destination {
    try trigger(segue.identifier, from: source, sender)
  }

  /// Does what a control does that starts a segue which has no identifier.
  ///
  /// Only the control can start such a segue, so that there is no `perform` for it.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The controller whose segue it is; one of another type does not compile.
  ///   - sender: What the source's methods are given as the sender.
  /// - Returns: The controller that the segue leads to, containers unwrapped, or an unwind's target.
  /// - Throws: ``Refusal``, when the source says no too; or what a closure threw, unchanged.
  @discardableResult
  public func trigger<Destination, Source>(
    _ segue: Segue<Destination>.Unnamed<Source>,
    from source: Source,
    sender: Any? = nil
  ) throws -> Destination {
    try trigger("", segue.objects, from: source, sender)
  }

  /// Triggers a typed segue, whose source may be of any type.
  private func trigger<Found>(
    _ identifier: String,
    _ objects: [String] = [],
    from source: Any,
    _ sender: Any?
  ) throws -> Found {
    var request = SegueRequest(
      identifier: identifier,
      objects: objects,
      sender: sender,
      isAction: true
    )
    request.source = try controller(source, asked: "trigger \(request.label)")
    return try trigger(request, .typed)
  }

  /// Triggers a segue, or the unwind that it turns out to be.
  private func trigger<Found>(_ request: SegueRequest, _ landing: TriggerTarget<Found>) throws
    -> Found
  {
    try attempt("trigger \(request.label)") {
      do {
        var found: Found?
        try carryOut(
          request,
          later: { graph in _ = try graph.trigger(request, landing) }
        ) { found = try landing.forwards(self, $0) }
        if let found { return found }
      } catch Refusal.Reason.notPerformable(_, kind: .unwind) {}
      let (start, registration) = try find(request)
      try ask(start.controller as? any SegueSource, request)
      return try landing.back(
        self,
        UnwindRequest(registration, from: start, sender: request.sender)
      )
    }
  }
}

/// How what a trigger returns is found: in the destination before the move, or by an unwind.
private struct TriggerTarget<Found> {
  let forwards: (ControllerGraph, any Controller) throws -> Found
  let back: (ControllerGraph, ControllerGraph.UnwindRequest) throws -> Found

  /// The controller inside the destination that is of the segue's type.
  static var typed: Self {
    Self(
      forwards: { graph, controller in try controller as? Found ?? graph.search(controller) },
      back: { graph, request in try graph.unwind(request, to: Found.self) }
    )
  }
}

extension TriggerTarget<any Controller> {
  /// The destination as it is.
  static var untyped: Self {
    Self(
      forwards: { _, controller in controller },
      back: { graph, request in try graph.unwind(request, to: (any UnwindReceiver).self) }
    )
  }
}
