import RoutesTesting
import Testing

@Suite struct LifecycleRuleTests {
  private let log = CallLog()

  private func logged(_ name: String) -> LoggedController { LoggedController(name, log) }

  /// A stack with a logged root and, on top of it, further logged screens.
  private func makeStack(_ names: String...) throws -> ControllerGraph {
    let graph = try ControllerGraph(root: NavigationController(root: logged(names[0])))
    for name in names.dropFirst() { try graph.push(logged(name)) }
    _ = log.take()
    return graph
  }

  @Test func aPushCallsTheOldAndTheNewControllerInTurn() throws {
    let graph = try makeStack("old")
    graph.startRecording()
    try graph.push(logged("new"))
    log.expectAppearances([
      "old willDisappear", "new willAppear", "old didDisappear", "new didAppear",
    ])
    try expectRecordedJournal(of: graph)
  }

  @Test func aPopCallsTheOldAndTheNewControllerInTurn() throws {
    let graph = try makeStack("below", "top")
    graph.startRecording()
    try graph.pop()
    log.expectAppearances([
      "top willDisappear", "below willAppear", "top didDisappear", "below didAppear",
    ])
    try expectRecordedJournal(of: graph)
  }

  @Test func aCancelledPopRemovesTheLowerControllerAgain() throws {
    let graph = try makeStack("below", "current")
    try graph.beginSwipeBack()
    try graph.cancelTransition()
    log.expectAppearances([
      "current willDisappear", "below willAppear", "below willDisappear", "below didDisappear",
      "current willAppear", "current didAppear",
    ])
    try graph.expect("nav(Logged, Logged)")
  }

  @Test func aCancelledSwipeDownReturnsTheSheet() throws {
    let graph = try ControllerGraph(root: logged("presenter"))
    try graph.present(logged("sheet"))
    _ = log.take()
    try graph.beginSwipeDown()
    try graph.cancelTransition()
    log.expectAppearances(["sheet willDisappear", "sheet willAppear", "sheet didAppear"])
    try graph.expect("Logged > sheet Logged")
  }

  @Test func aFullScreenPresentationHidesThePresenter() throws {
    let graph = try ControllerGraph(recordingFrom: logged("presenter"))
    _ = log.take()
    try graph.present(logged("presented"), style: .fullScreen)
    log.expectAppearances([
      "presenter willDisappear", "presented willAppear", "presented didAppear",
      "presenter didDisappear",
    ])
    try expectRecordedJournal(of: graph)
  }

  @Test func aFullScreenDismissalMirrorsThePresentation() throws {
    let graph = try ControllerGraph(recordingFrom: logged("presenter"))
    try graph.present(logged("presented"), style: .fullScreen)
    _ = log.take()
    try graph.dismiss()
    log.expectAppearances([
      "presented willDisappear", "presenter willAppear", "presenter didAppear",
      "presented didDisappear",
    ])
    try expectRecordedJournal(of: graph)
  }

  @Test(arguments: PresentationStyle.allCases.filter { $0 != .fullScreen && $0 != .currentContext })
  func aPresentationThatCoversNothingSendsThePresenterNoCalls(_ style: PresentationStyle) throws {
    let graph = try ControllerGraph(recordingFrom: logged("presenter"))
    _ = log.take()
    try graph.present(logged("presented"), style: style)
    try graph.dismiss()
    log.expectAppearances([
      "presented willAppear", "presented didAppear", "presented willDisappear",
      "presented didDisappear",
    ])
    if style == .pageSheet { try expectRecordedJournal(of: graph) }
  }

  @Test func aSelectedTabAppearsBeforeTheOldOneDisappears() throws {
    let tabs = TabBarController([logged("old"), logged("new")])
    let graph = try ControllerGraph(recordingFrom: tabs)
    _ = log.take()
    try graph.select(tab: 1)
    log.expect([
      "new didLoad", "new willAppear", "old willDisappear", "new isAppearing", "old didDisappear",
      "new didAppear",
    ])
    try expectRecordedJournal(of: graph)
  }

  @Test func didLoadIsSentOnceAndBeforeTheFirstAppearance() throws {
    let tabs = TabBarController([logged("first"), logged("second")])
    let graph = try ControllerGraph(recordingFrom: tabs)
    #expect(log.take().filter { $0.hasPrefix("first") }.first == "first didLoad")
    try graph.select(tab: 1)
    #expect(log.take().filter { $0.hasPrefix("second") }.first == "second didLoad")
    try graph.select(tab: 0)
    try graph.select(tab: 1)
    #expect(!log.take().contains { $0.hasSuffix("didLoad") })
    try expectRecordedJournal(of: graph)
  }

  @Test func aControllerThatReturnsIsNotLoadedAgain() throws {
    let graph = try ControllerGraph(recordingFrom: NavigationController(root: logged("root")))
    let kept = logged("kept")
    try graph.push(kept)
    try graph.pop()
    _ = log.take()
    try graph.push(kept)
    #expect(log.take().contains("kept willAppear"))
    try graph.pop()
    try graph.present(kept)
    #expect(!log.take().contains("kept didLoad"))
    try expectRecordedJournal(of: graph)
  }

  @Test func aControllerThatIsNotShownIsNotLoaded() throws {
    _ = try ControllerGraph(root: NavigationController(stack: [logged("below"), logged("top")]))
    #expect(!log.take().contains { $0.hasPrefix("below") && !$0.contains("Move") })
  }

  @Test func aContainerForwardsAppearanceToTheChildInFrontOnly() throws {
    let front = NavigationController(stack: [logged("below"), logged("front")])
    let graph = try ControllerGraph(recordingFrom: TabBarController([front, logged("other tab")]))
    _ = log.take()
    try graph.present(screen("Login"), style: .fullScreen)
    #expect(log.takeAppearances() == ["front willDisappear", "front didDisappear"])
    try expectRecordedJournal(of: graph)
  }

  @Test func aContainerIsCalledBeforeItsChild() throws {
    let stack = LoggedNavigationController(root: logged("child"), log)
    let graph = try ControllerGraph(recordingFrom: screen("Feed"))
    try graph.present(stack)
    log.expectAppearances([
      "nav willAppear", "child willAppear", "nav didAppear", "child didAppear",
    ])
    try graph.dismiss()
    log.expectAppearances([
      "nav willDisappear", "child willDisappear", "nav didDisappear", "child didDisappear",
    ])
    try expectRecordedJournal(of: graph)
  }

  @Test func willMoveIsSentBeforeAndDidMoveAfterTheTransition() throws {
    let graph = try makeStack("below")
    graph.startRecording()
    try graph.push(logged("top"))
    log.expect([
      "top willMove", "top didLoad", "below willDisappear", "top willAppear", "top isAppearing",
      "below didDisappear", "top didAppear", "top didMove",
    ])
    try graph.pop()
    let pop = [
      "top willMove(nil)", "below willAppear", "below isAppearing",
      "top didDisappear", "below didAppear", "top didMove(nil)",
    ]
    #expect(log.take().filter { $0 != "top willDisappear" } == pop)
    try expectRecordedJournal(of: graph)
  }

  @Test func removeFromParentInformsTheChildAfterwardsOnly() throws {
    let graph = try ControllerGraph(recording: "Feed")
    let child = logged("child")
    try graph.embed(child, in: graph["Feed"])
    _ = log.take()
    try graph.removeFromParent(child)
    #expect(log.take() == ["child willDisappear", "child didDisappear", "child didMove(nil)"])
    try expectRecordedJournal(of: graph)
  }
}
