import RoutesTesting
import Testing

/// A screen that logs each unwind that it is asked about, and takes it if `isTaking` is set.
private final class AskedController: UnwindReceiver, SegueSource {
  let name: String
  let log: CallLog
  var isTaking = false

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
  }

  func canUnwind(_ action: String, from source: any Controller) -> Bool {
    log.add("\(name) canUnwind \(action)")
    return isTaking
  }
  func unwind(_ action: String, from source: any Controller) { log.add("\(name) \(action)") }
  func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
    log.add("\(name) shouldPerform \(identifier)")
    return true
  }
  func prepare(for segue: PerformedSegue) { log.add("\(name) prepare \(segue.identifier)") }
}

private final class ContextController: NavigationController {}

extension Unwind<any UnwindReceiver> {
  fileprivate static var back: Self { .init("back:") }
}

@Suite struct UnwindRuleTests {
  private let log = CallLog()

  private func asked(_ name: String) -> AskedController { AskedController(name, log) }

  /// A storyboard's unwind segue from the scene of `AskedController`.
  private func makeRegistry() throws -> SegueRegistry {
    let segue = Storyboard.Segue(
      id: "1",
      kind: .unwind,
      identifier: "GoBack",
      destination: "exit",
      unwindAction: "back:"
    )
    let scene = Storyboard.Scene(
      id: "asked",
      customClass: "AskedController",
      exits: ["exit"],
      segues: [segue]
    )
    return try SegueRegistry(Storyboard(name: "Main", scenes: [scene]))
  }

  @Test func anUnwindAsksTheChildrenThenTheControllerThenItsParent() throws {
    let source = ContainerScreen("source", log, [asked("inner")])
    let beside = ContainerScreen("beside", log, [asked("first"), asked("second")])
    let tabs = TabBarController([source, beside])
    let graph = try ControllerGraph(root: tabs)
    #expect(throws: Refusal.self) { try graph.unwind(.back, from: source) }
    #expect(log.take() == ["inner", "first", "second", "beside"].map { "\($0) canUnwind back:" })
  }

  @Test func anUnwindNeverAsksInsideTheChildThatHoldsTheSource() throws {
    let source = asked("source")
    let holder = ContainerScreen("holder", log, [asked("sibling"), source])
    let graph = try ControllerGraph(root: TabBarController([holder, asked("other")]))
    #expect(throws: Refusal.self) { try graph.unwind(.back, from: source) }
    #expect(log.take() == ["sibling", "holder", "other"].map { "\($0) canUnwind back:" })
  }

  @Test func anUnwindContinuesAtThePresenter() throws {
    let target = asked("target")
    target.isTaking = true
    let graph = try ControllerGraph(recordingFrom: NavigationController(root: target))
    try graph.present(NavigationController(root: screen("Share")))
    #expect(try graph.unwind(.back) === target)
    try graph.expect("nav(Asked)")
    try expectRecordedJournal(of: graph)
  }

  @Test func aStackIsAskedFromTheTopDown() throws {
    let stack = [asked("bottom"), asked("middle"), asked("top"), asked("source")]
    let graph = try ControllerGraph(root: NavigationController(stack: stack))
    #expect(throws: Refusal.self) { try graph.unwind(.back) }
    #expect(log.take() == ["top", "middle", "bottom"].map { "\($0) canUnwind back:" })
  }

  @Test func whatAControllerPresentsIsAskedBeforeItsChildren() throws {
    let first = NavigationController(root: asked("first"))
    let second = ContainerScreen("second", log, [asked("child")])
    let graph = try ControllerGraph(root: TabBarController([first, second]))
    try graph.present(asked("alert"), style: .overCurrentContext)
    try graph.select(tab: 1, from: graph.root)
    #expect(throws: Refusal.self) { try graph.unwind(.back, from: second) }
    #expect(log.take() == ["child", "alert", "first"].map { "\($0) canUnwind back:" })
  }

  @Test func theSourceAsksWhatItPresents() throws {
    let graph = try ControllerGraph(root: asked("source"))
    let source = try #require(graph.root)
    try graph.present(NavigationController(root: asked("inner")))
    #expect(throws: Refusal.self) { try graph.unwind(.back, from: source) }
    #expect(log.take() == ["inner canUnwind back:"])
  }

  @Test func anUnwindToWhatATabPresentsSelectsTheTab() throws {
    let target = asked("target")
    let first = NavigationController(root: screen("Feed"))
    let graph = try ControllerGraph(root: TabBarController([first, screen("Settings")]))
    try graph.present(NavigationController(root: target), style: .overCurrentContext)
    try graph.push(screen("Details"))
    try graph.select(tab: 1, from: graph.root)
    target.isTaking = true
    try graph.unwind(.back)
    try graph.expect("tab(*nav(Feed) > overCurrentContext nav(Asked), Settings)")
  }

  @Test func anUnwindNeverAsksItsSource() throws {
    let source = asked("source")
    source.isTaking = true
    let graph = try ControllerGraph(root: source)
    expectRefusal(.unwind(.noTarget(expected: "UnwindReceiver", asked: [])), in: graph) {
      try graph.unwind(.back)
    }
    #expect(log.take().isEmpty)
  }

  @Test func anUnwindWithoutATargetIsRefused() throws {
    let graph = try ControllerGraph("tab:Main(*nav(Feed, Post), Settings)")
    let reason = Refusal.Reason.unwind(
      .noTarget(
        expected: "AskedController",
        asked: ["Feed", "Navigation", "Settings", "Main"]
      )
    )
    expectRefusal(reason, in: graph) {
      try graph.unwind(Unwind<AskedController>("back:"))
    }
  }

  @Test func anUnwindAsksSearchesPreparesActsAndTransitionsInOrder() throws {
    let target = asked("target")
    target.isTaking = true
    let graph = try ControllerGraph(
      root: NavigationController(stack: [target, asked("source")]),
      registry: makeRegistry()
    )
    graph.onTransition = { [log] in log.add("transition \($0.kind)") }
    try graph.trigger("GoBack")
    log.expect([
      "source shouldPerform GoBack", "target canUnwind back:", "source prepare GoBack",
      "target back:", "transition unwind",
    ])
    try graph.expect("nav(Asked)")
  }

  @Test func anUnwindIsOneDismissalAndOneChangeOfEachContainer() throws {
    let target = asked("target")
    target.isTaking = true
    let tabs = TabBarController([
      screen("Feed"), NavigationController(stack: [target, screen("Post")]),
    ])
    let graph = try ControllerGraph(recordingFrom: tabs)
    try graph.present(screen("Share"))
    try graph.present(screen("Colors"))
    var changes: [Transition.RecordedChange.Form] = []
    graph.onTransition = { changes += $0.changes.map(\.form) }
    try graph.unwind(.back)
    try graph.expect("tab(Feed, *nav(Asked))")
    #expect(changes == [.dismiss(by: 0), .select(index: 1, in: 0), .pop(count: 1, from: 2)])
    try expectRecordedJournal(of: graph)
  }
}

/// A container of the app that counts how often it is arranged.
private final class PanelController: ArrangeableContainer {
  private(set) var childControllers: [any Controller]
  private(set) var content: (any Controller)?
  weak var graph: ControllerGraph?
  private(set) var arrangementCount = 0

  init(_ children: [any Controller], content: Int) {
    self.childControllers = children
    self.content = children[content]
  }

  func arrange(_ children: [any Controller], content: (any Controller)?) {
    arrangementCount += 1
    self.childControllers = children
    self.content = content
  }
}

extension UnwindRuleTests {
  @Test func anUnwindToATabMakesItAppearAfterADismissalInAnotherTab() throws {
    let target = asked("target")
    target.isTaking = true
    let context = ContextController(root: screen("Feed"))
    let tabs = TabBarController([context, LoggedNavigationController(root: target, log)])
    let graph = try ControllerGraph(root: tabs, width: .regular)
    try graph.present(screen("Login"), style: .overCurrentContext)
    _ = log.take()
    graph.startRecording()
    try graph.unwind(.back)
    try graph.expect("regular: tab(nav:Context(Feed), *nav:LoggedNavigation(Asked))")
    #expect(log.takeAppearances() == ["nav willAppear", "nav didAppear"])
    try expectRecordedJournal(of: graph)
  }

  @Test func anUnwindThatOnlySelectsATabHasItsOrder() throws {
    let target = asked("target")
    target.isTaking = true
    let feed = LoggedController("feed", log)
    let stack = LoggedNavigationController(root: target, log)
    let graph = try ControllerGraph(root: TabBarController([stack, feed]))
    try graph.select(tab: 1)
    _ = log.take()
    graph.startRecording()
    try graph.unwind(.back)
    log.expectAppearances([
      "nav willAppear", "feed willDisappear", "feed didDisappear", "nav didAppear",
    ])
    try expectRecordedJournal(of: graph)
  }

  @Test func anUnwindBringsTheTargetToTheFrontOfAnOwnContainer() throws {
    let target = NavigationController(root: screen("Feed"))
    let panel = PanelController([target, screen("Settings")], content: 1)
    let graph = try ControllerGraph(recordingFrom: panel)
    try graph.unwind(Unwind<NavigationController>("home"))
    #expect(panel.content === target)
    #expect(panel.arrangementCount == 1)
    try expectRecordedJournal(of: graph)
  }

  @Test func anUnwindInFrontOfAnOwnContainerLeavesItAlone() throws {
    let panel = PanelController(
      [screen("Settings"), TabBarController([screen("Feed"), screen("Shop")])],
      content: 1
    )
    let graph = try ControllerGraph(root: panel)
    try graph.present(screen("Share"))
    let tabs = try graph.unwind(Unwind<TabBarController>("home"))
    #expect(panel.content === tabs)
    #expect(panel.arrangementCount == 0)
  }
}

/// A container of the app that is also asked about unwinds.
private final class ContainerScreen: ContainerController, UnwindReceiver {
  let name: String
  let log: CallLog
  let childControllers: [any Controller]
  var content: (any Controller)? { childControllers.first }

  init(_ name: String, _ log: CallLog, _ children: [any Controller]) {
    self.name = name
    self.log = log
    self.childControllers = children
  }

  func canUnwind(_ action: String, from source: any Controller) -> Bool {
    log.add("\(name) canUnwind \(action)")
    return false
  }
}
