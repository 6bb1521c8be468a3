import Routes

/// The library's side of a walk: a graph, and the controllers in it.
struct LibraryUnderTest {
  let factory: ControllerFactory
  let graph: ControllerGraph

  init(_ setting: Setting, root: ModelController?) throws {
    let factory = ControllerFactory()
    self.factory = factory
    graph = try ControllerGraph(
      registry: try Self.registry(factory),
      width: setting.isWide ? .regular : .compact
    )
    factory.graph = graph
    factory.log.movement = { [weak graph] controller in
      guard let graph else { return 0 }
      return (graph.isBeingPresented(controller) ? 1 : 0)
        + (graph.isBeingDismissed(controller) ? 2 : 0)
        + (graph.isMovingToParent(controller) ? 4 : 0)
        + (graph.isMovingFromParent(controller) ? 8 : 0)
        + (graph.transitionCoordinator == nil ? 0 : 16)
    }
    factory.log.coordinate = { [weak graph] controller in
      _ = graph?.transitionCoordinator?.animate(completion: { transition in
        controller.note(.over, transition.isCancelled ? 2 : 1)
      })
    }
    factory.log.perform = { [weak factory, weak graph] request in
      guard let factory, let graph else { return .refused(.unexpected) }
      return Self(factory: factory, graph: graph).perform(request)
    }
    if let root { try graph.setRoot(factory.make(root)) }
    graph.policy = Transition.Policy(setting.policy)
    graph.timing = setting.waits ? .untilFinished : .immediate
    if setting.records { graph.startRecording() }
  }

  private init(factory: ControllerFactory, graph: ControllerGraph) {
    self.factory = factory
    self.graph = graph
  }

  private static func registry(_ factory: ControllerFactory) throws -> SegueRegistry {
    var registry = SegueRegistry()
    let make = { factory.makePlain() }
    try registry.register(.walk(.show), kind: .show, instantiate: make)
    try registry.register(.walk(.showDetail), kind: .showDetail, instantiate: make)
    try registry.register(.walk(.push), kind: .push, instantiate: make)
    try registry.register(
      .walk(.present),
      kind: .presentation,
      style: .fullScreen,
      instantiate: make
    )
    try registry.register(.walk(.popover), kind: .popover, instantiate: make)
    try registry.register(.walk(.failing), kind: .show, instantiate: make)
    try registry.prepare(.walk(.failing)) { _ in throw PreparationFailed() }
    try registry.register(
      .walk(.showStack),
      kind: .show,
      in: SegueRegistry.Container { factory.wrap($0, in: .stack) },
      instantiate: make
    )
    try registry.register(
      .walk(.showTabs),
      kind: .show,
      in: SegueRegistry.Container { factory.wrap($0, in: .tabs) },
      instantiate: make
    )
    try registry.register(.walk(.replace), kind: .custom, instantiate: make)
    try registry.perform(.walk(.replace)) { segue, graph in
      guard let stack = graph.parent(of: segue.source) as? NavigationController else {
        return try graph.present(segue.destination, from: segue.source)
      }
      try graph.setStack(stack.stack.dropLast() + [segue.destination], from: stack)
    }
    try registry.register(.walk(.twice), kind: .custom, instantiate: make)
    try registry.perform(.walk(.twice)) { segue, graph in
      try graph.push(segue.destination, from: segue.source)
      try graph.push(segue.destination, from: segue.source)
    }
    try registry.register(
      .walkFromHome,
      from: TestControllers.HomeController.self,
      kind: .presentation,
      style: .fullScreen,
      instantiate: make
    )
    return registry
  }
}

/// What a prepare closure of a walk throws.
struct PreparationFailed: Error {}

/// The settings of a walk's graph.
struct Setting: Hashable {
  var isWide = false
  var policy = ReferenceModel.Policy.refuse
  /// Whether transitions take time.
  var waits = false
  /// Whether a journal is recorded, and replayed at the end.
  var records = false
}

extension Segue<TestControllers.PlainController> {
  static func walk(_ segue: Request.Segue) -> Self { .init(segue.rawValue) }
}

extension Segue<TestControllers.PlainController>.From<TestControllers.HomeController> {
  /// A segue that only ``FromHome`` uses.
  static var walkFromHome: Self { .init("fromHome") }
}

extension Unwind<TestControllers.HomeController> {
  static var home: Self { .init("unwindHome:") }
}

extension Transition.Policy {
  init(_ policy: ReferenceModel.Policy) {
    switch policy {
    case .refuse: self = .refuse
    case .queue: self = .queue
    case .dropRepeats: self = .dropRepeats
    }
  }
}
