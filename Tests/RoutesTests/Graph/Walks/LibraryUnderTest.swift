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
    let plain: [(Request.Segue, SegueKind)] = [
      (.show, .show), (.showDetail, .showDetail), (.push, .push), (.popover, .popover),
      (.failing, .show), (.replace, .custom), (.twice, .custom),
    ]
    for (segue, kind) in plain {
      try registry.register(.walk(segue), kind: kind, instantiate: make)
    }
    try registry.register(
      .walk(.present),
      kind: .presentation,
      style: .fullScreen,
      instantiate: make
    )
    for (segue, kind) in [(.showStack, .stack), (.showTabs, .tabs)]
      as [(Request.Segue, ModelController.Kind)]
    {
      let container = SegueRegistry.Container { factory.wrap($0, in: kind) }
      try registry.register(.walk(segue), kind: .show, in: container, instantiate: make)
    }
    try registry.prepare(.walk(.failing)) { _ in throw PreparationFailed() }
    try registry.perform(.walk(.replace)) { segue, graph in
      guard let stack = graph.parent(of: segue.source) as? NavigationController else {
        return try graph.present(segue.destination, from: segue.source)
      }
      try graph.setStack(stack.stack.dropLast() + [segue.destination], from: stack)
    }
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

extension LibraryUnderTest {
  /// Performs a request on the graph.
  func perform(_ request: Request) -> Answer {
    do {
      return .done(try ask(request))
    } catch {
      return .refused(ModelRefusal(error))
    }
  }

  private func ask(_ request: Request) throws -> [Int] {
    switch request {
    case .pop(let source): return numbers([try graph.pop(from: controller(source))])
    case .popToRoot(let source): return numbers(try graph.popToRoot(from: controller(source)))
    case .popTo(let number): return numbers(try graph.pop(to: factory.controller(number)))
    case .setStack(let list, let source):
      try graph.setStack(factory.make(list), from: controller(source))
    case .dismiss(let number): return numbers([try graph.dismiss(controller(number))])
    case .swipeDown(let isInteractive):
      return numbers([try isInteractive ? graph.beginSwipeDown() : graph.swipeDown()])
    case .goBack(let isInteractive):
      return numbers([try isInteractive ? graph.beginSwipeBack() : graph.tapBack()])
    case .swipe(let number, let offered, let isForward, let isInteractive):
      let pages = factory.controller(number)
      guard let pages = pages as? TestControllers.PagesController else { return [] }
      // The data source of another swipe may ask for this one.
      let outer = pages.offered
      pages.offered = factory.make(offered)
      defer { pages.offered = outer }
      let direction = isForward ? PageViewController.Direction.forward : .reverse
      return numbers(
        try isInteractive
          ? graph.beginSwipe(direction, in: pages) : graph.swipe(direction, in: pages)
      )
    case .unwind(let source, let fails):
      let target = try graph.unwind(.home, from: controller(source)) { _ in
        if fails { throw PreparationFailed() }
      }
      return [target.number]
    case .perform(let segue, let source, let fails):
      let prepared = try graph.perform(.walk(segue), from: controller(source)) { _ in
        if fails { throw PreparationFailed() }
      }
      return [prepared.number]
    case .trigger(let segue, let source):
      return numbers([try graph.trigger(segue.rawValue, from: controller(source))])
    case .push(let new, let source):
      try graph.push(factory.make(new), from: controller(source))
    case .show(let new, let source):
      try graph.show(factory.make(new), from: controller(source))
    case .showDetail(let new, let source):
      try graph.showDetail(factory.make(new), from: controller(source))
    case .present(let new, let source, let style):
      try graph.present(
        factory.make(new),
        from: controller(source),
        style: PresentationStyle(rawValue: style.rawValue) ?? .automatic
      )
    case .beginSearch(let new, let source, let isTap):
      guard let search = factory.make(new) as? SearchController else { return [] }
      let source = factory.controller(source)
      try isTap
        ? graph.tapSearchBar(of: search, from: source) : graph.beginSearch(search, from: source)
    case .endSearch(let number, let isTap):
      let search = factory.controller(number) as? SearchController ?? factory.straySearch
      try isTap ? graph.tapCancel(of: search) : graph.endSearch(search)
    case .finish: try graph.finishTransition()
    case .cancel: try graph.cancelTransition()
    case .select(let index, let source): try graph.select(tab: index, from: controller(source))
    case .selectTab(let number): try graph.select(tab: factory.controller(number))
    case .setTabs(let list, let source):
      try graph.setTabs(factory.make(list), from: controller(source))
    case .tap(let index, let source): try graph.tap(tab: index, from: controller(source))
    case .tapAction(let title): try graph.tap(action: title)
    case .setColumn(let column, let new, let source):
      try graph.setColumn(
        SplitViewController.Column.allCases[column],
        to: new.map(factory.make),
        from: controller(source)
      )
    case .hideColumn(let column, let source):
      try graph.hide(SplitViewController.Column.allCases[column], from: controller(source))
    case .showColumn(let column, let source):
      try graph.show(SplitViewController.Column.allCases[column], from: controller(source))
    case .turn(let number, let list):
      guard let pages = factory.controller(number) as? PageViewController else { return [] }
      try graph.turn(pages, to: factory.make(list))
    case .load(let number): try graph.load(factory.controller(number))
    case .arrange(let number, let list, let content):
      guard let own = factory.controller(number) as? any ArrangeableContainer else { return [] }
      try graph.arrange(factory.make(list), content: content, in: own)
    case .embed(let new, let parent):
      try graph.embed(factory.make(new), in: factory.controller(parent))
    case .remove(let number): try graph.removeFromParent(factory.controller(number))
    case .setRoot(let new): try graph.setRoot(factory.make(new))
    case .resize(let isWide): try graph.resize(to: isWide ? .regular : .compact)
    }
    return []
  }

  private func controller(_ number: Int?) -> (any Controller)? { number.map(factory.controller) }

  private func numbers(_ controllers: [(any Controller)?]) -> [Int] {
    controllers.compactMap { $0 }.map(walkNumber)
  }
}

extension ModelRefusal {
  /// What the library threw, without its details: the name of the reason, after that of its family
  /// if both are needed.
  init(_ error: any Error) {
    guard let reason = (error as? Refusal)?.reason else {
      self = .thrown
      return
    }
    switch reason {
    case .transition(.failed): self = .thrown
    case .unwind: self = .unwind
    // A reason without details has no label.
    case .controller(.noRoot): self = .noRoot
    case .presentation(.needsAnchor): self = .needsAnchor
    case .presentation(.noCancelAction): self = .noCancelAction
    case .transition(.noneActive): self = .noneActive
    default:
      guard let family = Mirror(reflecting: reason).children.first,
        let name = Mirror(reflecting: family.value).children.first?.label
      else {
        self = .unexpected
        return
      }
      let qualified = (family.label ?? "") + name.prefix(1).uppercased() + name.dropFirst()
      self = Self(rawValue: qualified) ?? Self(rawValue: name) ?? .unexpected
    }
  }
}
