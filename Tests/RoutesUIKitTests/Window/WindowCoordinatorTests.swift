import Routes
import RoutesUIKit
import Testing
import UIKit

/// A delegate of stacks that notes what they show between the calls to the screens.
private final class StackDelegate: NSObject, UINavigationControllerDelegate,
  @MainActor NavigationController.Delegate
{
  private let log: TestLog
  private var calls: [String] = []

  init(_ log: TestLog) { self.log = log }

  func take() -> [String] {
    defer { calls = [] }
    return calls + log.take()
  }

  private func note(_ call: String, _ controller: Any) {
    calls += log.take() + ["\(call) \((controller as? TestScreen)?.name ?? "?")"]
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { note("willShow", viewController) }
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { note("didShow", viewController) }

  func willShow(_ controller: any Controller, in navigationController: NavigationController) {
    note("willShow", controller)
  }
  func didShow(
    _ controller: any Controller,
    in navigationController: NavigationController,
    popped: [any Controller]
  ) { note("didShow", controller) }
}

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
      try world.move { try $0.push(next, from: home) }
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

  /// The user sees the last change: the dismissal of what covers everything, or else the pop below it.
  @Test(arguments: [false, true]) func anUnwindIsAnimatedOnce(isInContext: Bool) throws {
    final class Home: TestScreen {}
    try TestWorld.run { world in
      let (list, sheet) = (world.screen("list"), world.screen("sheet"))
      list.definesPresentationContext = isInContext
      try world.graph.setRoot(NavigationController(stack: [Home("home", world.log), list]))
      try world.graph.present(
        sheet,
        from: list,
        style: isInContext ? .overCurrentContext : .pageSheet
      )
      world.settle()
      try world.graph.unwind(Unwind<Home>("home"), from: sheet)
      #expect(world.graph.transitionCoordinator?.from === (isInContext ? list : sheet))
      world.settle()
      try world.graph.expect("nav(Home)")
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
  func aStackInformsItsDelegateAfterItsTop(kind: TestWorld.Kind) throws {
    try TestWorld.run(kind, animated: false) { world in
      let (home, other) = (world.screen("home"), world.screen("other"))
      let stack = NavigationController(root: home)
      let delegate = StackDelegate(world.log)
      try world.graph.setRoot(TabBarController([stack, other]))
      stack.delegate = delegate
      home.navigationController?.delegate = delegate
      _ = delegate.take()
      try world.graph.push(world.screen("next"), from: home)
      #expect(
        delegate.take().filter {
          !$0.hasSuffix("isAppearing") && !$0.contains("oad") && !$0.contains("Move")
        } == [
          "home willDisappear", "next willAppear", "willShow next",
          "home didDisappear", "next didAppear", "didShow next",
        ]
      )
      try world.move { try $0.select(tab: 1, from: home) }
      try world.move { try $0.select(tab: 0, from: other) }
      #expect(delegate.take().filter { $0.contains("Show") } == ["willShow next", "didShow next"])
      try world.move { try $0.present(world.screen("full"), style: .fullScreen) }
      try world.move { try $0.dismiss() }
      #expect(!delegate.take().contains { $0.contains("Show") })
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
      try world.move { try $0.push(next) }
      #expect(!world.log.take().contains("next didLoad"))
    }
  }
}
