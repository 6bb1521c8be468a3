extension ControllerGraph {
  /// Performs the transition to a segue's prepared destination, by its role or the caller's choice.
  func move(
    to controller: any Controller,
    by registration: Registration,
    _ request: SegueRequest,
    from start: Node,
    _ cause: Cause
  ) throws {
    let style = registration.style
    switch request.role ?? registration.role {
    case .push: try push(controller, from: start, cause)
    case .show: try show(controller, from: start, style: style, cause)
    case .detail: try showDetail(controller, from: start, style: style, cause)
    case .popover: try present(controller, from: start, style: .popover, cause)
    case .custom:
      let segue = PerformedSegue(request, from: start, to: controller)
      try performCustom(registration, segue, cause)
    case .presentation, .unknown, .relationship, .embedding, .unwinding:
      try present(controller, from: start, style: style, cause)
    }
  }
}
