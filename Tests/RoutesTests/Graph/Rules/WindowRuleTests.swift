import RoutesTesting
import Testing

@Suite struct WindowRuleTests {
  private let scene = WindowScene()
  private let app: ControllerGraph
  private let alert: ControllerGraph

  init() throws {
    app = try ControllerGraph("nav(Feed, Post)")
    alert = try ControllerGraph("Alert")
    try scene.add(alert, level: .alert)
    try scene.add(app)
  }

  @Test func eachWindowHasItsOwnRoot() throws {
    #expect(scene.windows.elementsEqual([app, alert]) { $0 === $1 })
    try app.setRoot(screen("Login"))
    try app.expect("Login")
    try alert.expect("Alert")
  }

  @Test func anAlertWindowIsAbove() throws {
    #expect([WindowScene.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    #expect((scene.visible as? PlaceholderController)?.name == "Alert")
    let status = try ControllerGraph("Status")
    try scene.add(status, level: .statusBar)
    try scene.add(try ControllerGraph("Second"))
    #expect(
      scene.windows.map(\.snapshot.description) == ["nav(Feed, Post)", "Second", "Status", "Alert"]
    )
    #expect(scene.remove(alert) && !scene.remove(alert))
    #expect(scene.visible === status.root)
    try scene.add(ControllerGraph(), level: .alert)
    #expect(scene.visible === status.root, "the highest window has no root")
  }

  @Test func movesOfOneWindowDoNotTouchTheOther() throws {
    var transitions: [Transition.Kind] = []
    app.onTransition = { transitions.append($0.kind) }
    try alert.present(screen("Details"), style: .fullScreen)
    try alert.dismiss()
    #expect(transitions.isEmpty)
    #expect(try app.isOnScreen(app["Post"]))
    try app.pop()
    try app.expect("nav(Feed)")
    try alert.expect("Alert")
    #expect(scene.window(of: try app["Feed"]) === app)
  }

  @Test func aUserCannotTouchWhatAWindowIsAbove() throws {
    try app.setRoot(
      TabBarController([NavigationController(stack: [screen("Feed"), screen("Post")])])
    )
    try app.present(AlertController(actions: [AlertController.Action("Keep")]))
    let refusal = Refusal.Reason.controller(.outOfReach("Alert", below: "Alert"))
    expectRefusal(refusal, in: app) { try app.tap(action: "Keep") }
    expectRefusal(refusal, in: app) { try app.swipeDown() }
    try app.dismiss()
    let below = Refusal.Reason.controller(.outOfReach("Post", below: "Alert"))
    expectRefusal(below, in: app) { try app.tapBack() }
    expectRefusal(below, in: app) { try app.beginSwipeBack() }
    expectRefusal(
      .controller(.outOfReach("tab(*nav(Feed, Post))", below: "Alert")),
      in: app
    ) { try app.tap(tab: 0) }
    try app.push(screen("Next"))
    #expect(scene.remove(alert))
    try scene.add(ControllerGraph(), level: .alert)
    #expect(try app.tapBack() != nil, "a window without a root takes no touches")
    try app.tap(tab: 0)
  }

  @Test func aTransitionInOneWindowLetsTheOtherMove() throws {
    app.timing = .untilFinished
    try app.push(screen("Details"))
    try alert.present(screen("Help"))
    try app.finishTransition()
    try alert.expect("Alert > sheet Help")
  }

  @Test func aControllerIsInOneWindowOnly() throws {
    let post = try app["Post"]
    let refusal = Refusal.Reason.controller(.inAnotherGraph("Post"))
    expectRefusal(refusal, in: alert) { try alert.present(post) }
    expectRefusal(refusal, in: alert) { try alert.setRoot(NavigationController(root: post)) }
    try alert.setRoot(NavigationController(root: screen("Alert")))
    expectRefusal(refusal, in: alert) { try alert.push(post) }
    try app.pop()
    try alert.push(post)
    try alert.expect("nav(Alert, Post)")
  }

  @Test func aWindowIsInOneSceneOnly() throws {
    expectRefusal(.controller(.windowInScene), in: app) { try WindowScene().add(app) }
    let shared = try app["Post"]
    let other = try ControllerGraph(root: shared)
    expectRefusal(.controller(.inAnotherGraph("Post")), in: other) { try scene.add(other) }
    #expect(scene.windows.count == 2)
  }
}
