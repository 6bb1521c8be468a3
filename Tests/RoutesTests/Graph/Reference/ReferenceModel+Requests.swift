extension ReferenceModel {
  /// Carries out a request, or says why not; nothing has changed then.
  mutating func perform(_ request: Request) -> Answer {
    do throws(ModelRefusal) {
      return .done(try carryOut(request))
    } catch {
      return .refused(error)
    }
  }

  private mutating func carryOut(_ request: Request) throws(ModelRefusal) -> [Int] {
    switch request {
    case .push, .pop, .popToRoot, .popTo, .setStack: return try moveOnStack(request)
    case .show, .showDetail, .present, .dismiss, .setRoot, .setColumn, .resize:
      return try moveOnWindow(request)
    case .finish:
      try finish()
      return []
    case .cancel:
      try cancel()
      return []
    case .swipeDown, .goBack, .tap: return try act(request)
    case .select, .turn, .arrange, .embed, .remove:
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
      guard figure(number) != nil else { throw .notInGraph }
      return number
    }
    guard let visible else { throw .noRoot }
    return visible.number
  }

  /// The controller that comes; one that is in the graph already is refused.
  func newcomer(_ newcomer: Request.Newcomer) throws(ModelRefusal) -> ModelController {
    guard case .made(let figure) = newcomer else { throw .alreadyInGraph }
    return figure
  }

  func signature(_ newcomer: Request.Newcomer, _ source: Int?) -> Signature {
    Signature(destination: kind(newcomer).rawValue, source: source)
  }

  func number(_ newcomer: Request.Newcomer) -> Int {
    switch newcomer {
    case .made(let figure): figure.number
    case .there(let number): number
    case .around(_, let stack): stack
    }
  }

  func kind(_ newcomer: Request.Newcomer) -> ModelController.Kind {
    switch newcomer {
    case .made(let figure): figure.kind
    case .there(let number): figure(number)?.kind ?? .plain
    case .around: .stack
    }
  }

  func structure(_ newcomer: Request.Newcomer) -> ModelController.Structure {
    ModelController(number: 0, kind: kind(newcomer)).structure
  }
}
