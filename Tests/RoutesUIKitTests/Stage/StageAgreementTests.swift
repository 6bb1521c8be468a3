import Routes
import RoutesUIKit
import TestSupport
import Testing
import UIKit

/// Random requests, in memory and in a window: the answers, the states and the calls are the same.
@MainActor @Suite struct StageAgreementTests {
  @Test(arguments: 0..<20) func bothWorldsAgree(part: UInt64) throws {
    for seed in part * 50..<part * 50 + 50 {
      try UIKitRecord.run { record in
        let lines = try StageWorld.Kind.allCases.map { try StageWalk($0, seed: seed).run() }
        #expect(lines[0] == lines[1], "seed \(seed)")
        #expect(record.warnings.isEmpty && record.exceptions.isEmpty, "seed \(seed)")
      }
    }
  }
}

/// A walk of random requests through one world.
@MainActor private final class StageWalk {
  private final class ResultScreen: StageScreen, @MainActor ResultController {
    typealias Output = String
  }

  private struct Failure: Error {}

  private let world: StageWorld
  private var random: SplitMix
  private var made: [String: StageScreen] = [:]
  private var outcomes: [String] = []
  private var lines: [String] = []

  init(_ kind: StageWorld.Kind, seed: UInt64) throws {
    random = SplitMix(seed: seed)
    var registry = SegueRegistry()
    let maker = Maker()
    for kind: SegueKind in [.show, .push, .presentation, .custom] {
      try registry.register(Segue<StageScreen>(kind.rawValue), kind: kind) { try maker.make() }
    }
    try registry.perform(Segue<StageScreen>("custom")) { segue, graph in
      try graph.present(segue.destination, from: segue.source, style: .fullScreen)
      try graph.dismiss()
      try graph.push(segue.destination, from: segue.source)
    }
    world = try StageWorld(
      kind,
      registry,
      width: seed % 3 == 0 ? .regular : .compact,
      animated: seed % 2 == 0
    )
    maker.walk = self
    world.graph.onTransition = { [weak self] in self?.note($0) }
  }

  /// Makes the destinations of segues.
  @MainActor private final class Maker {
    weak var walk: StageWalk?

    func make() throws -> StageScreen {
      guard let walk else { throw Failure() }
      return walk.fresh()
    }
  }

  func run() throws -> [String] {
    try world.graph.setRoot(root())
    note("start", Result { [] })
    for _ in 0...random.below(24) {
      let number = random.below(19)
      note("\(number)", Result { try request(number) })
    }
    return lines
  }

  private func note(_ request: String, _ answer: Result<[(any Controller)?], any Error>) {
    world.settle()
    let text =
      switch answer {
      case .success(let found):
        found.map { ($0 as? StageScreen)?.name ?? "-" }.joined(separator: " ")
      case .failure(let refusal as Refusal): "\(refusal)"
      case .failure(let error): "\(type(of: error))"
      }
    var calls = world.log.take().filter { !$0.hasSuffix("didLoad") }
    if case .failure = answer {
      // In memory a custom segue that fails has made its changes, and reverses them.
      if world.window == nil { calls = [] }
    }
    lines.append("\(request): \(text); \(outcomes); \(world.graph.snapshot)")
    lines.append("  \((isOrdered ? calls : grouped(calls)).joined(separator: ", "))")
    isOrdered = true
    outcomes = []
  }

  /// Whether the rules state the order of all calls of the last request. No rule does for several
  /// changes of one transition, or for a new root.
  private var isOrdered = true

  private func note(_ transition: Transition) {
    if transition.changes.count > 1 || transition.kind == .root { isOrdered = false }
  }

  /// The calls of one controller after the other.
  private func grouped(_ calls: [String]) -> [String] {
    Dictionary(grouping: calls) { $0.prefix { $0 != " " } }.sorted { $0.key < $1.key }
      .flatMap(\.value)
  }

  private func request(_ number: Int) throws -> [(any Controller)?] {
    let graph = world.graph
    let source = random.below(2) == 0 ? nil : any()
    switch number {
    case 0, 1: try graph.push(new(), from: source)
    case 2: return [try graph.pop(from: source)]
    case 3: return try graph.popToRoot(from: source)
    case 4: return try graph.pop(to: any())
    case 5:
      let kept = (random.below(2) == 0 ? [any()] : []).filter { !isTabInFront($0) }
      try graph.setStack(kept + [fresh(), fresh()].prefix(random.below(3)), from: source)
    case 6: try graph.show(new(), from: source)
    case 7, 8: try graph.present(new(), from: source, style: style())
    case 9: return [try graph.dismiss(source)]
    case 10: try graph.select(tab: random.below(4), from: source)
    case 11: return [try graph.unwind(Unwind<StageScreen>("home"), from: source)]
    case 12:
      let kinds: [SegueKind] = [.show, .push, .presentation, .custom]
      let segue = Segue<StageScreen>(kinds[random.below(4)].rawValue)
      let fails = random.below(4) == 0
      return [try graph.perform(segue, at: source) { _ in if fails { throw Failure() } }]
    case 13:
      let screen = ResultScreen(name(), world.log)
      made[screen.name] = screen
      try graph.present(screen, from: source) { [weak self] outcome in
        self?.outcomes.append("\(outcome)")
      }
    case 14:
      guard let screen = any() as? ResultScreen else { return [] }
      try graph.finish(screen, with: "done")
    case 15: try graph.embed(fresh(), in: any())
    case 16: try graph.removeFromParent(any())
    case 17: try turn()
    default:
      guard random.below(3) == 0 else {
        // Where UIKit puts a column that is set while it has collapsed is not documented.
        guard graph.width == .regular else { return [] }
        try graph.setColumn(random.below(2) == 0 ? .primary : .detail, to: new(), from: source)
        return []
      }
      try graph.setRoot(root())
    }
    return []
  }

  private func name() -> String { "s\(made.count)" }

  private func fresh() -> StageScreen {
    let screen = StageScreen(name(), world.log)
    made[screen.name] = screen
    return screen
  }

  /// A screen that is in the graph, or one that is not.
  private func any() -> any Controller {
    let pick = random.below(1_000)
    let present = (0..<made.count).compactMap { made["s\($0)"] }.filter(world.graph.contains)
    return present.isEmpty || pick < 30 ? fresh() : present[pick % present.count]
  }

  private func new() -> any Controller {
    switch random.below(6) {
    case 0: return NavigationController(root: fresh())
    case 1: return TabBarController([NavigationController(root: fresh()), fresh()])
    default: return fresh()
    }
  }

  private func style() -> PresentationStyle {
    let styles: [PresentationStyle] = [
      .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .popover, .custom,
    ]
    let contexts: [PresentationStyle] = [.currentContext, .overCurrentContext]
    return (styles + contexts)[random.below(styles.count + contexts.count)]
  }

  /// A window shows the next tab before the selected one is in its new place.
  private func isTabInFront(_ controller: any Controller) -> Bool {
    let parent = world.graph.parent(of: controller)
    return (parent is TabBarController || parent is UITabBarController)
      && world.graph.isOnScreen(controller)
  }

  /// Turns the root if it has pages; it has as many as it had.
  private func turn() throws {
    if let page = world.graph.root as? PageViewController {
      try world.graph.turn(page, to: page.pages.map { _ in fresh() })
    } else if let page = world.graph.root as? UIPageViewController {
      try world.graph.turn(page, to: (page.viewControllers ?? []).map { _ in fresh() })
    }
  }

  private func root() -> any Controller {
    switch random.below(5) {
    case 0: return NavigationController(root: fresh())
    case 1:
      return TabBarController([
        NavigationController(root: fresh()), NavigationController(stack: [fresh(), fresh()]),
        fresh(),
      ])
    case 2:
      return SplitViewController(primary: NavigationController(root: fresh()), detail: fresh())
    case 3:
      return PageViewController(pages: random.below(2) == 0 ? [fresh()] : [fresh(), fresh()])
    default: return NavigationController(stack: [fresh(), fresh()])
    }
  }
}
