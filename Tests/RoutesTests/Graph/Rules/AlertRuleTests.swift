import RoutesTesting
import Testing

@testable import Routes

@Suite struct AlertRuleTests {
  private let log = CallLog()

  @Test(arguments: Transition.Timing.allCases)
  func anAlertIsDismissedBeforeItsActionIsCalled(_ timing: Transition.Timing) throws {
    let graph = try ControllerGraph(root: NavigationController(root: LoggedController("feed", log)))
    let alert = AlertController(actions: [
      AlertController.Action("Keep") { Issue.record("another action was tapped") },
      AlertController.Action("Discard") { [log, unowned graph] in
        log.add("discard")
        #expect(!graph.isTransitionUnderWay)
        #expect(throws: Never.self) { try graph.present(screen("Next")) }
      },
    ])
    _ = log.take()
    try graph.present(alert)
    try graph.expect("nav(Logged) > custom Alert")
    #expect(log.take().isEmpty)
    graph.timing = timing
    try graph.tap(action: "Discard")
    if timing == .untilFinished {
      #expect(log.take().isEmpty)
      try graph.finishTransition()
      try graph.finishTransition()
    }
    #expect(log.take() == ["discard"])
    try graph.expect("nav(Logged) > sheet Next")
  }

  @Test func anAlertHasSomethingToShow() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(.presentation(.emptyAlert), in: graph) {
      try graph.present(AlertController(actions: []))
    }
    try graph.present(AlertController(textFields: [AlertController.TextField()], actions: []))
    try graph.expect("nav(Feed) > custom Alert")
  }

  @Test func anAlertStaysIfItDoesNotHaveTheAction() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(.presentation(.notAnAlert("Feed")), in: graph) { try graph.tap(action: "OK") }
    try graph.present(AlertController(actions: [AlertController.Action("Keep")]))
    expectRefusal(
      .presentation(.noSuchAction(title: "OK", available: ["Keep"])),
      in: graph
    ) {
      try graph.tap(action: "OK")
    }
    expectRefusal(.presentation(.notSwipedAway("Alert", style: .custom)), in: graph) {
      try graph.swipeDown()
    }
    try graph.tap(action: "Keep")
    try graph.expect("nav(Feed)")
  }
}
