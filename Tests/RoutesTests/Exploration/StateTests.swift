import Routes
import Testing

@testable import RoutesExploration

/// How the states of a search are counted, and what they forget.
@Suite struct StateTests {
  @Test func `an embedded controller is no copy`() throws {
    let exploration = try Exploration.of(
      """
      e: feed embed map
      s: feed presentation map identifier=Open
      """
    )
    #expect(exploration.stateNames == ["Feed[Map]", "Feed[Map] > sheet Map"])
    #expect(exploration.isComplete)
  }

  @Test func `a class declines a tab from one tab and not from another`() throws {
    final class ShyTabs: TabBarController, TabBarController.Delegate {
      func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool {
        tabBarController.selectedIndex != 1 || index != 2
      }
    }
    var classes = SceneClasses()
    try classes.register("ShyTabs") {
      let tabs = ShyTabs([])
      tabs.delegate = tabs
      return tabs
    }
    let exploration = try Exploration.of(
      """
      scene id=tabs kind=tabBarController customClass=ShyTabs
      tabs = tab(s0, s1, s2)
      scene id=s0 customClass=FeedController
      scene id=s1 customClass=SearchController
      scene id=s2 customClass=SettingsController
      """,
      classes: classes
    )
    #expect(try exploration.answer(to: "reach Settings within 1 tap") == "holds")
    let answer = try exploration.answer(to: "reach Settings from Search within 1 tap")
    #expect(answer == "broken: tab1")
  }

  @Test func `what is forgotten in a tab does not count`() throws {
    let exploration = try Exploration.of(
      """
      tabs = tab(nav, settings)
      nav = nav(feed)
      s1: feed show post identifier=Open
      e: settings embed post
      """
    )
    #expect(
      exploration.stateNames == [
        "tab(*nav(Feed), Settings)", "tab(nav(Feed), *Settings[Post])",
        "tab(*nav(Feed, Post), Settings)",
      ]
    )
    #expect(exploration.isComplete)
  }

  @Test func `a split controller in another tab keeps the detail that has collapsed`() throws {
    let exploration = try Exploration.of(
      """
      tabs = tab(home, split)
      split = split(nav, detail)
      nav = nav(list)
      s1: detail show info identifier=Open
      """
    )
    #expect(
      exploration.stateNames == [
        "tab(*Home, split(nav(List, Detail)))", "tab(Home, *split(nav(List, Detail)))",
        "tab(Home, *split(nav(List)))", "tab(Home, *split(nav(List, Detail, Info)))",
        "tab(*Home, split(nav(List)))",
      ]
    )
    #expect(try exploration.answer(to: "reach Detail within 1 tap") == "holds")
  }

  @Test func `plain columns of a style get stacks`() throws {
    let app: AppSketch = """
      split = split(list, detail)
      scene id=split kind=splitViewController hasColumns=true
      s1: detail show info identifier=Open
      """
    #expect(
      try Exploration.of(app).stateNames == [
        "split(nav(List, nav(Detail)))", "split(nav(List, nav(Detail, Info)))",
        "split(nav(List))",
      ]
    )
    #expect(
      try Exploration.of(app, within: .init(width: .regular)).stateNames == [
        "regular: split(nav(List), nav(Detail))", "regular: split(nav(List), nav(Detail, Info))",
      ]
    )
  }

  @Test func `a screen in two columns is one screen`() throws {
    let exploration = try Exploration.of(
      """
      split = split(list, empty)
      s1: list showDetail list identifier=Again
      """,
      within: .init(width: .regular)
    )
    #expect(exploration.stateNames == ["regular: split(List, Empty)"])
    #expect(exploration.certainRepeats.count == 1)
  }

  @Test func `a controller that code pushes counts by its name`() throws {
    var registry = SegueRegistry()
    try registry.register(Segue<PlaceholderController>("Next"), kind: .show) {
      PlaceholderController("Next")
    }
    let graph = try ControllerGraph(registry: registry)
    try graph.setRoot(NavigationController(root: PlaceholderController("Feed")))
    let exploration = try graph.explore()
    #expect(exploration.stateNames == ["nav(Feed)", "nav(Feed, Next)"])
    #expect(exploration.cuts == [.copies])
  }
}
