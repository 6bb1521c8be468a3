import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Alerts of the library in a window.
@MainActor @Suite struct WindowAlertTests {
  @Test func `an alert becomes one of UIKit`() throws {
    try TestWorld.inWindow { world, home in
      var tapped: [String] = []
      let name = AlertController.TextField(placeholder: "Name", text: "Ada", isSecure: true)
      let alert = AlertController(
        title: "Discard?",
        message: "The draft is not sent.",
        textFields: [name],
        actions: [
          AlertController.Action("Keep", style: .cancel) { tapped.append("Keep") },
          AlertController.Action(
            "Discard",
            style: .destructive,
            isPreferred: true,
            isEnabled: name.text != "Ada"
          ) {
            tapped.append("Discard \(name.text)")
          },
          AlertController.Action("Wait"),
        ]
      )
      try world.move { try $0.present(alert) }
      try world.graph.expect("nav(TestScreen) > custom Alert")
      let shown = try #require(home.presentedViewController as? UIAlertController)
      #expect(shown.title == "Discard?" && shown.message == "The draft is not sent.")
      #expect(shown.preferredStyle == .alert)
      #expect(shown.actions.map(\.title) == ["Keep", "Discard", "Wait"])
      #expect(shown.actions.map(\.style) == [.cancel, .destructive, .default])
      #expect(shown.preferredAction === shown.actions[1])
      let field = try #require(shown.textFields?.first)
      #expect(field.placeholder == "Name" && field.text == "Ada" && field.isSecureTextEntry)
      #expect(shown.actions.map(\.isEnabled) == [true, false, true])
      field.userTypes("Grace")
      #expect(shown.actions.map(\.isEnabled) == [true, true, true])
      shown.userTaps("Discard")
      #expect(tapped == [], "the alert is dismissed first")
      world.settle()
      #expect(tapped == ["Discard Grace"])
      try world.graph.expect("nav(TestScreen)")
    }
  }

  @Test func `an action sheet points to its anchor, and a tap outside calls its cancel action`()
    throws
  {
    try TestWorld.run(width: .regular) { world in
      let home = world.screen("home")
      try world.graph.setRoot(home)
      let anchor = UIView()
      var isCancelled = false
      let sheet = { (anchor: UIView?) in
        AlertController(
          title: "Share",
          style: .actionSheet,
          anchor: anchor,
          actions: [.init("Copy"), .init("Cancel", style: .cancel) { isCancelled = true }]
        )
      }
      expectReason(.presentation(.needsAnchor)) { try world.graph.present(sheet(nil)) }
      try world.move { try $0.present(sheet(anchor)) }
      let shown = try #require(home.presentedViewController as? UIAlertController)
      #expect(shown.preferredStyle == .actionSheet)
      #expect(shown.popoverPresentationController?.sourceView === anchor)
      try world.graph.expect("regular: TestScreen > popover Alert")
      shown.userTapsOutside()
      #expect(!isCancelled)
      world.settle()
      #expect(isCancelled)
      try world.graph.expect("regular: TestScreen")
    }
  }

  @Test(arguments: TestWorld.Kind.allCases)
  func `an alert that shows nothing is refused`(kind: TestWorld.Kind) throws {
    try UIKitRecord.run { record in
      let world = try TestWorld(kind)
      try world.graph.setRoot(world.screen("home"))
      world.settle()
      let refusal = #expect(throws: Refusal.self) {
        try world.graph.present(AlertController(actions: []))
      }
      #expect(refusal?.reason == .presentation(.emptyAlert))
      for alert in [
        AlertController(actions: [.init("Keep", style: .cancel), .init("Stay", style: .cancel)]),
        AlertController(style: .actionSheet, textFields: [.init()], actions: []),
      ] {
        #expect(throws: Refusal.self) { try world.graph.present(alert) }
      }
      #expect(record.exceptions == [])
    }
  }

  @Test func theGraphKnowsTheAlertThatItPresents() throws {
    try TestWorld.inWindow { world, home in
      let alert = AlertController(actions: [AlertController.Action("Keep")])
      try world.move { try $0.present(alert) }
      #expect(world.graph.contains(alert))
      #expect(world.graph.presenter(of: alert) === home.navigationController)
      expectReason(.controller(.alreadyInGraph("Alert"))) { try world.graph.present(alert) }
      try world.move { try $0.dismiss(alert) }
      try world.graph.expect("nav(TestScreen)")
      try world.move { try $0.present(alert) }
      #expect(home.presentedViewController is UIAlertController)
    }
  }
}
