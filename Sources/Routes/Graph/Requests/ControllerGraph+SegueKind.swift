extension ControllerGraph {
  /// Moves to a prepared controller in the way of the segue's kind, or of one that was chosen.
  func transition(
    _ registration: Registration,
    _ segue: @autoclosure () -> PerformedSegue,
    to controller: any Controller,
    from start: Node,
    _ cause: @autoclosure () -> Cause,
    as role: SegueKind.Role?
  ) throws {
    let style = registration.style
    switch role ?? registration.role {
    case .push: try push(controller, from: start, cause())
    case .show: try show(controller, from: start, style: style, cause())
    case .detail: try showDetail(controller, from: start, style: style, cause())
    case .popover: try present(controller, from: start, style: .popover, cause())
    case .custom: try performCustom(registration, segue())
    case .presentation, .unknown, .relationship, .embedding, .unwinding:
      try present(controller, from: start, style: style, cause())
    }
  }
}
