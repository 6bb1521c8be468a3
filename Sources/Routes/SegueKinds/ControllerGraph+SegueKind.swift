extension ControllerGraph {
  /// Moves to a prepared controller in the way of the segue's kind.
  func transition(
    _ registration: Registration,
    _ segue: PerformedSegue,
    from start: Node,
    _ cause: Cause,
    as kind: SegueKind?
  ) throws {
    let controller = segue.destination
    let style = registration.style
    switch (kind ?? registration.kind).role {
    case .push: try push(controller, from: start, cause)
    case .show: try show(controller, from: start, style: style, cause)
    case .detail: try showDetail(controller, from: start, style: style, cause)
    case .popover: try present(controller, from: start, style: .popover, cause)
    case .custom: try performCustom(registration, segue)
    case .presentation, .unknown, .relationship, .embedding, .unwinding:
      try present(controller, from: start, style: style, cause)
    }
  }
}
