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
    #expect(exploration.repeatedScreens.count == 1)
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
