import RoutesTesting
import RoutesUIKit
import Testing
import UIKit

/// Requests to a graph of a window, while its controllers move.
@MainActor @Suite struct WindowTimingTests {
  @Test(arguments: Transition.Policy.allCases)
  func aDoubleTapFollowsThePolicy(policy: Transition.Policy) throws {
    try TestWorld.inWindow { world, home in
      world.graph.policy = policy
      try world.graph.push(world.screen("first"), from: home)
      let reason = #expect(throws: Refusal.self) {
        try world.graph.push(world.screen("second"), from: home)
      }?.reason
      switch policy {
      case .refuse: #expect(reason == .transition(.active("animation")))
      case .queue: #expect(reason == .transition(.queued(behind: "animation")))
      case .dropRepeats: #expect(reason == .transition(.repeated("animation")))
      }
      world.settle()
      let count = policy == .queue ? 3 : 2
      #expect(home.navigationController?.viewControllers.count == count)
      #expect(world.graph.count == count + 1)
      #expect(world.graph.refusals.isEmpty)
    }
  }

  @Test(arguments: [nil, true, false] as [Bool?])
  func changesAreAnimatedUnlessTheGraphIsMadeOtherwise(animated: Bool?) throws {
    try UIKitRecord.run { record in
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      let graph =
        try animated.map { try ControllerGraph(window: window, animated: $0) }
        ?? ControllerGraph(window: window)
      try graph.push(UIViewController())
      #expect(graph.isTransitionUnderWay == (animated != false))
      record.settle()
      #expect(!graph.isTransitionUnderWay)
    }
  }

  @Test func `a request waits for each gesture of the user`() throws {
    try TestWorld.inWindow { world, home in
      world.graph.policy = .queue
      for _ in 1...2 {
        try world.move { try $0.push(world.screen("next"), from: home) }
        home.navigationController?.userTapsBack()
        #expect(throws: Refusal.self) { try world.graph.present(world.screen("sheet")) }
        world.settle()
        try world.graph.expect("nav(TestScreen) > sheet TestScreen")
        try world.move { try $0.dismiss() }
      }
    }
  }

  @Test func aRequestOfAnAppearingScreenWaitsForTheAnimation() throws {
    final class AskingController: UIViewController {
      var ask: () -> Void = {}
      override func viewDidAppear(_ animated: Bool) { ask() }
    }
    try TestWorld.inWindow { world, _ in
      world.graph.policy = .dropRepeats
      let asking = AskingController()
      asking.ask = { _ = try? world.graph.present(world.screen("sheet"), from: asking) }
      try world.move { try $0.push(asking) }
      try world.graph.expect("nav(TestScreen, Asking) > sheet TestScreen")
    }
  }

  @Test func aRequestDuringAReadIsRefusedAndNotLost() throws {
    final class EagerController: UIViewController, @MainActor NavigatingController {
      weak var graph: ControllerGraph?
      var refusal: Refusal?
      var navigator: Navigator<Place>? {
        didSet {
          do { try graph?.push(UIViewController(), from: self) } catch {
            refusal = error as? Refusal
          }
        }
      }
    }
    enum Place: Destination {
      case detail
      var route: Route { Route(Segue<EagerController>("Detail")) }
    }
    try TestWorld.inWindow { world, home in
      let eager = EagerController()
      eager.graph = world.graph
      home.navigationController?.pushViewController(eager, animated: false)
      try world.graph.expect("nav(TestScreen, Eager)")
      #expect(eager.refusal?.reason == .transition(.active("reading the window")))
    }
  }

  @Test func aTransitionInsideASheetIsOneOfTheWindow() throws {
    try TestWorld.inWindow { world, _ in
      let sheet = NavigationController(stack: [world.screen("list"), world.screen("detail")])
      try world.move { try $0.present(sheet) }
      try #require(world.graph.visible as? TestScreen).navigationController?.userTapsBack()
      #expect(world.graph.isTransitionUnderWay)
      world.settle()
      #expect(!world.graph.isTransitionUnderWay)
    }
  }

  @Test(arguments: [Transition.Kind.push, .present])
  func `a request is observed and completed when the window has moved`(kind: Transition.Kind) throws
  {
    try TestWorld.inWindow { world, home in
      var calls: [String] = []
      world.graph.onTransition = { calls.append("\($0.kind)") }
      let next = world.screen("next")
      if kind == .push {
        try world.graph.push(next, from: home, completion: { calls.append("completed") })
      } else {
        try world.graph.present(next, completion: { calls.append("completed") })
      }
      #expect(calls == [])
      world.settle()
      #expect(calls.sorted() == ["completed", "\(kind)"])
    }
  }

  /// UIKit never calls the completion of a presentation that it refuses.
  @Test func aPresentationThatUIKitRefusesEnds() throws {
    final class RefusingController: UIViewController {
      override func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
      ) {}
    }
    try TestWorld.inWindow { world, _ in
      let root = RefusingController()
      try world.graph.setRoot(root)
      try world.graph.present(world.screen("sheet"))
      #expect(!world.graph.isTransitionUnderWay)
      try world.graph.expect("Refusing")
    }
  }
}
