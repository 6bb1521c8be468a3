import Routes
import Testing

@testable import RoutesExploration

/// Properties are read, and decided with a path.
@Suite struct PropertyTests {
  private static let main: AppSketch = """
    nav = nav(feed)
    s1: feed show post identifier=ShowPost
    s2: feed presentation login identifier=Login
    s5: feed push nav identifier=Early
    s3: post presentation share identifier=Share
    s6: share presentation feed identifier=Again
    scene id=login customClass=LoginController isModalInPresentation=true
    s4: login presentation payment identifier=Pay presentationStyle=fullScreen
    scene id=lost customClass=LostController
    """

  private func exploration(_ facts: Exploration.Facts = .init()) throws -> Exploration {
    try Exploration.of(Self.main, facts)
  }

  @Test(arguments: [
    ("never Lost", "holds"), ("never Share", "broken: s1 s3"),
    ("never ShareController", "broken: s1 s3"), ("never share", "broken: s1 s3"),
    ("reach Payment", "holds"), ("reach Payment within 2 taps", "holds"),
    ("reach Payment within 1 tap", "far: s2 s4"), ("reach Lost", "never shown: Lost"),
    ("reach Share from Post within 1 tap", "holds"), ("reach Share from Login", "broken: s2"),
    ("reach Share from Lost", "never shown: Lost"),
    ("back from Post within 1 tap", "holds"), ("back from Share within 1 tap", "holds"),
    ("back from Login", "broken: s2"), ("back from Lost", "never shown: Lost"),
    ("only Payment after Login", "holds"), ("only Share after Login", "broken: s1 s3"),
    ("only Lost after Login", "never shown: Lost"), ("never Share after Post", "broken: s1 s3"),
    ("never Post after Login", "holds"), ("never Post after Lost", "never shown: Lost"),
    ("refused \"Early\"", "holds"), ("refused \"Early\" from Feed", "holds"),
    ("refused \"Early\" from Lost", "never shown: Lost"),
    ("refused \"Share\"", "broken: s1 s3"), ("refused \"Again\"", "broken: s1 s3 s6"),
  ])
  func `each form is decided`(text: String, expected: String) throws {
    #expect(try exploration().answer(to: text) == expected)
  }

  @Test func `a path begins where the app does`() throws {
    let exploration = try exploration()
    let property = try #require(exploration.properties(in: "never Post after Share").first)
    guard case .broken(.path(let path)) = exploration.check(property) else {
      Issue.record("\(exploration.check(property))")
      return
    }
    #expect(path.start == (try Snapshot("nav(Feed)")))
    #expect(path.steps.count == 3)
  }

  @Test func `what stands in for a navigation controller defines a context as that does`() throws {
    let scene = Storyboard.Scene(
      id: "nav",
      kind: .navigationController,
      settings: .init(isModalInPresentation: true)
    )
    let made = StandInAnswers(scene, "Nav", nil).makeController(of: scene.kind, hasClass: false)
    #expect((made as? NavigationController)?.definesPresentationContext == true)
  }

  @Test(arguments: [
    ("nevr Post", 1, "expected one of 'reach', 'never', 'only', 'back', 'refused'"),
    ("nevr Post", 1, "did you mean 'never'?"),
    ("never Pots", 7, "expected the name of a screen, found 'Pots'; did you mean 'Post'?"),
    ("never PotsController", 7, "found 'PotsController'; did you mean 'Post'?"),
    ("never nav(Post)", 7, "expected the name of a screen, for example '"),
    ("never", 6, ", found the end"),
    ("only Post", 10, "expected 'after', found the end"),
    (#"never "Post"#, 12, #"expected '"' at the end of the quoted text, found 'Post'"#),
    ("only Post after Post", 17, "expected another screen after 'after', found 'Post'"),
    ("reach Post within few taps", 19, "expected a number of taps, such as '3 taps'"),
    ("reach Post within 3", 20, "expected 'taps', found the end"),
    ("reach Post within 3 taps within 4 taps", 26, "expected the end of the property"),
    (
      "never Post until Feed", 12, "expected 'after' or the end of the property, found 'until'"
    ), ("reach Post in 3 taps", 12, "expected 'from', 'within' or the end of the property, found"),
    ("reach Post fom Feed", 12, "did you mean 'from'?"),
    ("back Feed", 6, "expected 'from', found 'Feed'"),
    (
      "refused \"Shar\"", 9,
      "expected the identifier of a segue, found 'Shar'; did you mean 'Share'?"
    ),
    ("refused \"Nope\"", 9, "expected the identifier of a segue, for example '"),
  ])
  func `a malformed property is explained with its place`(
    text: String,
    column: Int,
    expected: String
  ) throws {
    let exploration = try exploration()
    let errors = #expect(throws: PropertyErrors.self) { try exploration.properties(in: text) }
    let error = try #require(errors?.errors.first)
    #expect(error.line == 1 && error.column == column, "\(error)")
    #expect("\(error)".contains(expected), "\(error)")
  }

  @Test func `the errors of all lines are told, each with its place`() throws {
    let exploration = try exploration()
    let text = "never Pots\nreach Post\n\n  only Shar after Feed\nonce Feed"
    let errors = #expect(throws: PropertyErrors.self) { try exploration.properties(in: text) }
    #expect(errors?.errors.map { [$0.line, $0.column] } == [[1, 7], [4, 8], [5, 1]])
    // The lines that can be read are decided.
    let lines = exploration.readProperties(in: text).compactMap { try? $0.get() }
    #expect(lines.map { exploration.check($0) } == [.holds])
  }

  @Test(arguments: [
    "reach Sold Out from Feed within 1 tap", "reach \"Sold Out\" from Feed",
    "only Sold Out after Feed",
  ])
  func `a name may have several words`(text: String) throws {
    let shop: AppSketch = """
      s: feed show sold
      scene id=sold
      """
    var facts = Exploration.Facts(scenes: [.main("sold"): .init()])
    for title: ExactString in ["Sold Out", " Sold  Out "] {
      facts.scenes[.main("sold")]?.title = title
      #expect(try Exploration.of(shop, facts).answer(to: text) == "holds")
    }
  }

  @Test func `a container without a class has the name of the screen in it`() throws {
    let shop: AppSketch = """
      scene id=feed customClass=FeedController
      nav = nav(post)
      """
    let facts = Exploration.Facts(
      scenes: [.main("feed"): .init(codeMoves: [.open(.main("nav"))])]
    )
    let answer = try Exploration.of(shop, facts).answer(to: "never Feed after Post")
    #expect(answer == "undecided, unknown place of Post: open-nav")
  }

  @Test func `comments and empty lines are ignored, and properties have their lines`() throws {
    let properties = try exploration().properties(
      in: """
        # The rules of the app

        never Lost  # not yet
          reach   Payment within 3 taps
        """
    )
    #expect(
      properties.map { "\($0.line): \($0)" } == ["3: never Lost", "4: reach Payment within 3 taps"]
    )
  }
}
