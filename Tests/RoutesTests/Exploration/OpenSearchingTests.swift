import Routes
import RoutesExploration
import RoutesTesting
import Testing

/// Opening by moves through other screens, which storyboards make.
@Suite struct OpenSearchingTests {
  private final class AccountController: DestinationReceiver {
    func receive(_ destination: Goal) {}
  }

  private struct Goal: Destination {
    var segue: String
    var route: Route { Route(Segue<any Controller>(segue)) }
  }

  private let main: Storyboard = """
    storyboard name=Main initialScene=nav
    scene id=nav kind=navigationController
    segue id=r kind=relationship destination=start relationship=rootViewController
    scene id=start customClass=StartController
    segue id=s1 kind=show identifier=ShowStep destination=step
    segue id=s2 kind=presentation identifier=ShowAccount destination=account
    segue id=s6 kind=presentation identifier=ShowWall destination=wall presentationStyle=fullScreen
    scene id=step customClass=StepController
    segue id=s3 kind=presentation identifier=ShowGoal destination=goal
    scene id=goal customClass=GoalController
    scene id=account customClass=AccountController
    segue id=s4 kind=presentation identifier=ShowCard destination=card
    scene id=card customClass=CardController
    scene id=wall customClass=WallController
    scene id=island customClass=IslandController
    segue id=s5 kind=presentation identifier=ShowNothing destination=card
    """

  private func graph() throws -> ControllerGraph {
    var classes = SceneClasses()
    try classes.register(AccountController.init)
    return try ControllerGraph(of: SegueRegistry(main, classes: classes))
  }

  @Test func `opening without a search refuses`() throws {
    let graph = try graph()
    let refusal = #expect(throws: Refusal.self) { try graph.open(Goal(segue: "ShowGoal")) }
    #expect(
      refusal?.reason.description
        == "segue 'ShowGoal' starts from StepController, which cannot be reached from Start: the graph "
        + "has no such controller; open the screens before it first, in a list"
    )
    try graph.expect("nav(Start)")
  }

  @Test func screensOnTheWayAreShown() throws {
    let graph = try graph()
    try graph.open(Goal(segue: "ShowGoal"), searchingWithin: .init())
    try graph.expect("nav(Start, Step) > sheet Goal")
    try graph.popToRoot(from: graph.root)
    try graph.dismiss()
    try graph.expect("nav(Start)")
  }

  @Test func whatNoUserCanDismissIsDismissedOnTheWay() throws {
    let graph = try graph()
    try graph.trigger("ShowWall")
    try graph.expect("nav(Start) > fullScreen Wall")
    try graph.open(Goal(segue: "ShowGoal"), searchingWithin: .init())
    try graph.expect("nav(Start, Step) > sheet Goal")
  }

  @Test func aScreenThatNeedsADestinationIsNotPassed() throws {
    let graph = try graph()
    let refusal = #expect(throws: Refusal.self) {
      try graph.open(Goal(segue: "ShowCard"), searchingWithin: .init())
    }
    #expect(
      refusal?.reason.description
        == "segue 'ShowCard' starts from AccountController, which cannot be reached from Start: Account "
        + "comes next and needs a destination; open that one first, in a list"
    )
    try graph.expect("nav(Start)")
    try graph.open([Goal(segue: "ShowAccount"), Goal(segue: "ShowCard")])
    try graph.expect("nav(Start) > sheet Account > sheet Card")
  }

  @Test func whatNoMoveReachesIsRefused() throws {
    let graph = try graph()
    let refusal = #expect(throws: Refusal.self) {
      try graph.open(Goal(segue: "ShowNothing"), searchingWithin: .init())
    }
    guard case .segue(.unreachable("ShowNothing", _, "Start", _))? = refusal?.reason else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    let unknown = #expect(throws: Refusal.self) {
      try graph.open(Goal(segue: "ShowGaol"), searchingWithin: .init())
    }
    #expect(unknown?.reason.description.contains("did you mean 'ShowGoal'?") == true)
  }
}
