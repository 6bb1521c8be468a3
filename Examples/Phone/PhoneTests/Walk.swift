import Routes
import RoutesUIKit
import UIKit

// Tools/Phone compiles the walk with the app.
#if !PHONE_WALK
  @testable import Phone
#endif

/// The actions of a user.
@MainActor protocol WalkUser {
  /// Touches the right button of the bar, which performs a segue.
  func touchRightButton(of screen: UIViewController, segue: String) throws
  func touchLeftButton(of screen: UIViewController) throws
  func goBack(from screen: UIViewController)
  func select(tab index: Int, of window: UIWindow)
  func swipeDown(_ screen: UIViewController)
  /// Waits for the end of animations.
  func settle()
}

/// Uses the app as a user does, from its start.
@MainActor struct Walk {
  struct Mistake: Error, CustomStringConvertible { var description: String }

  let window: UIWindow
  let graph: ControllerGraph?
  let user: any WalkUser
  /// Receives each step and its result.
  let note: (_ step: String, _ expected: String, _ found: String) throws -> Void

  func run() throws {
    try useFeed()
    try send()
    try useDevices()
  }

  /// The first layer: storyboards decide, and typed segues prepare.
  private func useFeed() throws {
    try expect("start", "tab(*nav(Feed), nav(Welcome))")
    try front().tapRow(1)
    try expect("tap a status", "tab(*nav(Feed, Conversation), nav(Welcome))")
    try show(["Grace", "It compiles"])
    try user.touchRightButton(of: front(), segue: "seg-share")
    try expect("tap Share", "tab(*nav(Feed, Conversation), nav(Welcome)) > sheet nav(Share)")
    try show(["“It compiles”, says Grace"])
    try user.touchLeftButton(of: front())
    try expect("tap Close", "tab(*nav(Feed, Conversation), nav(Welcome))")
    try user.goBack(from: front())
    try expect("tap Back", "tab(*nav(Feed), nav(Welcome))")
  }

  /// An unwind segue of the storyboard, and the same unwind of the graph.
  private func send() throws {
    for isTouched in [true, false] {
      try front().tapRow(1)
      user.settle()
      try user.touchRightButton(of: front(), segue: "seg-share")
      try expect("tap Share", "tab(*nav(Feed, Conversation), nav(Welcome)) > sheet nav(Share)")
      if isTouched {
        try user.touchRightButton(of: front(), segue: "seg-send")
      } else {
        try graph?.unwind(.unwindToFeed)
      }
      try expect("tap Send", "tab(*nav(Feed), nav(Welcome))")
    }
    let sent = "Sent “It compiles”, says Grace"
    try show(["Ada: Hello, world", "Grace: It compiles", sent, sent])
  }

  /// The graph of the window: logic decides, and UIKit makes the changes.
  private func useDevices() throws {
    user.select(tab: 1, of: window)
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
    try user.goBack(from: front())
    user.settle()
    try front().tapRow(0)
    try expect(
      "tap Account",
      "tab(nav(Feed), *nav(Welcome)) > fullScreen nav(Groups) > sheet nav(AccountModel)"
    )
    // A screen of SwiftUI, whose model is a destination as any other.
    let account = try visible()
    let name = try unwrap(account, as: AccountModel.self).name
    guard name == "Ada" else { throw Mistake(description: "the account is that of \(name)") }
    user.swipeDown(account)
    try expect("swipe down", "tab(nav(Feed), *nav(Welcome)) > fullScreen nav(Groups)")
  }

  private func expect(_ step: String, _ notation: String) throws {
    user.settle()
    let found = Snapshot(of: window)
    try note(step, notation, "\(found)")
    guard try found == Snapshot(notation) else {
      throw Mistake(description: "\(step): \(found) is not \(notation)")
    }
  }

  private func show(_ texts: [String]) throws {
    let shown = try front().texts
    guard shown == texts else { throw Mistake(description: "\(shown) is not \(texts)") }
  }

  /// The visible controller.
  private func visible() throws -> UIViewController {
    var visible = window.rootViewController
    while let next = visible?.presentedViewController ?? content(of: visible) { visible = next }
    guard let visible else { throw Mistake(description: "the window has no root") }
    return visible
  }

  /// The visible table.
  private func front() throws -> TextViewController {
    guard let screen = try visible() as? TextViewController else {
      throw Mistake(description: "no table is visible in \(Snapshot(of: window))")
    }
    return screen
  }

  private func content(of controller: UIViewController?) -> UIViewController? {
    switch controller {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }
}

extension TextViewController {
  fileprivate func tapRow(_ row: Int) {
    loadViewIfNeeded()
    tableView(tableView, didSelectRowAt: IndexPath(row: row, section: 0))
  }
}
