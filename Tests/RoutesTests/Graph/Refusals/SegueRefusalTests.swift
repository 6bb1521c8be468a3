import Routes
import Testing

private final class FeedController: SegueSource {
  func shouldPerform(_ identifier: String, sender: Any?) -> Bool { false }
}
private final class ProfileController: Controller {}
private final class NoController {}

private enum Other: Destination {
  case home
  var route: Route { Route(.showPost) }
}
private enum Place: Destination {
  case post
  case made
  var route: Route {
    switch self {
    case .post: return Route(.showPost)
    case .made: return Route(.showPost, instantiate: { screen("Made") })
    }
  }
}
/// A place whose source is no controller.
private enum Elsewhere: Destination {
  typealias Source = NoController
  case post
  var route: Route { Route(.showPost) }
}
/// A place whose screen has another class.
private struct Mistaken: Destination {
  var route: Route { Route(Segue<ProfileController>("ShowPost")) { _ in } }
}
private final class ReceivingController: DestinationReceiver {
  func receive(_ destination: Other) {}
}

extension Segue<any Controller> {
  fileprivate static var showPost: Self { .init("ShowPost") }
}

/// A graph of a stack, whose registry a closure fills.
private func makeGraph(
  _ root: any Controller = screen("Feed"),
  register: (inout SegueRegistry) throws -> Void
) throws -> ControllerGraph {
  var registry = SegueRegistry()
  try register(&registry)
  return try ControllerGraph(root: NavigationController(root: root), registry: registry)
}

/// A graph of a stack with a segue to a post.
private func makeGraph(
  _ root: any Controller = screen("Feed"),
  kind: SegueKind = .show,
  make: (() throws -> any Controller)? = { screen("Post") }
) throws -> ControllerGraph {
  try makeGraph(root) { try $0.register(.showPost, kind: kind, instantiate: make) }
}

/// A storyboard of a feed with a segue, and a post.
private func makeStoryboard(
  _ kind: SegueKind = .show,
  _ identifier: ExactString = "ShowPost",
  to destination: ExactString = "2"
) -> Storyboard {
  Storyboard(
    stringLiteral: """
      storyboard name=Main initialScene=1
      scene id=1 customClass=FeedController
      segue id=s kind=\(kind.rawValue) identifier=\(identifier) destination=\(destination)
      scene id=2 customClass=PostController
      """
  )
}

@Suite struct SegueRefusalTests {
  @Test(arguments: [
    RefusedRequest(
      """
      cannot perform 'ShowPots': no segue 'ShowPots' is registered (did you mean 'ShowPost'?); Feed has \
      'ShowPost'; register the segue, or add its storyboard to the registry
      """,
      in: { try makeGraph() }
    ) { try $0.perform(Segue<PlaceholderController>("ShowPots")) },
    RefusedRequest(
      "Feed",
      """
      cannot perform 'ShowPost': no segue 'ShowPost' is registered; Feed has no segues; register the \
      segue, or add its storyboard to the registry
      """
    ) { try $0.perform(.showPost) },
    RefusedRequest(
      """
      cannot perform 'ShowPost': segue 'ShowPost' starts from FeedController, and the source is Profile; \
      give another source as 'from:', or go to it first, as 'open' does for a destination
      """,
      in: {
        try makeGraph(screen("Profile")) {
          try $0.register(
            Segue<PlaceholderController>.From<FeedController>("ShowPost"),
            from: FeedController.self,
            kind: .show
          )
        }
      }
    ) { try $0.perform(.showPost) },
    RefusedRequest(
      """
      cannot perform 'ShowPost': several segues 'ShowPost' start from Feed: FeedController \
      (segue 's' of scene '1' in storyboard 'Main'), FeedController (segue 's' of scene '3' in \
      storyboard 'Main'); make the source from its scene, which decides between them
      """,
      in: {
        var twice = makeStoryboard()
        twice.scenes.append(
          .init(id: "3", customClass: "FeedController", segues: twice.scenes[0].segues)
        )
        return try ControllerGraph("nav(Feed)", registry: SegueRegistry(twice))
      }
    ) { try $0.perform(.showPost) },
    RefusedRequest(
      """
      cannot perform 'Back': segue 'Back' is of kind 'unwind'; it goes back and makes no controller, so \
      declare it as in 'extension Segue<FeedController>.Unwinding<ShareController>', and write \
      'perform(unwind: .discard)'
      """,
      in: { try ControllerGraph(of: SegueRegistry(makeStoryboard(.unwind, "Back"))) }
    ) { try $0.perform(Segue<PlaceholderController>("Back")) },
    RefusedRequest(
      """
      cannot trigger 'Map': segue 'Map' is of kind 'embed'; it runs automatically when its \
      source is made or loads, so prepare it in the registry
      """,
      in: { try ControllerGraph(of: SegueRegistry(makeStoryboard(.embed, "Map"))) }
    ) { try $0.trigger("Map") },
    RefusedRequest(
      """
      cannot trigger 'ShowPost': Feed returned false from shouldPerform for segue 'ShowPost'; \
      return true there, or perform the segue from code, which does not ask
      """,
      in: { try makeGraph(FeedController()) }
    ) { try $0.trigger("ShowPost") },
    RefusedRequest(
      """
      cannot perform 'ShowPost': custom segue 'ShowPost' has no closure that performs it; \
      register one with 'perform(_:by:)'
      """,
      in: { try makeGraph(kind: .custom) }
    ) { try $0.perform(.showPost) },
  ])
  func `a segue must start from its source`(_ row: RefusedRequest) throws { try row.expect() }

  @Test(arguments: [
    RefusedRequest(
      """
      cannot go to post by 'ShowPost': no closure makes the Controller of segue 'ShowPost'; \
      register the segue with one, or give one to the route
      """,
      in: { try makeGraph(make: nil) }
    ) { try $0.go(to: Place.post) },
    RefusedRequest(
      """
      cannot go to made by 'ShowPost': the route makes its own controller, but segue 'ShowPost' \
      is registered with a whole hierarchy; register it with 'in:' for the container around the \
      controller
      """,
      in: {
        try makeGraph {
          try $0.registerHierarchy(.showPost, kind: .presentation) { screen("Post") }
        }
      }
    ) { try $0.go(to: Place.made) },
    RefusedRequest(
      """
      cannot perform 'ShowPost': 'NoController' does not conform to Controller; declare the \
      conformance
      """,
      in: {
        try makeGraph {
          try $0.register(Segue<NoController>("ShowPost"), kind: .show) { NoController() }
        }
      }
    ) { try $0.perform(Segue<NoController>("ShowPost")) },
    RefusedRequest(
      """
      cannot perform 'ShowPost': 'NoController' does not conform to Controller; declare the \
      conformance
      """,
      in: { try makeGraph() }
    ) {
      try $0.perform(
        Segue<PlaceholderController>.From<NoController>("ShowPost"),
        from: NoController()
      )
    },
    RefusedRequest(
      """
      cannot perform 'ShowPost': expected 'ProfileController', found none in Post; change \
      the expected type, the class of the scene, or the class registered for it
      """,
      in: { try makeGraph() }
    ) { try $0.perform(Segue<ProfileController>("ShowPost")) },
    RefusedRequest(
      """
      cannot go to post by 'ShowPost': Receiving receives 'Other', not 'Place'; use a case of \
      'Other', or give the route a prepare closure
      """,
      in: { try makeGraph { ReceivingController() } }
    ) { try $0.go(to: Place.post) },
    RefusedRequest(
      """
      cannot go to Mistaken() by 'ShowPost': expected 'ProfileController', found none in Post; change \
      the expected type, the class of the scene, or the class registered for it
      """,
      in: { try makeGraph() }
    ) { try $0.go(to: Mistaken()) },
    RefusedRequest(
      """
      cannot perform 'ShowPost': storyboard 'Main' has no scene '9'; correct this, or add the \
      storyboard with the scene to the registry
      """,
      in: { try ControllerGraph(of: SegueRegistry(makeStoryboard(to: "9"))) }
    ) { try $0.perform(.showPost) },
  ])
  func `a segue must make its destination`(_ row: RefusedRequest) throws { try row.expect() }

  @Test func `each request with a source that is no controller is refused by its name`() throws {
    let graph = try makeGraph()
    let source = NoController()
    let requests: [(name: String, make: () throws -> Any)] = [
      ("go to post", { try graph.go(to: Elsewhere.post, from: source) }),
      ("go through post, post", { try graph.go(through: [Elsewhere.post, .post], from: source) }),
      ("set a stack of 1", { try graph.setStack([Elsewhere.post], from: source) }),
      (
        "perform 'Map'",
        { try graph.perform(embed: Segue<FeedController>.Embedding("Map"), from: source) }
      ),
      (
        "perform 'Back'",
        { try graph.perform(unwind: Segue<FeedController>.Unwinding("Back"), from: source) }
      ),
      (
        "trigger 'ShowPost'",
        { try graph.trigger(Segue<FeedController>.From<NoController>("ShowPost"), from: source) }
      ),
      (
        "trigger a segue without an identifier",
        { try graph.trigger(Segue<FeedController>.Unnamed("s"), from: source) }
      ),
    ]
    for request in requests {
      expectRefusal(
        in: graph,
        saying: """
          cannot \(request.name): 'NoController' does not conform to Controller; declare the \
          conformance
            in nav(Feed)
          """
      ) { _ = try request.make() }
    }
  }

  @Test func `a graph cannot start without a storyboard`() {
    expectError(
      """
      cannot start with the initial scene of the first storyboard: the registry has no storyboard; \
      correct this, or add the storyboard with the scene to the registry
        in an empty graph
      """
    ) { try ControllerGraph(of: SegueRegistry()) }
  }

  @Test(arguments: [
    ("Login", "no storyboard is called 'Login'"),
    ("Mian", "no storyboard is called 'Mian' (did you mean 'Main'?)"),
  ])
  func `a graph cannot start with an unknown storyboard`(name: String, problem: String) throws {
    expectError(
      """
      cannot start with the initial scene of \(name): \(problem); correct this, or add the \
      storyboard with the scene to the registry
        in an empty graph
      """
    ) {
      try ControllerGraph(storyboard: name, of: SegueRegistry(makeStoryboard()))
    }
  }
}
