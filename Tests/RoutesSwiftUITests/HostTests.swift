import RoutesSwiftUI
import RoutesTesting
import RoutesUIKit
import SwiftUI
import Testing
import UIKit

final class ProfileModel: NavigatingController {
  var name = ""
  var navigator: Navigator<AppDestination>?
}

final class PhotoModel: ResultController {
  typealias Output = String
}

enum AppDestination: Destination {
  case profile(String)

  var route: Route {
    switch self {
    case .profile(let name): Route(.showProfile) { $0.name = name }
    }
  }
}

extension Segue<ProfileModel> { static var showProfile: Self { .init("ShowProfile") } }

extension Segue<PhotoModel> { static var pickPhoto: Self { .init("PickPhoto") } }

struct PickPhoto: ResultDestination {
  var resultRoute: Route.Returning<String> { Route.Returning(.pickPhoto) }
}

extension EnvironmentValues {
  var navigator: Navigator<AppDestination> { navigator(for: AppDestination.self) }
}

struct ProfileView: View {
  let model: ProfileModel
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Another") { navigator.go(to: .profile("Grace")) }
  }
}

/// A host in memory.
final class Host: HostController {
  let hosted: any Controller
  weak var graph: ControllerGraph?

  init(_ hosted: any Controller) { self.hosted = hosted }
}

final class FeedController: Controller {}

/// Hosted models are what segues, snapshots, tests and requests see.
@MainActor @Suite struct HostTests {
  private func registry(_ host: @escaping (ProfileModel) -> any Controller) throws -> SegueRegistry
  {
    var registry = SegueRegistry()
    try registry.registerHierarchy(.showProfile, kind: .show) { host(ProfileModel()) }
    return registry
  }

  @Test func aSegueLeadsToTheModelOfAHost() throws {
    let graph = try ControllerGraph(
      root: NavigationController(root: FeedController()),
      registry: registry { Host($0) }
    )
    try graph.go(to: AppDestination.profile("Ada"))
    try graph.expect("nav(Feed, ProfileModel)")
    let model = try graph.visible(ProfileModel.self)
    #expect(model.name == "Ada")
    #expect(graph.contains(model))
    #expect(graph.isOnScreen(model))
    #expect(graph.destinations(of: AppDestination.self).destinations.count == 1)

    // The model has the navigator, and requests accept it in place of its host.
    model.navigator?.go(to: .profile("Grace"))
    try graph.expect("nav(Feed, ProfileModel, ProfileModel)")
    try graph.pop(to: model)
    try graph.expect("nav(Feed, ProfileModel)")
    try graph.push(FeedController())
    #expect(try graph.pop(to: ProfileModel.self) === model)
    try graph.present(FeedController(), from: model)
    #expect(try graph.dismiss(to: ProfileModel.self) === model)
    #expect(graph.refusals.isEmpty)
  }

  @Test func theResultOfAHostedScreenIsDelivered() throws {
    var registry = SegueRegistry()
    try registry.registerHierarchy(.pickPhoto, kind: .presentation) { Host(PhotoModel()) }
    let graph = try ControllerGraph(root: FeedController(), registry: registry)
    var outcomes: [Outcome<String>] = []
    try graph.go(to: PickPhoto()) { outcomes.append($0) }
    try graph.finish(graph.visible(PhotoModel.self), with: "sunset")
    try graph.expect("Feed")
    #expect(outcomes == [.finished("sunset")])
  }

  @Test func aWindowShowsAViewAsTheModelsScreen() throws {
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: FeedViewController())
    let graph = try ControllerGraph(
      window: window,
      registry: registry { Hosting($0) { ProfileView(model: $0) } },
      animated: false
    )
    try graph.go(to: AppDestination.profile("Ada"))
    try graph.expect("nav(Feed, ProfileModel)")
    let model = try graph.visible(ProfileModel.self)
    #expect(model.name == "Ada")
    model.navigator?.go(to: .profile("Grace"))
    try graph.expect("nav(Feed, ProfileModel, ProfileModel)")
    #expect(graph.refusals.isEmpty)
  }

  @Test func aSceneIsMadeWithItsModel() throws {
    let model = ProfileModel()
    let hosting = try #require(Hosting(model, coder: NSCoder()) { ProfileView(model: $0) })
    #expect(hosting.hosted === model)
    #expect(
      try unwrap(UINavigationController(rootViewController: hosting), as: ProfileModel.self)
        === model
    )
    #expect(Hosting<ProfileModel, ProfileView>(coder: NSCoder()) == nil)
  }

  @Test func aMoveOutsideOfAGraphIsRefused() {
    let navigator = EnvironmentValues().navigator
    navigator.go(to: .profile("Ada"))
  }
}

final class FeedViewController: UIViewController {}
