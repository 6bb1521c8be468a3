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

  @Test func anAlertHasOneCancelActionAtMost() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(.presentation(.severalCancelActions(["Keep", "Stay"])), in: graph) {
      try graph.present(
        AlertController(actions: [.init("Keep", style: .cancel), .init("Stay", style: .cancel)])
      )
    }
  }

  @Test func anActionSheetHasNoTextFields() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(.presentation(.textFieldsInActionSheet), in: graph) {
      try graph.present(AlertController(style: .actionSheet, textFields: [.init()], actions: []))
    }
  }

  @Test func anActionSheetNeedsAnAnchorInRegularWidth() throws {
    let graph = try ControllerGraph("regular: nav(Feed)")
    expectRefusal(.presentation(.needsAnchor), in: graph) { try graph.present(sheet(["Copy"])) }
    try graph.present(sheet(["Copy"], anchor: "the button"))
    try graph.expect("regular: nav(Feed) > popover Alert")
    try graph.swipeDown()
    try graph.resize(to: .compact)
    try graph.present(sheet(["Copy"]))
    try graph.expect("nav(Feed) > popover Alert")
  }

  @Test(arguments: Transition.Timing.allCases)
  func aTapOutsideOfAnActionSheetCallsTheCancelAction(_ timing: Transition.Timing) throws {
    for width in ControllerGraph.SizeClass.allCases {
      let graph = try ControllerGraph(root: LoggedController("feed", log), width: width)
      try graph.present(sheet(["Copy", "Cancel"], anchor: 1))
      _ = log.take()
      graph.timing = timing
      try graph.swipeDown()
      if timing == .untilFinished {
        #expect(log.take().isEmpty)
        try graph.finishTransition()
      }
      #expect(log.take() == ["Cancel"])
      #expect(graph.visible === graph.root)
    }
  }

  @Test func anActionSheetThatIsNotDismissedCallsNoAction() throws {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.present(sheet(["Copy", "Cancel"]))
    try graph.beginSwipeDown()
    try graph.cancelTransition()
    #expect(log.take().isEmpty)
    try graph.expect("nav(Feed) > popover Alert")
  }

  @Test func withoutACancelActionATapOutsideDoesNothingInCompactWidth() throws {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.present(sheet(["Copy"], anchor: 1))
    expectRefusal(.presentation(.noCancelAction), in: graph) { try graph.swipeDown() }
    try graph.resize(to: .regular)
    try graph.swipeDown()
    #expect(log.take().isEmpty)
    try graph.expect("regular: nav(Feed)")
  }

  @Test func aUserEntersATextInAnAlert() throws {
    let graph = try ControllerGraph("nav(Feed)")
    expectRefusal(.presentation(.notAnAlert("Feed")), in: graph) { try graph.type("Ada") }
    let fields = ["Name", "Password"].map { AlertController.TextField(placeholder: $0, text: "?") }
    try graph.present(AlertController(textFields: fields, actions: []))
    try graph.type("Ada")
    try graph.type("1815", into: "Password")
    #expect(fields.map(\.text) == ["Ada", "1815"])
    let refusal = Refusal.Reason.presentation(
      .noSuchTextField("Age", available: ["Name", "Password"])
    )
    expectRefusal(refusal, in: graph) { try graph.type("36", into: "Age") }
  }

  @Test func `an alert that has nothing of a kind says so`() throws {
    let graph = try ControllerGraph("Feed")
    try graph.present(AlertController(actions: [.init("OK")]))
    expectRefusal(
      in: graph,
      saying: """
        cannot type 'Ada': the alert has no text field ''; it has no text fields
          in Feed > custom Alert
        """
    ) { try graph.type("Ada") }
    try graph.dismiss()
    try graph.present(AlertController(textFields: [.init()], actions: []))
    let noAction = """
      cannot tap the action 'OK': the alert has no action 'OK'; it has no actions
        in Feed > custom Alert
      """
    expectRefusal(in: graph, saying: noAction) { try graph.tap(action: "OK") }
    let unnamed = Refusal.Reason.presentation(.noSuchTextField("Age", available: [""]))
    expectRefusal(unnamed, in: graph) { try graph.type("36", into: "Age") }
  }

  @Test func aDisabledActionIsNotTapped() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let name = AlertController.TextField(placeholder: "Name")
    let save = AlertController.Action("Save", isEnabled: !name.text.isEmpty) { [log] in
      log.add(name.text)
    }
    try graph.present(AlertController(textFields: [name], actions: [save]))
    expectRefusal(.presentation(.disabledAction("Save")), in: graph) {
      try graph.tap(action: "Save")
    }
    try graph.expect("nav(Feed) > custom Alert")
    try graph.type("Ada")
    try graph.tap(action: "Save")
    #expect(log.take() == ["Ada"])
    try graph.expect("nav(Feed)")
  }

  private func sheet(_ titles: [String], anchor: Any? = nil) -> AlertController {
    AlertController(
      style: .actionSheet,
      anchor: anchor,
      actions: titles.map { [log] title in
        .init(title, style: title == "Cancel" ? .cancel : .default) { log.add(title) }
      }
    )
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
