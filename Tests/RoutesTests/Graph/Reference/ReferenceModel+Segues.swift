extension ReferenceModel {
  /// Asks the source about a user's action, and performs the segue.
  mutating func trigger(
    _ segue: Request.Segue,
    from source: Int?
  ) throws(ModelRefusal) -> [Int] {
    let number = try self.source(source)
    guard segue != .missing, let start = controller(number) else { throw .unknownSegue }
    if !isInReach(number) { throw .outOfReach }
    let signature = Signature(destination: segue.rawValue, source: source)
    guard start.isAsked else { return try perform(segue, from: number, isAction: true, signature) }
    return try asking(signature) { model throws(ModelRefusal) in
      model.note(.shouldPerform, start)
      if start.kind == .unwilling { throw .segueDeclined }
    } then: { model throws(ModelRefusal) in
      try model.perform(segue, from: number, isAction: true, signature)
    }
  }

  /// Makes and prepares the destination of a segue, and changes the hierarchy.
  mutating func perform(
    _ segue: Request.Segue,
    from source: Int?,
    isAction: Bool = false,
    fails: Bool = false,
    _ signature: Signature? = nil
  ) throws(ModelRefusal) -> [Int] {
    let number = try self.source(source)
    guard segue != .missing, let start = controller(number) else { throw .unknownSegue }
    let destination = makeDestination(of: segue)
    if start.isAsked { note(.prepare, start) }
    if fails || segue == .failing { throw .thrown }
    let signature = signature ?? Signature(destination: segue.rawValue, source: source)
    if segue == .replace || segue == .twice {
      try inCustomSegue { model throws(ModelRefusal) in
        try model.go(segue, to: destination, from: number, signature)
      }
    } else {
      try go(segue, to: destination, from: number, signature)
    }
    let inside = destination.children.first
    return [isAction ? destination.number : inside?.number ?? destination.number]
  }

  private mutating func makeDestination(of segue: Request.Segue) -> ModelController {
    let kind: ModelController.Kind? =
      switch segue {
      case .showStack: .stack
      case .showTabs: .tabs
      default: nil
      }
    let plain = ModelController(number: makeNumber(), kind: .plain)
    return kind.map { ModelController(number: makeNumber(), kind: $0, children: [plain]) } ?? plain
  }

  private mutating func go(
    _ segue: Request.Segue,
    to controller: ModelController,
    from start: Int,
    _ signature: Signature
  ) throws(ModelRefusal) {
    let new = Request.Newcomer.made(controller)
    switch segue {
    case .show, .showStack, .showTabs: try show(new, from: start, signature)
    case .showDetail: try showDetail(new, from: start, signature)
    case .push: try push(new, onto: stack(around: start).number, signature)
    case .present: try present(new, from: start, .fullScreen, signature)
    case .popover: try present(new, from: start, .popover, signature)
    case .replace: try replace(start, by: new)
    case .twice:
      let stack = try stack(around: start).number
      try push(new, onto: stack)
      transit(.exchange, [.out(controller)]) { $0.change(stack) { $0.children.removeLast() } }
      throw .alreadyOnStack
    case .failing, .missing: break
    }
  }

  private mutating func replace(
    _ start: Int,
    by new: Request.Newcomer
  ) throws(ModelRefusal) {
    guard let stack = parent(start), stack.structure == .stack else {
      return try present(new, from: start, .automatic, signature(new, start))
    }
    let rest = stack.children.dropLast().map { Request.Newcomer.there($0.number) }
    _ = try setStack(rest + [new], of: stack)
  }
}
