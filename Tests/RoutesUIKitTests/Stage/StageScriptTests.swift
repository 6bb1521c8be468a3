import Routes
import RoutesUIKit
import Testing
import UIKit

/// The scripts of the examples Feed and Devices, in memory and in a window.
@MainActor @Suite struct StageScriptTests {
  private struct Status {
    var author: String
    var text: String
  }

  private class FeedController: UIViewController {
    let statuses = [Status(author: "ada", text: "Hello, world")]
  }

  private class ConversationController: UIViewController {
    var status: Status?
  }

  private final class ShareController: ConversationController {}

  @Test func theFeedHasTheSameLinesInBothWorlds() throws {
    try UIKitRecord.run { record in
      let expected = [
        "start: nav(Feed)",
        "tap a status: nav(Feed, Conversation)",
        "the conversation is about 'Hello, world'",
        "tap share: nav(Feed, Conversation) > sheet nav(Share)",
        "what is shared is 'Hello, world'",
        "refused: nav(Feed, Conversation) already presents nav(Share), and presents one controller "
          + "at most; dismiss that first, or present from nav(Share)",
        "close the share sheet: nav(Feed, Conversation)",
      ]
      for kind in StageWorld.Kind.allCases {
        try #expect(feedLines(kind) == expected, "\(kind)")
      }
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  private func feedLines(_ kind: StageWorld.Kind) throws -> [String] {
    var registry = SegueRegistry()
    let showConversation = Segue<ConversationController>.From<FeedController>("ShowConversation")
    let shareStatus = Segue<ShareController>("ShareStatus")
    try registry.register(showConversation, from: FeedController.self, kind: .show) {
      ConversationController()
    }
    try registry.register(shareStatus, kind: .presentation, in: .navigation) { ShareController() }
    let world = try StageWorld(kind, registry)
    let graph = world.graph
    let feed = FeedController()
    var lines: [String] = []
    func show(_ action: String) {
      world.settle()
      lines.append("\(action): \(graph.snapshot)")
    }

    try graph.setRoot(NavigationController(root: feed))
    show("start")
    let conversation = try graph.perform(showConversation, from: feed) {
      $0.status = feed.statuses[0]
    }
    show("tap a status")
    lines.append("the conversation is about '\(conversation.status?.text ?? "nothing")'")
    let share = try graph.perform(shareStatus) { $0.status = conversation.status }
    show("tap share")
    lines.append("what is shared is '\(share.status?.text ?? "nothing")'")
    do {
      try graph.perform(shareStatus, at: conversation)
    } catch let refusal as Refusal {
      lines.append("refused: \(refusal.reason)")
    }
    try graph.dismiss()
    show("close the share sheet")
    return lines
  }

  fileprivate enum AppDestination: @MainActor Destination {
    case login
    case deviceGroups(user: String)
    case devices(user: String, group: String)
    case account(user: String)

    var route: Route {
      switch self {
      case .login: return Route(Segue<LoginController>("LoginSegue"))
      case .deviceGroups: return Route(Segue<DeviceGroupsController>("ShowDeviceGroups"))
      case .devices: return Route(Segue<DevicesController>("ShowDevices"))
      case .account: return Route(Segue<AccountController>("ShowAccount"))
      }
    }
  }

  fileprivate final class WelcomeController: UIViewController {}
  fileprivate final class LoginController: UIViewController {}
  fileprivate final class SettingsController: UIViewController {}

  fileprivate final class DeviceGroupsController: UIViewController, @MainActor DestinationReceiver {
    var user: String?
    func receive(_ destination: AppDestination) {
      if case .deviceGroups(let user) = destination { self.user = user }
    }
  }

  fileprivate final class DevicesController: UIViewController, @MainActor DestinationReceiver {
    func receive(_ destination: AppDestination) {
      if case .devices(let user, let group) = destination { title = "\(group) of \(user)" }
    }
  }

  fileprivate final class AccountController: UIViewController, @MainActor DestinationReceiver {
    var user: String?
    func receive(_ destination: AppDestination) {
      if case .account(let user) = destination { self.user = user }
    }
  }

  @Test func theDevicesHaveTheSameLinesInBothWorlds() throws {
    try UIKitRecord.run { record in
      let tabs = "tab(*nav(DeviceGroups, Devices), nav(Settings))"
      let settings = "tab(nav(DeviceGroups, Devices), *nav(Settings))"
      let expected = [
        "start: Welcome",
        "LoginSegue: Welcome > fullScreen nav(Login)",
        "logged in: Welcome",
        "ShowDeviceGroups: Welcome > fullScreen tab(*nav(DeviceGroups), nav(Settings))",
        "the groups are those of Ada",
        "ShowDevices: Welcome > fullScreen \(tabs)",
        "Kitchen of Ada",
        "tap settings: Welcome > fullScreen \(settings)",
        "ShowAccount: Welcome > fullScreen \(settings) > sheet nav(Account)",
        "swipe down: Welcome > fullScreen \(settings)",
        "tap the groups twice: Welcome > fullScreen tab(*nav(DeviceGroups), nav(Settings))",
      ]
      for kind in StageWorld.Kind.allCases {
        try #expect(deviceLines(kind) == expected, "\(kind)")
      }
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  private func deviceLines(_ kind: StageWorld.Kind) throws -> [String] {
    let world = try StageWorld(kind, makeRegistry())
    let graph = world.graph
    var lines: [String] = []
    func show(_ action: String) {
      world.settle()
      lines.append("\(action): \(graph.snapshot)")
    }
    func go(to destination: AppDestination) throws {
      try graph.go(to: destination)
      show("\(destination.segueIdentifier)")
    }

    try graph.setRoot(WelcomeController())
    show("start")
    try go(to: .login)
    try graph.dismiss()
    show("logged in")
    try go(to: .deviceGroups(user: "Ada"))
    let groups = graph.visible as? DeviceGroupsController
    lines.append("the groups are those of \(groups?.user ?? "nobody")")
    try go(to: .devices(user: "Ada", group: "Kitchen"))
    lines.append((graph.visible as? DevicesController)?.title ?? "")
    try world.tap(tab: 1)
    show("tap settings")
    try go(to: .account(user: "Ada"))
    try world.swipeDown()
    show("swipe down")
    try world.tap(tab: 0)
    try world.tap(tab: 0)
    show("tap the groups twice")
    return lines
  }

  private func makeRegistry() throws -> SegueRegistry {
    var registry = SegueRegistry()
    try registry.register(
      Segue<LoginController>("LoginSegue"),
      kind: .presentation,
      style: .fullScreen,
      in: .navigation
    ) { LoginController() }
    try registry.registerHierarchy(
      Segue<DeviceGroupsController>("ShowDeviceGroups"),
      kind: .presentation,
      style: .fullScreen
    ) {
      TabBarController([
        NavigationController(root: DeviceGroupsController()),
        NavigationController(root: SettingsController()),
      ])
    }
    try registry.register(Segue<DevicesController>("ShowDevices"), kind: .show) {
      DevicesController()
    }
    try registry.register(
      Segue<AccountController>("ShowAccount"),
      kind: .presentation,
      in: .navigation
    ) { AccountController() }
    return registry
  }
}
