import RoutesTesting
import Testing

@testable import Routes

/// A container, or a screen, that builds itself in `didLoad`.
private enum Built: CaseIterable {
  case screen, stack, pushed, popped, poppedTo, tabs, newTabs, split, pages, drawer, removed

  /// A controller that builds itself, and what it is afterwards.
  func make(_ child: any Controller) -> (controller: any BuildingController, notation: String) {
    let old = PlaceholderController("Old")
    switch self {
    case .screen:
      return (
        BuildingScreen().building { try $1.embed(child, in: $0) }, "BuildingScreen[Logged]"
      )
    case .stack:
      return (
        BuildingStack(root: old).building { try $1.setStack([child], from: $0) },
        "nav:BuildingStack(Logged)"
      )
    case .pushed:
      return (
        BuildingStack(root: old).building { try $1.push(child, from: $0) },
        "nav:BuildingStack(Old, Logged)"
      )
    case .popped:
      return (
        BuildingStack(stack: [child, old]).building { try $1.pop(from: $0) },
        "nav:BuildingStack(Logged)"
      )
    case .poppedTo:
      return (
        BuildingStack(stack: [child, old, PlaceholderController("Top")]).building {
          try $1.pop(to: child)
        }, "nav:BuildingStack(Logged)"
      )
    case .newTabs:
      return (
        BuildingTabs([old]).building { try $1.setTabs([child], from: $0) },
        "tab:BuildingTabs(*Logged)"
      )
    case .tabs:
      return (
        BuildingTabs([old, child]).building { try $1.select(tab: 1, from: $0) },
        "tab:BuildingTabs(Old, *Logged)"
      )
    case .split:
      return (
        BuildingSplit(style: .unspecified, primary: old).building {
          try $1.setColumn(.primary, to: child, from: $0)
        }, "split:BuildingSplit(Logged)"
      )
    case .pages:
      return (
        BuildingPages(pages: [old]).building { try $1.turn($0, to: [child]) },
        "page:BuildingPages(Logged)"
      )
    case .drawer:
      return (
        BuildingDrawer().building { try $1.arrange([child], content: 0, in: $0) },
        "BuildingDrawer(*Logged)"
      )
    case .removed:
      return (
        BuildingScreen().building {
          try $1.embed(old, in: $0)
          try $1.embed(child, in: $0)
          try $1.removeFromParent(old)
        }, "BuildingScreen[Logged]"
      )
    }
  }
}

/// A screen that embeds two of its class while it loads.
private final class EndlessController: LifecycleController {
  let graph: ControllerGraph
  let note: (Refusal.Reason?) -> Void

  init(_ graph: ControllerGraph, _ note: @escaping (Refusal.Reason?) -> Void) {
    self.graph = graph
    self.note = note
  }

  func didLoad() {
    for _ in 1...2 {
      do { try graph.embed(EndlessController(graph, note), in: self) } catch {
        note((error as? Refusal)?.reason)
      }
    }
  }
}

@Suite struct LoadingRuleTests {
  @Test func aLoadThatNeverEndsIsRefused() throws {
    var refusals: [Refusal.Reason?] = []
    let graph = try ControllerGraph("Feed")
    try graph.present(EndlessController(graph) { refusals.append($0) })
    #expect(!refusals.isEmpty && refusals.allSatisfy { $0 == .transition(.endless(after: 32)) })
    #expect(graph.count < 100 && graph.contradictions.isEmpty)
    try graph.dismiss()
    try graph.expect("Feed")
  }

  private let log = CallLog()

  @Test(arguments: Built.allCases, Transition.Policy.allCases)
  private func aControllerBuildsItselfWhileItLoads(
    _ kind: Built,
    _ policy: Transition.Policy
  ) throws {
    let child = LoggedController("child", log)
    let (built, notation) = kind.make(child)
    let graph = try ControllerGraph("Feed")
    graph.policy = policy
    graph.startRecording()
    built.builder.graph = graph
    try graph.present(built)
    #expect(built.builder.refusals.isEmpty)
    #expect(built.builder.count == 1)
    try graph.expect("Feed > sheet \(notation)")
    #expect(graph.isOnScreen(child))
    #expect(graph.contradictions.isEmpty)
    let moves =
      [.popped, .poppedTo, .tabs].contains(kind) ? [] : ["child willMove", "child didMove"]
    #expect(
      log.take() == moves + [
        "child didLoad", "child willAppear", "child isAppearing", "child didAppear",
      ]
    )
    let journal = try #require(graph.journal)
    let replayed = try ControllerGraph(replaying: journal)
    #expect(replayed.snapshot == graph.snapshot)
    #expect(replayed.journal == journal)
  }

  @Test(arguments: Built.allCases)
  private func aLoadingControllerBuildsItselfInsideAnother(_ kind: Built) throws {
    let (outer, name) = kind.make(LoggedController("child", log))
    let inner = BuildingScreen().building {
      try $1.embed(screen("Header"), in: $0)
      try $1.embed(outer, in: $0)
    }
    let drawer = BuildingDrawer().building { try $1.arrange([inner], content: 0, in: $0) }
    let graph = try ControllerGraph(root: TabBarController([screen("Feed"), drawer]))
    for builder in [inner.builder, drawer.builder, outer.builder] { builder.graph = graph }
    try graph.select(tab: 1)
    #expect(inner.builder.refusals.isEmpty && drawer.builder.refusals.isEmpty)
    try graph.expect("tab(Feed, *BuildingDrawer(*BuildingScreen[Header, \(name)]))")
  }

  @Test(arguments: Transition.Policy.allCases)
  func aLoadingControllerChangesNothingElse(_ policy: Transition.Policy) throws {
    let graph = try ControllerGraph("nav(Feed)")
    graph.policy = policy
    let loading = BuildingScreen().building(in: graph) { try $1.push(screen("Next"), from: $0) }
    try graph.push(loading)
    if policy == .refuse {
      #expect(loading.builder.refusals == [.transition(.active("push"))])
      try graph.expect("nav(Feed, BuildingScreen)")
    } else {
      #expect(loading.builder.refusals == [.transition(.queued(behind: "push"))])
      try graph.expect("nav(Feed, BuildingScreen, Next)")
    }
  }

  @Test func aControllerThatIsCoveredByWhatAnotherBuildsIsNotLoaded() throws {
    let log = CallLog()
    let graph = try ControllerGraph("Feed")
    let stack = BuildingStack(root: LoggedController("old", log)).building(in: graph) {
      try $1.push(LoggedController("new", log), from: $0)
    }
    try graph.present(stack)
    #expect(log.take().filter { $0.hasSuffix("didLoad") } == ["new didLoad"])
    try graph.pop()
    #expect(log.take().filter { $0.hasSuffix("didLoad") } == ["old didLoad"])
  }

  @Test func whatAControllerBuiltStaysWhenATransitionIsCancelled() throws {
    let lower = BuildingScreen().building { try $1.embed(screen("Header"), in: $0) }
    let graph = try ControllerGraph(root: NavigationController(stack: [lower, screen("Top")]))
    lower.builder.graph = graph
    try graph.beginSwipeBack()
    try graph.expect("nav(BuildingScreen[Header])")
    try graph.cancelTransition()
    try graph.expect("nav(BuildingScreen[Header], Top)")
    try graph.pop()
    #expect(lower.builder.count == 1)
    #expect(graph.contradictions.isEmpty)
  }

  @Test(arguments: Transition.Timing.allCases)
  func `the completions of what a controller builds are called when the transition is over`(
    _ timing: Transition.Timing
  ) throws {
    let graph = try ControllerGraph("Feed")
    graph.timing = timing
    var calls: [String] = []
    let stack = BuildingStack(root: screen("Old")).building(in: graph) { stack, graph in
      try graph.push(screen("One"), from: stack) { calls.append("One") }
      try graph.push(screen("Two"), from: stack) { calls.append("Two") }
    }
    try graph.present(stack, completion: { calls.append("Stack") })
    if timing == .untilFinished {
      #expect(calls.isEmpty)
      try graph.finishTransition()
    }
    #expect(calls == ["One", "Two", "Stack"])
  }

  @Test func `the completions of what a controller builds are called after it loads by itself`()
    throws
  {
    var calls = 0
    let stack = BuildingStack(root: screen("Old")).building { stack, graph in
      try graph.push(screen("New"), from: stack) { calls += 1 }
    }
    let graph = try ControllerGraph(root: TabBarController([screen("Feed"), stack]))
    stack.builder.graph = graph
    try graph.load(stack)
    #expect(calls == 1)
  }

  @Test func `a loading controller takes no child of another`() throws {
    let graph = try ControllerGraph("tab(*nav(Feed, Post), Settings)")
    let stack = BuildingStack(root: screen("Old")).building(in: graph) {
      try $1.push($1["Post"], from: $0)
    }
    try graph.present(stack)
    #expect(stack.builder.refusals == [.transition(.active("present"))])
    try graph.expect("tab(*nav(Feed, Post), Settings) > sheet nav:BuildingStack(Old)")
  }

  @Test func aRefusedChangeWhileLoadingChangesNothing() throws {
    let graph = try ControllerGraph("Feed")
    let new = screen("New")
    let stack = BuildingStack(root: screen("Old")).building(in: graph) {
      try $1.setStack([new, new], from: $0)
    }
    try graph.present(stack)
    #expect(stack.builder.refusals.count == 1)
    #expect(graph.contradictions.isEmpty)
  }

  @Test func aLoadThatFailsTakesBackWhatWasBuilt() throws {
    let stack = BuildingStack(root: screen("Old")).building {
      try $1.setStack([screen("New")], from: $0)
    }
    var classes = SceneClasses()
    try classes.register { stack }
    let app: AppSketch = """
      1: feed presentation split identifier=Show
      split = split(stack, list)
      scene id=stack kind=navigationController customClass=BuildingStack
      4: list embed map identifier=Map
      scene id=feed
      scene id=list
      scene id=map
      """
    var registry = try SegueRegistry(app.storyboard, classes: classes)
    try registry.prepare(Segue<PlaceholderController>("Map")) { _ in throw Failure() }
    var split: SplitViewController?
    try registry.prepare(Segue<SplitViewController>("Show")) { split = $0 }
    let graph = try ControllerGraph(of: registry, width: .regular)
    stack.builder.graph = graph
    let before = graph.snapshot
    #expect(throws: Failure.self) {
      try graph.perform(Segue<SplitViewController>("Show"))
    }
    #expect(stack.builder.count == 1 && stack.builder.refusals.isEmpty)
    #expect(graph.snapshot == before)
    #expect(stack.stack.map { ($0 as? PlaceholderController)?.name } == ["Old"])
    #expect(graph.contradictions.isEmpty)
    // What has left the graph can enter another one.
    stack.builder.graph = nil
    let left = try #require(split)
    try ControllerGraph(root: left).expect("split(nav:BuildingStack(Old, list))")
  }

  @Test func aContainerOfALoadThatFailsCanEnterAnotherGraph() throws {
    let shared = BuildingStack(root: screen("Item"))
    var classes = SceneClasses()
    try classes.register { shared }
    let app: AppSketch = """
      tabs = tab(feed, list)
      3: list embed stack
      4: list embed again
      scene id=stack kind=navigationController customClass=BuildingStack
      scene id=again kind=navigationController customClass=BuildingStack
      """
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard, classes: classes))
    // The second segue embeds the same controller.
    #expect(throws: Refusal.self) { try graph.load(graph["List"]) }
    try ControllerGraph(root: shared).expect("nav:BuildingStack(Item)")
  }

  @Test func anEmbeddedChildLoadsBeforeItsSource() throws {
    var registry = try embeddingRegistry { [log] in LoggedController("map", log) }
    try registry.prepare(Segue<LoggedController>("Map")) { [log] _ in log.add("prepare") }
    let graph = try ControllerGraph(of: registry)
    try graph.expect("Embedding[Logged]")
    log.expect([
      "shouldPerform Map", "prepare for Map", "prepare", "map didLoad", "map willMove",
      "map didMove", "source didLoad", "source willAppear", "map willAppear", "map isAppearing",
      "map didAppear",
    ])
  }

  @Test func `a child that code embedded before the load is informed of its parent once`() throws {
    var classes = SceneClasses()
    try classes.register { [log] in EmbeddingController(log) }
    try classes.register { [log] in LoggedController("map", log) }
    let app: AppSketch = """
      tabs = tab(feed, embedding)
      3: embedding embed logged identifier=Map
      """
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard, classes: classes))
    try graph.embed(LoggedController("pin", log), in: graph["Embedding"])
    #expect(log.take() == ["pin willMove", "pin didMove"])
    try graph.select(tab: 1)
    let calls = log.take()
    #expect(calls.contains("map didMove") && calls.contains("pin didAppear"))
    #expect(!calls.contains("pin didMove"))
  }

  @Test func codePerformsAnEmbedSegueThatItsSourceDeclined() throws {
    let registry = try embeddingRegistry(isWilling: false) { [log] in
      LoggedController("map", log)
    }
    let graph = try ControllerGraph(of: registry)
    try graph.expect("Embedding")
    let map = try graph.perform(Segue<LoggedController>("Map"))
    try graph.expect("Embedding[Logged]")
    #expect(graph.isOnScreen(map))
    expectRefusal(.segue(.notPerformable(identifier: "Map", kind: .embed)), in: graph) {
      try graph.perform(Segue<LoggedController>("Map"))
    }
    try graph.removeFromParent(map)
    try graph.perform(Segue<LoggedController>("Map"))
    try graph.expect("Embedding[Logged]")
  }

  private func embeddingRegistry(
    isWilling: Bool = true,
    _ makeMap: @escaping () -> LoggedController
  ) throws -> SegueRegistry {
    var classes = SceneClasses()
    try classes.register { [log] in EmbeddingController(log, isWilling) }
    try classes.register(makeMap)
    let app: AppSketch = "1: embedding embed logged identifier=Map"
    return try SegueRegistry(app.storyboard, classes: classes)
  }
}

private final class EmbeddingController: LifecycleController, SegueSource {
  let log: CallLog
  let isWilling: Bool

  init(_ log: CallLog, _ isWilling: Bool = true) {
    self.log = log
    self.isWilling = isWilling
  }

  func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
    log.add("shouldPerform \(identifier)")
    return isWilling
  }
  func prepare(for segue: PerformedSegue) { log.add("prepare for \(segue.identifier)") }
  func didLoad() { log.add("source didLoad") }
  func willAppear() { log.add("source willAppear") }
}
