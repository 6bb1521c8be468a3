import Routes
import Testing

/// An error of the app's code.
struct Failure: Error, CustomStringConvertible { var description = "the app's code failed" }

/// A screen on which a user picks a color, whose name is the result.
final class ColorController: ResultController {
  typealias Output = String
  var suggestion = ""
}

extension Segue<ColorController> {
  static var pick: Self { .init("PickColor") }
}

/// The outcomes that were handed over.
final class Inbox {
  var outcomes: [Outcome<String>] = []
}

/// The data source of pages that have one page after them, and none before.
final class PageSource: PageViewController.DataSource {
  private let next: (PageViewController) -> (any Controller)?
  init(_ next: @escaping (PageViewController) -> (any Controller)?) { self.next = next }
  func page(
    after page: any Controller,
    in pageViewController: PageViewController
  ) -> (any Controller)? { next(pageViewController) }
}

/// A screen, and a delegate of tabs and presentations, that answers every question by a closure.
final class AnsweringController: SegueSource, DismissalResponder, PopResponder, DismissalDelegate {
  /// The questions and the calls so far.
  var calls: [String] = []
  var isModalInPresentation = false
  var isSwipeBackEnabled = true
  /// Answers a question. By default the answer is yes.
  var answer: (String) -> Bool = { _ in true }

  private func ask(_ question: String) -> Bool {
    calls.append(question)
    return answer(question)
  }

  func shouldPerform(_ identifier: String, sender: Any?) -> Bool { ask("shouldPerform") }
  func shouldPop() -> Bool { ask("shouldPop") }
  func shouldDismiss() -> Bool { ask("shouldDismiss") }
  func willDismiss() { calls.append("willDismiss") }
  func didDismiss() { calls.append("didDismiss") }
  func didAttemptToDismiss() { _ = ask("didAttemptToDismiss") }
  func shouldDismiss(_ presented: any Controller) -> Bool { ask("delegate shouldDismiss") }
  func willDismiss(_ presented: any Controller) { calls.append("delegate willDismiss") }
  func didDismiss(_ presented: any Controller) { calls.append("delegate didDismiss") }
  func didAttemptToDismiss(_ presented: any Controller) {
    _ = ask("delegate didAttemptToDismiss")
  }
}

extension AnsweringController: TabBarController.Delegate {
  func shouldSelect(_ index: Int, in tabBarController: TabBarController) -> Bool {
    ask("shouldSelect")
  }
  func didSelect(_ index: Int, in tabBarController: TabBarController) {
    calls.append("didSelect")
  }
}

/// The calls to several controllers, in order, one line each.
final class CallLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The four appearance calls since the last time.
  func takeAppearances() -> [String] {
    take().filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
  }

  /// Expects the calls since the last time.
  func expect(_ calls: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(take() == calls, sourceLocation: sourceLocation)
  }

  /// Expects the appearance calls since the last time.
  func expectAppearances(_ calls: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(takeAppearances() == calls, sourceLocation: sourceLocation)
  }
}

/// A screen that logs its calls.
class LoggedController: LifecycleController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
  }

  func didLoad() { log.add("\(name) didLoad") }
  func willAppear() { log.add("\(name) willAppear") }
  func isAppearing() { log.add("\(name) isAppearing") }
  func didAppear() { log.add("\(name) didAppear") }
  func willDisappear() { log.add("\(name) willDisappear") }
  func didDisappear() { log.add("\(name) didDisappear") }
  func willMove(toParent parent: (any Controller)?) { log.add("\(name) willMove\(suffix(parent))") }
  func didMove(toParent parent: (any Controller)?) { log.add("\(name) didMove\(suffix(parent))") }

  private func suffix(_ parent: (any Controller)?) -> String { parent == nil ? "(nil)" : "" }
}

/// A stack that logs its appearance calls.
final class LoggedNavigationController: NavigationController, LifecycleController {
  let log: CallLog

  init(root: any Controller, _ log: CallLog) {
    self.log = log
    super.init(stack: [root])
  }

  func willAppear() { log.add("nav willAppear") }
  func didAppear() { log.add("nav didAppear") }
  func willDisappear() { log.add("nav willDisappear") }
  func didDisappear() { log.add("nav didDisappear") }
}

/// A controller that changes its children while it loads.
protocol BuildingController: LifecycleController {
  var builder: Builder { get }
}

/// What a controller does while it loads, and the refusals that it got.
final class Builder {
  weak var graph: ControllerGraph?
  var build: (ControllerGraph) throws -> Void = { _ in }
  var refusals: [Refusal.Reason] = []
  private(set) var count = 0

  func run() {
    count += 1
    guard let graph else { return }
    do { try build(graph) } catch {
      refusals.append((error as? Refusal)?.reason ?? .transition(.failed("\(error)")))
    }
  }
}

extension BuildingController {
  func didLoad() { builder.run() }

  /// Returns the controller, which changes its children with a closure while it loads.
  ///
  /// - Parameter graph: The graph, or `nil` if the builder gets it later.
  func building(
    in graph: ControllerGraph? = nil,
    _ build: @escaping (Self, ControllerGraph) throws -> Void
  ) -> Self {
    builder.graph = graph
    builder.build = { [unowned self] in try build(self, $0) }
    return self
  }
}

final class BuildingScreen: BuildingController { let builder = Builder() }
final class BuildingStack: NavigationController, BuildingController { let builder = Builder() }
final class BuildingTabs: TabBarController, BuildingController { let builder = Builder() }
final class BuildingSplit: SplitViewController, BuildingController { let builder = Builder() }
final class BuildingPages: PageViewController, BuildingController { let builder = Builder() }

final class BuildingDrawer: ArrangeableContainer, BuildingController {
  let builder = Builder()
  private(set) var childControllers: [any Controller] = []
  private(set) var content: (any Controller)?
  weak var graph: ControllerGraph?

  func arrange(_ children: [any Controller], content: (any Controller)?) {
    childControllers = children
    self.content = content
  }
}
