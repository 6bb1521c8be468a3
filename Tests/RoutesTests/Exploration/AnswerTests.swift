import Routes
import Testing

@testable import RoutesExploration

/// Answers that depend on several ways, on code, and on the bounds.
@Suite struct AnswerTests {
  /// A feed with a long way to a payment, a short one, and a tab that leads nowhere.
  private static let shop: Storyboard = """
    storyboard name=Main initialScene=feed
    scene id=feed customClass=FeedController
    segue id=s1 kind=presentation identifier=Cart destination=cart
    segue id=s2 kind=presentation identifier=Gift destination=gift
    segue id=s3 kind=presentation identifier=Quick destination=payment
    scene id=cart customClass=CartController
    segue id=s4 kind=presentation identifier=Address destination=address
    segue id=s8 kind=presentation identifier=Late destination=payment
    scene id=address customClass=AddressController
    segue id=s5 kind=presentation identifier=Pay destination=payment
    scene id=gift customClass=GiftController
    segue id=s6 kind=presentation identifier=Give destination=payment
    scene id=payment customClass=PaymentController
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
    let tabs = (1...count).map { number in
      "segue id=t\(number) kind=relationship destination=s\(number) relationship=viewControllers"
    }
    let screens = (1...count).map { "scene id=s\($0) customClass=S\($0)Controller" }
    let lines =
      ["storyboard name=Main initialScene=tabs", "scene id=tabs kind=tabBarController"]
      + tabs + screens
    let storyboard = try Storyboard(notation: lines.joined(separator: "\n"))
    #expect(try Exploration.of(storyboard).answer(to: text) == answer)
    let regular = try Exploration.of(storyboard, within: .init(width: .regular))
    #expect(try regular.answer(to: "reach S\(count) within 1 tap") == "holds")
  }

  /// A feed that presents itself, and an end that three taps lead to.
  private static let loop: Storyboard = """
    storyboard name=Main initialScene=feed
    scene id=feed customClass=FeedController
    segue id=s1 kind=presentation identifier=A destination=a presentationStyle=fullScreen
    scene id=a customClass=AController
    segue id=s2 kind=presentation identifier=B destination=b presentationStyle=fullScreen
    scene id=b customClass=BController
    segue id=s3 kind=presentation identifier=End destination=end presentationStyle=fullScreen
    segue id=s4 kind=presentation identifier=Again destination=feed presentationStyle=fullScreen
    scene id=end customClass=EndController
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
  private static let stackInTab: Storyboard = """
    storyboard name=Main initialScene=login
    scene id=login customClass=LoginController
    segue id=s1 kind=presentation destination=tabs presentationStyle=fullScreen
    scene id=tabs kind=tabBarController
    segue id=r1 kind=relationship relationship=viewControllers destination=nav
    segue id=r2 kind=relationship relationship=viewControllers destination=account
    scene id=nav kind=navigationController
    segue id=r3 kind=relationship relationship=rootViewController destination=feed
    scene id=feed customClass=FeedController
    segue id=s2 kind=show destination=post
    scene id=post customClass=PostController
    scene id=account customClass=AccountController
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
  private static let unwind: Storyboard = """
    storyboard name=Main initialScene=tabs
    scene id=tabs kind=tabBarController
    segue id=r1 kind=relationship relationship=viewControllers destination=nav
    segue id=r2 kind=relationship relationship=viewControllers destination=account
    scene id=nav kind=navigationController
    segue id=r3 kind=relationship relationship=rootViewController destination=feed
    scene id=feed customClass=FeedController
    segue id=s1 kind=show destination=post
    scene id=post customClass=PostController
    scene id=account customClass=AccountController
    segue id=s2 kind=presentation destination=gift presentationStyle=fullScreen
    scene id=gift customClass=GiftController
    segue id=s3 kind=unwind identifier=Close destination=x unwindAction=close:
    """

  private static func unwind(to receivers: [String]) throws -> Exploration {
    var facts = Exploration.Facts()
    for scene in unwind.scenes {
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
    let storyboard: Storyboard = """
      storyboard name=Main initialScene=feed
      scene id=feed customClass=FeedController
      segue id=s1 kind=presentation identifier=Gate destination=gate presentationStyle=fullScreen
      segue id=s2 kind=presentation identifier=Other destination=other presentationStyle=fullScreen
      scene id=gate customClass=GateController
      segue id=s3 kind=presentation identifier=End destination=end presentationStyle=fullScreen
      scene id=other customClass=OtherController
      segue id=s4 kind=presentation identifier=Middle destination=middle presentationStyle=fullScreen
      scene id=middle customClass=MiddleController
      segue id=s5 kind=presentation identifier=End destination=end presentationStyle=fullScreen
      scene id=end customClass=EndController
      """
    let exploration = try Exploration.of(storyboard, within: .init(taps: 2))
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

  @Test func `code that no screen runs may show a screen that leads back below`() throws {
    var facts = Exploration.Facts()
    facts.unread[.main("lost")] = "App.swift:7"
    let exploration = try Exploration.of(
      """
      storyboard name=Main initialScene=feed
      scene id=feed customClass=FeedController
      segue id=s1 kind=presentation identifier=Go destination=a presentationStyle=fullScreen
      segue id=s2 kind=presentation identifier=End destination=end
      scene id=a customClass=AController
      scene id=end customClass=EndController
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
    let storyboard: Storyboard = """
      storyboard name=Main initialScene=split
      scene id=split kind=splitViewController
      segue id=r1 kind=relationship destination=list relationship=masterViewController
      segue id=r2 kind=relationship destination=empty relationship=detailViewController
      scene id=list customClass=ListController
      segue id=s1 kind=showDetail identifier=Open destination=post
      segue id=s2 kind=showDetail identifier=Close destination=empty
      scene id=empty customClass=EmptyController
      segue id=s3 kind=showDetail identifier=Show destination=share
      scene id=share customClass=ShareController
      scene id=post customClass=PostController
      """
    let facts = Exploration.Facts(storyboard, possible: "s3")
    let exploration = try Exploration.of(storyboard, within: .init(width: .regular), facts)
    // A user opens Post before Empty, and only code before Share, perhaps without a tap.
    let answer = try exploration.answer(to: "back from Post within 1 tap")
    #expect(answer == "undecided, code s3: s1 s2 s3")
  }

  /// A bound counts a scene on screen and below it, and not in the other tab.
  private static let tabs: Storyboard = """
    storyboard name=Main initialScene=tabs
    scene id=tabs kind=tabBarController
    segue id=t1 kind=relationship destination=nav1 relationship=viewControllers
    segue id=t2 kind=relationship destination=nav2 relationship=viewControllers
    scene id=nav1 kind=navigationController
    segue id=r1 kind=relationship destination=search relationship=rootViewController
    scene id=nav2 kind=navigationController
    segue id=r2 kind=relationship destination=profile relationship=rootViewController
    scene id=search customClass=SearchController
    segue id=s1 kind=show identifier=Open destination=profile
    segue id=s3 kind=show identifier=More destination=list
    scene id=profile customClass=ProfileController
    segue id=s2 kind=presentation identifier=Pay destination=pay
    scene id=pay customClass=PayController
    scene id=list customClass=ListController
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
      storyboard name=Main initialScene=tabs
      scene id=tabs kind=tabBarController customClass=TabsController
      segue id=t kind=relationship destination=feed relationship=viewControllers
      scene id=feed customClass=FeedController
      segue id=u kind=unwind identifier=Home destination=x unwindAction=home:
      """,
      .init(scenes: [.main("tabs"): .init(unwindActions: ["home:"])])
    )
    #expect(exploration.results.contains("Feed: perform 'Home', nothing"))
    #expect(try exploration.answer(to: "refused \"Home\"") == "broken: u")
    // A container with a class is on screen, too.
    #expect(try exploration.answer(to: "never Tabs") == "broken: ")
  }

  @Test func `a segue is refused only where a user and code cannot perform it`() throws {
    let storyboard: Storyboard = """
      storyboard name=Main initialScene=nav
      scene id=nav kind=navigationController
      segue id=r kind=relationship destination=feed relationship=rootViewController
      scene id=feed customClass=FeedController
      segue id=s1 kind=presentation identifier=Sheet destination=share
      segue id=s2 kind=show identifier=Show destination=share
      scene id=share customClass=ShareController
      segue id=s3 kind=push identifier=Push destination=end
      scene id=end customClass=EndController
      """
    func answer(_ segues: [Storyboard.SegueObject: Exploration.Certainty]) throws -> String {
      try Exploration.of(storyboard, .init(segues: segues)).answer(to: "refused \"Push\"")
    }
    #expect(try answer([.main("feed", "s2"): .never]) == "holds")
    #expect(try answer([:]) == "broken: s2 s3")
    #expect(
      try answer([.main("feed", "s2"): .possible]) == "undecided, code s2: s2 s3"
    )
    #expect(
      try answer([.main("share", "s3"): .possible]) == "undecided, code s3: s2 s3"
    )
    let exploration = try Exploration.of(storyboard)
    #expect(
      try exploration.answer(to: "refused \"Push\" from Feed") == "never performed: Push of Share"
    )
  }
}
