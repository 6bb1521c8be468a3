import RoutesTesting
import Testing

@testable import Routes

private final class MapController: PresentableController {
  var isUndimmed: Bool { true }
}

private final class AskedNavigationController: NavigationController, PopResponder {
  var isAsked = false
  func shouldPop() -> Bool {
    isAsked = true
    return false
  }
}

/// A screen whose bars and buttons code hides.
private final class BareController: NavigationController.BarHiding {
  var hidesBottomBarWhenPushed = false
  var hidesBackButton = false
  var hidesNavigationBar = false
}

/// A screen that answers only one of the questions about bars.
private final class ButtonlessController: NavigationController.BarHiding {
  let hidesBackButton = true
}

/// A screen that hides nothing.
private final class OpenController: NavigationController.BarHiding {}

/// What a user can do: touch what is in reach, go back, and swipe away.
@Suite struct UserRuleTests {
  private let asked = AnsweringController()

  private func makeRegistry() throws -> SegueRegistry {
    var registry = SegueRegistry()
    try registry.register(Segue<PlaceholderController>("ShowNext"), kind: .show) { screen("Next") }
    return registry
  }

  @Test(arguments: PresentationStyle.allCases)
  func aUserCannotTouchWhatAPresentationIsAbove(_ style: PresentationStyle) throws {
    let graph = try ControllerGraph("tab:Main(*Feed, Settings)", registry: makeRegistry())
    let (tabs, feed) = try (graph["Main"], graph["Feed"])
    try graph.present(MapController(), from: feed, style: .popover)
    try graph.dismiss()
    try graph.present(NavigationController(root: screen("Share")), style: style)
    let isCovered = [.fullScreen, .currentContext].contains(style)
    expectRefusal(
      .controller(.outOfReach("tab:Main(*Feed, Settings)", below: "nav(Share)")),
      in: graph
    ) {
      try graph.tap(tab: 1, from: tabs)
    }
    expectRefusal(
      .controller(.outOfReach("Feed", below: isCovered ? nil : "nav(Share)")),
      in: graph
    ) {
      try graph.trigger("ShowNext", from: feed)
    }
    // What is presented is in reach.
    try graph.trigger("ShowNext", from: graph["Share"])
  }

  @Test(arguments: [PresentationStyle.pageSheet, .formSheet], [false, true])
  func aUserCanTouchWhatASheetLeavesUndimmed(
    _ style: PresentationStyle,
    _ isInside: Bool
  ) throws {
    let graph = try ControllerGraph("tab:Main(*nav(Feed), Settings)", registry: makeRegistry())
    let (tabs, feed) = try (graph["Main"], graph["Feed"])
    let map = MapController()
    try graph.present(isInside ? NavigationController(root: map) : map, style: style)
    try graph.trigger("ShowNext", from: feed)
    try graph.tap(tab: 1, from: tabs)
    #expect(graph.isOnScreen(try graph["Settings"]))

    try graph.present(screen("Share"), from: map)
    expectRefusal(
      .controller(.outOfReach("tab:Main(nav(Feed, Next), *Settings)", below: "Share")),
      in: graph
    ) {
      try graph.tap(tab: 0, from: tabs)
    }
  }

  @Test func aUserCannotTouchWhatIsNotOnScreen() throws {
    let graph = try ControllerGraph("tab(*nav(Feed, Post), Settings)", registry: makeRegistry())
    for name in ["Feed", "Settings"] {
      let source = try graph[name]
      expectRefusal(.controller(.outOfReach(name, below: nil)), in: graph) {
        try graph.trigger("ShowNext", from: source)
      }
    }
    try graph.perform(Segue<PlaceholderController>("ShowNext"), from: graph["Feed"])
  }

  @Test func aPresentationInAContextLeavesTheBarAroundItInReach() throws {
    let context = NavigationController(root: screen("Feed"))
    let tabs = TabBarController([context, screen("Settings")])
    let graph = try ControllerGraph(root: tabs, width: .regular)
    try graph.present(screen("Help"), style: .overCurrentContext)
    try graph.tap(tab: 1)
    try graph.expect("regular: tab(nav(Feed) > overCurrentContext Help, *Settings)")
  }

  @Test func theBackButtonAsksTheControllerOnTop() throws {
    let graph = try ControllerGraph(root: NavigationController(stack: [screen("Feed"), asked]))
    asked.answer = { _ in false }
    expectRefusal(.stack(.popDeclined("Answering")), in: graph) { try graph.tapBack() }
    asked.answer = { _ in true }
    #expect(try graph.tapBack() === asked)
    #expect(asked.calls == ["shouldPop", "shouldPop"])
  }

  @Test func `a controller that answers nothing is popped by the user`() throws {
    final class SilentController: PopResponder {}
    let stack = NavigationController(stack: [
      screen("Feed"), SilentController(), SilentController(),
    ])
    let graph = try ControllerGraph(root: stack)
    try graph.tapBack()
    try graph.expect("nav(Feed, Silent)")
    try graph.beginSwipeBack()
    try graph.finishTransition()
    try graph.expect("nav(Feed)")
  }

  @Test func theBackButtonAsksTheControllerInFrontInsideTheOneOnTop() throws {
    let pages = PageViewController(pages: [asked])
    let graph = try ControllerGraph(root: NavigationController(stack: [screen("Feed"), pages]))
    asked.answer = { _ in false }
    expectRefusal(.stack(.popDeclined("Answering")), in: graph) { try graph.tapBack() }
  }

  @Test func theBackButtonAsksTheNavigationController() throws {
    let stack = AskedNavigationController(stack: [screen("Feed"), asked])
    let graph = try ControllerGraph(root: stack)
    expectRefusal(.stack(.popDeclined("AskedNavigation")), in: graph) { try graph.tapBack() }
    #expect(asked.calls == ["shouldPop"])
    #expect(stack.isAsked)
  }

  @Test func aSwipeBackThatIsSwitchedOffDoesNotBegin() throws {
    let graph = try ControllerGraph(root: NavigationController(stack: [screen("Feed"), asked]))
    asked.isSwipeBackEnabled = false
    expectRefusal(.stack(.swipeBackDisabled("Answering")), in: graph) { try graph.beginSwipeBack() }
    asked.isSwipeBackEnabled = true
    #expect(try graph.beginSwipeBack() === asked)
    try graph.finishTransition()
    #expect(asked.calls.isEmpty)
  }

  @Test func codeThatPopsDoesNotAsk() throws {
    let graph = try ControllerGraph(root: NavigationController(stack: [screen("Feed"), asked]))
    asked.answer = { _ in false }
    asked.isSwipeBackEnabled = false
    try graph.pop()
    #expect(asked.calls.isEmpty)
    try graph.expect("nav(Feed)")
  }

  @Test(arguments: [(true, false), (false, true)])
  func aUserCannotGoBackWithoutTheButton(_ hidesButton: Bool, _ hidesBar: Bool) throws {
    let bare = BareController()
    let graph = try ControllerGraph(root: NavigationController(stack: [screen("Feed"), bare]))
    bare.hidesBackButton = hidesButton
    bare.hidesNavigationBar = hidesBar
    let bar = hidesButton ? "the back button" : "the navigation bar"
    let refusal = Refusal.Reason.controller(.hiddenBar(bar, by: "Bare"))
    expectRefusal(refusal, in: graph) { try graph.tapBack() }
    expectRefusal(refusal, in: graph) { try graph.beginSwipeBack() }
    // Above it, and from code, there is a way back.
    try graph.push(screen("Next"))
    try graph.tapBack()
    try graph.pop()
    try graph.expect("nav(Feed)")
  }

  /// A collapsed split controller has one bar for the stacks of its columns.
  @Test func aStackOnAStackHasNoBarOfItsOwn() throws {
    let split = SplitViewController(primary: screen("Menu"), detail: ButtonlessController())
    let graph = try ControllerGraph(root: split)
    expectRefusal(.controller(.hiddenBar("the back button", by: "Buttonless")), in: graph) {
      try graph.tapBack()
    }
    try graph.push(screen("Next"))
    try graph.tapBack()
    try graph.expect("split(nav(Menu, nav(Buttonless)))")
  }

  @Test func aUserCannotTapAHiddenTabBar() throws {
    let bare = BareController()
    bare.hidesBottomBarWhenPushed = true
    let stack = NavigationController(stack: [screen("Feed"), bare, screen("Next")])
    let graph = try ControllerGraph(root: TabBarController([stack, screen("Settings")]))
    let refusal = Refusal.Reason.controller(.hiddenBar("the tab bar", by: "Bare"))
    for tab in 0...1 { expectRefusal(refusal, in: graph) { try graph.tap(tab: tab) } }
    expectRefusal(refusal, in: graph) { try graph.tap(tab: graph["Settings"]) }
    try graph.select(tab: 1)
    try graph.tap(tab: 0)
    try graph.popToRoot()
    try graph.tap(tab: 1)
    try graph.expect("tab(nav(Feed), *Settings)")
    // Bars are there unless a controller says otherwise.
    try graph.tap(tab: 0)
    try graph.push(ButtonlessController())
    try graph.tap(tab: 1)
    try graph.tap(tab: 0)
    try graph.push(OpenController())
    try graph.tapBack()
  }

  @Test func theBarsOfAStoryboardAreHidden() throws {
    let app: AppSketch = """
      tabs = tab(nav, settings)
      nav = nav(feed)
      s1: feed show post identifier=Open
      scene id=post customClass=PostController hides="backButton tabBar"
      scene id=settings customClass=SettingsController hides=tabBar
      """
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard))
    try graph.tap(tab: 1)
    try graph.tap(tab: 0)
    try graph.trigger("Open")
    expectRefusal(.controller(.hiddenBar("the back button", by: "Post")), in: graph) {
      try graph.tapBack()
    }
    expectRefusal(.controller(.hiddenBar("the tab bar", by: "Post")), in: graph) {
      try graph.tap(tab: 1)
    }
  }
}
