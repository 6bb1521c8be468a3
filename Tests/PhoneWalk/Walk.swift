import Routes
import RoutesUIKit
import UIKit

/// Uses Examples/Phone as a user does, in a window of the test double of UIKit.
@main struct Walk {
  private struct Mistake: Error, CustomStringConvertible { var description: String }

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
          DevicesViewController.self, AccountViewController.self,
        ]
      )
      record.contents.add("unwindToFeed:") { (feed: FeedViewController, segue) in
        feed.unwindToFeed(segue)
      }
      let walk = Walk(record)
      try walk.useFeed()
      try walk.send()
      try walk.useDevices()
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

  /// The first layer: storyboards decide, and typed segues prepare.
  private func useFeed() throws {
    try expect("start", "tab(*nav(Feed), nav(Welcome))")
    try front().tapRow(1)
    try expect("tap a status", "tab(*nav(Feed, Conversation), nav(Welcome))")
    try show(["Grace", "It compiles"])
    try front().userTouches(segue: "seg-share")
    try expect("tap Share", "tab(*nav(Feed, Conversation), nav(Welcome)) > sheet nav(Share)")
    try show(["“It compiles”, says Grace"])
    try front().navigationItem.leftBarButtonItem?.userTouches()
    try expect("tap Close", "tab(*nav(Feed, Conversation), nav(Welcome))")
    try front().navigationController?.userTapsBack()
    try expect("tap Back", "tab(*nav(Feed), nav(Welcome))")
  }

  /// An unwind segue of the storyboard, and the same unwind of the graph.
  private func send() throws {
    for isTouched in [true, false] {
      try front().tapRow(1)
      record.settle()
      try front().userTouches(segue: "seg-share")
      try expect("tap Share", "tab(*nav(Feed, Conversation), nav(Welcome)) > sheet nav(Share)")
      if isTouched {
        try front().userTouches(segue: "seg-send")
      } else {
        try delegate.graph?.unwind(.unwindToFeed)
      }
      try expect("tap Send", "tab(*nav(Feed), nav(Welcome))")
    }
    let sent = "Sent “It compiles”, says Grace"
    try show(["Ada: Hello, world", "Grace: It compiles", sent, sent])
  }

  /// The graph of the window: logic decides, and UIKit makes the changes.
  private func useDevices() throws {
    (window.rootViewController as? UITabBarController)?.userTaps(1)
    try expect("tap Devices", "tab(nav(Feed), *nav(Welcome))")
    try front().tapRow(0)
    try expect("tap Log in", "tab(nav(Feed), *nav(Welcome)) > fullScreen nav(Login)")
    try front().tapRow(0)
    try expect("tap Ada", "tab(nav(Feed), *nav(Welcome)) > fullScreen nav(Groups)")
    let groups = try front()
    groups.tapRow(1)
    groups.tapRow(1)
    try expect(
      "tap Kitchen twice",
      "tab(nav(Feed), *nav(Welcome)) > fullScreen nav(Groups, Devices)"
    )
    try show(["Oven", "Fridge"])
    try front().navigationController?.userTapsBack()
    record.settle()
    try front().tapRow(0)
    try expect(
      "tap Account",
      "tab(nav(Feed), *nav(Welcome)) > fullScreen nav(Groups) > sheet nav(Account)"
    )
    try show(["Ada"])
    try front().navigationController?.userSwipesDown()
    try expect("swipe down", "tab(nav(Feed), *nav(Welcome)) > fullScreen nav(Groups)")
  }

  private func expect(_ step: String, _ notation: String) throws {
    record.settle()
    guard record.warnings.isEmpty, record.exceptions.isEmpty else {
      throw Mistake(description: "\(step): \(record.warnings + record.exceptions)")
    }
    guard try Snapshot(of: window) == Snapshot(notation) else {
      throw Mistake(description: "\(step): \(Snapshot(of: window)) is not \(notation)")
    }
    print("\(step): \(notation)")
  }

  private func show(_ texts: [String]) throws {
    let shown = try front().texts
    guard shown == texts else { throw Mistake(description: "\(shown) is not \(texts)") }
    print("  \(texts.joined(separator: ", "))")
  }

  /// The screen in front.
  private func front() throws -> TextViewController {
    var front = window.rootViewController
    while let next = front?.presentedViewController ?? (front as? any ContainerController)?.content
    {
      front = next as? UIViewController
    }
    guard let screen = front as? TextViewController else {
      throw Mistake(description: "there is no screen in front of \(Snapshot(of: window))")
    }
    return screen
  }
}

extension TextViewController {
  fileprivate func tapRow(_ row: Int) {
    loadViewIfNeeded()
    tableView(tableView, didSelectRowAt: IndexPath(row: row, section: 0))
  }
}
