import RoutesTesting
import Testing

@testable import RoutesExploration

/// Moves on containers around what is in front, and code that goes back several screens.
@Suite struct OuterMoveTests {
  /// A login that pushes a tab bar controller, whose first tab is a stack.
  private static let tabs: AppSketch = """
    outer = nav(login)
    s1: login show tabs identifier=Enter
    tabs = tab(inner, cart)
    inner = nav(feed)
    scene id=feed customClass=FeedController definesPresentationContext=true
    s2: feed show post identifier=Open
    scene id=post customClass=PostController definesPresentationContext=true
    s4: post presentation ask identifier=Rate presentationStyle=overCurrentContext
    """

  private func graph(_ app: AppSketch) throws -> ControllerGraph {
    try ControllerGraph(of: SegueRegistry(app.storyboard))
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
    for scene in covered.storyboard.scenes.indices {
      for segue in covered.storyboard.scenes[scene].segues.indices
      where covered.storyboard.scenes[scene].segues[segue].presentationStyle != nil {
        covered.storyboard.scenes[scene].segues[segue].presentationStyle = "fullScreen"
      }
    }
    let exploration = try Exploration.of(covered)
    #expect(try exploration.answer(to: "reach Cart from Ask within 1 tap").hasPrefix("broken"))
  }

  /// The bar around a tab bar controller shows its own item.
  @Test(arguments: [("feed", true), ("tabs", false)])
  func `what is on the stack hides the back button`(scene: String, goesBack: Bool) throws {
    var facts = Exploration.Facts()
    var known = Exploration.SceneFacts()
    known.hidesBackButton = true
    facts.scenes[.main(ExactString(scene))] = known
    facts.keepsBarsHidden = true
    let exploration = try Exploration.of(
      """
      nav = nav(home)
      s1: home show tabs identifier=Open
      tabs = tab(feed, cart)
      """,
      facts
    )
    #expect(exploration.results.contains { $0.contains("go back") } == goesBack)
  }

  /// A column on the stack of a collapsed split controller has the outer stack's bar.
  @Test func `a stack on a stack has one back button`() throws {
    let graph = try graph(
      """
      split = split(nav1, nav2)
      nav1 = nav(list)
      s1: list showDetail nav2 identifier=Open
      nav2 = nav(post)
      s2: post show more identifier=More
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
      """
      nav = nav(feed)
      s1: feed show post identifier=Open
      e1: post embed inner
      scene id=inner kind=\(kind)
      """
    )
    try perform("Open", on: graph)
    #expect(graph.snapshot.screens.count == 4)
    #expect(graph.snapshot.description.contains("Post"))
  }

  private static let levels: AppSketch = """
    nav = nav(a)
    s1: a show b identifier=B
    s2: b show c identifier=C
    s3: c show d identifier=D
    p1: c presentation e identifier=E presentationStyle=fullScreen
    p2: e presentation f identifier=F presentationStyle=fullScreen
    p3: f presentation g identifier=G presentationStyle=fullScreen
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

  @Test func `a presenter performs a segue after a dismissal`() throws {
    let graph = try graph(Self.levels)
    for segue: ExactString in ["B", "C", "E"] { try perform(segue, on: graph) }
    let open = Move.Action.handOver(.init(scene: .main("c"), id: "s3"))
    try graph.make(open, from: "E")
    try graph.expect("nav(A, B, C, D)")
    // Without a presenter, nothing is dismissed.
    #expect(throws: Refusal.self) { try graph.make(open, from: "D") }
    try graph.expect("nav(A, B, C, D)")
  }
}
