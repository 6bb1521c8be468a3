import Routes
import Testing

@testable import RoutesExploration

/// Verdicts that depend on several ways, on code, and on the bounds.
@Suite struct VerdictTests {
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

  /// The segues that only code performs, and those that nothing performs.
  private func facts(_ possible: String, _ never: String) -> Exploration.Facts {
    var facts = Exploration.Facts()
    for scene in Self.shop.scenes {
      for segue in scene.segues {
        let object = SegueObject(scene: .main(scene.id), id: segue.id)
        if possible.split(separator: " ").contains(Substring(segue.id.string)) {
          facts.segues[object] = .possible
        }
        if never.split(separator: " ").contains(Substring(segue.id.string)) {
          facts.segues[object] = .never
        }
      }
    }
    return facts
  }

  @Test(arguments: [
    ("reach Payment within 1 tap", "", "", "holds"),
    ("reach Payment within 0 taps", "", "", "fails: trigger 'Quick'"),
    ("reach Payment within 1 tap", "", "s3", "fails: trigger 'Cart', trigger 'Late'"),
    ("reach Payment within 1 tap", "s3", "", "not proved: trigger 'Quick'"),
    ("reach Payment within 2 taps", "s3", "s8 s6", "not proved: trigger 'Quick'"),
    (
      "reach Payment within 2 taps", "s8", "s3 s6", "not proved: trigger 'Cart', trigger 'Late'"
    ),
    (
      "reach Payment within 2 taps", "", "s3 s8 s6",
      "fails: trigger 'Cart', trigger 'Address', trigger 'Pay'"
    ),
    // No way is short enough, whether code makes the moves or not.
    ("reach Payment within 0 taps", "s3", "s8 s6 s5", "fails: trigger 'Quick'"),
    ("reach Payment within 1 tap", "s1 s2 s3", "", "not proved: trigger 'Quick'"),
    ("reach Lost within 3 taps", "", "", "fails: no path"),
    ("reach Lost", "", "", "fails: no path"),
    ("reach Payment from Cart within 1 tap", "", "", "holds"),
    ("reach Payment from Cart within 1 tap", "s8", "", "not proved: trigger 'Cart'"),
    ("reach Payment from Cart within 1 tap", "", "s8", "fails: trigger 'Cart'"),
    // Only code leads to the source, from which a user goes on.
    ("reach Payment from Gift within 1 tap", "s2", "", "not proved: no path"),
    ("reach Payment from Gift", "s2 s6", "s3 s5 s8", "not proved: trigger 'Gift'"),
    ("back Address within 2 taps", "s1", "", "fails: trigger 'Gift'"),
    ("only Payment after Cart", "s3 s6", "", "not proved: trigger 'Quick'"),
    ("only Payment after Feed", "", "", "holds"),
    ("only … > sheet Payment after Payment", "", "", "holds"),
    ("only Feed after Payment", "", "", "fails: "),
    ("never Payment after Gift", "s2", "", "not proved: trigger 'Gift', trigger 'Give'"),
    ("never Payment after Gift", "", "", "fails: trigger 'Gift', trigger 'Give'"),
    ("never Feed after Feed until Feed", "", "", "holds"),
    ("never Feed after Feed", "", "", "fails: trigger 'Cart', swipe down"),
    ("never Payment after Feed until Cart", "", "s3 s6", "holds"),
    ("never Cart after Gift until Feed", "", "", "holds"),
    ("always Feed", "s1 s2 s3", "", "not proved: trigger 'Cart'"),
    ("never Payment", "s3", "s6 s8 s5", "not proved: trigger 'Quick'"),
  ])
  func `a verdict says what moves of users and of code do`(
    text: String,
    possible: String,
    never: String,
    verdict: String
  ) throws {
    let exploration = try Exploration.of(Self.shop, facts(possible, never))
    #expect(try exploration.verdict(on: text) == verdict)
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
    ("reach End within 2 taps", "fails: trigger 'A', trigger 'B', trigger 'End'"),
    ("reach End from Feed within 2 taps", "fails: "),
    ("reach End from Feed within 3 taps", "holds"),
    ("reach A from End", "fails: trigger 'A', trigger 'B', trigger 'End'"),
    ("reach A from B within 1 tap", "not proved: trigger 'A', trigger 'B'"),
    ("back A within 1 tap", "fails: trigger 'A', trigger 'B', trigger 'End'"),
  ])
  func `a way beyond the bounds takes a move more than the way to it`(
    text: String,
    verdict: String
  ) throws {
    #expect(try Exploration.of(Self.loop).verdict(on: text) == verdict)
  }

  @Test func `a way may lead beyond the longest path`() throws {
    let near = try Exploration.of(Self.loop, within: .init(taps: 1))
    #expect(near.cuts == [.taps])
    #expect(try near.verdict(on: "reach B from A") == "not proved: trigger 'A'")
    #expect(near.deadEnds.isEmpty)
    let all = try Exploration.of(Self.loop, within: .init(copies: 1))
    #expect(all.cuts == [.copies])
    #expect(try all.verdict(on: "reach B from A within 1 tap") == "holds")
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
    #expect(exploration.results.contains("Feed: trigger 'Home', nothing"))
    #expect(try exploration.verdict(on: "refused \"Home\"") == "fails: trigger 'Home'")
    // A container with a class is on screen, too.
    #expect(try exploration.verdict(on: "always Tabs") == "holds")
  }

  @Test func `a shorter way may lead beyond the bounds`() throws {
    var storyboard = Self.loop
    storyboard.scenes[1].segues.append(
      .init(id: "s5", kind: .presentation, identifier: "Early", destination: "feed")
    )
    let exploration = try Exploration.of(storyboard)
    #expect(
      try exploration.verdict(on: "reach End within 2 taps")
        == "not proved: trigger 'A', trigger 'B', trigger 'End'"
    )
    #expect(
      try exploration.verdict(on: "reach End within 1 tap")
        == "fails: trigger 'A', trigger 'B', trigger 'End'"
    )
  }

  @Test(arguments: [
    (
      "sheet Share swiped", Exploration.SceneFacts(maySetModality: true),
      "not proved: trigger 'Share'"
    ),
    ("sheet Share not swiped", .init(maySetModality: true), "not proved: trigger 'Share'"),
    ("sheet Share swiped", .init(), "holds"),
    ("sheet Share not swiped", .init(), "fails: trigger 'Share'"),
    ("sheet Feed swiped", .init(), "vacuous"),
  ])
  func `code that may set the modality leaves a swipe open`(
    text: String,
    known: Exploration.SceneFacts,
    verdict: String
  ) throws {
    let storyboard: Storyboard = """
      storyboard name=Main initialScene=feed
      scene id=feed customClass=FeedController
      segue id=s1 kind=presentation identifier=Share destination=share
      segue id=s2 kind=presentation identifier=Send destination=share presentationStyle=formSheet
      scene id=share customClass=ShareController
      """
    let exploration = try Exploration.of(storyboard, .init(scenes: [.main("share"): known]))
    #expect(try exploration.verdict(on: text) == verdict)
    // A sheet that only code presents proves nothing.
    let facts = Exploration.Facts(
      segues: [.main("feed", "s1"): .possible, .main("feed", "s2"): .possible],
      scenes: [.main("share"): known]
    )
    let byCode = try Exploration.of(storyboard, facts).verdict(on: text)
    #expect(byCode == verdict.replacing("fails", with: "not proved"))
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
    func verdict(_ segues: [SegueObject: Exploration.Certainty]) throws -> String {
      try Exploration.of(storyboard, .init(segues: segues)).verdict(on: "refused \"Push\"")
    }
    #expect(try verdict([.main("feed", "s2"): .never]) == "holds")
    #expect(try verdict([:]) == "fails: trigger 'Show', trigger 'Push'")
    #expect(
      try verdict([.main("feed", "s2"): .possible]) == "not proved: trigger 'Show', trigger 'Push'"
    )
    #expect(
      try verdict([.main("share", "s3"): .possible]) == "not proved: trigger 'Show', trigger 'Push'"
    )
    let exploration = try Exploration.of(storyboard)
    #expect(try exploration.verdict(on: "refused \"Push\" from Feed") == "vacuous")
  }

  @Test func `a screen of which a user makes a second one is not once`() throws {
    let exploration = try Exploration.of(
      """
      storyboard name=Main initialScene=feed
      scene id=feed customClass=FeedController
      segue id=s1 kind=presentation identifier=One destination=one
      segue id=s2 kind=presentation identifier=Two destination=two
      scene id=one customClass=PageController
      segue id=s3 kind=presentation identifier=Code destination=one
      scene id=two customClass=PageController
      segue id=s4 kind=presentation identifier=Tap destination=two
      """,
      .init(segues: [.main("one", "s3"): .possible])
    )
    #expect(try exploration.verdict(on: "once Page") == "fails: trigger 'Two', trigger 'Tap'")
  }
}
