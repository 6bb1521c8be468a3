import Observation
import RoutesObservation
import RoutesTesting
import Testing

/// The setters of a tree, one gesture at a time.
@MainActor @Suite struct ScreenTests {
  /// The closures of the next turn of the main actor.
  private let turns = Device.Turns()

  @available(iOS 17, macOS 14, *)
  private func root(of graph: ControllerGraph) throws -> Screen {
    let tree = ScreenTree.of(graph) { [turns] in turns.pending.append($0) }
    return try #require(tree.root)
  }

  /// A graph and the screen of its root.
  @available(iOS 17, macOS 14, *)
  private func start(
    _ controller: any Controller = Home()
  ) throws -> (graph: ControllerGraph, screen: Screen) {
    let graph = try ControllerGraph(root: controller)
    return (graph, try root(of: graph))
  }

  private func endTurn() {
    let pending = turns.pending
    turns.pending = []
    for body in pending { body() }
  }

  @available(iOS 17, macOS 14, *)
  @Test func aGraphHasOneTree() throws {
    let graph = try ControllerGraph(root: Home())
    #expect(ScreenTree.of(graph) === ScreenTree.of(graph))
  }

  @available(iOS 17, macOS 14, *)
  @Test func goingBackPopsAndAsks() throws {
    let draft = Draft()
    let (graph, stack) = try start(NavigationController(stack: [Home(), draft]))
    let shown = stack.path
    stack.path = []
    try graph.expect("nav(Home, Draft)")
    #expect(stack.path == [], "the user has gone back")
    #expect(graph.refusals.map(\.request) == ["go back"])
    endTurn()
    #expect(stack.path == shown, "the screen is put back")

    draft.isSaved = true
    stack.path = []
    try graph.expect("nav(Home)")
    #expect(turns.pending.isEmpty)
  }

  @available(iOS 17, macOS 14, *)
  @Test func aTurnEndsByItself() async throws {
    let graph = try ControllerGraph(root: NavigationController(stack: [Home(), Draft()]))
    let tree = ScreenTree.of(graph)
    let stack = try #require(tree.root)
    stack.path = []
    tree.tapBack()
    #expect(graph.refusals.map(\.request) == ["go back", "go back"])
    while stack.path.isEmpty { await Task.yield() }
    try graph.expect("nav(Home, Draft)")
  }

  @available(iOS 17, macOS 14, *)
  @Test func aGraphMayBeEmptyOrHaveItsPresentationBeforeItsTree() throws {
    let empty = try ControllerGraph()
    let tree = ScreenTree.of(empty)
    #expect(tree.root == nil)
    try empty.setRoot(Home())
    #expect(tree.root?.controller is Home)

    let graph = try ControllerGraph(root: Home())
    try graph.present(Page(), style: .popover)
    let screen = try root(of: graph)
    #expect(screen[.sheet]?.controller is Page)
  }

  @available(iOS 17, macOS 14, *)
  @Test func aLongPressGoesBackSeveralTimesUntilAScreenDeclines() throws {
    let (graph, stack) = try start(NavigationController(stack: [Home(), Draft(), Page()]))
    stack.path = []
    endTurn()
    try graph.expect("nav(Home, Draft)")
    #expect(stack.path.count == 1)
  }

  @available(iOS 17, macOS 14, *)
  @Test func `a path goes back as often as screens are missing`() throws {
    let (graph, stack) = try start(NavigationController(stack: [Home(), Page(), Page(), Page()]))
    stack.path.removeLast(2)
    try graph.expect("nav(Home, Page)")
    stack.path = stack.path
    try graph.expect("nav(Home, Page)")
    #expect(graph.refusals.isEmpty)
  }

  @available(iOS 17, macOS 14, *)
  @Test func aPathOfAnEarlierStateChangesNothing() throws {
    let (graph, stack) = try start(NavigationController(stack: [Home(), Page(), Draft()]))
    let late = Array(stack.path.dropLast())
    try graph.popToRoot()
    stack.path = late
    endTurn()
    try graph.expect("nav(Home)")
    #expect(stack.path.isEmpty)
    #expect(graph.refusals.isEmpty)
  }

  @available(iOS 17, macOS 14, *)
  @Test func aStackBelowASheetStays() throws {
    let page = NavigationController(stack: [Page(), Page()])
    let (graph, stack) = try start(NavigationController(stack: [Home(), Page()]))
    try graph.present(page)
    stack.path = []
    endTurn()
    try graph.expect("nav(Home, Page) > sheet nav(Page, Page)")
    #expect(stack.path.count == 1)
  }

  @available(iOS 17, macOS 14, *)
  @Test func aTabIsTappedAndPutBack() throws {
    let delegate = TabDelegate()
    let home = NavigationController(stack: [Home(), Page()])
    let tabs = TabBarController([home, Settings(), Page()])
    tabs.delegate = delegate
    let (graph, screen) = try start(tabs)
    guard case .tabs(let children, selected: 0) = screen.layout else {
      Issue.record("\(screen.layout)")
      return
    }
    screen.selection = children[1]
    #expect(screen.selection == children[1])
    endTurn()
    #expect(screen.selection == children[0])
    #expect(graph.refusals.count == 1)
    screen.selection = children[0]
    try graph.expect("tab(*nav(Home), Settings, Page)")
    screen.selection = children[2]
    try graph.expect("tab(nav(Home), Settings, *Page)")
    #expect(turns.pending.isEmpty)
    screen.selection = nil
    endTurn()
    #expect(screen.selection == children[2])
  }

  @available(iOS 17, macOS 14, *)
  @Test func aSwipeThatIsDeclinedIsPutBackWhenSwiftUIHasDismissed() throws {
    let (graph, screen) = try start()
    try graph.present(Draft())
    let sheet = try #require(screen[.sheet])
    #expect(screen[.cover] == nil)
    sheet.didAppear()
    screen[.sheet] = nil
    try graph.expect("Home > sheet Draft")
    endTurn()
    #expect(screen[.sheet] == nil)
    screen.didDismiss(sheet)
    #expect(screen[.sheet] == sheet)
  }

  @available(iOS 17, macOS 14, *)
  @Test func aDismissalThatIsReportedBeforeTheSetterIsTheSwipe() throws {
    let draft = Draft()
    draft.isSaved = true
    let graph = try ControllerGraph(root: Home())
    draft.whenDismissed = { try? graph.present(Page()) }
    let screen = try root(of: graph)
    try graph.present(draft, style: .formSheet)
    let sheet = try #require(screen[.sheet])
    sheet.didAppear()
    screen.didDismiss(sheet)
    try graph.expect("Home > sheet Page")
    #expect(screen[.sheet]?.controller is Page)
  }

  @available(iOS 17, macOS 14, *)
  @Test func aSheetThatReplacesAnotherOneWaitsForItsDismissal() throws {
    let (graph, screen) = try start()
    try graph.present(Page())
    let first = try #require(screen[.sheet])
    first.didAppear()
    try graph.dismiss()
    try graph.present(Settings(), style: .fullScreen)
    #expect(screen[.cover] == nil)
    // The setter of the first one comes late.
    screen[.sheet] = nil
    screen.didDismiss(first)
    #expect(screen[.cover]?.controller is Settings)
    try graph.expect("Home > fullScreen Settings")
  }

  @available(iOS 17, macOS 14, *)
  @Test func aDismissalIsTheOneOfEveryPresentationAbove() throws {
    let (graph, screen) = try start()
    try graph.present(Page())
    let sheet = try #require(screen[.sheet])
    sheet.didAppear()
    try graph.present(Settings(), style: .fullScreen)
    try #require(sheet[.cover]).didAppear()
    try graph.dismiss()
    try graph.present(Home(), style: .fullScreen)
    #expect(sheet[.cover] == nil, "the first one is leaving")
    // The user has swiped the sheet away meanwhile, which the graph refuses.
    screen[.sheet] = nil
    screen.didDismiss(sheet)
    #expect(screen[.sheet] == sheet)
    #expect(sheet[.cover]?.controller is Home)
  }

  @available(iOS 17, macOS 14, *)
  @Test func aSheetThatSwiftUINeverShowedIsNotWaitedFor() throws {
    let (graph, screen) = try start()
    try graph.present(Page())
    try graph.dismiss()
    try graph.present(Settings())
    #expect(screen[.sheet]?.controller is Settings)
  }

  @available(iOS 17, macOS 14, *)
  @Test(arguments: [true, false]) func anActionIsTappedBeforeOrAfterTheAlertCloses(
    first: Bool
  ) throws {
    var tapped = 0
    let (graph, screen) = try start()
    let alert = AlertController(
      title: "Discard?",
      actions: [.init("Discard") { tapped += 1 }, .init("Keep", style: .cancel) { tapped += 10 }]
    )
    try graph.present(alert)
    let shown = try #require(screen[.alert])
    let tree = ScreenTree.of(graph)
    if first { tree.tap(alert.actions[0], of: shown) }
    screen[.alert] = nil
    if !first { tree.tap(alert.actions[0], of: shown) }
    endTurn()
    try graph.expect("Home")
    #expect(tapped == 1)
    tree.tap(alert.actions[0], of: shown)
    #expect(tapped == 1)
  }

  @available(iOS 17, macOS 14, *)
  @Test func anAlertThatClosesWithoutAnActionIsCancelledOrPutBack() throws {
    let (graph, screen) = try start()
    try graph.present(AlertController(title: "A", actions: [.init("Keep", style: .cancel)]))
    screen[.alert] = nil
    endTurn()
    try graph.expect("Home")
    try graph.present(AlertController(title: "B", actions: [.init("OK")]))
    let shown = screen[.alert]
    screen[.alert] = nil
    #expect(screen[.alert] == nil)
    endTurn()
    #expect(screen[.alert] == shown)
  }

  @available(iOS 17, macOS 14, *)
  @Test func hierarchiesThatSwiftUICannotShowAreRefused() throws {
    let (graph, screen) = try start(NavigationController(root: Home()))
    let split = SplitViewController(primary: Home(), detail: Page())
    for request in [
      { try graph.present(Page(), style: .popover) },
      { try graph.present(Page(), style: .custom) },
      { try graph.present(Page(), style: .currentContext) },
      { try graph.present(TabBarController([split])) },
      { try graph.setRoot(split) },
      { try graph.push(PageViewController(pages: [Page()])) },
    ] {
      let refusal = #expect(throws: Refusal.self) { try request() }
      #expect(refusal?.description.contains("SwiftUI") == true)
    }
    let first = #expect(throws: Refusal.self) {
      try graph.present(TabBarController([PageViewController(pages: [Page()]), split]))
    }
    #expect(first?.description.contains("page(Page)") == true)
    try graph.expect("nav(Home)")
    #expect(screen.base?.controller is Home)

    try graph.present(AlertController(title: "Leave?", actions: [.init("Stay")]))
    let above = #expect(throws: Refusal.self) { try graph.present(Page()) }
    #expect(above?.description.contains("SwiftUI presents nothing above an alert") == true)
    try graph.expect("nav(Home) > custom Alert")
    try graph.tap(action: "Stay")

    let other = try root(of: ControllerGraph(root: split))
    guard case .unsupported = other.layout else {
      Issue.record("\(other.layout)")
      return
    }
  }

  @available(iOS 17, macOS 14, *)
  @Test func theFieldsOfAnAlertAreItsTextFields() throws {
    let (graph, screen) = try start()
    screen[text: 0] = "lost"
    #expect(screen[text: 0] == "")
    let alert = AlertController(
      title: "Rename",
      textFields: [.init(text: "Old"), .init()],
      actions: [.init("OK")]
    )
    try graph.present(alert)
    #expect(screen[text: 0] == "Old")
    screen[text: 1] = "New"
    screen[text: 2] = "lost"
    #expect(alert.textFields.map(\.text) == ["Old", "New"])
    #expect(screen[text: 2] == "")
  }

  @available(iOS 17, macOS 14, *)
  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func anAlertIsShownInItsStyle(style: AlertController.Style) throws {
    let (graph, screen) = try start()
    let other: AlertController.Style = style == .alert ? .actionSheet : .alert
    #expect(!screen[isShowing: style])
    try graph.present(
      AlertController(title: "A", style: style, actions: [.init("Keep", style: .cancel)])
    )
    #expect(screen[isShowing: style])
    #expect(!screen[isShowing: other])
    // SwiftUI may set the binding of the style that it does not show.
    screen[isShowing: other] = false
    screen[isShowing: style] = true
    endTurn()
    try #require(screen[.alert] != nil)
    screen[isShowing: style] = false
    endTurn()
    try graph.expect("Home")
  }

  @available(iOS 17, macOS 14, *)
  @Test func aScreenIsModalIfItsControllerOrItsContentIs() throws {
    let draft = Draft()
    let (graph, screen) = try start()
    try graph.present(NavigationController(root: draft))
    let sheet = try #require(screen[.sheet])
    let stack = try #require(sheet.base)
    #expect(!sheet.isModal)
    #expect(!screen.isModal)
    draft.isModalInPresentation = true
    #expect(stack.isModal)
    #expect(sheet.isModal == true)
  }

  @available(iOS 17, macOS 14, *)
  @Test func aDismissalWithoutItsScreenIsThatOfThePresentation() throws {
    let (graph, screen) = try start()
    screen.didDismiss()
    try graph.present(Page())
    let sheet = try #require(screen[.sheet])
    sheet.didAppear()
    screen.didDismiss()
    try graph.expect("Home")
    // What SwiftUI has not dismissed yet comes first.
    try graph.present(Page())
    try #require(screen[.sheet]).didAppear()
    try graph.dismiss()
    try graph.present(Settings())
    screen.didDismiss()
    #expect(screen[.sheet]?.controller is Settings)
  }

  @available(iOS 17, macOS 14, *)
  @Test func aViewHasNeitherPathNorTab() throws {
    let (graph, screen) = try start()
    screen.path = []
    screen.selection = nil
    #expect(screen.path.isEmpty)
    #expect(screen.selection == nil)
    #expect(screen.base == nil)
    #expect(turns.pending.isEmpty)
    #expect(graph.refusals.isEmpty)
  }

  /// SwiftUI draws again what has changed, and nothing else.
  @available(iOS 17, macOS 14, *)
  @Test func onlyTheScreensThatDifferAreObservedToChange() throws {
    let (graph, tabs) = try start(
      TabBarController([NavigationController(root: Home()), Settings()])
    )
    guard case .tabs(let children, _) = tabs.layout else { return }
    var changes: [String] = []
    func observe(_ name: String, _ read: () -> Void) {
      let changed = Changes { changes.append(name) }
      withObservationTracking(read) { MainActor.assumeIsolated { changed.note() } }
    }
    observe("tabs") { _ = tabs.selection }
    observe("stack") { _ = children[0].path }
    observe("presentation") { _ = tabs[.sheet] }
    try graph.push(Page())
    #expect(changes == ["stack"])
    try graph.present(Page())
    #expect(changes == ["stack", "presentation"])
  }

  @available(iOS 17, macOS 14, *)
  @Test func nothingHappensWithoutTheGraph() throws {
    var graph: ControllerGraph? = try ControllerGraph(
      root: NavigationController(stack: [Home(), Page()])
    )
    let stack = try root(of: #require(graph))
    let tree = ScreenTree.of(try #require(graph))
    let shown = stack.path
    graph = nil
    stack.path = []
    tree.tapBack()
    tree.update()
    #expect(tree.objection(to: .push(Page(), onto: stack.controller)) == nil)
    #expect(shown.count == 1)
    #expect(tree.root == stack)
  }
}

/// A closure that an observation may call.
@MainActor private final class Changes {
  let note: () -> Void
  init(note: @escaping () -> Void) { self.note = note }
}
