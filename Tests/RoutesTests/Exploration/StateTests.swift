import Routes
import Testing

@testable import RoutesExploration

/// How the states of a search are counted, and what they forget.
@Suite struct StateTests {
  @Test func `an embedded controller is no copy`() throws {
    let exploration = try Exploration.of(
      """
      storyboard name=Main initialScene=feed
      scene id=feed customClass=FeedController
      segue id=e kind=embed destination=map
      segue id=s kind=presentation identifier=Open destination=map
      scene id=map customClass=MapController
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
      storyboard name=Main initialScene=tabs
      scene id=tabs kind=tabBarController customClass=ShyTabs
      segue id=t0 kind=relationship destination=s0 relationship=viewControllers
      segue id=t1 kind=relationship destination=s1 relationship=viewControllers
      segue id=t2 kind=relationship destination=s2 relationship=viewControllers
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
      storyboard name=Main initialScene=tabs
      scene id=tabs kind=tabBarController
      segue id=t1 kind=relationship destination=nav relationship=viewControllers
      segue id=t2 kind=relationship destination=settings relationship=viewControllers
      scene id=nav kind=navigationController
      segue id=r kind=relationship destination=feed relationship=rootViewController
      scene id=feed customClass=FeedController
      segue id=s1 kind=show identifier=Open destination=post
      scene id=post customClass=PostController
      scene id=settings customClass=SettingsController
      segue id=e kind=embed destination=post
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
      storyboard name=Main initialScene=tabs
      scene id=tabs kind=tabBarController
      segue id=t1 kind=relationship destination=home relationship=viewControllers
      segue id=t2 kind=relationship destination=split relationship=viewControllers
      scene id=home customClass=HomeController
      scene id=split kind=splitViewController
      segue id=r1 kind=relationship destination=nav relationship=masterViewController
      segue id=r2 kind=relationship destination=detail relationship=detailViewController
      scene id=nav kind=navigationController
      segue id=r kind=relationship destination=list relationship=rootViewController
      scene id=list customClass=ListController
      scene id=detail customClass=DetailController
      segue id=s1 kind=show identifier=Open destination=info
      scene id=info customClass=InfoController
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

  @Test func `a screen in two columns is one screen`() throws {
    let exploration = try Exploration.of(
      """
      storyboard name=Main initialScene=split
      scene id=split kind=splitViewController
      segue id=r1 kind=relationship destination=list relationship=masterViewController
      segue id=r2 kind=relationship destination=empty relationship=detailViewController
      scene id=list customClass=ListController
      segue id=s1 kind=showDetail identifier=Again destination=list
      scene id=empty customClass=EmptyController
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
