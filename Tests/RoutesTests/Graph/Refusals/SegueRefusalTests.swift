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
private final class ReceivingController: DestinationReceiver {
  func receive(_ destination: Other) {}
}

extension Segue<any Controller> {
  fileprivate static var showPost: Self { .init("ShowPost") }
}

@Suite struct SegueRefusalTests {
  private func makeGraph(
    kind: SegueKind = .show,
    root: any Controller = screen("Feed"),
    make: (() throws -> any Controller)? = { screen("Post") }
  ) throws -> ControllerGraph {
    var registry = SegueRegistry()
    try registry.register(.showPost, kind: kind, instantiate: make)
    return try ControllerGraph(root: NavigationController(root: root), registry: registry)
  }

  private func makeStoryboard(_ segues: [Storyboard.Segue] = []) -> Storyboard {
    Storyboard(
      name: "Main",
      initialScene: "1",
      scenes: [
        .init(id: "1", customClass: "FeedController", segues: segues),
        .init(id: "2", customClass: "PostController"),
      ]
    )
  }

  @Test func unknownSegue() throws {
    let graph = try makeGraph()
    expectRefusal(
      .segue(.unknown(identifier: "ShowPots", source: "Feed", available: ["ShowPost"])),
      in: graph,
      saying: """
        cannot perform 'ShowPots': Feed has no segue 'ShowPots' (did you mean 'ShowPost'?); it has \
        'ShowPost'
          in nav(Feed)
        """
    ) { try graph.perform(Segue<PlaceholderController>("ShowPots")) }
  }

  @Test func unknownSegueOfASourceWithoutSegues() throws {
    let graph = try ControllerGraph("Feed")
    expectRefusal(
      .segue(.unknown(identifier: "ShowPost", source: "Feed", available: [])),
      in: graph,
      saying: """
        cannot perform 'ShowPost': Feed has no segue 'ShowPost'; it has no segues
          in Feed
        """
    ) { try graph.perform(.showPost) }
  }

  @Test func wrongSource() throws {
    var registry = SegueRegistry()
    try registry.register(
      Segue<PlaceholderController>.From<FeedController>("ShowPost"),
      from: FeedController.self,
      kind: .show
    )
    let graph = try ControllerGraph("nav(Profile)", registry: registry)
    expectRefusal(
      .segue(.wrongSource(identifier: "ShowPost", expected: ["FeedController"], found: "Profile")),
      in: graph,
      saying: """
        cannot perform 'ShowPost': segue 'ShowPost' starts from FeedController, not from Profile; \
        name the source with 'from:', or register the segue for it
          in nav(Profile)
        """
    ) { try graph.perform(.showPost) }
  }

  @Test func ambiguousSegue() throws {
    let segue = Storyboard.Segue(id: "s", kind: .show, identifier: "ShowPost", destination: "2")
    var twice = makeStoryboard([segue])
    twice.scenes.append(.init(id: "3", customClass: "FeedController", segues: [segue]))
    let graph = try ControllerGraph("nav(Feed)", registry: SegueRegistry(twice))
    let refusal = #expect(throws: Refusal.self) { try graph.perform(.showPost) }
    guard case .segue(.ambiguous("ShowPost", "Feed", let candidates))? = refusal?.reason else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(candidates.count == 2)
    #expect(
      refusal?.description == """
        cannot perform 'ShowPost': several segues 'ShowPost' start from Feed: FeedController \
        (segue 's' of scene '1' in storyboard 'Main'), FeedController (segue 's' of scene '3' in \
        storyboard 'Main'); make the source from its scene, which decides between them
          in nav(Feed)
        """
    )
  }

  @Test func notPerformable() throws {
    let segue = Storyboard.Segue(id: "s", kind: .embed, identifier: "Map", destination: "2")
    let graph = try ControllerGraph(of: SegueRegistry(makeStoryboard([segue])))
    expectRefusal(
      .segue(.notPerformable(identifier: "Map", kind: .embed)),
      in: graph,
      saying: """
        cannot trigger 'Map': segue 'Map' is of kind 'embed'; it runs automatically when its \
        source is made or loads, so prepare it in the registry
          in Feed[Post]
        """
    ) {
      try graph.trigger("Map")
    }
  }

  @Test func noInstantiation() throws {
    let graph = try makeGraph(make: nil)
    expectRefusal(
      .segue(.noInstantiation(identifier: "ShowPost", destination: "Controller")),
      in: graph,
      saying: """
        cannot go to post by 'ShowPost': no closure makes the Controller of segue 'ShowPost'; \
        register the segue with one, or give one to the route
          in nav(Feed)
        """
    ) { try graph.go(to: Place.post) }
  }

  @Test func registeredWithHierarchy() throws {
    var registry = SegueRegistry()
    try registry.registerHierarchy(.showPost, kind: .presentation) { screen("Post") }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    expectRefusal(
      .segue(.registeredWithHierarchy(identifier: "ShowPost")),
      in: graph,
      saying: """
        cannot go to made by 'ShowPost': the route makes its own controller, but segue 'ShowPost' \
        is registered with a whole hierarchy; register it with 'in:' for the container around the \
        controller
          in nav(Feed)
        """
    ) {
      try graph.go(to: Place.made)
    }
  }

  @Test func notAController() throws {
    let segue = Segue<NoController>("ShowPost")
    var registry = SegueRegistry()
    try registry.register(segue, kind: .show) { NoController() }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    expectRefusal(
      .segue(.notAController(type: "NoController")),
      in: graph,
      saying: """
        cannot perform 'ShowPost': 'NoController' does not conform to Controller; declare the \
        conformance
          in nav(Feed)
        """
    ) {
      try graph.perform(segue)
    }
  }

  @Test func notAControllerAsASource() throws {
    let graph = try makeGraph()
    expectRefusal(
      .segue(.notAController(type: "NoController")),
      in: graph,
      saying: """
        cannot perform 'ShowPost': 'NoController' does not conform to Controller; declare the \
        conformance
          in nav(Feed)
        """
    ) {
      try graph.perform(
        Segue<PlaceholderController>.From<NoController>("ShowPost"),
        from: NoController()
      )
    }
  }

  @Test func destinationMismatch() throws {
    let graph = try makeGraph()
    expectRefusal(
      .segue(.destinationMismatch(.noMatch(expected: "ProfileController", hierarchy: "Post"))),
      in: graph,
      saying: """
        cannot perform 'ShowPost': expected 'ProfileController', found none in Post; change \
        the type of the segue's destination, or the controller to which the segue leads
          in nav(Feed)
        """
    ) { try graph.perform(Segue<ProfileController>("ShowPost")) }
  }

  @Test func receiverMismatch() throws {
    let graph = try makeGraph { ReceivingController() }
    expectRefusal(
      .segue(.receiverMismatch(controller: "Receiving", receives: "Other", destination: "Place")),
      in: graph,
      saying: """
        cannot go to post by 'ShowPost': Receiving receives 'Other', not 'Place'; use a case of \
        'Other', or give the route a prepare closure
          in nav(Feed)
        """
    ) { try graph.go(to: Place.post) }
  }

  @Test func segueDeclined() throws {
    let graph = try makeGraph(root: FeedController())
    expectRefusal(
      .segue(.declined(identifier: "ShowPost", source: "Feed")),
      in: graph,
      saying: """
        cannot trigger 'ShowPost': Feed returned false from shouldPerform for segue 'ShowPost'; \
        return true there, or perform the segue from code, which does not ask
          in nav(Feed)
        """
    ) {
      try graph.trigger("ShowPost")
    }
  }

  @Test func noCustomTransition() throws {
    let graph = try makeGraph(kind: .custom)
    expectRefusal(
      .segue(.noCustomTransition(identifier: "ShowPost")),
      in: graph,
      saying: """
        cannot perform 'ShowPost': custom segue 'ShowPost' has no closure that performs it; \
        register one with 'perform(_:by:)'
          in nav(Feed)
        """
    ) {
      try graph.perform(.showPost)
    }
  }

  @Test func unresolvedScene() throws {
    let segue = Storyboard.Segue(id: "s", kind: .show, identifier: "ShowPost", destination: "9")
    let graph = try ControllerGraph(of: SegueRegistry(makeStoryboard([segue])))
    expectRefusal(
      .segue(.unresolvedScene(problem: "storyboard 'Main' has no scene '9'")),
      in: graph,
      saying: """
        cannot perform 'ShowPost': storyboard 'Main' has no scene '9'; fix the storyboard, or add \
        the one with the scene to the registry
          in Feed
        """
    ) { try graph.perform(.showPost) }
  }

  @Test func unresolvedInitialScene() throws {
    let refusal = #expect(throws: Refusal.self) {
      try ControllerGraph(storyboard: "Login", of: SegueRegistry(makeStoryboard()))
    }
    #expect(refusal?.reason == .segue(.unresolvedScene(problem: "no storyboard is called 'Login'")))
    #expect(
      refusal?.description == """
        cannot start with the initial scene of Login: no storyboard is called 'Login'; fix the \
        storyboard, or add the one with the scene to the registry
          in an empty graph
        """
    )
  }

  @Test func aMisspelledStoryboardIsReportedWithASimilarName() throws {
    let refusal = #expect(throws: Refusal.self) {
      try ControllerGraph(storyboard: "Mian", of: SegueRegistry(makeStoryboard()))
    }
    #expect(
      refusal?.description.contains(
        "no storyboard is called 'Mian' (did you mean 'Main'?); fix the storyboard, or"
      ) == true
    )
  }
}
