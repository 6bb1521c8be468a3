import Routes
import Testing

@testable import RoutesExploration

/// Answers that depend on several ways, on code, and on the bounds.
@Suite struct AnswerTests {
  /// A feed with a long way to a payment, a short one, and a tab that leads nowhere.
  private static let shop: AppSketch = """
    s1: feed presentation cart identifier=Cart
    s2: feed presentation gift identifier=Gift
    s3: feed presentation payment identifier=Quick
    s4: cart presentation address identifier=Address
    s8: cart presentation payment identifier=Late
    s5: address presentation payment identifier=Pay
    s6: gift presentation payment identifier=Give
    scene id=lost customClass=LostController
    """

  @Test(arguments: [
    ("reach Payment within 1 tap", "", "", "holds"),
    ("reach Payment within 0 taps", "", "", "far: s3"),
    ("reach Payment within 1 tap", "", "s3", "far: s1 s8"),
    ("reach Payment within 1 tap", "s3", "", "undecided, code s3: s3"),
    ("reach Payment within 2 taps", "s3", "s8 s6", "undecided, code s3: s3"),
    ("reach Payment within 2 taps", "s8", "s3 s6", "undecided, code s8: s1 s8"),
    ("reach Payment within 2 taps", "", "s3 s8 s6", "far: s1 s4 s5"),
    ("reach Payment within 1 tap", "s1 s2 s3", "", "undecided, code s3: s3"),
    ("reach Lost within 3 taps", "", "", "never shown: Lost"),
    ("reach Payment from Cart within 1 tap", "", "", "holds"),
    ("reach Payment from Cart within 1 tap", "s8", "", "undecided, code s8: s1 s8"),
    ("reach Payment from Cart within 1 tap", "", "s8", "broken: s1"),
    // Only code leads to the source, from which a user goes on.
    ("reach Payment from Gift within 1 tap", "s2", "", "holds"),
    ("reach Payment from Gift", "s2 s6", "s3 s5 s8", "undecided, code s2: s2 s6"),
    ("back from Address within 1 tap", "s1", "", "holds"),
    ("only Payment after Cart", "s3 s6", "", "undecided, code s3: s3"),
    ("only Payment after Feed", "", "", "holds"),
    ("only Feed after Payment", "", "", "broken: "),
    ("never Payment after Gift", "s2", "", "undecided, code s2: s2 s6"),
    ("never Payment after Gift", "", "", "broken: s2 s6"),
    ("never Feed after Feed", "", "", "broken: s1 swipe"),
    ("never Payment", "s3", "s6 s8 s5", "undecided, code s3: s3"),
  ])
  func `an answer says what moves of users and of code do`(
    text: String,
    possible: String,
    never: String,
    answer: String
  ) throws {
    let facts = Exploration.Facts(Self.shop, possible: possible, never: never)
    #expect(try Exploration.of(Self.shop, facts).answer(to: text) == answer)
  }

  @Test(arguments: [
    (6, "reach S4 within 1 tap", "holds"),
    (6, "reach S5 within 1 tap", "undecided, more tab4: tab4"),
    (6, "reach S5 within 2 taps", "holds"),
    (6, "reach S6 within 1 tap", "undecided, more tab5: tab5"), (6, "reach S6", "holds"),
    (6, "never S6", "broken: tab5"), (5, "reach S5 within 1 tap", "holds"),
  ])
  func `a tab below More takes a tap more`(count: Int, text: String, answer: String) throws {
    let app: AppSketch = "tabs = tab(\((1...count).map { "s\($0)" }.joined(separator: ", ")))"
    #expect(try Exploration.of(app).answer(to: text) == answer)
    let regular = try Exploration.of(app, within: .init(width: .regular))
    #expect(try regular.answer(to: "reach S\(count) within 1 tap") == "holds")
  }

  @Test(arguments: [(4, "Post", "holds"), (5, "Post", "undecided"), (5, "Share", "holds")])
  func `a push in a tab below More is not decided`(tab: Int, segue: String, answer: String) throws {
    let app: AppSketch = """
      tabs = tab(s1, s2, s3, s4, s5, s6)
      p: s\(tab) push post identifier=Post
      n: s1 push post identifier=Share
      """
    let found = try Exploration.of(app).answer(to: "refused \"\(segue)\"")
    #expect(found.hasPrefix(answer), "\(found)")
  }

  /// A feed that presents itself, and an end that three taps lead to.
  private static let loop: AppSketch = """
    s1: feed presentation a identifier=A presentationStyle=fullScreen
    s2: a presentation b identifier=B presentationStyle=fullScreen
    s3: b presentation end identifier=End presentationStyle=fullScreen
    s4: b presentation feed identifier=Again presentationStyle=fullScreen
    """

  @Test(arguments: [
    ("reach End within 2 taps", 1, "far: s1 s2 s3"),
    ("reach End from Feed within 3 taps", 1, "holds"),
    ("reach A from End", 1, "broken: s1 s2 s3"),
    ("back from A within 1 tap", 1, "broken: s1"),
    ("never A after B", 1, "undecided, copies: s1 s2 s4"),
    ("never A after B", 2, "broken: s1 s2 s4 s1"),
  ])
  func `a second controller of a screen may lead further`(
    text: String,
    copies: Int,
    answer: String
  ) throws {
    let exploration = try Exploration.of(Self.loop, within: .init(copies: copies))
    #expect(try exploration.answer(to: text) == answer)
  }

  /// A login before two tabs, of which the first has a stack.
  private static let stackInTab: AppSketch = """
    s1: login presentation tabs presentationStyle=fullScreen
    tabs = tab(nav, account)
    nav = nav(feed)
    s2: feed show post
    """

  /// A property, and whether code hides the bar of the first tab on its root, and shows it again.
  @Test(arguments: [
    ("reach Account from Login within 2 taps", false, "holds"),
    ("reach Account from Post within 1 tap", false, "holds"),
    ("reach Feed from Account within 1 tap", false, "undecided, tab: s1 tab1 tab0"),
    ("never Feed after Account", false, "broken: s1 tab1 tab0"),
    ("never Feed after Account", true, "undecided, tab: s1 s2 tab1 tab0"),
    ("back from Post", false, "holds"),
  ])
  func `a tab that was left on its root is known`(
    text: String,
    isHidden: Bool,
    answer: String
  ) throws {
    var facts = Exploration.Facts()
    if isHidden {
      var feed = Exploration.SceneFacts()
      feed.hiddenBars = [.tabBar]
      feed.shownBars = [.tabBar]
      facts.scenes[.main("feed")] = feed
    }
    let found = try Exploration.of(Self.stackInTab, facts).answer(to: text)
    #expect(found == answer)
  }

  /// A gift on a tab, from which an unwind leads to a post that the other tab may have.
  private static let unwind: AppSketch = """
    tabs = tab(nav, account)
    nav = nav(feed)
    s1: feed show post
    s2: account presentation gift presentationStyle=fullScreen
    s3: gift unwind x identifier=Close unwindAction=close:
    """

  private static func unwind(to receivers: [String]) throws -> Exploration {
    var facts = Exploration.Facts()
    for scene in unwind.storyboard.scenes {
      let isReceiver = receivers.contains(scene.id.string)
      facts.scenes[.main(scene.id)] = .init(unwindActions: isReceiver ? ["close:"] : [])
    }
    return try Exploration.of(unwind, facts)
  }

  @Test(arguments: [
    ("never Post after Gift", ["post"], "undecided, unwind s3: tab1 s2"),
    ("reach Post from Gift", ["post"], "undecided, unwind s3: tab1 s2"),
    ("refused \"Close\"", ["post"], "undecided, unwind s3: tab1 s2 s3"),
    ("reach Feed from Gift within 1 tap", ["post", "feed"], "undecided, tab: tab1 s2 s3"),
    // The target is below in the same tab.
    ("reach Account from Gift within 1 tap", ["post", "account"], "holds"),
    ("back from Account within 1 tap", ["account"], "holds"),
  ])
  func `an unwind may find its target in a tab that was left`(
    text: String,
    receivers: [String],
    answer: String
  ) throws {
    let found = try Self.unwind(to: receivers).answer(to: text)
    #expect(found == answer)
  }

  /// What a container view of the first tab has, and what code may add to it.
  @Test(arguments: [
    ("e1: feed embed map", nil, "holds"),
    ("e1: feed embed inner\ninner = nav(map)", nil, "holds"),
    ("e1: feed embed map\ne2: map embed legend", nil, "holds"),
    ("e1: feed embed inner\ninner = nav(map)\ns1: map show post", nil, "undecided, tab"),
    ("e1: feed embed inner\ninner = tab(map, list)", nil, "undecided, tab"),
    ("e1: feed embed map\nu1: gift unwind x unwindAction=close:", nil, "undecided, tab"),
    ("scene id=map customClass=MapController", "map", "undecided, "),
  ])
  func `a tab that is left keeps what its container views have`(
    content: String,
    added: ExactString?,
    answer: String
  ) throws {
    var facts = Exploration.Facts()
    if let added {
      let add = Move.Action.show(.main(added), by: .embed, isInStack: false, style: .automatic)
      facts.scenes[.main("feed")] = .init(codeMoves: [add])
    }
    let app = AppSketch(stringLiteral: "tabs = tab(feed, account)\n\(content)")
    let found = try Exploration.of(app, facts).answer(to: "reach Map from Account within 1 tap")
    #expect(found.hasPrefix(answer), "\(found)")
  }

  @Test func `a screen with such an unwind is no dead end, and the unwind not without target`()
    throws
  {
    let exploration = try Self.unwind(to: ["post"])
    #expect(exploration.certainDeadEnds().isEmpty)
    let unwinds = exploration.outcomes.filter { $0.move.segue == .main("gift", "s3") }
    #expect(unwinds.map(\.isCertain) == [false])
  }

  /// What is not known, and why.
  @Test(arguments: [
    (Exploration.Bounds(taps: 1), "reach End", "undecided, taps: s1"),
    (.init(taps: 1), "never End", "undecided, taps: s1"),
    (.init(taps: 1), "only End after B", "undecided, taps: s1"),
    (.init(taps: 1), "reach B from A", "undecided, taps: s1"),
    (.init(taps: 1), "never A after End", "undecided, taps: s1"),
    (.init(taps: 1), "reach Feed from Feed", "undecided, taps: s1"),
    (.init(), "reach Feed from Feed", "holds"),
    (.init(states: 2), "reach Feed from Feed", "undecided, states: s1"),
    (.init(states: 2), "never End", "undecided, states: s1 s2"),
    (.init(states: 2), "refused \"End\"", "undecided, states: s1"),
    (.init(), "never End", "broken: s1 s2 s3"),
  ])
  func `a limit on the way leaves a property open`(
    bounds: Exploration.Bounds,
    text: String,
    answer: String
  ) throws {
    #expect(try Exploration.of(Self.loop, within: bounds).answer(to: text) == answer)
  }

  /// The gate ends a way, and the other one goes on after it.
  @Test func `a gate is no reason, and what comes after it may be one`() throws {
    let app: AppSketch = """
      s1: feed presentation gate identifier=Gate presentationStyle=fullScreen
      s2: feed presentation other identifier=Other presentationStyle=fullScreen
      s3: gate presentation end identifier=End presentationStyle=fullScreen
      s4: other presentation middle identifier=Middle presentationStyle=fullScreen
      s5: middle presentation end identifier=End presentationStyle=fullScreen
      """
    let exploration = try Exploration.of(app, within: .init(taps: 2))
    #expect(try exploration.answer(to: "only End after Gate") == "undecided, taps: s2 s4")
  }

  @Test func `code that is left out leaves a property open`() throws {
    let facts = Exploration.Facts(Self.loop, possible: "s2")
    let exploration = try Exploration.of(Self.loop, within: .init(onlyCertain: true), facts)
    #expect(exploration.cuts == [.possible])
    #expect(try exploration.answer(to: "never End") == "undecided, possible: s1 s2")
  }

  @Test func `code that no screen runs leaves a property open, and only one that it may break`()
    throws
  {
    var facts = Exploration.Facts()
    facts.unread[.main("address")] = "App.swift:7"
    func answer(_ text: String, never: String) throws -> String {
      var known = Exploration.Facts(Self.shop, never: never)
      known.unread = facts.unread
      return try Exploration.of(Self.shop, known).answer(to: text)
    }
    #expect(try answer("never Payment", never: "s3 s4 s6 s8") == "undecided, unread App.swift:7: ")
    #expect(try answer("never Payment", never: "s3 s4 s5 s6 s8") == "holds")
    #expect(try answer("reach Address", never: "s4") == "undecided, unread App.swift:7: ")
    #expect(try answer("never Lost", never: "") == "holds")
    let doubt = "undecided, unread App.swift:7: "
    // The code may run without a tap.
    #expect(try answer("reach Payment from Feed within 0 taps", never: "s3 s4 s6 s8") == "broken: ")
    #expect(try answer("reach Payment from Feed within 1 tap", never: "s3 s4 s6 s8") == doubt)
  }

  /// A property, whether the launch may show the screen or something else first, and whether the first screen may be
  /// missing.
  @Test(arguments: [
    ("only End after Feed", [], "holds"), ("only B after Feed", [], "holds"),
    ("only End after Feed", ["launch"], "unread"), ("only End after Feed", ["start"], "unread"),
    ("only End after Feed", ["missing"], "undecided"), ("only End after A", [], "unread"),
    ("never End after A", [], "unread"), ("never End", [], "unread"),
  ])
  func `what the launch does not show comes after the first screen`(
    text: String,
    doubts: [String],
    answer: String
  ) throws {
    var facts = Exploration.Facts(Self.loop, never: "s2")
    facts.unread[.main("b")] = "App.swift:7"
    if !doubts.contains("launch") { facts.shownLater = [.main("b")] }
    facts.mayStartElsewhere = doubts.contains("start")
    var feed = Exploration.SceneFacts()
    feed.mayBeMissing = doubts.contains("missing")
    facts.scenes[.main("feed")] = feed
    let found = try Exploration.of(Self.loop, facts).answer(to: text)
    #expect(found.contains(answer), "\(found)")
  }

  /// A scene whose code shows a post, how it does, and whether a way from the post leads back to it.
  @Test(arguments: [
    (Move.Action.show(.main("post"), by: .push, isInStack: false, style: .automatic), "holds"),
    (.show(.main("post"), by: .presentation, isInStack: true, style: .automatic), "holds"),
    (.root(.main("post"), isInStack: false), "holds"),
    (.open(.main("post")), "undecided, copies: s1"),
  ])
  func `a post leads back only to a screen that has shown it`(
    move: Move.Action,
    answer: String
  ) throws {
    var facts = Exploration.Facts()
    facts.scenes[.main("find")] = .init(codeMoves: [move])
    let app: AppSketch = """
      nav = nav(feed)
      s1: feed show feed identifier=Again
      s2: feed show post identifier=Post
      scene id=find customClass=FindController
      """
    #expect(try Exploration.of(app, facts).answer(to: "never Find") == answer)
  }

  @Test func `code that no screen runs may show a screen that leads back below`() throws {
    var facts = Exploration.Facts()
    facts.unread[.main("lost")] = "App.swift:7"
    let exploration = try Exploration.of(
      """
      s1: feed presentation a identifier=Go presentationStyle=fullScreen
      s2: feed presentation end identifier=End
      scene id=lost customClass=LostController
      """,
      facts
    )
    let doubt = "undecided, unread App.swift:7: "
    #expect(try exploration.answer(to: "never End after A") == doubt)
    #expect(try exploration.answer(to: "reach End from A within 2 taps") == doubt)
    #expect(try exploration.answer(to: "reach End from A within 1 tap") == "broken: s1")
    #expect(try exploration.answer(to: "never Lost after A") == doubt)
  }

  @Test func `a screen that only code opens breaks no way back`() throws {
    let app: AppSketch = """
      split = split(list, empty)
      s1: list showDetail post identifier=Open
      s2: list showDetail empty identifier=Close
      s3: empty showDetail share identifier=Show
      """
    let facts = Exploration.Facts(app, possible: "s3")
    let exploration = try Exploration.of(app, within: .init(width: .regular), facts)
    // A user opens Post before Empty, and only code before Share, perhaps without a tap.
    let answer = try exploration.answer(to: "back from Post within 1 tap")
    #expect(answer == "undecided, code s3: s1 s2 s3")
  }

  /// A bound counts a scene on screen and below it, and not in the other tab.
  private static let tabs: AppSketch = """
    tabs = tab(nav1, nav2)
    nav1 = nav(search)
    nav2 = nav(profile)
    s1: search show profile identifier=Open
    s3: search show list identifier=More
    s2: profile presentation pay identifier=Pay
    """

  @Test(arguments: [
    ("never Profile", "broken: tab1"), ("never Pay", "broken: tab1 s2"),
    ("never Profile after Search", "broken: tab1"), ("only Pay after Profile", "holds"),
    // The tab of Search may show a list that was left there.
    ("reach Search from Pay", "undecided, tab: tab1 s2 swipe tab0"),
    ("back from List within 1 tap", "holds"),
    // The path comes from the first tab, in which nothing was left.
    ("reach List from Pay within 2 taps", "broken: tab1 s2"),
  ])
  func `a scene that is the root of a tab is pushed in another one`(
    text: String,
    answer: String
  ) throws {
    let exploration = try Exploration.of(Self.tabs)
    #expect(exploration.isComplete)
    #expect(exploration.stateNames.contains("tab(*nav(Search, Profile), nav(Profile))"))
    #expect(try exploration.answer(to: text) == answer)
  }

  @Test func `an unwind to where the app is changes nothing, and is not refused`() throws {
    let exploration = try Exploration.of(
      """
      scene id=tabs kind=tabBarController customClass=TabsController
      tabs = tab(feed)
      u: feed unwind x identifier=Home unwindAction=home:
      """,
      .init(scenes: [.main("tabs"): .init(unwindActions: ["home:"])])
    )
    #expect(exploration.results.contains("Feed: perform 'Home', nothing"))
    #expect(try exploration.answer(to: "refused \"Home\"") == "broken: u")
    // A container with a class is on screen, too.
    #expect(try exploration.answer(to: "never Tabs") == "broken: ")
  }

  @Test func `a segue is refused only where a user and code cannot perform it`() throws {
    let app: AppSketch = """
      nav = nav(feed)
      s1: feed presentation share identifier=Sheet
      s2: feed show share identifier=Show
      s3: share push end identifier=Push
      """
    func answer(_ segues: [Storyboard.SegueObject: Exploration.Certainty]) throws -> String {
      try Exploration.of(app, .init(segues: segues)).answer(to: "refused \"Push\"")
    }
    #expect(try answer([.main("feed", "s2"): .never]) == "holds")
    #expect(try answer([:]) == "broken: s2 s3")
    #expect(
      try answer([.main("feed", "s2"): .possible]) == "undecided, code s2: s2 s3"
    )
    #expect(
      try answer([.main("share", "s3"): .possible]) == "undecided, code s3: s2 s3"
    )
    let exploration = try Exploration.of(app)
    #expect(
      try exploration.answer(to: "refused \"Push\" from Feed") == "never performed: Push of Share"
    )
  }
}
