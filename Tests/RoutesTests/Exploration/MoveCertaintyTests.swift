import Routes
import Testing

@testable import RoutesExploration

/// Which moves there are, and whether a user can make for certain them.
@Suite struct MoveCertaintyTests {
  static let main: AppSketch = """
    tabs = tab(nav, settings)
    nav = nav(feed)
    s1: feed show post identifier=Open
    s2: feed presentation stack identifier=Write
    stack = nav(draft)
    """

  @Test func `without code every move of a user is certain`() throws {
    #expect(
      try Exploration.of(Self.main).results == [
        "tab: tap tab 0, nothing", "tab: tap tab 1, performed", "Feed: perform 'Open', performed",
        "Feed: perform 'Write', performed", "tab: tap tab 0, performed",
        "tab: tap tab 1, nothing", "Post: go back, performed", "Draft: swipe down, performed",
      ]
    )
  }

  /// A scene, what is known of its class, and the moves that are then only possible.
  @Test(arguments: [
    ("post", Exploration.SceneFacts(hiddenBars: .backButton), ["Post: go back"]),
    ("nav", .init(hiddenBars: .navigationBar), ["Post: go back"]),
    ("post", .init(hiddenBars: .navigationBar), ["Post: go back"]),
    ("post", .init(hiddenBars: .tabBar), ["tab: tap tab 0", "tab: tap tab 1"]),
    ("settings", .init(hiddenBars: .tabBar), ["tab: tap tab 0", "tab: tap tab 1"]),
    ("draft", .init(maySetModality: true), ["Draft: swipe down"]),
    ("stack", .init(maySetModality: true), ["Draft: swipe down"]),
    ("feed", .init(maySetModality: true), []),
    ("draft", .init(codeMoves: [.dismiss]), ["Draft: dismiss, in the code of Draft"]),
  ])
  func `what code may do makes a move possible`(
    scene: String,
    known: Exploration.SceneFacts,
    moves: [String]
  ) throws {
    let exploration = try Exploration.of(
      Self.main,
      .init(scenes: [.main(ExactString(scene)): known])
    )
    let possible = exploration.outcomes.filter { !$0.move.isCertain }.map { outcome in
      "\(outcome.move.source): \(outcome.move)"
    }
    #expect(possible == moves)
  }

  /// The attributes of a scene in the storyboard.
  @Test(arguments: [
    ("post", Storyboard.Scene.HiddenBars.backButton, "Post: go back"),
    ("nav", .navigationBar, "Post: go back"), ("feed", .tabBar, "tab: tap tab 0"),
  ])
  func `a bar that the storyboard hides makes a move possible`(
    scene: String,
    bars: Storyboard.Scene.HiddenBars,
    move: String
  ) throws {
    var app = Self.main
    let index = try #require(app.storyboard.scenes.firstIndex { $0.id.string == scene })
    app.storyboard.scenes[index].settings.hiddenBars = bars
    let possible = try Exploration.of(app).outcomes.filter { !$0.move.isCertain }
    #expect(possible.map { "\($0.move.source): \($0.move)" }.contains(move))
  }

  @Test func `a segue that nothing performs is no move`() throws {
    let facts = Exploration.Facts(segues: [.main("feed", "s1"): .never])
    let exploration = try Exploration.of(Self.main, facts)
    #expect(exploration.screens.map(\.name) == ["Feed", "Settings", "Draft"])
    #expect(!exploration.outcomes.contains { $0.move.segue?.id == "s1" })
    #expect(exploration.isComplete)
  }

  @Test func `a move of another controller at the same position is refused`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(Self.main.storyboard))
    let open = try #require(graph.moves.first { $0.segue?.id == "s1" })
    var other = open
    other.source = "Post"
    #expect(throws: Refusal.self) { try graph.make(other) }
    #expect(graph.snapshot.description == "tab(*nav(Feed), Settings)")
    try graph.make(open)
    #expect(graph.snapshot.description == "tab(*nav(Feed, Post), Settings)")
  }

  @Test func `a move of code keeps what other code makes of it`() {
    func move(isCertain: Bool, isAsked: Bool = false, isInBar: Bool = false, isLater: Bool = false)
      -> Exploration.SceneFacts.CodeMove
    {
      var move = Exploration.SceneFacts.CodeMove(.pop)
      (move.isCertain, move.isAsked) = (isCertain, isAsked)
      (move.isInBar, move.isLater) = (isInBar, isLater)
      return move
    }
    var facts = Exploration.SceneFacts()
    facts.add(move(isCertain: false, isLater: true))
    facts.add(move(isCertain: true, isAsked: true, isInBar: true))
    let asked = move(isCertain: true, isAsked: true, isInBar: true, isLater: true)
    #expect(facts.codeMoves == [asked])
    facts.add(move(isCertain: false))
    #expect(facts.codeMoves == [asked])
    facts.add(move(isCertain: true, isInBar: true))
    #expect(facts.codeMoves == [move(isCertain: true, isInBar: true, isLater: true)])
    facts.add(move(isCertain: true, isAsked: true))
    #expect(facts.codeMoves == [move(isCertain: true, isLater: true)])
  }
}
