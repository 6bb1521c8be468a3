import Routes
import RoutesUIKit
import UIKit

/// Uses Examples/Phone as a user does, in a window of the test double of UIKit.
@main struct DoubleWalk: WalkUser {
  private let record: UIKitRecord
  private let window: UIWindow
  private let delegate = SceneDelegate()

  static func main() throws {
    try UIKitRecord.run { record in
      record.contents = UIStoryboard.Contents(
        [.main, .feed, .devices],
        classes: [
          FeedViewController.self, ConversationViewController.self, ShareViewController.self,
          WelcomeViewController.self, LoginViewController.self, GroupsViewController.self,
          DevicesViewController.self,
        ]
      )
      record.contents.add("unwindToFeed:") { (feed: FeedViewController, segue) in
        feed.unwindToFeed(segue)
      }
      let user = DoubleWalk(record)
      try Walk(window: user.window, graph: user.delegate.graph, user: user) { step, _, found in
        let complaints = record.warnings + record.exceptions
        guard complaints.isEmpty else { throw Walk.Mistake(description: "\(step): \(complaints)") }
        print("\(step): \(found)")
      }.run()
    }
  }

  private init(_ record: UIKitRecord) {
    self.record = record
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: options)
    window = UIWindow(windowScene: scene)
    window.rootViewController = UIStoryboard(name: "Main", bundle: nil)
      .instantiateInitialViewController()
    window.makeKeyAndVisible()
    delegate.window = window
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: options)
  }

  func touchRightButton(of screen: UIViewController, segue: String) {
    screen.userTouches(segue: segue)
  }

  func touchLeftButton(of screen: UIViewController) {
    screen.navigationItem.leftBarButtonItem?.userTouches()
  }

  func goBack(from screen: UIViewController) { screen.navigationController?.userTapsBack() }

  func select(tab index: Int, of window: UIWindow) {
    (window.rootViewController as? UITabBarController)?.userTaps(index)
  }

  func swipeDown(_ screen: UIViewController) { screen.navigationController?.userSwipesDown() }

  func settle() { record.settle() }
}
