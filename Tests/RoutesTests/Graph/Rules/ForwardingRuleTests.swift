import RoutesTesting
import Testing

@testable import Routes

/// A container of the app that calls its children itself.
private final class PanelController: LoggedController, ArrangeableContainer {
  var childControllers: [any Controller]
  var content: (any Controller)?
  weak var graph: ControllerGraph?
  var isForwarding = true
  let shouldAutomaticallyForwardAppearanceMethods = false

  init(_ log: CallLog, _ children: [any Controller]) {
    childControllers = children
    content = children.first
    super.init("panel", log)
  }

  func arrange(_ children: [any Controller], content: (any Controller)?) {
    childControllers = children
    self.content = content
  }

  private func begin(_ isAppearing: Bool) {
    guard isForwarding, let content else { return }
    try? graph?.beginAppearanceTransition(of: content, isAppearing: isAppearing)
  }

  private func end() {
    if isForwarding, let content { try? graph?.endAppearanceTransition(of: content) }
  }

  override func willAppear() {
    super.willAppear()
    begin(true)
  }
  override func didAppear() {
    super.didAppear()
    end()
  }
  override func willDisappear() {
    super.willDisappear()
    begin(false)
  }
  override func didDisappear() {
    super.didDisappear()
    end()
  }
}

/// Rule 31: containers that call their children themselves.
@Suite struct ForwardingRuleTests {
  private let log = CallLog()

  private func open(isForwarding: Bool = true) throws -> (ControllerGraph, PanelController) {
    let panel = PanelController(log, [LoggedController("a", log), LoggedController("b", log)])
    panel.isForwarding = isForwarding
    let graph = try ControllerGraph(root: NavigationController(root: screen("Home")))
    try graph.push(panel)
    return (graph, panel)
  }

  @Test func aContainerCallsItsChildrenItself() throws {
    let (graph, _) = try open()
    log.expectAppearances(["panel willAppear", "a willAppear", "panel didAppear", "a didAppear"])
    try graph.push(screen("Next"))
    log.expectAppearances([
      "panel willDisappear", "a willDisappear", "panel didDisappear", "a didDisappear",
    ])
    try graph.popToRoot()
    #expect(log.take() == ["panel willMove(nil)", "panel didMove(nil)"])
  }

  @Test func theChildrenOfAContainerThatForgetsThemAreNotCalled() throws {
    let (graph, panel) = try open(isForwarding: false)
    #expect(log.takeAppearances() == ["panel willAppear", "panel didAppear"])
    let child = try #require(panel.content)
    #expect(graph.isOnScreen(child))
    try graph.embed(LoggedController("inner", log), in: child)
    try graph.pop()
    #expect(log.takeAppearances() == ["panel willDisappear", "panel didDisappear"])
  }

  @Test func theNewContentIsCalledByTheContainer() throws {
    let (graph, panel) = try open()
    let (a, b) = (panel.childControllers[0], panel.childControllers[1])
    _ = log.take()
    try graph.arrange([a, b], content: 1, in: panel)
    #expect(log.takeAppearances().isEmpty)
    try graph.beginAppearanceTransition(of: a, isAppearing: false)
    try graph.beginAppearanceTransition(of: b, isAppearing: true)
    try graph.endAppearanceTransition(of: a)
    try graph.endAppearanceTransition(of: b)
    log.expect([
      "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear",
    ])
    #expect(graph.contradictions.isEmpty)
  }

  @Test func whatAChildContainsIsCalledWithIt() throws {
    let inner = LoggedController("inner", log)
    let panel = PanelController(log, [NavigationController(root: inner)])
    let graph = try ControllerGraph(root: panel)
    #expect(log.takeAppearances().filter { $0.hasPrefix("inner") }.count == 2)
    let top = LoggedController("top", log)
    try graph.push(top)
    log.expectAppearances([
      "inner willDisappear", "top willAppear", "inner didDisappear", "top didAppear",
    ])
    try graph.present(screen("Sheet"), style: .fullScreen)
    log.expectAppearances([
      "panel willDisappear", "top willDisappear", "panel didDisappear", "top didDisappear",
    ])
  }

  @Test func aCancelledPopReturnsTheChildren() throws {
    let (graph, _) = try open()
    _ = log.take()
    try graph.beginSwipeBack()
    try graph.cancelTransition()
    log.expectAppearances([
      "panel willDisappear", "a willDisappear", "panel willAppear", "a willAppear",
      "panel didAppear", "a didAppear",
    ])
  }

  @Test(arguments: [PageViewController.SpineLocation.none, .min])
  func aCancelledTurnTakesTheChildrenAway(_ spine: PageViewController.SpineLocation) throws {
    let panel = PanelController(log, [LoggedController("a", log)])
    let source = PageSource { _ in panel }
    let pages = PageViewController(pages: [screen("First")], spineLocation: spine)
    pages.dataSource = source
    let graph = try ControllerGraph(root: pages)
    panel.graph = graph
    try graph.beginSwipe(.forward, in: pages)
    try graph.cancelTransition()
    log.expectAppearances([
      "panel willAppear", "a willAppear", "panel willDisappear", "a willDisappear",
      "panel didDisappear", "a didDisappear",
    ])
  }

  @Test func unbalancedCallsAreRefused() throws {
    let (graph, panel) = try open()
    let child = try #require(panel.content)
    let unbalanced = Refusal.Reason.container(.unbalancedAppearance("Logged"))
    expectRefusal(unbalanced, in: graph) {
      try graph.beginAppearanceTransition(of: child, isAppearing: true)
    }
    expectRefusal(unbalanced, in: graph) { try graph.endAppearanceTransition(of: child) }
    expectRefusal(
      .container(.forwardsAppearance(container: "nav(Home, Panel(*Logged, Logged))")),
      in: graph
    ) {
      try graph.beginAppearanceTransition(of: panel, isAppearing: false)
    }
    expectRefusal(.controller(.notInGraph("Other")), in: graph) {
      try graph.beginAppearanceTransition(of: screen("Other"), isAppearing: true)
    }
  }

  /// Its container has called a child that returns with it.
  @Test func aChildThatReturnsHasAppearedAlready() throws {
    let (graph, panel) = try open(isForwarding: false)
    let child = try #require(panel.content)
    try graph.beginAppearanceTransition(of: child, isAppearing: true)
    try graph.endAppearanceTransition(of: child)
    #expect(throws: CancellationError.self) {
      try graph.atomically {
        try graph.pop(from: panel)
        throw CancellationError()
      }
    }
    expectRefusal(.container(.unbalancedAppearance("Logged")), in: graph) {
      try graph.beginAppearanceTransition(of: child, isAppearing: true)
    }
  }

  @Test func aRestoredContainerCallsItsChildren() throws {
    var classes = SceneClasses()
    try classes.register { [log] in PanelController(log, []) }
    try classes.register { [log] in LoggedController("a", log) }
    let graph = try ControllerGraph(restoring: Snapshot("Panel(*Logged)"), classes: classes)
    log.expectAppearances(["panel willAppear", "a willAppear", "panel didAppear", "a didAppear"])
    #expect(graph.contradictions.isEmpty)
  }

  /// The stack inside the container does not forward, so it calls its child that leaves it.
  @Test func whatLeavesAChildIsCalledWhereItWas() throws {
    let inner = LoggedController("inner", log)
    let (stack, hidden) = (NavigationController(stack: [screen("List"), inner]), screen("Hidden"))
    let graph = try ControllerGraph(root: PanelController(log, [stack, hidden]))
    _ = log.take()
    try graph.embed(inner, in: hidden)
    #expect(log.takeAppearances() == ["inner willDisappear", "inner didDisappear"])
    #expect(graph.contradictions.isEmpty)
  }

  @Test func whatIsPresentedInsideAndMovesOutDisappearsOnce() throws {
    let stack = NavigationController(root: screen("List"))
    let sheet = LoggedController("sheet", log)
    let graph = try ControllerGraph(root: PanelController(log, [stack]))
    try graph.present(sheet, style: .overCurrentContext)
    #expect(graph.presenter(of: sheet) === stack)
    _ = log.take()
    try graph.setRoot(NavigationController(root: sheet))
    log.expectAppearances([
      "sheet willDisappear", "sheet didDisappear", "panel willDisappear", "sheet willAppear",
      "panel didDisappear", "sheet didAppear",
    ])
  }
}
