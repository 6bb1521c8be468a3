import Routes
import Testing

@testable import RoutesExploration

/// How the states of a search are counted, and what they forget.
@Suite struct StateTests {
  @Test func `an embedded controller counts`() throws {
    let exploration = try Exploration.of(
      """
      storyboard name=Main initialScene=feed
      scene id=feed customClass=FeedController
      segue id=e kind=embed destination=map
      segue id=s kind=presentation identifier=Open destination=map
      scene id=map customClass=MapController
      """
    )
    #expect(exploration.stateNames == ["Feed[Map]"])
    #expect(exploration.repeatedScreens.map { "\($0.end)" } == ["Feed[Map] > sheet Map"])
  }

  /// A list that embeds two maps, and a detail that is replaced.
  private static let maps: Storyboard = """
    storyboard name=Main initialScene=split
    scene id=split kind=splitViewController
    segue id=r1 kind=relationship destination=list relationship=masterViewController
    segue id=r2 kind=relationship destination=empty relationship=detailViewController
    scene id=list customClass=ListController
    segue id=e1 kind=embed destination=map
    segue id=e2 kind=embed destination=map
    segue id=s1 kind=showDetail identifier=Post destination=post
    segue id=s2 kind=showDetail identifier=Map destination=map
    scene id=map customClass=MapController
    scene id=post customClass=PostController
    scene id=empty customClass=EmptyController
    """

  @Test func `a move is not blamed for the copies that were there before`() throws {
    let exploration = try Exploration.of(Self.maps, within: .init(width: .regular))
    #expect(
      exploration.stateNames == [
        "regular: split(List[Map, Map], Empty)", "regular: split(List[Map, Map], Post)",
      ]
    )
    #expect(exploration.cuts == [.copies])
  }

  @Test func `the path of a move beyond the bound has its end, however many copies there are`()
    throws
  {
    let exploration = try Exploration.of(Self.maps, within: .init(width: .regular))
    #expect(
      exploration.repeatedScreens.map { "\($0.end)" } == ["regular: split(List[Map, Map], Map)"]
    )
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

  @Test func `copies that are added at once count together`() throws {
    let exploration = try Exploration.of(
      """
      storyboard name=Main initialScene=split
      scene id=split kind=splitViewController
      segue id=r1 kind=relationship destination=list relationship=masterViewController
      segue id=r2 kind=relationship destination=empty relationship=detailViewController
      scene id=list customClass=ListController
      segue id=s1 kind=showDetail identifier=Page destination=page
      scene id=page customClass=PageController
      segue id=e1 kind=embed destination=map
      segue id=e2 kind=embed destination=map
      scene id=map customClass=MapController
      scene id=empty customClass=EmptyController
      """,
      within: .init(width: .regular)
    )
    #expect(exploration.stateNames == ["regular: split(List, Empty)"])
    #expect(
      exploration.repeatedScreens.map { "\($0.end)" } == [
        "regular: split(List, Page[Map, Map])"
      ]
    )
  }
}
