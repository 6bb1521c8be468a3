import Routes
import Testing

@testable import RoutesExploration

/// Properties are read, and decided with a path.
@Suite struct PropertyTests {
  private static let main: Storyboard = """
    storyboard name=Main initialScene=nav
    scene id=nav kind=navigationController
    segue id=r kind=relationship destination=feed relationship=rootViewController
    scene id=feed customClass=FeedController
    segue id=s1 kind=show identifier=ShowPost destination=post
    segue id=s2 kind=presentation identifier=Login destination=login
    segue id=s5 kind=push identifier=Early destination=nav
    scene id=post customClass=PostController
    segue id=s3 kind=presentation identifier=Share destination=share
    scene id=share customClass=ShareController
    segue id=s6 kind=presentation identifier=Again destination=feed
    scene id=login customClass=LoginController isModalInPresentation=true
    segue id=s4 kind=presentation identifier=Pay destination=payment presentationStyle=fullScreen
    scene id=payment customClass=PaymentController
    scene id=lost customClass=LostController
    """

  private func scene(_ id: ExactString) -> SceneObject { SceneObject(storyboard: "Main", id: id) }

  private func exploration(_ facts: Exploration.Facts = .init()) throws -> Exploration {
    try ControllerGraph(of: SegueRegistry(Self.main)).explore(facts: facts)
  }

  /// The verdict as a word and the moves of its path.
  private func verdict(
    _ text: String,
    _ facts: Exploration.Facts = .init()
  ) throws -> String {
    let exploration = try exploration(facts)
    let property = try #require(exploration.properties(in: text).first)
    func moves(_ path: Exploration.Path?) -> String {
      path.map { $0.steps.map { "\($0.move.action.word)" }.joined(separator: ", ") } ?? "no path"
    }
    return switch exploration.check(property) {
    case .holds: "holds"
    case .fails(let path): "fails: " + moves(path)
    case .notProved(let path): "not proved: " + moves(path)
    case .vacuous: "vacuous"
    }
  }

  @Test(arguments: [
    ("never Lost", "holds"),
    ("never Share", "fails: s1, s3"),
    ("never nav(Feed, …) > sheet Share", "fails: s1, s3"),
    ("never nav(Feed) > sheet Share", "holds"),
    ("always nav(Feed, …) > …", "holds"),
    ("always nav(…)", "fails: s2"),
    ("reach Payment", "holds"),
    ("reach Payment within 2 taps", "holds"),
    ("reach Payment within 1 tap", "fails: s2, s4"),
    ("reach Lost", "not proved: no path"),
    ("reach Share from Post within 1 tap", "holds"),
    ("reach Share from Login", "fails: s2"),
    ("reach Share from Lost", "vacuous"),
    ("back Feed within 2 taps", "fails: s2"),
    ("only Payment after Login", "holds"),
    ("only Share after Login", "fails: s1, s3"),
    ("only Lost after Login", "vacuous"),
    ("never Share after Post", "fails: s1, s3"),
    ("never Share after Post until Share", "holds"),
    ("never Post after Login", "holds"),
    ("never Post after Lost", "vacuous"),
    ("once Login", "holds"),
    ("once Feed", "fails: s1, s3, s6"),
    ("once Lost", "vacuous"),
    ("sheet Share swiped", "holds"),
    ("sheet Share not swiped", "fails: s1, s3"),
    ("sheet Login not swiped", "holds"),
    ("sheet Payment swiped", "fails: s2, s4"),
    ("sheet Feed swiped", "vacuous"),
    ("refused \"Early\"", "holds"),
    ("refused \"Early\" from Feed", "holds"),
    ("refused \"Early\" from Post", "vacuous"),
    ("refused \"Share\"", "fails: s1, s3"),
    ("refused \"Again\"", "fails: s1, s3, s6"),
  ])
  func `each form is decided`(text: String, expected: String) throws {
    #expect(try verdict(text) == expected, "\(text)")
  }

  @Test func `the moves after one that only code may make are searched`() throws {
    var facts = Exploration.Facts()
    facts.segues[SegueObject(scene: scene("feed"), id: "s2")] = .possible
    #expect(try verdict("reach Login", facts) == "not proved: s2")
    #expect(try verdict("reach Payment", facts) == "not proved: s2, s4")
    #expect(try verdict("reach Share", facts) == "holds")
    #expect(try verdict("never Payment after Login", facts) == "not proved: s2, s4")
  }

  @Test func `a path begins where the app does`() throws {
    let exploration = try exploration()
    let property = try #require(exploration.properties(in: "never Post after Share").first)
    guard case .fails(let path?) = exploration.check(property) else {
      Issue.record("\(exploration.check(property))")
      return
    }
    #expect(path.start == (try Snapshot("nav(Feed)")))
    #expect(path.steps.count == 3)
  }

  /// A screen that only leads to a second controller of the first scene.
  private static let beyond: Storyboard = """
    storyboard name=Main initialScene=feed
    scene id=feed customClass=FeedController
    segue id=s1 kind=presentation identifier=Go destination=next presentationStyle=fullScreen
    scene id=next customClass=NextController
    segue id=s2 kind=presentation identifier=On destination=feed presentationStyle=fullScreen
    """

  @Test func `nothing is proved about what is beyond the bounds`() throws {
    let exploration = try ControllerGraph(of: SegueRegistry(Self.beyond)).explore()
    let property = try #require(exploration.properties(in: "back Feed").first)
    guard case .notProved = exploration.check(property) else {
      Issue.record("\(exploration.check(property))")
      return
    }
    #expect(exploration.sureDeadEnds().isEmpty)
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

  @Test func `a screen that is made once is made once with more copies`() throws {
    let graph = try ControllerGraph(of: SegueRegistry(Self.main))
    let exploration = try graph.explore(within: .init(copies: 2))
    let property = try #require(exploration.properties(in: "once Login").first)
    guard case .holds = exploration.check(property) else {
      Issue.record("\(exploration.check(property))")
      return
    }
  }

  @Test(arguments: [
    ("never Lost", "not proved: open lost"),
    ("back Feed", "not proved: s2"),
    ("never Payment", "not proved: s2, s4"),
    ("reach Payment", "not proved: s2, s4"),
  ])
  func `what only code may do proves nothing`(text: String, expected: String) throws {
    var facts = Exploration.Facts()
    facts.segues[SegueObject(scene: scene("login"), id: "s4")] = .possible
    facts.scenes[scene("login")] = .init(codeMoves: [.dismiss])
    facts.scenes[scene("feed")] = .init(codeMoves: [.open(scene("lost"))])
    #expect(try verdict(text, facts) == expected)
  }

  @Test(arguments: [
    ("nevr Post", "line 1, column 1: expected one of 'never'"),
    ("", ""),
    ("never Pots", "column 7: expected the name of a screen, found 'Pots'; did you mean 'Post'?"),
    ("never nav(Post", "column 15: expected ',' or ')', found the end"),
    ("\n\nonly Post", "line 3, column 10: expected 'after' and a pattern, found the end"),
    ("reach Post within few taps", "column 19: expected a number of taps, such as '3 taps'"),
    ("reach Post within 3 taps within 4 taps", "column 26: expected 'within' once"),
    ("always Post after Feed", "column 13: expected the end, found 'after'"),
    ("never Post until Feed", "column 12: expected 'after' before 'until'"),
    (
      "never PostController",
      "column 7: expected the name of a screen, found 'PostController'; did you mean 'Post'?"
    ),
    ("once nav(Post)", "column 6: expected the name of a screen after 'once'"),
    ("sheet Post", "column 11: expected 'swiped' or 'not swiped'"),
    (
      "refused \"Shar\"",
      "expected the identifier of a segue, found '\"Shar\"'; did you mean 'Share'?"
    ),
    ("refused Share", "column 9: expected a segue's identifier in quotes"),
    ("never", "column 1: expected a pattern after 'never'"),
  ])
  func `a malformed property is explained with its place`(text: String, expected: String) throws {
    let exploration = try exploration()
    if expected.isEmpty {
      #expect(try exploration.properties(in: text).isEmpty)
      return
    }
    let error = #expect(throws: NotationError.self) { try exploration.properties(in: text) }
    let message = "\(error.map { "\($0)" } ?? "")"
    let words = expected.replacing("line 1, ", with: "")
    #expect(message.contains(words), "\(message)")
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

extension Move.Action {
  fileprivate var word: String {
    switch self {
    case .segue(let object, _): "\(object.id)"
    case .open(let scene): "open \(scene.id)"
    default: "\(self)"
    }
  }
}
