import Routes
import RoutesUIKit
import Testing
import UIKit

/// The coordinator of a window's transition, and views that are loaded on purpose.
@MainActor @Suite struct WindowCoordinatorTests {
  @Test func closuresRunBesideAndAfterATransition() throws {
    try TestWorld.inWindow { world, home in
      let next = world.screen("next")
      try world.graph.push(next, from: home)
      let coordinator = try #require(world.graph.transitionCoordinator)
      #expect(coordinator.from === home && coordinator.to === next)
      #expect(!coordinator.isInteractive)
      var calls: [String] = []
      coordinator.animate { _ in
        calls.append("alongside")
      } completion: {
        calls.append("over \($0.isCancelled)")
      }
      #expect(calls == ["alongside"])
      world.settle()
      #expect(calls == ["alongside", "over false"])
      #expect(world.graph.transitionCoordinator == nil)
      #expect(!coordinator.animate())
    }
  }

  @Test func aClosureLearnsOfACancellation() throws {
    try TestWorld.inWindow { world, home in
      let next = world.screen("next")
      try world.graph.push(next, from: home)
      world.settle()
      home.navigationController?.userCancelsSwipeBack()
      let coordinator = try #require(world.graph.transitionCoordinator)
      #expect(coordinator.isInteractive)
      #expect(coordinator.from === next && coordinator.to === home)
      var isCancelled = false
      coordinator.animate(completion: { isCancelled = $0.isCancelled })
      world.settle()
      #expect(isCancelled)
      try world.graph.present(world.screen("sheet"))
      #expect(world.graph.transitionCoordinator?.from === home.navigationController)
      world.settle()
    }
  }

  @Test func whatIsNotAnimatedHasNoCoordinator() throws {
    try TestWorld.inWindow { world, home in
      try world.graph.withoutAnimation {
        try world.graph.push(world.screen("next"), from: home)
        #expect(!world.graph.isTransitionUnderWay)
        #expect(world.graph.transitionCoordinator == nil)
      }
      try world.graph.push(world.screen("last"))
      #expect(world.graph.transitionCoordinator != nil)
    }
  }

  @Test(arguments: TestWorld.Kind.allCases)
  func aLoadedControllerIsNotLoadedAgain(kind: TestWorld.Kind) throws {
    try TestWorld.run(kind, animated: false) { world in
      try world.graph.setRoot(NavigationController(root: world.screen("home")))
      let next = world.screen("next")
      _ = world.log.take()
      try world.graph.load(next)
      try world.graph.load(next)
      #expect(world.log.take() == ["next didLoad"])
      try world.graph.push(next)
      world.settle()
      #expect(!world.log.take().contains("next didLoad"))
    }
  }
}
