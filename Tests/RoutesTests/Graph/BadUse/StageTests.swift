import RoutesTesting
import Testing

@testable import Routes

extension Segue<PlaceholderController> {
  fileprivate static var next: Self { .init("Next") }
}

/// The app's code throws, or lets the graph go, at every stage of a segue.
@Suite struct StageTests {
  enum Stage: CaseIterable {
    case instantiate, sourcePrepares, registryPrepares, callSitePrepares, customTransition
  }

  private final class Source: SegueSource {
    var action: () throws -> Void = {}
    func prepare(for segue: PerformedSegue) throws { try action() }
  }

  private func makeGraph(
    _ kind: SegueKind,
    _ stage: Stage,
    _ action: @escaping () throws -> Void
  ) throws -> ControllerGraph {
    func run(_ current: Stage) throws { if current == stage { try action() } }
    var registry = SegueRegistry()
    try registry.register(.next, kind: kind) {
      try run(.instantiate)
      return screen("Next")
    }
    try registry.prepare(.next) { _ in try run(.registryPrepares) }
    if kind == .custom {
      try registry.perform(.next) { segue, graph in
        try graph.push(segue.destination, from: segue.source)
        try graph.present(screen("Sheet"))
        try run(.customTransition)
      }
    }
    let source = Source()
    source.action = { try run(.sourcePrepares) }
    return try ControllerGraph(root: NavigationController(root: source), registry: registry)
  }

  @Test(arguments: [SegueKind.push, .presentation, .custom], Stage.allCases)
  func `an error of the app changes nothing`(kind: SegueKind, stage: Stage) throws {
    guard kind == .custom || stage != .customTransition else { return }
    var fails = true
    let graph = try makeGraph(kind, stage) { if fails { throw Failure() } }
    graph.startRecording()
    let before = graph.survey()
    #expect(throws: Failure.self) {
      try graph.perform(.next) { _ in if stage == .callSitePrepares { throw Failure() } }
    }
    let after = graph.survey()
    #expect(after.snapshot == before.snapshot)
    #expect(after.controllers.elementsEqual(before.controllers) { $0 === $1 })
    #expect(!graph.isTransitionUnderWay)
    #expect(graph.contradictions.isEmpty)
    fails = false
    try graph.perform(.next)
    #expect(graph.count > before.controllers.count)
  }

  @Test(arguments: [SegueKind.push, .presentation, .custom], Stage.allCases)
  func `a graph that is let go at a stage is released afterwards`(
    kind: SegueKind,
    stage: Stage
  ) throws {
    final class Owner {
      var graph: ControllerGraph?
    }
    let owner = Owner()
    owner.graph = try makeGraph(kind, stage) { owner.graph = nil }
    weak let graph = owner.graph
    _ = try owner.graph?.perform(.next) { _ in
      if stage == .callSitePrepares { owner.graph = nil }
    }
    if kind != .custom, stage == .customTransition { owner.graph = nil }
    #expect(graph == nil)
  }

  @Test func `a graph that is let go in mid-transition releases its controllers`() throws {
    weak var leaving: PlaceholderController?
    weak var arriving: PlaceholderController?
    do {
      let graph = try ControllerGraph("nav(Feed)")
      graph.timing = .untilFinished
      let (old, new) = (screen("Old"), screen("New"))
      (leaving, arriving) = (old, new)
      try graph.push(old)
      try graph.finishTransition()
      try graph.setStack([new])
      #expect(graph.isTransitionUnderWay)
    }
    #expect(leaving == nil && arriving == nil)
  }
}

/// Rules whose loss no other test would notice.
@Suite struct PlaceAndChoiceTests {
  private final class ContextController: PresentationContextController {
    let definesPresentationContext = true
  }
  private class BaseController: Controller {}
  private final class PostController: BaseController {}

  @Test func `a source that its own presentation covers cannot present`() throws {
    let context = ContextController()
    let graph = try ControllerGraph(root: NavigationController(root: context), width: .regular)
    try graph.present(screen("Inner"), from: context, style: .currentContext)
    expectRefusal(
      .presentation(.alreadyPresenting(presenter: "Context", presented: "Inner")),
      in: graph
    ) {
      try graph.present(screen("Outer"), from: context, style: .fullScreen)
    }
  }

  @Test func `a controller moves with its presentation`() throws {
    let context = ContextController()
    let graph = try ControllerGraph(root: NavigationController(stack: [screen("Home"), context]))
    try graph.present(screen("Inner"), from: context, style: .currentContext)
    try graph.embed(context, in: graph["Home"])
    try graph.expect("nav(Home[Context > currentContext Inner])")
  }

  @Test func `back continues at the stack around a stack with its root only`() throws {
    let split = SplitViewController(primary: NavigationController(root: screen("List")))
    let graph = try ControllerGraph(root: split)
    let detail = NavigationController(root: screen("Detail"))
    try graph.showDetail(detail)
    #expect(try graph.tapBack() === detail)
    #expect(!graph.contains(detail))
  }

  @Test func `unwinding leaves every presentation above the target`() throws {
    let graph = try ControllerGraph("nav(Feed, Post) > sheet A > sheet tab(*B, C)")
    let navigation = try #require(graph.root as? NavigationController)
    try graph.unwind(Unwind<NavigationController>("home"), from: graph["A"])
    #expect(graph.presented(by: navigation) == nil)
    #expect(graph.count == 3)
  }

  @Test func `a segue of a type precedes one of a scene with the controller's name`() throws {
    let storyboard: Storyboard = """
      storyboard name=Main
      scene id=post customClass=PostController
      segue id=s kind=show identifier=Open destination=a
      scene id=a identifier=FromScene
      """
    var registry = try SegueRegistry(storyboard)
    try registry.register(Segue<PlaceholderController>.From<BaseController>("Open"), kind: .show) {
      screen("FromCode")
    }
    let graph = try ControllerGraph(
      root: NavigationController(root: PostController()),
      registry: registry
    )
    #expect(try graph.perform(Segue<PlaceholderController>("Open")).name == "FromCode")
  }
}
