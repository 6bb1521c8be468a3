extension ReferenceModel {
  /// Asks the source about a user's action, and performs the segue.
  mutating func trigger(
    _ segue: Request.Segue,
    from source: Int?
  ) throws(ModelRefusal) -> [Int] {
    let number = try self.source(source)
    guard segue != .missing, let start = controller(number) else { throw .segueUnknown }
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
    guard segue != .missing, let start = controller(number) else { throw .segueUnknown }
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

extension ReferenceModel {
  /// Rules 22 to 25; returns the target.
  mutating func unwind(from start: Int, fails: Bool) throws(ModelRefusal) -> [Int] {
    var left: [Int] = []
    var presenter: ModelController?
    var found: ModelController?
    var origin: Int?
    var current = controller(start)
    while found == nil, let controller = current {
      left.append(controller.number)
      let inside = order(controller).filter { $0.number != origin }
      let candidates = inside.flatMap(insideOut) + (controller.number == start ? [] : [controller])
      found = candidates.first { $0.kind == .home }
      if found != nil { break }
      origin = controller.number
      if let outer = parent(controller.number) {
        current = outer
      } else {
        presenter = self.presenter(controller.number)
        left = []
        current = presenter
        if presenter == nil { throw .unwind }
      }
    }
    guard let found else { throw .unwind }
    let ways = try way(to: found.number, stopAt: left)
    if let source = controller(start), source.isAsked { note(.prepare, source) }
    note(.unwind, found, start)
    if fails { throw .thrown }
    goBack(dismissing: presenter?.number, ways)
    return [found.number]
  }

  /// What is asked inside a controller, in order: what it presents, and then its children.
  private func order(_ controller: ModelController) -> [ModelController] {
    let children = controller.children + controller.embedded
    return controller.presented + (controller.structure == .stack ? children.reversed() : children)
  }

  private func insideOut(_ controller: ModelController) -> [ModelController] {
    order(controller).flatMap(insideOut) + [controller]
  }

  /// Whether a controller, or the first presenter below it in its chain, is in a container.
  private func isInside(_ controller: ModelController) -> Bool {
    if parent(controller.number) != nil { return true }
    return presenter(controller.number).map(isInside) ?? false
  }

  /// The containers that change to show a controller, the outermost first, each with its child.
  private func way(
    to number: Int,
    stopAt left: [Int]
  ) throws(ModelRefusal) -> [(container: ModelController, child: Int)] {
    var way: [(container: ModelController, child: Int)] = []
    var child = number
    while !left.contains(child) {
      guard let container = parent(child) else {
        // What a controller inside a container presents is in front when that is.
        guard let presenter = self.presenter(child), isInside(presenter) else { break }
        child = presenter.number
        continue
      }
      let isEmbedded = container.embedded.contains { $0.number == child }
      let canMove = [.stack, .tabs, .own].contains(container.structure)
      let isInFront = container.content?.number == child
      if !isEmbedded, canMove, !isInFront {
        if [.cupboard, .usher].contains(container.kind) { throw .cannotBringToFront }
        way.insert((container, child), at: 0)
      }
      child = container.number
    }
    return way
  }

  private mutating func goBack(
    dismissing presenter: Int?,
    _ way: [(container: ModelController, child: Int)]
  ) {
    guard presenter != nil || !way.isEmpty else { return }
    var moves: [Move] = []
    for (container, child) in way where container.structure == .stack {
      let above = container.children.drop { $0.number != child }.dropFirst()
      moves += above.map(Move.out)
    }
    let selects = way.allSatisfy { $0.container.structure == .tabs }
    let order = presenter.map { orderOfDismissal(by: $0) }
    let dismissed = presenter.flatMap { controller($0)?.presented.first?.number }
    transit(
      order ?? (selects ? .selection : .exchange),
      moves,
      isAnimated: presenter != nil || !selects,
      cause: .dismissal(of: dismissed)
    ) { model in
      if let presenter { model.change(presenter) { $0.presented = [] } }
      for (container, child) in way {
        model.change(container.number) { controller in
          guard let index = controller.children.firstIndex(where: { $0.number == child }) else {
            return
          }
          if controller.structure == .stack {
            controller.children.removeSubrange((index + 1)...)
          } else {
            controller.selected = index
          }
        }
      }
    }
  }
}
