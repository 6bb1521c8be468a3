import Routes
import Testing

@testable import RoutesExploration

/// States that a search does not find, and screens that may be missing in those that it finds.
@Suite struct MissingStateTests {
  /// A pushes B, which embeds a stack with A, and whose segue needs the outer one.
  private static let nested: Storyboard = """
    storyboard name=Main initialScene=nav
    scene id=nav kind=navigationController
    segue id=r1 kind=relationship destination=a relationship=rootViewController
    scene id=a customClass=AController
    segue id=s1 kind=show identifier=B destination=b
    scene id=b customClass=BController
    segue id=e1 kind=embed destination=nav
    segue id=s2 kind=push identifier=C destination=c
    scene id=c customClass=CController
    """

  @Test func `a scene around an embedded one of its kind has an end`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(Self.nested))
    #expect(graph.moves.map(\.refusal) == [nil])
    let exploration = try Exploration.of(Self.nested, within: .init(copies: 2))
    #expect(try exploration.answer(to: "never C").hasPrefix("broken"))
    #expect(try exploration.answer(to: "refused \"C\"").hasPrefix("broken"))
  }

  @Test func `a scene that embeds itself is refused`() throws {
    let graph = try ControllerGraph(
      of: SegueRegistry(
        """
        storyboard name=Main initialScene=a
        scene id=a customClass=AController
        segue id=s1 kind=presentation identifier=B destination=b
        scene id=b customClass=BController
        segue id=e1 kind=embed destination=c
        scene id=c customClass=CController
        segue id=e2 kind=embed destination=b
        """
      )
    )
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
      storyboard name=Main initialScene=e
      scene id=e customClass=EController
      segue id=e1 kind=embed destination=c
      scene id=c customClass=CController definesPresentationContext=true
      segue id=s1 kind=presentation identifier=F destination=f presentationStyle=overCurrentContext
      scene id=f customClass=FController
      segue id=s2 kind=push identifier=B destination=b
      scene id=b customClass=BController
      """
    )
    #expect(try exploration.answer(to: "refused \"B\"") == "undecided, sideBySide: ")
    #expect(try exploration.answer(to: "refused \"B\" from F") == "undecided, sideBySide: ")
  }

  /// No segue leads to C, but C leads to B.
  @Test func `a screen that nothing shows comes after no other`() throws {
    let exploration = try Exploration.of(
      """
      storyboard name=Main initialScene=nav
      scene id=nav kind=navigationController
      segue id=r1 kind=relationship destination=a relationship=rootViewController
      scene id=a customClass=AController
      segue id=s1 kind=show identifier=A destination=a
      segue id=s2 kind=show identifier=B destination=b
      scene id=b customClass=BController
      scene id=c customClass=CController
      segue id=s3 kind=show identifier=C destination=b
      """
    )
    #expect(try exploration.answer(to: "never C") == "holds")
    #expect(try exploration.answer(to: "never C after B") == "holds")
  }

  /// The bar of a collapsed split controller is around the context in its detail.
  @Test func `a stack on a stack at its root leaves the outer one its button`() throws {
    let exploration = try Exploration.of(
      """
      storyboard name=Main initialScene=split
      scene id=split kind=splitViewController
      segue id=r1 kind=relationship destination=nav1 relationship=masterViewController
      segue id=r2 kind=relationship destination=nav2 relationship=detailViewController
      scene id=nav1 kind=navigationController
      segue id=r3 kind=relationship destination=list relationship=rootViewController
      scene id=list customClass=ListController
      scene id=nav2 kind=navigationController
      segue id=r4 kind=relationship destination=post relationship=rootViewController
      scene id=post customClass=PostController definesPresentationContext=true
      segue id=s1 kind=presentation identifier=Rate destination=rate presentationStyle=overCurrentContext
      scene id=rate customClass=RateController
      """
    )
    #expect(try exploration.answer(to: "reach List from Rate within 1 tap") == "holds")
    #expect(try exploration.answer(to: "never List after Rate").hasPrefix("broken"))
  }

  /// A embeds D in a view that is hidden.
  @Test func `a screen that may be missing is no gate`() throws {
    let storyboard: Storyboard = """
      storyboard name=Main initialScene=a
      scene id=a customClass=AController
      segue id=e1 kind=embed destination=d
      segue id=s1 kind=presentation identifier=B destination=b
      scene id=d customClass=DController
      scene id=b customClass=BController
      """
    func answer(_ text: String, isMissing: Bool) throws -> String {
      var facts = Exploration.Facts()
      var known = Exploration.SceneFacts()
      known.mayBeMissing = isMissing
      facts.scenes[.main("d")] = known
      return try Exploration.of(storyboard, facts).answer(to: text)
    }
    #expect(try answer("only B after D", isMissing: false) == "holds")
    #expect(try answer("only B after D", isMissing: true) == "undecided, missing D: s1")
    #expect(try answer("never B after D", isMissing: false) == "broken: s1")
    #expect(try answer("never B after D", isMissing: true).hasPrefix("undecided"))
  }
}
