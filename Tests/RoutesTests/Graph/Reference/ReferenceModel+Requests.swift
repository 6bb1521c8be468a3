extension ReferenceModel {
  /// Performs a request, or returns a refusal and changes nothing.
  mutating func perform(_ request: Request) -> Answer {
    let warnings = warnings
    do throws(ModelRefusal) {
      return .done(try carryOut(request))
    } catch {
      self.warnings = warnings
      departing = []
      return .refused(error)
    }
  }

  private mutating func carryOut(_ request: Request) throws(ModelRefusal) -> [Int] {
    switch request {
    case .push, .pop, .popToRoot, .popTo, .setStack: return try moveOnStack(request)
    case .show, .showDetail, .present, .dismiss, .setRoot, .setColumn, .hideColumn, .showColumn,
      .resize:
      return try moveOnWindow(request)
    case .finish:
      try finish()
      return []
    case .cancel:
      try cancel()
      return []
    case .swipeDown, .goBack, .tap: return try act(request)
    case .select, .selectTab, .setTabs, .turn, .arrange, .embed, .remove:
      try admit(request)
      try arrangeChildren(request)
      return []
    case .unwind(let source, let fails):
      try admit(nil)
      return try unwind(from: self.source(source), fails: fails)
    case .perform(let segue, let source, let fails):
      try admit(nil, Signature(destination: segue.rawValue, source: source))
      return try perform(segue, from: source, isAction: false, fails: fails, request)
    case .trigger(let segue, let source):
      try admit(request, Signature(destination: segue.rawValue, source: source))
      return try perform(segue, from: source, isAction: true, fails: false, request)
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
    let outer = parent.flatMap { self.parent($0.number) }?.structure
    if case .there(let moved) = newcomer, let number, let controller = controller(moved),
      try depart(moved, to: number)
    {
      try checkReturning(controller, in: isEmbedded ? nil : parent?.structure, around: outer)
      return controller
    }
    guard case .made(let controller) = newcomer else { throw .alreadyInGraph }
    try check(
      controller,
      in: isEmbedded ? nil : parent?.structure,
      around: outer
    )
    return collapsed(controller)
  }

  /// Rules 10 and 37: what a container may hold.
  mutating func check(
    _ controller: ModelController,
    in parent: ModelController.Structure? = nil,
    around outer: ModelController.Structure? = nil
  ) throws(ModelRefusal) {
    if parent == .stack {
      if controller.structure == .columns { throw .notPushable }
      if controller.structure == .stack, outer != .columns { throw .notPushable }
      if controller.structure == .tabs { warnings += 1 }
    }
    if controller.structure == .pages, controller.children.count > 2 { throw .pageCount }
    for child in controller.children { try check(child, in: controller.structure, around: parent) }
  }

  func signature(_ newcomer: Request.Newcomer, _ source: Int?) -> Signature {
    Signature(destination: kind(newcomer).rawValue, source: source)
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
