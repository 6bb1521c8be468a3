import RoutesTesting
import Testing

@testable import Routes

/// A screen with a result that does something in one of its lifecycle calls.
private final class HastyController: ResultController, LifecycleController {
  typealias Output = String
  private let call: ControllerGraph.LifecycleCall
  private var action: ((HastyController) throws -> Void)?

  init(
    _ call: ControllerGraph.LifecycleCall = .didAppear,
    _ action: ((HastyController) throws -> Void)? = nil
  ) {
    self.call = call
    self.action = action
  }

  private func act(_ call: ControllerGraph.LifecycleCall) {
    guard call == self.call, let action else { return }
    self.action = nil
    do { try action(self) } catch { Issue.record(error) }
  }

  func didAppear() { act(.didAppear) }
  func didMove(toParent parent: (any Controller)?) {
    if parent != nil { act(.didMoveToParent) }
  }
}

extension Segue<HastyController> {
  fileprivate static var hurry: Self { .init("Hurry") }
}

/// An outcome is handed over exactly once, whenever the screen is left.
@Suite struct OutcomeTimingTests {
  private let inbox = Inbox()

  enum Leaving: CaseIterable {
    case dismiss, finish, setRoot

    fileprivate func callAsFunction(
      _ graph: ControllerGraph?,
      _ screen: HastyController
    ) throws {
      switch self {
      case .dismiss: try graph?.dismiss(screen)
      case .finish: try graph?.finish(screen, with: "done")
      case .setRoot: try graph?.setRoot(named("Login"))
      }
    }

    fileprivate var outcome: Outcome<String> {
      switch self {
      case .dismiss: .left(.dismissed)
      case .finish: .finished("done")
      case .setRoot: .left(.dismissedFromAbove)
      }
    }
  }

  @Test(arguments: Leaving.allCases, [false, true])
  func `a screen that is left in its own didAppear hands over its outcome`(
    leaving: Leaving,
    isQueued: Bool
  ) throws {
    let graph = try ControllerGraph("nav(Feed)")
    let screen = HastyController { [weak graph] in try leaving(graph, $0) }
    let present = { [inbox] in try graph.present(screen) { inbox.outcomes.append($0) } }
    if isQueued {
      graph.policy = .queue
      try graph.push(RestlessController(.willAppear) { try? present() })
    } else {
      try present()
    }
    #expect(inbox.outcomes == [leaving.outcome])
    #expect(!graph.contains(screen))
    #expect(graph.contradictions.isEmpty)
  }

  @Test(arguments: Leaving.allCases)
  func `a screen that is left in onTransition hands over its outcome`(leaving: Leaving) throws {
    let graph = try ControllerGraph("nav(Feed)")
    let screen = HastyController()
    graph.onTransition = { [weak graph] transition in
      guard transition.kind == .present else { return }
      do { try leaving(graph, screen) } catch { Issue.record(error) }
    }
    try graph.present(screen) { [inbox] in inbox.outcomes.append($0) }
    #expect(inbox.outcomes == [leaving.outcome])
  }

  @Test(arguments: [SegueKind.show, .presentation, .custom])
  func `a segue's screen that finishes when it appears hands over its outcome`(
    kind: SegueKind
  ) throws {
    weak var weakGraph: ControllerGraph?
    var registry = SegueRegistry()
    try registry.register(.hurry, kind: kind) {
      HastyController { try weakGraph?.finish($0, with: "done") }
    }
    if kind == .custom {
      try registry.perform(.hurry) { segue, graph in
        try graph.push(segue.destination, from: segue.source)
      }
    }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    weakGraph = graph
    let screen = try graph.perform(.hurry) { [inbox] in inbox.outcomes.append($0) }
    #expect(inbox.outcomes == [.finished("done")])
    #expect(!graph.contains(screen))
    try graph.expect("nav(Feed)")
  }

  @Test func `an outcome is handed over when the graph is settled`() throws {
    let graph = try ControllerGraph("nav(Feed)")
    graph.onTransition = { [weak graph] _ in
      #expect(graph?.isTransitionUnderWay == false)
      #expect(graph?.contradictions == [])
    }
    let colors = HastyController()
    try graph.present(colors) { [weak graph, inbox] outcome in
      inbox.outcomes.append(outcome)
      #expect(graph?.isTransitionUnderWay == false)
      #expect(graph?.contains(colors) == false)
      #expect(graph?.contradictions == [])
      #expect(throws: Never.self) { try graph?.present(named("Next")) }
    }
    try graph.finish(colors, with: "red")
    #expect(inbox.outcomes == [.finished("red")])
    try graph.expect("nav(Feed) > sheet Next")
  }

  @Test func `an outcome that is due before its request ends may move on`() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let screen = HastyController { [weak graph] in try graph?.dismiss($0) }
    try graph.present(screen) { [weak graph, inbox] outcome in
      inbox.outcomes.append(outcome)
      #expect(graph?.isTransitionUnderWay == false)
      #expect(throws: Never.self) { try graph?.present(named("Next")) }
    }
    #expect(inbox.outcomes == [.left(.dismissed)])
    try graph.expect("nav(Feed) > sheet Next")
  }

  @Test func `a refused finish keeps the outcome for later and forgets the result`() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let screen = HastyController()
    try graph.present(screen) { [inbox] in inbox.outcomes.append($0) }
    try graph.setRoot(screen)
    expectRefusal(.presentation(.nothingToDismiss("Hasty")), in: graph) {
      try graph.finish(screen, with: "lost")
    }
    #expect(inbox.outcomes.isEmpty)
    try graph.setRoot(named("Login"))
    #expect(inbox.outcomes == [.left(.replaced)])
  }

  @Test func `a loop of outcomes is cut off`() throws {
    let graph = try ControllerGraph("nav(Feed)")
    weak let looping = graph
    func present() {
      let screen = HastyController { _ = try? looping?.dismiss($0) }
      try? looping?.present(screen) { [inbox] in
        inbox.outcomes.append($0)
        present()
      }
    }
    present()
    #expect(!inbox.outcomes.isEmpty && inbox.outcomes.count < 100)
    #expect(!graph.isTransitionUnderWay)
  }

  /// A screen with a result that can be swiped away.
  private final class SwipedController: ResultController, DismissalResponder {
    typealias Output = String
    private let onDismissal: () -> Void

    init(onDismissal: @escaping () -> Void) { self.onDismissal = onDismissal }

    func didDismiss() { onDismissal() }
  }

  @Test(arguments: [false, true])
  func `a swiped screen hands over its outcome before it is told of its dismissal`(
    isObserved: Bool
  ) throws {
    let graph = try ControllerGraph("nav(Feed)")
    if isObserved { graph.onTransition = { _ in } }
    var countAtDismissal: Int?
    let screen = SwipedController { [inbox] in countAtDismissal = inbox.outcomes.count }
    try graph.present(screen) { [inbox] in inbox.outcomes.append($0) }
    try graph.swipeDown()
    #expect(countAtDismissal == 1)
    #expect(inbox.outcomes == [.left(.swiped)])
  }
}

private func named(_ name: String) -> PlaceholderController { PlaceholderController(name) }
