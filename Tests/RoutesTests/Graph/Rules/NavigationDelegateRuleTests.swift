import RoutesTesting
import Testing

/// A coordinator that logs what a stack shows.
private final class Coordinator: NavigationController.Delegate {
  let log: CallLog
  var afterShowing: (() throws -> Void)?
  init(_ log: CallLog) { self.log = log }

  func willShow(
    _ controller: any Controller,
    in navigationController: NavigationController
  ) {
    log.add("willShow \(name(controller))")
  }

  func didShow(
    _ controller: any Controller,
    in navigationController: NavigationController,
    popped: [any Controller]
  ) {
    let suffix = popped.isEmpty ? "" : ", popped \(popped.map(name).joined(separator: " "))"
    log.add("didShow \(name(controller))\(suffix)")
    do { try afterShowing?() } catch { Issue.record(error) }
  }

  private func name(_ controller: any Controller) -> String {
    (controller as? LoggedController)?.name ?? "?"
  }
}

@Suite struct NavigationDelegateRuleTests {
  private let log = CallLog()
  private let coordinator: Coordinator
  private let navigation: NavigationController
  private let graph: ControllerGraph

  init() throws {
    navigation = NavigationController(
      stack: [LoggedController("a", log), LoggedController("b", log), LoggedController("c", log)]
    )
    coordinator = Coordinator(log)
    navigation.delegate = coordinator
    graph = try ControllerGraph(root: TabBarController([navigation, screen("Settings")]))
    _ = log.take()
  }

  private func takeShown() -> [String] { log.take().filter { $0.contains("Show") } }

  @Test func aDelegateIsInformedBeforeAndAfterAPush() throws {
    try graph.push(LoggedController("d", log))
    log.expect([
      "d willMove", "d didLoad", "c willDisappear", "d willAppear", "willShow d", "d isAppearing",
      "c didDisappear", "d didAppear", "d didMove", "didShow d",
    ])
  }

  @Test func aDelegateIsInformedOfTheFirstScreen() throws {
    let stack = NavigationController(root: LoggedController("first", log))
    stack.delegate = coordinator
    try graph.present(stack, style: .fullScreen)
    #expect(
      log.take().filter { !$0.hasPrefix("c ") } == [
        "first didLoad", "first willAppear", "willShow first", "first isAppearing",
        "first didAppear", "didShow first",
      ]
    )
    try graph.dismiss()
    try graph.present(stack)
    #expect(takeShown().isEmpty)
  }

  /// Nothing else observes the graph. A delegate that comes late has missed the first screen.
  @Test func aDelegateIsInformedOfATabThatAppears() throws {
    let (first, second) = (NavigationController(root: screen("A")), NavigationController())
    let graph = try ControllerGraph(root: TabBarController([first, second]))
    try graph.push(screen("B"), from: second)
    (first.delegate, second.delegate) = (coordinator, coordinator)
    try graph.select(tab: 1)
    #expect(takeShown() == ["willShow ?", "didShow ?"])
  }

  @Test func aDelegateIsInformedOfAStackThatIsOnScreenAgain() throws {
    try graph.select(tab: 1)
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
    try graph.select(tab: 0)
    log.expect(["c willAppear", "willShow c", "c isAppearing", "c didAppear", "didShow c"])
  }

  @Test func aDelegateIsNotInformedOfAReturnFromAPresentation() throws {
    try graph.present(screen("Share"), style: .fullScreen)
    try graph.dismiss()
    let calls = log.take()
    #expect(calls.contains("c didAppear") && !calls.contains { $0.contains("Show") })
  }

  @Test func aDelegateLearnsWhatWasPopped() throws {
    try graph.tapBack()
    #expect(takeShown() == ["willShow b", "didShow b, popped c"])
    try graph.setStack([navigation.stack[1], LoggedController("d", log)])
    #expect(takeShown() == ["willShow d", "didShow d, popped a"])
    try graph.push(LoggedController("e", log))
    try graph.popToRoot()
    #expect(takeShown() == ["willShow e", "didShow e", "willShow b", "didShow b, popped d e"])
  }

  @Test func aDelegateIsInformedOfASwipeUnlessItIsCancelled() throws {
    try graph.beginSwipeBack()
    #expect(takeShown() == ["willShow b"])
    try graph.cancelTransition()
    #expect(takeShown().isEmpty)
    try graph.beginSwipeBack()
    try graph.finishTransition()
    #expect(takeShown() == ["willShow b", "didShow b, popped c"])
  }

  @Test func aDelegateIsInformedOfAnUnwindAndARemoval() throws {
    let a = navigation.stack[0]
    try graph.removeFromParent(navigation.stack[2])
    #expect(takeShown() == ["willShow b", "didShow b, popped c"])
    #expect(try graph.unwind(Unwind<LoggedController>("home")) === a)
    #expect(takeShown() == ["willShow a", "didShow a, popped b"])
  }

  @Test func aStackThatIsNotShownInformsNoDelegate() throws {
    try graph.select(tab: 1)
    try graph.pop(to: navigation.stack[0])
    #expect(takeShown().isEmpty)
    try graph.select(tab: 0)
    #expect(takeShown() == ["willShow a", "didShow a"])
    try graph.setStack([LoggedController("x", log), navigation.stack[0]])
    #expect(takeShown().isEmpty, "the top is the same")
  }

  @Test func aDelegateCanRequestTheNextMove() throws {
    coordinator.afterShowing = { [graph, log, weak coordinator] in
      coordinator?.afterShowing = nil
      try graph.push(LoggedController("next", log))
    }
    try graph.pop()
    #expect(
      takeShown() == ["willShow b", "didShow b, popped c", "willShow next", "didShow next"]
    )
  }
}
