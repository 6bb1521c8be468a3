import Routes
import RoutesUIKit
import Testing
import UIKit

/// A small app with a storyboard: a feed in a stack, a conversation, and a form in a stack of its own.
final class FeedViewController: UIViewController, @MainActor SegueSource {
  var log: [String] = []
  var forwards = true

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if forwards { forward(segue, sender: sender) }
  }

  func prepare(for segue: PerformedSegue) throws {
    log.append("source, sender \(segue.sender.map { "\($0)" } ?? "none")")
  }
}

final class ConversationViewController: UIViewController {
  var status = ""
}

final class ShareViewController: UIViewController {
  var status = ""
}

/// A container of the app.
final class DrawerViewController: UIViewController, @MainActor ContainerController {
  var childControllers: [any Controller] { children }
  var content: (any Controller)? { children.last }
}

/// An app's subclass has the names to itself that the library uses for UIKit's containers.
final class OwnTabBarController: UITabBarController {
  var content = "own"
  var childControllers = 1
}

/// A window, too.
final class OwnWindow: UIWindow {
  var snapshot = "own"
}

extension Segue<ConversationViewController> {
  static var showConversation: Self { .init("ShowConversation") }
}

extension Segue<ConversationViewController>.From<FeedViewController> {
  static var openConversation: Self { .init("ShowConversation") }
}

extension Segue<ShareViewController> {
  static var share: Self { .init("Share") }
}

extension Segue<UINavigationController> {
  static var shareStack: Self { .init("Share") }
}

extension SceneIdentifier<ShareViewController> {
  static var share: Self { .init("ShareStack", in: "Main") }
}

extension SceneIdentifier<UINavigationController> {
  static var shareStack: Self { .init("ShareStack", in: "Main") }
}

extension Storyboard {
  static let main: Storyboard = """
    storyboard name=Main initialScene=stack
    scene id=stack kind=navigationController
    segue id=root kind=relationship destination=feed relationship=rootViewController
    scene id=feed customClass=FeedViewController
    segue id=show kind=show identifier=ShowConversation destination=conversation
    segue id=share kind=presentation identifier=Share destination=shareStack
    scene id=conversation customClass=ConversationViewController
    scene id=shareStack kind=navigationController identifier=ShareStack
    segue id=shareRoot kind=relationship destination=shareForm relationship=rootViewController
    scene id=shareForm customClass=ShareViewController
    """
}

/// Holds the registry, as the delegate of a scene.
final class SceneDelegate: NSObject, UIWindowSceneDelegate, SegueRegistryHolder {
  var segueRegistry = SegueRegistry()
  var onRefusal: ((Refusal) -> Void)?
}

/// The app in a visible window.
@MainActor struct RunningApp {
  let window: UIWindow
  let scene = UIWindowScene(
    session: UISceneSession(),
    connectionOptions: UIScene.ConnectionOptions()
  )
  let delegate = SceneDelegate()
  let feed: FeedViewController

  /// Starts the app and calls a closure; UIKit must have nothing to complain of by default.
  static func run(
    complaints: Int = 0,
    _ test: (RunningApp, UIKitRecord) throws -> Void
  ) throws {
    try UIKitRecord.run { record in
      record.contents = UIStoryboard.Contents(
        [.main],
        classes: [
          FeedViewController.self, ConversationViewController.self, ShareViewController.self,
        ]
      )
      try test(RunningApp(), record)
      #expect((record.warnings + record.exceptions).count == complaints)
    }
  }

  private init() throws {
    window = UIWindow(windowScene: scene)
    scene.delegate = delegate
    let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    feed = try unwrap(root ?? UIViewController(), as: FeedViewController.self)
  }
}
