extension ReferenceModel {
  /// Performs a request, or returns a refusal and changes nothing; then runs the queue.
  mutating func perform(_ request: Request) -> Answer {
    if case .load(let number) = request,
      loaded.contains(number) || controller(number)?.observes != true
    {
      return .done([])
    }
    let answer = answer { model throws(ModelRefusal) in try model.carryOut(request) }
    runQueue()
    return answer
  }

  /// Runs a body, whose warnings count only if it succeeds.
  mutating func answer(
    _ body: (inout ReferenceModel) throws(ModelRefusal) -> [Int]
  ) -> Answer {
    let count = pendingWarnings
    do throws(ModelRefusal) {
      let done = try body(&self)
      warnings += pendingWarnings
      pendingWarnings = 0
      return .done(done)
    } catch {
      pendingWarnings = min(pendingWarnings, count)
      departing = []
      return .refused(error)
    }
  }

  private mutating func carryOut(_ request: Request) throws(ModelRefusal) -> [Int] {
    switch request {
    case .finish, .cancel: return try move(request)
    case _ where loading != nil && changed(by: request) == loading: return try move(request)
    default:
      let (queued, signature) = admission(of: request)
      try admit(queued.map { .request($0) }, signature)
      return try exclusively { model throws(ModelRefusal) in try model.move(request) }
    }
  }

  private mutating func move(_ request: Request) throws(ModelRefusal) -> [Int] {
    switch request {
    case .push(let new, let source):
      try push(new, onto: stack(around: self.source(source)).number, signature(new, source))
    case .pop(let source): return pop(1, from: try stack(around: self.source(source)))
    case .popToRoot(let source):
      let stack = try stack(around: self.source(source))
      return pop(stack.children.count - (flaw == .popLeavesOneMore ? 2 : 1), from: stack)
    case .popTo(let number): return try pop(to: number)
    case .setStack(let list, let source):
      try setStack(list, of: stack(around: self.source(source)))
    case .show(let new, let source):
      try show(new, from: self.source(source), signature(new, source))
    case .showDetail(let new, let source):
      try showDetail(new, from: self.source(source), signature(new, source))
    case .present(let new, let source, let style):
      try present(new, from: self.source(source), style, signature(new, source))
    case .dismiss(let number): return try dismiss(from: source(number))
    case .beginSearch(let new, let source, let isTap):
      let start = try self.source(source)
      if isTap, !isInReach(start) { throw .outOfReach }
      try present(new, from: start, .automatic, signature(new, source), isSearch: true)
    case .endSearch(let number, let isTap): try endSearch(number, isTap)
    case .setRoot(let new): try setRoot(new)
    case .setColumn(let column, let new, let source):
      try setColumn(column, of: split(around: self.source(source)), to: new)
    case .hideColumn(let column, let source): try hideColumn(column, from: self.source(source))
    case .showColumn(let column, let source): try showColumn(column, from: self.source(source))
    case .resize(let isWide): resize(isWide)
    case .swipeDown(let isInteractive): return try swipeDown(isInteractive)
    case .goBack(let isInteractive): return try goBack(isInteractive)
    case .tap(let index, let source): try tap(index, from: source)
    case .tapAction(let title): try tapAction(title)
    case .swipe(let number, let offered, let isForward, let isInteractive):
      return try swipe(number, to: offered, isForward, isInteractive)
    case .select, .selectTab, .setTabs, .turn, .arrange, .embed, .remove:
      try arrangeChildren(request)
    case .load(let number): load(number)
    case .unwind(let source, let fails):
      return try unwind(from: self.source(source), fails: fails)
    case .perform(let segue, let source, let fails):
      return try perform(segue, from: source, fails: fails)
    case .trigger(let segue, let source): return try trigger(segue, from: source)
    case .finish: try finish()
    case .cancel: try cancel()
    }
    return []
  }

  /// The request as the queue takes it, if it can wait, and its signature, if repeats count.
  private func admission(of request: Request) -> (Request?, Signature?) {
    switch request {
    case .push(let new, let source), .show(let new, let source), .showDetail(let new, let source),
      .present(let new, let source, _):
      (request, signature(new, source))
    case .beginSearch(let new, let source, _): (request, signature(new, source))
    case .swipeDown(let isInteractive), .goBack(let isInteractive):
      (isInteractive ? nil : request, nil)
    case .unwind, .swipe, .load: (nil, nil)
    case .perform(let segue, let source, _):
      (nil, Signature(destination: segue.rawValue, source: source))
    case .trigger(let segue, let source):
      (request, Signature(destination: segue.rawValue, source: source))
    default: (request, nil)
    }
  }

  /// The container that a request changes, which may do so while it loads (rule 34).
  private func changed(by request: Request) -> Int? {
    func around(_ source: Int?, _ structure: ModelController.Structure) -> Int? {
      source.flatMap { lineage($0).first { $0.structure == structure }?.number }
    }
    return switch request {
    case .push(_, let source), .pop(let source), .popToRoot(let source), .setStack(_, let source):
      around(source, .stack)
    case .select(_, let source), .setTabs(_, let source): around(source, .tabs)
    case .setColumn(_, _, let source): around(source, .columns)
    case .popTo(let number), .selectTab(let number), .remove(let number): parent(number)?.number
    case .turn(let number, _), .arrange(let number, _, _), .embed(_, let number): number
    default: nil
    }
  }

  /// The number of the controller that a request starts from.
  func source(_ number: Int?) throws(ModelRefusal) -> Int {
    if let number {
      guard controller(number) != nil else { throw .notInGraph }
      return number
    }
    guard let visible else { throw .noRoot }
    return visible.number
  }

  /// The controller to add; one that is already in the graph leaves its parent, or is refused.
  mutating func newcomer(
    _ newcomer: Request.Newcomer,
    into number: Int? = nil,
    isEmbedded: Bool = false
  ) throws(ModelRefusal) -> ModelController {
    let parent = number.flatMap { self.controller($0) }
    let holder = parent.flatMap { self.parent($0.number) }
    let isColumn =
      holder?.structure == .columns && parent?.isCollapsing == true
      && parent?.children.isEmpty == false
    if case .there(let moved) = newcomer, let number, let controller = controller(moved),
      try depart(moved, to: number)
    {
      try checkReturning(
        controller,
        in: isEmbedded ? nil : parent?.structure,
        isColumn: isColumn
      )
      return controller
    }
    guard case .made(let controller) = newcomer else {
      // Absence from the graph is asked of a stack before its place, and of its controllers after it.
      if case .around = newcomer, parent?.structure == .stack, !isEmbedded, !isColumn {
        throw .notPushable
      }
      throw .alreadyInGraph
    }
    try check(
      controller,
      in: isEmbedded ? nil : parent?.structure,
      isColumn: isColumn
    )
    return collapsed(controller)
  }

  /// Rules 10 and 37: what a container may hold.
  ///
  /// - Parameters:
  ///   - isColumn: Whether the parent is a stack onto which columns collapse, and the controller is
  ///     above its root.
  ///   - isCollapsing: Whether columns collapse onto the controller itself.
  mutating func check(
    _ controller: ModelController,
    in parent: ModelController.Structure? = nil,
    isColumn: Bool = false,
    isCollapsing: Bool = false
  ) throws(ModelRefusal) {
    if parent == .stack {
      if controller.structure == .columns { throw .notPushable }
      if controller.structure == .stack, !isColumn { throw .notPushable }
      if controller.structure == .tabs { pendingWarnings += 1 }
    }
    if controller.structure == .pages, controller.children.count > 2 { throw .pageCount }
    for (index, child) in controller.children.enumerated() {
      try check(
        child,
        in: controller.structure,
        isColumn: isCollapsing && index > 0,
        isCollapsing: controller.structure == .columns && child.isCollapsing
      )
    }
  }

  func signature(_ newcomer: Request.Newcomer, _ source: Int?) -> Signature {
    let kind = kind(newcomer)
    // An action sheet is an alert.
    return Signature(
      destination: (kind == .actionSheet ? .alert : kind).rawValue,
      source: source
    )
  }

  func number(_ newcomer: Request.Newcomer) -> Int {
    switch newcomer {
    case .made(let controller): controller.number
    case .there(let number): number
    case .around(_, let stack): stack
    }
  }

  func kind(_ newcomer: Request.Newcomer) -> ModelController.Kind {
    switch newcomer {
    case .made(let controller): controller.kind
    case .there(let number): controller(number)?.kind ?? .plain
    case .around: .stack
    }
  }

  func structure(_ newcomer: Request.Newcomer) -> ModelController.Structure {
    ModelController(number: 0, kind: kind(newcomer)).structure
  }
}
