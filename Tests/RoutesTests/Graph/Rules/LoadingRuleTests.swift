import RoutesTesting
import Testing

@testable import Routes

/// A container, or a screen, that builds itself in `didLoad`.
private enum Built: CaseIterable {
  case screen, stack, pushed, popped, poppedTo, tabs, newTabs, split, pages, drawer, removed

  /// A controller that builds itself, and what it is afterwards.
  func make(_ child: any Controller) -> (controller: any BuildingController, notation: String) {
    switch self {
    case .screen:
      let screen = BuildingScreen()
      screen.builder.build = { [unowned screen] in try $0.embed(child, in: screen) }
      return (screen, "BuildingScreen[Logged]")
    case .stack:
      let stack = BuildingStack(root: PlaceholderController("Old"))
      stack.builder.build = { [unowned stack] in try $0.setStack([child], from: stack) }
      return (stack, "nav:BuildingStack(Logged)")
    case .pushed:
      let stack = BuildingStack(root: PlaceholderController("Old"))
      stack.builder.build = { [unowned stack] in try $0.push(child, from: stack) }
      return (stack, "nav:BuildingStack(Old, Logged)")
    case .popped:
      let stack = BuildingStack(stack: [child, PlaceholderController("Old")])
      stack.builder.build = { [unowned stack] in _ = try $0.pop(from: stack) }
      return (stack, "nav:BuildingStack(Logged)")
    case .poppedTo:
      let stack = BuildingStack(stack: [
        child, PlaceholderController("Old"), PlaceholderController("Top"),
      ])
      stack.builder.build = { _ = try $0.pop(to: child) }
      return (stack, "nav:BuildingStack(Logged)")
    case .newTabs:
      let tabs = BuildingTabs([PlaceholderController("Old")])
      tabs.builder.build = { [unowned tabs] in try $0.setTabs([child], from: tabs) }
      return (tabs, "tab:BuildingTabs(*Logged)")
    case .tabs:
      let tabs = BuildingTabs([PlaceholderController("Old"), child])
      tabs.builder.build = { [unowned tabs] in try $0.select(tab: 1, from: tabs) }
      return (tabs, "tab:BuildingTabs(Old, *Logged)")
    case .split:
      let split = BuildingSplit(style: .unspecified, primary: PlaceholderController("Old"))
      split.builder.build = { [unowned split] in
        try $0.setColumn(.primary, to: child, from: split)
      }
      return (split, "split:BuildingSplit(Logged)")
    case .pages:
      let pages = BuildingPages(pages: [PlaceholderController("Old")])
      pages.builder.build = { [unowned pages] in try $0.turn(pages, to: [child]) }
      return (pages, "page:BuildingPages(Logged)")
    case .drawer:
      let drawer = BuildingDrawer()
      drawer.builder.build = { [unowned drawer] in
        try $0.arrange([child], content: 0, in: drawer)
      }
      return (drawer, "BuildingDrawer(*Logged)")
    case .removed:
      let screen = BuildingScreen()
      screen.builder.build = { [unowned screen] in
        let old = PlaceholderController("Old")
        try $0.embed(old, in: screen)
        try $0.embed(child, in: screen)
        try $0.removeFromParent(old)
      }
      return (screen, "BuildingScreen[Logged]")
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
    let inner = BuildingScreen()
    let drawer = BuildingDrawer()
    let graph = try ControllerGraph(root: TabBarController([screen("Feed"), drawer]))
    for builder in [inner.builder, drawer.builder, outer.builder] { builder.graph = graph }
    drawer.builder.build = { [unowned drawer] in try $0.arrange([inner], content: 0, in: drawer) }
    inner.builder.build = { [unowned inner] in
      try $0.embed(screen("Header"), in: inner)
      try $0.embed(outer, in: inner)
    }
    try graph.select(tab: 1)
    #expect(inner.builder.refusals.isEmpty && drawer.builder.refusals.isEmpty)
    try graph.expect("tab(Feed, *BuildingDrawer(*BuildingScreen[Header, \(name)]))")
  }

  @Test(arguments: Transition.Policy.allCases)
  func aLoadingControllerChangesNothingElse(_ policy: Transition.Policy) throws {
    let graph = try ControllerGraph("nav(Feed)")
    graph.policy = policy
    let loading = BuildingScreen()
    loading.builder.graph = graph
    loading.builder.build = { [unowned loading] in try $0.push(screen("Next"), from: loading) }
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
    let stack = BuildingStack(root: LoggedController("old", log))
    let graph = try ControllerGraph("Feed")
    stack.builder.graph = graph
    stack.builder.build = { [unowned stack] in
      try $0.push(LoggedController("new", log), from: stack)
    }
    try graph.present(stack)
    #expect(log.take().filter { $0.hasSuffix("didLoad") } == ["new didLoad"])
    try graph.pop()
    #expect(log.take().filter { $0.hasSuffix("didLoad") } == ["old didLoad"])
  }

  @Test func whatAControllerBuiltStaysWhenATransitionIsCancelled() throws {
    let lower = BuildingScreen()
    let graph = try ControllerGraph(root: NavigationController(stack: [lower, screen("Top")]))
    lower.builder.graph = graph
    lower.builder.build = { [unowned lower] in try $0.embed(screen("Header"), in: lower) }
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
    let stack = BuildingStack(root: screen("Old"))
    let graph = try ControllerGraph("Feed")
    graph.timing = timing
    stack.builder.graph = graph
    var calls: [String] = []
    stack.builder.build = { [unowned stack] in
      try $0.push(screen("One"), from: stack) { calls.append("One") }
      try $0.push(screen("Two"), from: stack) { calls.append("Two") }
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
    let stack = BuildingStack(root: screen("Old"))
    let graph = try ControllerGraph(root: TabBarController([screen("Feed"), stack]))
    stack.builder.graph = graph
    var calls = 0
    stack.builder.build = { [unowned stack] in
      try $0.push(screen("New"), from: stack) { calls += 1 }
    }
    try graph.load(stack)
    #expect(calls == 1)
  }

  @Test func `a loading controller takes no child of another`() throws {
    let stack = BuildingStack(root: screen("Old"))
    let graph = try ControllerGraph("tab(*nav(Feed, Post), Settings)")
    stack.builder.graph = graph
    stack.builder.build = { [unowned stack] in try $0.push($0["Post"], from: stack) }
    try graph.present(stack)
    #expect(stack.builder.refusals == [.transition(.active("present"))])
    try graph.expect("tab(*nav(Feed, Post), Settings) > sheet nav:BuildingStack(Old)")
  }

  @Test func aRefusedChangeWhileLoadingChangesNothing() throws {
    let stack = BuildingStack(root: screen("Old"))
    let graph = try ControllerGraph("Feed")
    stack.builder.graph = graph
    let new = screen("New")
    stack.builder.build = { [unowned stack] in try $0.setStack([new, new], from: stack) }
    try graph.present(stack)
    #expect(stack.builder.refusals.count == 1)
    #expect(graph.contradictions.isEmpty)
  }

  @Test func aLoadThatFailsTakesBackWhatWasBuilt() throws {
    let stack = BuildingStack(root: screen("Old"))
    stack.builder.build = { [unowned stack] in try $0.setStack([screen("New")], from: stack) }
    var classes = SceneClasses()
    try classes.register { stack }
    let storyboard: Storyboard = """
      storyboard name=Main initialScene=feed
      scene id=feed
      segue id=1 kind=presentation identifier=Show destination=split
      scene id=split kind=splitViewController
      segue id=2 kind=relationship destination=stack relationship=masterViewController
      segue id=3 kind=relationship destination=list relationship=detailViewController
      scene id=stack kind=navigationController customClass=BuildingStack
      scene id=list
      segue id=4 kind=embed identifier=Map destination=map
      scene id=map
      """
    var registry = try SegueRegistry(storyboard, classes: classes)
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
    let graph = try ControllerGraph(
      of: SegueRegistry(
        """
        storyboard name=Main initialScene=tabs
        scene id=tabs kind=tabBarController
        segue id=1 kind=relationship destination=feed relationship=viewControllers
        segue id=2 kind=relationship destination=list relationship=viewControllers
        scene id=feed
        scene id=list customClass=ListController
        segue id=3 kind=embed destination=stack
        segue id=4 kind=embed destination=again
        scene id=stack kind=navigationController customClass=BuildingStack
        scene id=again kind=navigationController customClass=BuildingStack
        """,
        classes: classes
      )
    )
    // The second segue embeds the same controller.
    #expect(throws: Refusal.self) { try graph.load(graph["List"]) }
    try ControllerGraph(root: shared).expect("nav:BuildingStack(Item)")
  }

  @Test func anEmbeddedChildLoadsBeforeItsSource() throws {
    var registry = try embeddingRegistry { [log] in LoggedController("map", log) }
    try registry.prepare(Segue<LoggedController>("Map")) { [log] _ in log.add("prepare") }
    let graph = try ControllerGraph(of: registry)
    try graph.expect("Embedding[Logged]")
    #expect(
      log.take() == [
        "shouldPerform Map", "prepare for Map", "prepare", "map didLoad", "map willMove",
        "map didMove", "source didLoad", "source willAppear", "map willAppear",
        "map isAppearing", "map didAppear",
      ]
    )
  }

  @Test func `a child that code embedded before the load is informed of its parent once`() throws {
    var classes = SceneClasses()
    try classes.register { [log] in EmbeddingController(log) }
    try classes.register { [log] in LoggedController("map", log) }
    let graph = try ControllerGraph(
      of: SegueRegistry(
        """
        storyboard name=Main initialScene=tabs
        scene id=tabs kind=tabBarController
        segue id=1 kind=relationship destination=feed relationship=viewControllers
        segue id=2 kind=relationship destination=a relationship=viewControllers
        scene id=feed
        scene id=a customClass=EmbeddingController
        segue id=3 kind=embed identifier=Map destination=b
        scene id=b customClass=LoggedController
        """,
        classes: classes
      )
    )
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
    return try SegueRegistry(
      """
      storyboard name=Main initialScene=a
      scene id=a customClass=EmbeddingController
      segue id=1 kind=embed identifier=Map destination=b
      scene id=b customClass=LoggedController
      """,
      classes: classes
    )
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
