import RoutesTesting
import Testing

@testable import RoutesExploration

/// Moves on containers around what is in front, and code that goes back several screens.
@Suite struct OuterMoveTests {
  /// A login that pushes a tab bar controller, whose first tab is a stack.
  private static let tabs: Storyboard = """
    storyboard name=Main initialScene=outer
    scene id=outer kind=navigationController
    segue id=r1 kind=relationship destination=login relationship=rootViewController
    scene id=login customClass=LoginController
    segue id=s1 kind=show identifier=Enter destination=tabs
    scene id=tabs kind=tabBarController
    segue id=t1 kind=relationship destination=inner relationship=viewControllers
    segue id=t2 kind=relationship destination=cart relationship=viewControllers
    scene id=inner kind=navigationController
    segue id=r2 kind=relationship destination=feed relationship=rootViewController
    scene id=feed customClass=FeedController definesPresentationContext=true
    segue id=s2 kind=show identifier=Open destination=post
    scene id=post customClass=PostController definesPresentationContext=true
    segue id=s4 kind=presentation identifier=Rate destination=ask presentationStyle=overCurrentContext
    scene id=ask customClass=AskController
    scene id=cart customClass=CartController
    """

  private func graph(_ storyboard: Storyboard) throws -> ControllerGraph {
    try ControllerGraph(of: SegueRegistry(storyboard))
  }

  private func perform(_ identifier: ExactString, on graph: ControllerGraph) throws {
    let move = graph.moves.first { move in
      if case .segue(_, identifier) = move.action { true } else { false }
    }
    try graph.make(#require(move))
  }

  private func backs(_ graph: ControllerGraph) -> [Move] {
    graph.moves.filter { $0.action == .back && $0.isCertain && $0.refusal == nil }
  }

  @Test func `each stack on screen has a back button`() throws {
    let graph = try graph(Self.tabs)
    try perform("Enter", on: graph)
    try perform("Open", on: graph)
    let backs = backs(graph)
    try #require(backs.count == 2)
    #expect(graph.isFromVisible(backs[0]))
    #expect(!graph.isFromVisible(backs[1]))
    try graph.make(backs[1])
    try graph.expect("nav(Login)")
    let exploration = try Exploration.of(Self.tabs)
    #expect(try exploration.answer(to: "reach Login from Post within 1 tap") == "holds")
  }

  @Test func `the bars around a presentation in a context stay in reach`() throws {
    let graph = try graph(Self.tabs)
    try perform("Enter", on: graph)
    try perform("Open", on: graph)
    try perform("Rate", on: graph)
    #expect(graph.snapshot.description.contains("Ask"))
    // A navigation controller is a context, unlike a placeholder.
    let backs = backs(graph)
    try #require(backs.count == 1)
    try graph.make(backs[0])
    try graph.expect("nav(Login)")
    let exploration = try Exploration.of(Self.tabs)
    #expect(try exploration.answer(to: "reach Cart from Ask within 1 tap") == "holds")
    #expect(try exploration.answer(to: "reach Login from Ask within 1 tap") == "holds")
    #expect(try exploration.answer(to: "reach Feed from Ask within 1 tap") == "holds")
  }

  @Test func `a covering presentation hides the bars around it`() throws {
    var covered = Self.tabs
    for scene in covered.scenes.indices {
      for segue in covered.scenes[scene].segues.indices
      where covered.scenes[scene].segues[segue].presentationStyle != nil {
        covered.scenes[scene].segues[segue].presentationStyle = "fullScreen"
      }
    }
    let exploration = try Exploration.of(covered)
    #expect(try exploration.answer(to: "reach Cart from Ask within 1 tap").hasPrefix("broken"))
  }

  /// A column on the stack of a collapsed split controller has the outer stack's bar.
  @Test func `a stack on a stack has one back button`() throws {
    let graph = try graph(
      """
      storyboard name=Main initialScene=split
      scene id=split kind=splitViewController
      segue id=r1 kind=relationship destination=nav1 relationship=masterViewController
      segue id=r2 kind=relationship destination=nav2 relationship=detailViewController
      scene id=nav1 kind=navigationController
      segue id=r3 kind=relationship destination=list relationship=rootViewController
      scene id=list customClass=ListController
      segue id=s1 kind=showDetail identifier=Open destination=nav2
      scene id=nav2 kind=navigationController
      segue id=r4 kind=relationship destination=post relationship=rootViewController
      scene id=post customClass=PostController
      segue id=s2 kind=show identifier=More destination=more
      scene id=more customClass=MoreController
      """
    )
    try perform("More", on: graph)
    #expect(graph.visible.map(ControllerName.of) == "More")
    #expect(backs(graph).count == 1)
  }

  /// UIKit refuses a stack on a stack, and not one inside a screen that is on a stack.
  @Test(arguments: ["navigationController", "splitViewController"])
  func `a screen on a stack may embed a container`(kind: String) throws {
    let graph = try graph(
      Storyboard(
        stringLiteral: """
          storyboard name=Main initialScene=nav
          scene id=nav kind=navigationController
          segue id=r1 kind=relationship destination=feed relationship=rootViewController
          scene id=feed customClass=FeedController
          segue id=s1 kind=show identifier=Open destination=post
          scene id=post customClass=PostController
          segue id=e1 kind=embed destination=inner
          scene id=inner kind=\(kind)
          """
      )
    )
    try perform("Open", on: graph)
    #expect(graph.snapshot.screens.count == 4)
    #expect(graph.snapshot.description.contains("Post"))
  }

  private static let levels: Storyboard = """
    storyboard name=Main initialScene=nav
    scene id=nav kind=navigationController
    segue id=r1 kind=relationship destination=a relationship=rootViewController
    scene id=a customClass=AController
    segue id=s1 kind=show identifier=B destination=b
    scene id=b customClass=BController
    segue id=s2 kind=show identifier=C destination=c
    scene id=c customClass=CController
    segue id=s3 kind=show identifier=D destination=d
    segue id=p1 kind=presentation identifier=E destination=e presentationStyle=fullScreen
    scene id=d customClass=DController
    scene id=e customClass=EController
    segue id=p2 kind=presentation identifier=F destination=f presentationStyle=fullScreen
    scene id=f customClass=FController
    segue id=p3 kind=presentation identifier=G destination=g presentationStyle=fullScreen
    scene id=g customClass=GController
    """

  @Test func `code may go back several screens at once`() throws {
    var facts = Exploration.Facts()
    facts.scenes[.main("d")] = .init(codeMoves: [.pop, .popToRoot])
    facts.scenes[.main("g")] = .init(codeMoves: [.dismiss])
    let exploration = try Exploration.of(Self.levels, facts)
    func moves(from name: ExactString) -> Set<Move.Action> {
      let moves = exploration.found.order.flatMap { exploration.found[$0].moves.map(\.move) }
      return Set(moves.filter { $0.source == name }.map(\.action))
    }
    #expect(moves(from: "D").isSuperset(of: [.pop, .popTo(1), .popToRoot]))
    #expect(!moves(from: "D").contains(.popTo(2)))
    #expect(moves(from: "G").isSuperset(of: [.dismiss, .dismissTo(0), .dismissTo(1)]))
    #expect(!moves(from: "G").contains(.dismissTo(2)))
    // E and F have no code, and nothing else leads back from them.
    #expect(try exploration.answer(to: "never F after G").hasPrefix("undecided, code dismiss: "))
    #expect(try exploration.answer(to: "reach C from G").hasPrefix("undecided, code dismissTo"))
    let graph = try graph(Self.levels)
    for segue: ExactString in ["B", "C", "D"] { try perform(segue, on: graph) }
    try graph.make(.popTo(1), from: "D")
    try graph.expect("nav(A, B)")
    for segue: ExactString in ["C", "E", "F", "G"] { try perform(segue, on: graph) }
    try graph.make(.dismissTo(1), from: "G")
    try graph.expect("nav(A, B, C) > fullScreen E")
  }
}
