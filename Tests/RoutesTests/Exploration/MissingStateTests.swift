import Routes
import Testing

@testable import RoutesExploration

/// States that a search does not find, and screens that may be missing in those that it finds.
@Suite struct MissingStateTests {
  /// A pushes B, which embeds a stack with A, and whose segue needs the outer one.
  private static let nested: AppSketch = """
    nav = nav(a)
    s1: a show b identifier=B
    e1: b embed nav
    s2: b push c identifier=C
    """

  @Test func `a scene around an embedded one of its kind has an end`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(Self.nested.storyboard))
    #expect(graph.moves.map(\.refusal) == [nil])
    let exploration = try Exploration.of(Self.nested, within: .init(copies: 2))
    #expect(try exploration.answer(to: "never C").hasPrefix("broken"))
    #expect(try exploration.answer(to: "refused \"C\"").hasPrefix("broken"))
  }

  @Test func `a scene that embeds itself is refused`() throws {
    let app: AppSketch = """
      s1: a presentation b identifier=B
      e1: b embed c
      e2: c embed b
      """
    let graph = try ControllerGraph(of: SegueRegistry(app.storyboard))
    let refusal = try #require(graph.moves.first?.refusal)
    #expect("\(refusal)".contains("embeds itself"))
  }

  @Test func `a segue beyond the bound is not said to be missing`() throws {
    let exploration = try Exploration.of(Self.nested)
    #expect(try exploration.answer(to: "refused \"C\"").hasPrefix("undecided, copies"))
  }

  /// E embeds C, which defines a context. F is presented there, beside which E may present.
  @Test func `a state behind a move of unknown result may break a property`() throws {
    let exploration = try Exploration.of(
      """
      e1: e embed c
      scene id=c customClass=CController definesPresentationContext=true
      s1: c presentation f identifier=F presentationStyle=overCurrentContext
      s2: f push b identifier=B
      """
    )
    #expect(try exploration.answer(to: "refused \"B\"") == "undecided, sideBySide: ")
    #expect(try exploration.answer(to: "refused \"B\" from F") == "undecided, sideBySide: ")
  }

  /// No segue leads to C, but C leads to B.
  @Test func `a screen that nothing shows comes after no other`() throws {
    let exploration = try Exploration.of(
      """
      nav = nav(a)
      s1: a show a identifier=A
      s2: a show b identifier=B
      s3: c show b identifier=C
      """
    )
    #expect(try exploration.answer(to: "never C") == "holds")
    #expect(try exploration.answer(to: "never C after B") == "holds")
  }

  /// The bar of a collapsed split controller is around the context in its detail.
  @Test func `a stack on a stack at its root leaves the outer one its button`() throws {
    let exploration = try Exploration.of(
      """
      split = split(nav1, nav2)
      nav1 = nav(list)
      nav2 = nav(post)
      scene id=post customClass=PostController definesPresentationContext=true
      s1: post presentation rate identifier=Rate presentationStyle=overCurrentContext
      """
    )
    #expect(try exploration.answer(to: "reach List from Rate within 1 tap") == "holds")
    #expect(try exploration.answer(to: "never List after Rate").hasPrefix("broken"))
  }

  /// A embeds D in a view that is hidden.
  @Test func `a screen that may be missing is no gate`() throws {
    let app: AppSketch = """
      e1: a embed d
      s1: a presentation b identifier=B
      """
    func answer(_ text: String, isMissing: Bool) throws -> String {
      var facts = Exploration.Facts()
      var known = Exploration.SceneFacts()
      known.mayBeMissing = isMissing
      facts.scenes[.main("d")] = known
      return try Exploration.of(app, facts).answer(to: text)
    }
    #expect(try answer("only B after D", isMissing: false) == "holds")
    #expect(try answer("only B after D", isMissing: true) == "undecided, missing D: s1")
    #expect(try answer("never B after D", isMissing: false) == "broken: s1")
    #expect(try answer("never B after D", isMissing: true).hasPrefix("undecided"))
  }

  /// A feed may be there any number of times. What leads to the end, and what code may do with a part of a screen.
  @Test(arguments: [
    ("s2: feed show post\ne1: post embed map\ns3: post show end", "", "holds"),
    ("s2: feed show post\ne1: post embed x\ne2: x embed map\ns3: post show end", "", "holds"),
    ("s2: feed show post\ne1: post embed map\ns3: post show end", "missing", "undecided"),
    ("s2: feed show post\ne1: post embed map\ns3: post show end", "hidden", "undecided"),
    ("s2: feed show post\ns4: post show map\ns3: post show end", "", "broken: s2 s3"),
    ("s2: feed show post\ne1: post embed map\ns3: feed show end", "", "broken: s3"),
    // The tab that is not selected.
    ("map = nav(list)\ns3: list show end", "", "holds"),
    ("map = nav(list)\ns3: list show end\ns2: feed show list", "", "broken: s2 s3"),
  ])
  func `a part of a screen comes before what the screen leads to`(
    lines: String,
    doubt: String,
    answer: String
  ) throws {
    let tabs = lines.hasPrefix("map") ? "tabs = tab(nav, map)\n" : ""
    let map = tabs.isEmpty ? "" : " kind=navigationController"
    let app = AppSketch(
      stringLiteral: """
        \(tabs)nav = nav(feed)
        s1: feed show feed
        scene id=map customClass=MapController\(map)
        \(lines)
        """
    )
    var known = Exploration.SceneFacts()
    known.mayBeMissing = doubt == "missing"
    known.mayBeHidden = doubt == "hidden"
    var facts = Exploration.Facts()
    facts.scenes[.main("map")] = known
    let found = try Exploration.of(app, facts).answer(to: "only End after Map")
    #expect(found.hasPrefix(answer), "\(found)")
  }
}
