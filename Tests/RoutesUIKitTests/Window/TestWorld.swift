import Routes
import RoutesUIKit
import Testing
import UIKit

@testable import RoutesUIKitTesting

/// A screen that notes UIKit's calls, or those of a graph in memory.
class TestScreen: RunScreen {}

typealias TestLog = RunLog

/// Expects a refusal with a reason.
@MainActor func expectReason(
  _ reason: Refusal.Reason,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> some Any
) {
  let refusal = #expect(throws: Refusal.self, sourceLocation: sourceLocation) { _ = try body() }
  #expect(refusal?.reason == reason, sourceLocation: sourceLocation)
}

extension UIWindow {
  /// A window on screen.
  static func visible(_ width: ControllerGraph.SizeClass = .compact) -> UIWindow {
    let window = UIWindow()
    window.horizontalSizeClass = width == .regular ? .regular : .compact
    window.makeKeyAndVisible()
    return window
  }
}

/// A graph in memory, or one of a window of the double.
@MainActor struct TestWorld {
  let graph: ControllerGraph
  let window: UIWindow?
  let log = TestLog()

  enum Kind: CaseIterable { case memory, window }

  init(
    _ kind: Kind,
    _ registry: SegueRegistry = SegueRegistry(),
    width: ControllerGraph.SizeClass = .compact,
    animated: Bool = true
  ) throws {
    switch kind {
    case .memory:
      window = nil
      graph = try ControllerGraph(registry: registry, width: width)
    case .window:
      let window = UIWindow.visible(width)
      self.window = window
      graph = try ControllerGraph(window: window, registry: registry, animated: animated)
    }
  }

  /// Runs a test in a new world; UIKit must have nothing to complain of.
  static func run(
    _ kind: Kind = .window,
    _ registry: SegueRegistry = SegueRegistry(),
    width: ControllerGraph.SizeClass = .compact,
    animated: Bool = true,
    _ test: (TestWorld) throws -> Void
  ) throws {
    try UIKitRecord.run { record in
      let world = try TestWorld(kind, registry, width: width, animated: animated)
      try test(world)
      world.settle()
      #expect(record.warnings + record.exceptions == [])
    }
  }

  /// Runs a test in a window with a stack of one screen.
  static func inWindow(
    _ registry: SegueRegistry = SegueRegistry(),
    animated: Bool = true,
    _ test: (TestWorld, TestScreen) throws -> Void
  ) throws {
    try run(.window, registry, animated: animated) { world in
      let home = world.screen("home")
      world.window?.rootViewController = UINavigationController(rootViewController: home)
      _ = world.log.take()
      try test(world, home)
    }
  }

  func screen(_ name: String) -> TestScreen { TestScreen(name, log) }

  /// Ends UIKit's animations.
  func settle() { UIKitRecord.current.settle() }

  /// Makes a request, and ends its animations.
  func move(_ request: (ControllerGraph) throws -> Void) throws {
    try request(graph)
    settle()
  }

  /// A user's swipe down on the sheet in front.
  func swipeDown() throws {
    guard let window else {
      try graph.swipeDown()
      return
    }
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    front?.userSwipesDown()
    settle()
  }

  /// A user's tap on a tab of the tab bar in front.
  func tap(tab index: Int) throws {
    guard window != nil else { return try graph.tap(tab: index) }
    (graph.visible as? UIViewController)?.tabBarController?.userTaps(index)
    settle()
  }
}
