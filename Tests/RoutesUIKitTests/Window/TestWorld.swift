import Routes
import RoutesUIKit
import Testing
import UIKit

/// A screen that notes UIKit's calls, or those of a graph in memory.
class TestScreen: UIViewController, @MainActor LifecycleController {
  let name: String
  let log: TestLog

  init(_ name: String, _ log: TestLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  func didLoad() { note("didLoad") }
  func willAppear() { note("willAppear") }
  func didAppear() { note("didAppear") }
  func willDisappear() { note("willDisappear") }
  func didDisappear() { note("didDisappear") }

  private func note(_ call: String) { log.calls.append("\(name) \(call)") }
}

/// The calls to the screens of one world, in order.
@MainActor final class TestLog {
  var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
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
    width: HorizontalSizeClass = .compact,
    animated: Bool = true
  ) throws {
    switch kind {
    case .memory:
      window = nil
      graph = try ControllerGraph(registry: registry, width: width)
    case .window:
      let window = UIWindow()
      window.horizontalSizeClass = width == .regular ? .regular : .compact
      window.makeKeyAndVisible()
      self.window = window
      graph = try ControllerGraph(window: window, registry: registry, animated: animated)
    }
  }

  /// Runs a test in a window with a stack of one screen; UIKit must have nothing to complain of.
  static func inWindow(
    _ registry: SegueRegistry = SegueRegistry(),
    animated: Bool = true,
    _ test: (TestWorld, TestScreen) throws -> Void
  ) throws {
    try UIKitRecord.run { record in
      let world = try TestWorld(.window, registry, animated: animated)
      let home = world.screen("home")
      world.window?.rootViewController = UINavigationController(rootViewController: home)
      _ = world.log.take()
      try test(world, home)
      world.settle()
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  func screen(_ name: String) -> TestScreen { TestScreen(name, log) }

  /// Ends UIKit's animations.
  func settle() { UIKitRecord.current.settle() }

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
