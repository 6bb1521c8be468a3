import RoutesTesting
import Testing

@testable import Routes

/// Requests from the app's code while a transition calls it.
@Suite struct ReentryTests {
  @Test(arguments: ControllerGraph.LifecycleCall.allCases, Transition.Policy.allCases)
  func `a transition out of a lifecycle call is carried out, put off or refused`(
    call: ControllerGraph.LifecycleCall,
    policy: Transition.Policy
  ) throws {
    let graph = try ControllerGraph(root: NavigationController(root: screen("Feed")))
    graph.policy = policy
    graph.startRecording()
    var found: Refusal.Reason?
    var isCalled = false
    let restless = RestlessController(call) { [weak graph] in
      guard !isCalled else { return }
      isCalled = true
      do { try graph?.present(screen("Sheet")) } catch { found = (error as? Refusal)?.reason }
    }
    try graph.push(restless)
    try graph.pop(from: restless)
    #expect(isCalled)

    let isOver = [.didAppear, .didDisappear, .didMoveToParent, .didMoveFromParent].contains(call)
    switch (isOver, policy, found) {
    case (true, _, nil): try graph.expect("nav(Feed) > sheet Sheet")
    case (false, .refuse, .transition(.active)): try graph.expect("nav(Feed)")
    case (false, .queue, .transition(.queued)), (false, .dropRepeats, .transition(.queued)):
      try graph.expect("nav(Feed) > sheet Sheet")
    default: Issue.record("\(call) with \(policy): \(found.map { "\($0)" } ?? "no refusal")")
    }
    #expect(!graph.isTransitionUnderWay)
    try expectReplay(of: graph)
  }

  /// What a lifecycle call requests.
  private static let requests: [@Sendable (ControllerGraph) throws -> Void] = [
    { try $0.push(screen("Other")) }, { try $0.pop() }, { try $0.popToRoot() },
    { try $0.present(screen("Sheet")) }, { try $0.dismiss() }, { try $0.setRoot(screen("Root")) },
    { try $0.setStack([screen("One"), screen("Two")]) }, { try $0.finishTransition() },
    { try $0.cancelTransition() }, { try $0.resize(to: .regular) },
  ]

  @Test(arguments: ControllerGraph.LifecycleCall.allCases, Transition.Policy.allCases)
  func `after any request in a lifecycle call the graph can be restored and replayed`(
    call: ControllerGraph.LifecycleCall,
    policy: Transition.Policy
  ) throws {
    for request in Self.requests {
      for timing in Transition.Timing.allCases {
        let graph = try ControllerGraph("nav(Feed)")
        (graph.policy, graph.timing) = (policy, timing)
        graph.startRecording()
        var isCalled = false
        let restless = RestlessController(call) { [weak graph] in
          guard let graph, !isCalled else { return }
          isCalled = true
          try? request(graph)
        }
        for move in [{ try graph.push(restless) }, { _ = try graph.pop() }] {
          try? move()
          while graph.isTransitionUnderWay { try graph.finishTransition() }
        }
        #expect(isCalled && graph.contradictions.isEmpty)
        #expect(try Snapshot(graph.snapshot.description) == graph.snapshot)
        try expectReplay(of: graph)
      }
    }
  }

  @Test(arguments: Transition.Policy.allCases)
  func `a transition out of prepare waits for its end or is refused`(
    policy: Transition.Policy
  ) throws {
    var registry = SegueRegistry()
    try registry.register(.next, kind: .show) { screen("Next") }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    graph.policy = policy
    let isRefused = policy == .refuse
    let reason: Refusal.TransitionReason = isRefused ? .active("Next") : .queued(behind: "Next")
    try graph.perform(.next) { _ in
      expectRefusal(.transition(reason), in: graph) { try graph.push(screen("Other")) }
    }
    try graph.expect(isRefused ? "nav(Feed, Next)" : "nav(Feed, Next, Other)")
  }

  @Test(arguments: Transition.Policy.allCases)
  func `a refusal out of prepare cancels the transition and arrives unchanged`(
    policy: Transition.Policy
  ) throws {
    var registry = SegueRegistry()
    try registry.register(.next, kind: .show) { screen("Next") }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    graph.policy = policy
    expectReason(.transition(.active("Next"))) {
      try graph.perform(.next) { _ in try graph.perform(.next) }
    }
    try graph.expect("nav(Feed)")
    #expect(!graph.isTransitionUnderWay)
  }

  @Test(arguments: ControllerGraph.LifecycleCall.allCases, Transition.Policy.allCases)
  func `a chain without an end is cut off`(
    call: ControllerGraph.LifecycleCall,
    policy: Transition.Policy
  ) throws {
    let graph = try ControllerGraph(root: NavigationController(root: screen("Feed")))
    graph.policy = policy
    var refusals: [Refusal.Reason] = []
    weak let chained = graph
    func makeNext() -> RestlessController {
      RestlessController(call) {
        do {
          try chained?.setStack([screen("Feed"), makeNext()])
        } catch {
          if let refusal = error as? Refusal { refusals.append(refusal.reason) }
        }
      }
    }
    try graph.push(makeNext())
    try graph.setStack([screen("Feed"), screen("Last")])
    #expect(!graph.isTransitionUnderWay)
    #expect(graph.count <= 4)
    #expect(refusals.count < 5_000, "the chain ended without a limit")
    try graph.setStack([screen("Feed")])
  }

  @Test(arguments: Transition.Policy.allCases)
  func `a custom segue of two transitions is all or nothing`(policy: Transition.Policy) throws {
    var registry = SegueRegistry()
    try registry.register(.next, kind: .custom) { screen("Next") }
    try registry.perform(.next) { segue, graph in
      try graph.push(segue.destination, from: segue.source)
      try graph.push(screen("Another"), from: segue.source)
    }
    for timing in Transition.Timing.allCases {
      let graph = try ControllerGraph("nav(Feed)", registry: registry)
      graph.policy = policy
      graph.timing = timing
      let isDone = (try? graph.perform(.next)) != nil
      while graph.isTransitionUnderWay { try graph.finishTransition() }
      try graph.expect(isDone ? "nav(Feed, Next, Another)" : "nav(Feed)")
    }
  }

  @Test func `a child that a segue has embedded leaves with a failure around another one`() throws {
    let app: AppSketch = """
      1: feed presentation shop identifier=Next
      2: shop embed map identifier=Map
      """
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard))
    #expect(throws: Failure.self) {
      try graph.atomically {
        try graph.perform(.next)
        try? graph.atomically {
          try graph.dismiss()
          throw Failure()
        }
        try graph.expect("Feed > sheet Shop[Map]")
        throw Failure()
      }
    }
    try graph.expect("Feed")
  }

  @Test(arguments: [(false, "nav(Feed, Next, Another, Other)"), (true, "nav(Feed, Other)")])
  func `a request that waits is carried out after the whole custom segue`(
    fails: Bool,
    after: String
  ) throws {
    var registry = SegueRegistry()
    try registry.register(.next, kind: .custom) { screen("Next") }
    try registry.perform(.next) { segue, graph in
      try graph.push(segue.destination, from: segue.source)
      try graph.push(screen("Another"))
      if fails { throw Failure() }
    }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    graph.policy = .queue
    _ = try? graph.perform(.next) { _ in
      expectReason(.transition(.queued(behind: "Next"))) { try graph.push(screen("Other")) }
    }
    try graph.expect(after)
  }

  @Test(arguments: Transition.Timing.allCases, Transition.Policy.allCases)
  func `a custom segue that is reversed cannot be disturbed`(
    timing: Transition.Timing,
    policy: Transition.Policy
  ) throws {
    var registry = SegueRegistry()
    try registry.register(.next, kind: .custom) { screen("Next") }
    try registry.perform(.next) { segue, graph in
      try graph.push(segue.destination, from: segue.source)
      throw Failure()
    }
    weak var reversing: ControllerGraph?
    var refusals: [Refusal.Reason?] = []
    let feed = RestlessController(.didAppear) {
      guard let graph = reversing else { return }
      let refusal = #expect(throws: Refusal.self) { try graph.present(screen("Intruder")) }
      refusals.append(refusal?.reason)
    }
    let graph = try ControllerGraph(root: NavigationController(root: feed), registry: registry)
    graph.timing = timing
    graph.policy = policy
    reversing = graph
    #expect(throws: Failure.self) { try graph.perform(.next) }
    reversing = nil
    let isActive = refusals.map { if case .transition(.active)? = $0 { true } else { false } }
    #expect(isActive == [true])
    #expect(graph.contradictions.isEmpty)
    try graph.expect("nav(Restless)")
  }
}

extension Segue<PlaceholderController> {
  fileprivate static var next: Self { .init("Next") }
}

/// A controller that does something whenever it receives a certain call.
final class RestlessController: LifecycleController {
  private let call: ControllerGraph.LifecycleCall
  private let action: () -> Void

  init(_ call: ControllerGraph.LifecycleCall, _ action: @escaping () -> Void) {
    self.call = call
    self.action = action
  }

  private func receive(_ call: ControllerGraph.LifecycleCall) { if call == self.call { action() } }

  func didLoad() { receive(.didLoad) }
  func willAppear() { receive(.willAppear) }
  func isAppearing() { receive(.isAppearing) }
  func didAppear() { receive(.didAppear) }
  func willDisappear() { receive(.willDisappear) }
  func didDisappear() { receive(.didDisappear) }
  func willMove(toParent parent: (any Controller)?) {
    receive(parent == nil ? .willMoveFromParent : .willMoveToParent)
  }
  func didMove(toParent parent: (any Controller)?) {
    receive(parent == nil ? .didMoveFromParent : .didMoveToParent)
  }
}
