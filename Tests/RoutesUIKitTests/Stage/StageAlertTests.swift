import Routes
import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Alerts of the library in a window.
@MainActor @Suite struct StageAlertTests {
  @Test func anAlertBecomesOneOfUIKits() throws {
    try StageWorld.inWindow { world, home in
      var tapped: [String] = []
      let alert = AlertController(actions: [
        AlertAction("Keep") { tapped.append("Keep") },
        AlertAction("Discard") { tapped.append("Discard") },
        AlertAction("Wait"),
      ])
      try world.graph.present(alert)
      world.settle()
      try world.graph.expect("nav(StageScreen) > custom Alert")
      let shown = try #require(home.presentedViewController as? UIAlertController)
      #expect(shown.actions.map(\.title) == ["Keep", "Discard", "Wait"])
      shown.userTaps("Discard")
      #expect(tapped == [], "the alert is dismissed first")
      world.settle()
      #expect(tapped == ["Discard"])
      try world.graph.expect("nav(StageScreen)")
    }
  }

  @Test func theGraphKnowsTheAlertThatItPresents() throws {
    try StageWorld.inWindow { world, home in
      let alert = AlertController(actions: [AlertAction("Keep")])
      try world.graph.present(alert)
      world.settle()
      #expect(world.graph.contains(alert))
      #expect(world.graph.presenter(of: alert) === home.navigationController)
      let refusal = #expect(throws: Refusal.self) { try world.graph.present(alert) }
      #expect(refusal?.reason == .controller(.alreadyInGraph("Alert")))
      try world.graph.dismiss(alert)
      world.settle()
      try world.graph.expect("nav(StageScreen)")
      try world.graph.present(alert)
      world.settle()
      #expect(home.presentedViewController is UIAlertController)
    }
  }
}
