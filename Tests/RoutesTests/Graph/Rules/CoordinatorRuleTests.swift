import RoutesTesting
import Testing

@testable import Routes

/// A screen that registers closures when it appears or disappears.
private final class CoordinatedController: LoggedController {
  weak var graph: ControllerGraph?

  private func coordinate() {
    graph?.transitionCoordinator?.animate { [log, name] _ in
      log.add("\(name) alongside")
    } completion: { [log, name] transition in
      log.add("\(name) over\(transition.isCancelled ? ", cancelled" : "")")
    }
  }

  override func willAppear() {
    super.willAppear()
    coordinate()
  }
  override func didAppear() {
    super.didAppear()
    if graph?.transitionCoordinator != nil { log.add("late") }
  }
}

/// Closures beside and after a transition.
@Suite struct CoordinatorRuleTests {
  private let log = CallLog()

  private func screen(_ name: String, _ graph: ControllerGraph) -> CoordinatedController {
    let controller = CoordinatedController(name, log)
    controller.graph = graph
    return controller
  }

  private func makeGraph() throws -> (ControllerGraph, CoordinatedController) {
    let graph = try ControllerGraph()
    let home = screen("home", graph)
    try graph.setRoot(NavigationController(root: home))
    #expect(!log.take().contains("home over"))
    return (graph, home)
  }

  @Test func closuresRunBesideAndAfterATransition() throws {
    let (graph, _) = try makeGraph()
    try graph.push(screen("next", graph)) { [log] in log.add("completion") }
    let calls = log.take().filter { !$0.contains("ove(") && !$0.hasSuffix("didMove") }
    #expect(
      calls == [
        "next willMove", "next didLoad", "home willDisappear", "next willAppear",
        "next isAppearing", "next alongside", "home didDisappear", "next didAppear", "next over",
        "completion",
      ]
    )
    #expect(graph.transitionCoordinator == nil)
  }

  @Test func aClosureLearnsOfACancellation() throws {
    let (graph, home) = try makeGraph()
    let next = screen("next", graph)
    try graph.push(next)
    _ = log.take()
    try graph.beginSwipeBack()
    let coordinator = try #require(graph.transitionCoordinator)
    #expect(coordinator.isInteractive && !coordinator.isCancelled)
    #expect(coordinator.from === next && coordinator.to === home)
    #expect(coordinator === graph.transitionCoordinator)
    try graph.cancelTransition()
    #expect(coordinator.isCancelled)
    let calls = log.take().filter { $0.contains("alongside") || $0.contains("over") }
    #expect(
      calls == ["home alongside", "next alongside", "home over, cancelled", "next over, cancelled"]
    )
    #expect(!coordinator.animate(completion: { _ in Issue.record("it was over") }))
    #expect(coordinator.from == nil && coordinator.to == nil)
    try graph.beginSwipeBack()
    try graph.finishTransition()
    #expect(log.take().last == "home over")
  }

  @Test func aPresentationLeadsFromItsPresenter() throws {
    let (graph, home) = try makeGraph()
    graph.timing = .untilFinished
    let (first, second) = (screen("first", graph), screen("second", graph))
    try graph.present(first)
    #expect(graph.transitionCoordinator?.from === graph.parent(of: home))
    #expect(graph.transitionCoordinator?.to === first)
    try graph.finishTransition()
    try graph.present(second)
    try graph.finishTransition()
    try graph.dismiss(home)
    #expect(graph.transitionCoordinator?.from === second)
    #expect(graph.transitionCoordinator?.to === graph.parent(of: home))
  }

  @Test func whatIsNotAnimatedHasNoCoordinator() throws {
    let graph = try ControllerGraph()
    let (one, two) = (screen("one", graph), screen("two", graph))
    let stack = NavigationController(root: two)
    let tabs = TabBarController([one, stack])
    try graph.setRoot(tabs)
    graph.timing = .untilFinished
    // A push in a tab that is not selected moves nothing on screen.
    try graph.push(screen("three", graph), from: two)
    #expect(graph.transitionCoordinator == nil)
    try graph.finishTransition()
    try graph.select(tab: 1)
    #expect(graph.transitionCoordinator == nil)
    try graph.finishTransition()
    try graph.withoutAnimation {
      try graph.push(screen("four", graph), from: stack)
      #expect(!graph.isTransitionUnderWay)
    }
    #expect(!log.take().contains { $0.contains("over") || $0.contains("alongside") })
    try graph.pop(from: stack)
    #expect(graph.transitionCoordinator != nil)
    try graph.finishTransition()
    #expect(log.take().last == "three over")
  }

  @Test func aNavigationDelegateFindsTheCoordinator() throws {
    final class Delegate: NavigationController.Delegate {
      weak var graph: ControllerGraph?
      var popped: [Bool] = []
      func willShow(
        _ controller: any Controller,
        in navigationController: NavigationController
      ) {
        graph?.transitionCoordinator?.animate(completion: { [weak self] transition in
          let isPopped = transition.from.map { from in
            !navigationController.stack.contains { $0 === from }
          }
          self?.popped.append(isPopped == true)
        })
      }
    }
    let (graph, home) = try makeGraph()
    let delegate = Delegate()
    delegate.graph = graph
    (graph.root as? NavigationController)?.delegate = delegate
    try graph.push(screen("next", graph), from: home)
    try graph.beginSwipeBack()
    try graph.cancelTransition()
    try graph.tapBack()
    #expect(delegate.popped == [false, false, true])
  }
}
