import RoutesTesting
import RoutesUIKit
import TestSupport
import Testing
import UIKit

@testable import RoutesUIKitTesting

/// Random requests to a graph of a window that do not wait for the end of an animation, between gestures
/// of the user and changes of the app's own code.
@MainActor @Suite struct WindowRunTests {
  /// What happens in the first runs, and the checksums of the others.
  @Test func `requests during animations have the recorded outcomes`() throws {
    let text = try (0..<70 as Range<UInt64>).map { seed in
      let text = try UIKitRecord.run { try WindowRun(seed: seed, $0).text() }
      return seed < 6 ? text : "\(seed): \(String(checksum(text), radix: 16))\n"
    }
    let file = Repository.root.appending(path: "Tests/RoutesUIKitTests/Fixtures/WindowRuns.txt")
    #expect(try isRecorded(text.joined(), in: file), "set ROUTES_RECORD=1 to record the runs again")
  }
}

/// A screen with a result.
private final class AnswerScreen: RunScreen, @MainActor ResultController {
  typealias Output = String
}

/// A screen that makes a request when its view loads.
private final class EagerScreen: RunScreen {
  var request: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    request()
  }
}

private struct Step: @MainActor Destination {
  var kind: SegueKind
  var route: Route { Route(Segue<RunScreen>(kind.rawValue)) }
}

/// A window, and what its graph does and tells.
@MainActor private final class WindowRun {
  private let record: UIKitRecord
  private let window = UIWindow()
  private let graph: ControllerGraph
  private let log = RunLog()
  private var random: SplitMix
  private var time = ContinuousClock.now
  private var made: [RunScreen] = []
  private var events: [String] = []

  init(seed: UInt64, _ record: UIKitRecord) throws {
    self.record = record
    random = SplitMix(seed: seed)
    record.version = seed % 2 == 0 ? 26 : 17
    window.horizontalSizeClass = seed % 3 == 0 ? .regular : .compact
    window.makeKeyAndVisible()
    var registry = SegueRegistry()
    let maker = Maker()
    for kind: SegueKind in [.show, .push, .presentation] {
      try registry.register(Segue<RunScreen>(kind.rawValue), kind: kind) { maker.make() }
    }
    let clock = Clock()
    let adapter = UIKitWindowAdapter(window, animated: seed % 5 != 0, now: { clock.now })
    graph = try ControllerGraph(adapter: adapter, registry: registry)
    clock.run = self
    maker.run = self
    graph.policy = Transition.Policy.allCases[random.below(3)]
    graph.onTransition = { [weak self] in self?.events.append("\($0.kind)") }
    graph.onRefusal = { [weak self] in self?.events.append("refused: \($0.reason)") }
    var numbers = SplitMix(seed: seed + 1)
    record.completion = { UIKitCompletion.allCases[max(0, numbers.below(6) - 3)] }
  }

  @MainActor private final class Clock {
    weak var run: WindowRun?
    var now: ContinuousClock.Instant { run?.time ?? .now }
  }

  @MainActor private final class Maker {
    weak var run: WindowRun?
    func make() -> RunScreen { run?.screen() ?? RunScreen("", RunLog()) }
  }

  func text() throws -> String {
    try graph.setRoot(root())
    var text = ""
    for number in 0..<16 {
      let step = random.below(26)
      do { try request(step) } catch {
        events.append((error as? Refusal)?.reason.description ?? "\(error)")
      }
      if random.below(2) == 0 { record.settle() }
      let moves = graph.isTransitionUnderWay ? " moves" : ""
      text += "\(number), \(step): \(events)\(moves)\n  \(Snapshot(of: window))\n"
      let calls = log.take()
      if !calls.isEmpty { text += "  \(calls.joined(separator: ", "))\n" }
      events = []
    }
    let complaints = record.warnings + record.exceptions
    return text + complaints.map { "\($0)\n" }.joined()
  }

  private func request(_ step: Int) throws {
    let source = random.below(3) == 0 ? any() : nil
    let name = "completed \(step)"
    let completion = { [weak self] in self?.events.append(name) ?? () }
    switch step {
    case 0, 1: try graph.push(new(), from: source, completion: completion)
    case 2: try graph.pop(from: source)
    case 3: try graph.present(new(), from: source, style: style(), completion: completion)
    case 4, 5: try graph.dismiss(source)
    case 6: try graph.select(tab: random.below(3), from: source)
    case 7: try graph.setStack([screen(), screen()].suffix(random.below(3)), from: source)
    case 8, 9:
      try graph.present(answer(), from: source) { [weak self] in self?.events.append("\($0)") }
    case 10:
      guard let answer = made.last(where: { $0 is AnswerScreen }) as? AnswerScreen else { return }
      try graph.finish(answer, with: "done")
    case 11: try graph.embed(screen(), in: any())
    case 12: try graph.removeFromParent(any())
    case 13: try graph.setRoot(root())
    case 14: try graph.perform(Segue<RunScreen>(kind().rawValue), from: source)
    case 15: try graph.go(through: [Step(kind: kind()), Step(kind: kind())])
    case 16: graph.navigator(for: Step.self, from: source ?? any()).go(to: Step(kind: kind()))
    case 17: try graph.popToRoot(from: source)
    case 18: graph.policy = Transition.Policy.allCases[random.below(3)]
    case 19: time += .seconds(random.below(3))
    case 20: front?.userSwipesDown(isCancelled: random.below(3) == 0)
    case 21: front?.navigationController?.userTapsBack()
    case 22: front?.tabBarController?.userTaps(random.below(3))
    case 23: front?.navigationController?.pushViewController(screen(), animated: true)
    case 24: front?.present(screen(), animated: random.below(2) == 0)
    default: front?.dismiss(animated: random.below(2) == 0)
    }
  }

  private var front: UIViewController? { graph.visible as? UIViewController }

  private func keep<Screen: RunScreen>(_ screen: Screen) -> Screen {
    made.append(screen)
    return screen
  }

  private func screen() -> RunScreen { keep(RunScreen("s\(made.count)", log)) }

  private func answer() -> AnswerScreen { keep(AnswerScreen("s\(made.count)", log)) }

  private func eager() -> RunScreen {
    let eager = keep(EagerScreen("s\(made.count)", log))
    let number = random.below(3)
    eager.request = { [weak self, unowned eager] in
      guard let self else { return }
      do {
        switch number {
        case 0: try graph.embed(screen(), in: eager)
        case 1: try graph.push(screen(), from: eager)
        default: try graph.present(screen(), from: eager)
        }
      } catch {
        events.append("loading: \((error as? Refusal)?.reason.description ?? "\(error)")")
      }
    }
    return eager
  }

  private func any() -> any Controller {
    let present = made.filter(graph.contains)
    return present.isEmpty ? screen() : present[random.below(present.count)]
  }

  private func stack() -> NavigationController { NavigationController(root: screen()) }

  private func new() -> any Controller {
    switch random.below(8) {
    case 0: stack()
    case 1: TabBarController([stack(), screen()])
    case 2, 3: eager()
    default: screen()
    }
  }

  private func root() -> any Controller {
    switch random.below(4) {
    case 0: SplitViewController(primary: stack(), detail: stack())
    case 1: NavigationController(stack: [screen(), screen()])
    default: TabBarController([stack(), stack(), screen()])
    }
  }

  private func kind() -> SegueKind { [.show, .push, .presentation][random.below(3)] }

  private func style() -> PresentationStyle {
    [.automatic, .fullScreen, .overCurrentContext, .formSheet, .popover][random.below(5)]
  }
}
