import Routes
import Testing
import UIKit

@testable import RoutesUIKit

/// Typed segues of storyboards, performed by UIKit.
@MainActor @Suite struct PerformTests {
  private struct Problem: Error {}

  @Test func aPushedControllerIsPrepared() throws {
    try RunningApp.run { app, record in
      try app.feed.perform(.showConversation) { $0.status = "hello" }
      record.settle()
      let shown = try #require(app.feed.navigationController?.topViewController)
      #expect((shown as? ConversationViewController)?.status == "hello")
      try #expect(Snapshot(of: app.window) == Snapshot("nav(Feed, Conversation)"))
    }
  }

  @Test func aDestinationIsUnwrappedFromUIKitsContainers() throws {
    try RunningApp.run { app, record in
      var stack: UINavigationController?
      let share = try app.feed.perform(.share) { $0.status = "inside" }
      #expect(share.status == "inside")
      record.settle()
      stack = app.window.rootViewController?.presentedViewController as? UINavigationController
      #expect((stack?.topViewController as? ShareViewController)?.status == "inside")
      try #expect(Snapshot(of: app.window) == Snapshot("nav(Feed) > sheet nav(Share)"))
    }
  }

  @Test func aContainerItselfCanBeTheDestination() throws {
    try RunningApp.run { app, record in
      try app.feed.perform(.shareStack) { $0.title = "stack" }
      record.settle()
      #expect(app.window.rootViewController?.presentedViewController?.title == "stack")
    }
  }

  @Test func theSourceThenTheRegistryThenTheCallPrepare() throws {
    try RunningApp.run { app, record in
      try app.delegate.segueRegistry.register(.showConversation, kind: .show)
      try app.delegate.segueRegistry.prepare(.showConversation) {
        app.feed.log.append("registry")
        $0.status = "registry"
      }
      try app.feed.perform(.showConversation, sender: 7) {
        app.feed.log.append("call after \($0.status)")
      }
      #expect(app.feed.log == ["source, sender 7", "registry", "call after registry"])
      record.settle()
    }
  }

  @Test func theDelegateOfTheSceneComesBeforeThatOfTheApp() throws {
    final class AppDelegate: NSObject, UIApplicationDelegate, SegueRegistryHolder {
      let segueRegistry = SegueRegistry()
    }
    try RunningApp.run { app, record in
      let other = AppDelegate()
      let before = UIApplication.shared.delegate
      UIApplication.shared.delegate = other
      defer { UIApplication.shared.delegate = before }
      try app.delegate.segueRegistry.register(.showConversation, kind: .show)
      try app.delegate.segueRegistry.prepare(.showConversation) { $0.status = "scene" }
      app.feed.userTouches(segue: "show")
      record.settle()
      let top = app.feed.navigationController?.topViewController as? ConversationViewController
      #expect(top?.status == "scene")
    }
  }

  @Test func aTouchReachesTheSourceAndTheRegistry() throws {
    try RunningApp.run { app, record in
      try app.delegate.segueRegistry.register(.showConversation, kind: .show)
      try app.delegate.segueRegistry.prepare(.showConversation) { $0.status = "touched" }
      app.feed.userTouches(segue: "show")
      record.settle()
      let top = app.feed.navigationController?.topViewController as? ConversationViewController
      #expect(top?.status == "touched")
      #expect(app.feed.log.count == 1)
      #expect(app.feed.log[0].hasPrefix("source, sender <"))
    }
  }

  @Test func aClassThatDoesNotForwardIsNamed() throws {
    try RunningApp.run { app, record in
      app.feed.forwards = false
      let refusal = #expect(throws: Refusal.self) { try app.feed.perform(.showConversation) }
      #expect(
        refusal?.reason
          == .segue(.notForwarded(identifier: "ShowConversation", source: "FeedViewController"))
      )
      #expect(refusal?.description.contains("forward(segue, sender: sender)") == true)
      record.settle()
    }
  }

  @Test func theErrorOfAPreparationReachesTheCall() throws {
    try RunningApp.run { app, record in
      #expect(throws: Problem.self) {
        try app.feed.perform(.showConversation) { _ in throw Problem() }
      }
      record.settle()
      try #expect(Snapshot(of: app.window) == Snapshot("nav(Feed, Conversation)"))
    }
  }

  @Test func aDestinationOfAnotherClassIsNamedWithItsContainers() throws {
    try RunningApp.run { app, record in
      let wrong = Segue<FeedViewController>("Share")
      let error = #expect(throws: UnwrappingError.self) { try app.feed.perform(wrong) }
      #expect(error == .noMatch(expected: "FeedViewController", hierarchy: "nav(Share)"))
      record.settle()
    }
  }

  @Test func aMissingSegueIsUIKitsException() throws {
    try RunningApp.run(complaints: 1) { app, record in
      let missing = Segue<FeedViewController>("Missing")
      _ = try? app.feed.perform(missing)
      #expect(record.exceptions.first?.contains("no segue with identifier 'Missing'") == true)
    }
  }

  @Test func aPerformedSegueOfUIKitServesGeneratedCode() throws {
    try RunningApp.run { app, _ in
      let share = ShareViewController()
      let segue = UIStoryboardSegue(identifier: nil, source: app.feed, destination: share)
      let performed = PerformedSegue(segue, sender: "control")
      #expect(performed.identifier == "")
      #expect(performed.leads(to: ShareViewController.self))
      #expect(performed.source === app.feed)
      #expect(performed.sender as? String == "control")
      let sender = try performed.sender(as: String.self)
      #expect(sender == "control")
    }
  }

  @Test func aSceneIsInstantiatedByItsTypedIdentifier() throws {
    try RunningApp.run { app, record in
      let controller = try UIStoryboard.instantiate(.share) { $0.status = "made" }
      let stack = try #require(controller as? UINavigationController)
      #expect((stack.topViewController as? ShareViewController)?.status == "made")
      app.feed.present(controller, animated: false)
      try #expect(Snapshot(of: app.window) == Snapshot("nav(Feed) > sheet nav(Share)"))
    }
  }

  @Test func `a scene is made with its own type`() throws {
    try RunningApp.run { _, _ in
      let stack = try UIStoryboard.instantiate(.shareStack)
      #expect(stack.topViewController is ShareViewController)
      let wrong = #expect(throws: UnwrappingError.self) { () throws -> Void in
        let _: ShareViewController = try UIStoryboard.instantiate(.share)
      }
      #expect(
        wrong == .noMatch(expected: "ShareViewController", hierarchy: "UINavigationController")
      )
    }
  }

  @Test func `the view of a sender is the anchor of a popover`() throws {
    final class MenuController: UIViewController {
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        modalPresentationStyle = .popover
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .popover
      }
    }
    try RunningApp.run { app, record in
      let (menu, button) = (MenuController(), UIBarButtonItem(systemItem: .action))
      let segue = UIStoryboardSegue(identifier: "Menu", source: app.feed, destination: menu)
      let carrier = SegueCarrier(
        sender: button,
        preparation: Preparation { (_: MenuController) in }
      )
      app.feed.forward(segue, sender: carrier)
      #expect(menu.popoverPresentationController?.barButtonItem === button)
    }
  }
}
