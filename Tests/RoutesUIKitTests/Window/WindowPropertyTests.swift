import Routes
import Testing
import UIKit

@testable import RoutesUIKit

/// What the graph of a window reads from controllers, and what it sets.
@MainActor @Suite struct WindowPropertyTests {
  @Test(arguments: [
    (Transition.ModalStyle.coverVertical, UIModalTransitionStyle.coverVertical),
    (.flipHorizontal, .flipHorizontal), (.crossDissolve, .crossDissolve),
    (.partialCurl, .partialCurl),
  ])
  func `each style of a transition is one of UIKit's`(
    style: Transition.ModalStyle,
    own: UIModalTransitionStyle
  ) {
    #expect(UIModalTransitionStyle(style) == own)
    #expect(Transition.ModalStyle(own) == style)
  }

  @Test(arguments: [
    (PresentationStyle.automatic, UIModalPresentationStyle.automatic), (.pageSheet, .pageSheet),
    (.formSheet, .formSheet), (.popover, .popover), (.fullScreen, .fullScreen),
    (.overFullScreen, .overFullScreen), (.currentContext, .currentContext),
    (.overCurrentContext, .overCurrentContext), (.custom, .custom),
  ])
  func `each style of a presentation is one of UIKit's`(
    style: PresentationStyle,
    own: UIModalPresentationStyle
  ) {
    #expect(UIModalPresentationStyle(style) == own)
  }

  @Test func `the hidden bars of a controller are read`() {
    let adapter = UIKitWindowAdapter(UIWindow(), animated: false)
    let screen = UIViewController(nibName: nil, bundle: nil)
    #expect(adapter.hiddenBars(of: screen) == [])
    screen.hidesBottomBarWhenPushed = true
    #expect(adapter.hiddenBars(of: screen) == .tabBar)
    screen.navigationItem.hidesBackButton = true
    #expect(adapter.hiddenBars(of: screen) == [.tabBar, .backButton])
    let stack = UINavigationController(rootViewController: screen)
    stack.isNavigationBarHidden = true
    #expect(adapter.hiddenBars(of: stack) == .navigationBar)
    #expect(adapter.hiddenBars(of: PlaceholderController("Feed")) == [])
  }

  /// A screen that asks how it moves while it appears and disappears.
  private final class MovingController: UIViewController {
    weak var graph: ControllerGraph?
    var found: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note()
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note()
    }
    private func note() {
      guard let graph else { return }
      found += [
        graph.isBeingPresented(self) ? "presented" : nil,
        graph.isBeingDismissed(self) ? "dismissed" : nil,
        graph.isMovingToParent(self) ? "to parent" : nil,
        graph.isMovingFromParent(self) ? "from parent" : nil,
      ].compactMap { $0 }
    }
  }

  @Test func `a controller of a window knows how it moves`() throws {
    try TestWorld.inWindow { world, _ in
      let moving = MovingController(nibName: nil, bundle: nil)
      moving.graph = world.graph
      try world.move { try $0.push(moving) }
      try world.move { try $0.pop() }
      #expect(moving.found == ["to parent", "from parent"])
      moving.found = []
      try world.move { try $0.present(moving) }
      try world.move { try $0.dismiss() }
      #expect(moving.found == ["presented", "dismissed"])
    }
  }

  @Test func `a stack of UIKit that is shown inside a stack is presented in a window alone`() throws
  {
    try TestWorld.inWindow { world, _ in
      try world.graph.show(UINavigationController(rootViewController: world.screen("other")))
      world.settle()
      try world.graph.expect("nav(TestScreen) > sheet nav(TestScreen)")
      try world.move { try $0.setRoot(NavigationController(root: world.screen("new"))) }
      try world.graph.show(UINavigationController(rootViewController: world.screen("other")))
      world.settle()
      try world.graph.expect("nav(TestScreen) > sheet nav(TestScreen)")
      let memory = try ControllerGraph(root: NavigationController(root: world.screen("list")))
      let stack = UINavigationController(rootViewController: world.screen("item"))
      expectReason(.stack(.notPushable("nav(TestScreen)"))) { try memory.show(stack) }
    }
  }

  @Test func `the graph of a window records no journal`() throws {
    try TestWorld.inWindow { world, _ in
      world.graph.startRecording()
      try world.graph.push(world.screen("post"))
      #expect(world.graph.journal == nil)
    }
  }
}
