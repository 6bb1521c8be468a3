import RoutesTesting
import Testing

private final class Delegate: TabBarController.Delegate {
  let log: CallLog
  var isWilling = true
  init(_ log: CallLog) { self.log = log }

  func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool {
    log.add("should \(index), selected \(tabBarController.selectedIndex)")
    return isWilling
  }
  func didSelect(_ index: Int, in tabBarController: TabBarController) {
    log.add("did \(index), selected \(tabBarController.selectedIndex)")
  }
}

@Suite struct TabRuleTests {
  private let log = CallLog()
  private let delegate: Delegate
  private let tabs: TabBarController
  private let graph: ControllerGraph

  init() throws {
    tabs = TabBarController([
      NavigationController(stack: [screen("Feed"), screen("Post")]), screen("Settings"),
    ])
    delegate = Delegate(log)
    tabs.delegate = delegate
    graph = try ControllerGraph(root: tabs)
  }

  @Test func aTabControllerStartsWithItsFirstTab() throws {
    #expect(tabs.selectedIndex == 0)
    #expect(graph.visible === (try graph["Post"]))
  }

  @Test func selectingFromCodeDoesNotCallTheDelegate() throws {
    graph.startRecording()
    delegate.isWilling = false
    try graph.select(tab: 1)
    try graph.expect("tab(nav(Feed, Post), *Settings)")
    #expect(log.take().isEmpty)
    try expectRecordedJournal(of: graph)
  }

  @Test func aSelectionOfTheSelectedTabChangesNothing() throws {
    try graph.select(tab: 0)
    try graph.expect("tab(*nav(Feed, Post), Settings)")
    #expect(log.take().isEmpty)
  }

  @Test func aTabTakesItsPresentationInAContextWithIt() throws {
    let navigation = NavigationController(root: LoggedController("feed", log))
    let graph = try ControllerGraph(root: TabBarController([navigation, screen("Settings")]))
    graph.startRecording()
    try graph.present(LoggedController("share", log), style: .overCurrentContext)
    _ = log.take()
    try graph.select(tab: 1, from: navigation)
    log.expect([
      "feed willDisappear", "share willDisappear", "feed didDisappear", "share didDisappear",
    ])
    try graph.select(tab: navigation)
    log.expectAppearances([
      "feed willAppear", "share willAppear", "feed didAppear", "share didAppear",
    ])
    try expectRecordedJournal(of: graph)
  }

  @Test func aTapAsksSelectsAndReports() throws {
    try graph.tap(tab: 1)
    try graph.expect("tab(nav(Feed, Post), *Settings)")
    #expect(log.take() == ["should 1, selected 0", "did 1, selected 1"])
  }

  @Test func aTapThatTheDelegateDeclinesIsRefusedAndNotReported() throws {
    delegate.isWilling = false
    expectRefusal(.container(.selectionDeclined(index: 1)), in: graph) { try graph.tap(tab: 1) }
    #expect(log.take() == ["should 1, selected 0"])
  }

  @Test func aTapOnTheSelectedTabReportsAgainAndPopsToTheRoot() throws {
    try graph.tap(tab: 0)
    try graph.expect("tab(*nav(Feed), Settings)")
    #expect(log.take() == ["should 0, selected 0", "did 0, selected 0"])
  }

  @Test func aSecondTapIsPassedToAnOnlyChild() throws {
    let graph = try ControllerGraph(
      "tab(*page(nav(Feed, Post)), Shell[nav(Menu, Item)], Box(*nav(A, B), C))"
    )
    try graph.tap(tab: 0)
    try graph.tap(tab: 1)
    try graph.tap(tab: 1)
    try graph.tap(tab: 2)
    try graph.tap(tab: 2)
    try graph.expect("tab(page(nav(Feed)), Shell[nav(Menu)], *Box(*nav(A, B), C))")
  }

  @Test func tabsSetAgainKeepTheSelectedController() throws {
    let graph = try ControllerGraph("tab:Main(A, *B, C)")
    try graph.setTabs([graph["C"], screen("D"), graph["B"]])
    try graph.expect("tab:Main(C, D, *B)")
    #expect(graph.warnings.isEmpty && graph.count == 4)
  }

  @Test func withoutItTheTabAtItsIndexIsSelectedElseTheFirst() throws {
    let graph = try ControllerGraph("tab:Main(A, *B, C)")
    try graph.setTabs([graph["C"], screen("D")])
    try graph.expect("tab:Main(C, *D)")
    try graph.setTabs([screen("E")])
    try graph.expect("tab:Main(*E)")
    try graph.setTabs([])
    try graph.expect("tab:Main()")
    try graph.setTabs([screen("F"), screen("G")])
    try graph.expect("tab:Main(*F, G)")
  }

  @Test func settingTabsCallsTheNewOneFirstAndNotTheDelegate() throws {
    let tabs = TabBarController([LoggedController("old", log)])
    tabs.delegate = delegate
    let graph = try ControllerGraph(recordingFrom: tabs)
    _ = log.take()
    try graph.setTabs([LoggedController("new", log)])
    log.expectAppearances([
      "new willAppear", "old willDisappear", "old didDisappear", "new didAppear",
    ])
    try expectRecordedJournal(of: graph)
  }

  @Test func aTabIsSelectedByItsController() throws {
    let post = try graph["Post"]
    try graph.select(tab: graph["Settings"])
    try graph.expect("tab(nav(Feed, Post), *Settings)")
    expectRefusal(.container(.notATab("Post")), in: graph) { try graph.select(tab: post) }
    expectRefusal(.controller(.notInGraph("Gone")), in: graph) {
      try graph.select(tab: screen("Gone"))
    }
    #expect(log.take().isEmpty)
    try graph.tap(tab: #require(tabs.tabs.first))
    try graph.expect("tab(*nav(Feed, Post), Settings)")
    #expect(log.take() == ["should 0, selected 1", "did 0, selected 0"])
    expectRefusal(.container(.notATab("Post")), in: graph) { try graph.tap(tab: post) }
    expectRefusal(.controller(.notInGraph("Gone")), in: graph) {
      try graph.tap(tab: screen("Gone"))
    }
  }

  @Test func aTapOnATabUnderMoreIsPermittedWithAWarning() throws {
    for (tabs, width) in [("tab(*A, B, C, D, E)", ""), ("tab(*A, B, C, D, E, F)", "regular: ")] {
      let graph = try ControllerGraph("\(width)\(tabs)")
      try graph.tap(tab: 4)
      #expect(graph.warnings.isEmpty)
    }
    let graph = try ControllerGraph("tab(*A, B, C, D, E, F)")
    try graph.tap(tab: 3)
    try graph.select(tab: 5)
    #expect(graph.warnings.isEmpty)
    try graph.tap(tab: 4)
    try graph.expect("tab(A, B, C, D, *E, F)")
    #expect(graph.warnings == [.tabUnderMore(index: 4, count: 6)])
    #expect(
      graph.warnings.map(\.description) == [
        """
        tab 4 of 6 is under More in compact width, where a user selects it in a list; have five \
        tabs at most, or select it from code
        """
      ]
    )
  }
}
