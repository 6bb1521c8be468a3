#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// A run of random requests through one world.
  ///
  /// The run leaves out:
  ///
  /// - The columns of a split controller are stacks, which UIKit would make itself, and none is set in
  ///   compact width: where UIKit puts one that is set while it has collapsed is not documented.
  /// - A selected tab does not move to a stack. A window shows the next tab meanwhile.
  @MainActor final class RandomRun {
    private struct Failure: Error {}
    private static let kinds: [SegueKind] = [.show, .push, .presentation, .custom]
    private static let styles: [PresentationStyle] = [
      .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .popover, .custom,
      .currentContext, .overCurrentContext,
    ]

    /// Makes a gesture of the user in a window.
    var gesture: ((ConformanceGesture) -> Void)?
    /// Waits until a window has ended its animations.
    var settle: ((ControllerGraph) -> Void)?
    private let graph: ControllerGraph
    private let hasGestures: Bool
    private let log = RunLog()
    private var random: RunNumbers
    private var made: [String: RunScreen] = [:]
    private var results: [String] = []
    private var steps: [RunStep] = []
    /// The transitions of the last request.
    private var transitions: [Transition] = []
    /// The names of the screens that were on screen before the last request.
    private var shown: Set<String> = []

    init(
      seed: UInt64,
      hasGestures: Bool,
      _ makeGraph: (SegueRegistry) throws -> ControllerGraph
    ) throws {
      random = RunNumbers(seed: seed)
      self.hasGestures = hasGestures
      var registry = SegueRegistry()
      var make: () throws -> RunScreen = { throw Failure() }
      for kind in Self.kinds {
        try registry.register(Segue<RunScreen>(kind.rawValue), kind: kind) { try make() }
      }
      try registry.perform(Segue<RunScreen>("custom")) { segue, graph in
        try graph.present(segue.destination, from: segue.source, style: .fullScreen)
        try graph.dismiss()
        try graph.push(segue.destination, from: segue.source)
      }
      graph = try makeGraph(registry)
      make = { [weak self] in
        guard let self else { throw Failure() }
        return fresh()
      }
      graph.onTransition = { [weak self] in self?.transitions.append($0) }
    }

    func run() throws -> [RunStep] {
      try graph.setRoot(root())
      note("start", Result { [] })
      for step in 1...(1 + random.below(24)) {
        let number = random.below(hasGestures ? 23 : 19)
        note("request \(step), \(number)", Result { try request(number) })
      }
      return steps
    }

    private func note(_ request: String, _ answer: Result<[(any Controller)?], any Error>) {
      settle?(graph)
      let text =
        switch answer {
        case .success(let found):
          found.map { ($0 as? RunScreen)?.name ?? "-" }.joined(separator: " ")
        case .failure(let refusal as Refusal): "\(refusal)"
        case .failure(let error): "\(type(of: error))"
        }
      var calls = log.take().filter {
        !$0.hasSuffix(ControllerGraph.LifecycleCall.didLoad.rawValue)
      }
      // In memory a custom segue that fails has made its changes, and reverses them.
      if case .failure = answer, settle == nil { calls = [] }
      let isNewRoot = transitions.contains { $0.kind == .root }
      // The rules state no order of the calls of several changes, or of a new root.
      if isNewRoot || transitions.contains(where: { $0.changes.count > 1 }) {
        calls = grouped(calls)
      }
      if isNewRoot { calls.removeAll { isOfCoveredScreen($0) } }
      steps.append(
        RunStep(
          request: request,
          answer: text,
          results: results,
          state: "\(graph.snapshot)",
          calls: calls
        )
      )
      transitions = []
      shown = Set(made.filter { graph.isOnScreen($0.value) }.keys)
      results = []
    }

    /// Whether a call reaches a screen of the old root that a presentation covered. In a window it
    /// appears once more, because the presentation is dismissed before the root is replaced.
    private func isOfCoveredScreen(_ call: String) -> Bool {
      let name = String(call.prefix { $0 != " " })
      return !shown.contains(name) && made[name].map { !graph.contains($0) } == true
    }

    /// The calls of one controller after the other.
    private func grouped(_ calls: [String]) -> [String] {
      Dictionary(grouping: calls) { $0.prefix { $0 != " " } }.sorted { $0.key < $1.key }
        .flatMap(\.value)
    }
  }

  extension RandomRun {
    private func request(_ number: Int) throws -> [(any Controller)?] {
      let source = random.below(2) == 0 ? nil : any()
      switch number {
      case 0, 1: try graph.push(new(), from: source)
      case 2: return [try graph.pop(from: source)]
      case 3: return try graph.popToRoot(from: source)
      case 4: return try graph.pop(to: any())
      case 5:
        let kept = (random.below(2) == 0 ? [any()] : []).filter { !isTabInFront($0) }
        try graph.setStack(kept + [fresh(), fresh()].prefix(random.below(3)), from: source)
      // In regular width, a split controller shows it in its primary column.
      case 6: try graph.show(graph.width == .regular ? stack() : new(), from: source)
      case 7, 8: try graph.present(new(), from: source, style: Self.styles[random.below(9)])
      case 9: return [try graph.dismiss(source)]
      case 10: try graph.select(tab: random.below(4), from: source)
      case 11: return [try graph.unwind(Unwind<RunScreen>("home"), from: source)]
      case 12:
        let segue = Segue<RunScreen>(Self.kinds[random.below(4)].rawValue)
        let fails = random.below(4) == 0
        return [try graph.perform(segue, from: source) { _ in if fails { throw Failure() } }]
      case 13:
        let screen = RunResultScreen(name(), log)
        made[screen.name] = screen
        try graph.present(screen, from: source) { [weak self] outcome in
          self?.results.append("\(outcome)")
        }
      case 14:
        guard let screen = any() as? RunResultScreen else { return [] }
        try graph.finish(screen, with: "done")
      case 15: try graph.embed(fresh(), in: any())
      case 16: try graph.removeFromParent(any())
      case 17: try turn()
      case 19...22: try gesture(ConformanceGesture.allCases[number - 19])
      default:
        guard random.below(3) == 0 else {
          // Where UIKit puts a column that is set while it has collapsed is not documented.
          guard graph.width == .regular else { return [] }
          try graph.setColumn(random.below(2) == 0 ? .primary : .detail, to: stack(), from: source)
          return []
        }
        try graph.setRoot(root())
      }
      return []
    }

    private func name() -> String { "s\(made.count)" }

    private func fresh() -> RunScreen {
      let screen = RunScreen(name(), log)
      made[screen.name] = screen
      return screen
    }

    /// A screen that is in the graph, or one that is not.
    private func any() -> any Controller {
      let pick = random.below(1_000)
      let present = (0..<made.count).compactMap { made["s\($0)"] }.filter(graph.contains)
      return present.isEmpty || pick < 30 ? fresh() : present[pick % present.count]
    }

    private func new() -> any Controller {
      switch random.below(6) {
      case 0: return stack()
      case 1: return TabBarController([stack(), fresh()])
      default: return fresh()
      }
    }

    /// A window shows the next tab before the selected one is in its new place.
    private func isTabInFront(_ controller: any Controller) -> Bool {
      let parent = graph.parent(of: controller)
      return (parent is TabBarController || parent is UITabBarController)
        && graph.isOnScreen(controller)
    }

    /// Turns the root if it has pages; it has as many as it had.
    private func turn() throws {
      if let page = graph.root as? PageViewController {
        try graph.turn(page, to: page.pages.map { _ in fresh() })
      } else if let page = graph.root as? UIPageViewController {
        try graph.turn(page, to: (page.viewControllers ?? []).map { _ in fresh() })
      }
    }

    private func root() -> any Controller {
      switch random.below(5) {
      case 0: return stack()
      case 1:
        return TabBarController([
          stack(), NavigationController(stack: [fresh(), fresh()]), fresh(),
        ])
      case 2:
        return SplitViewController(primary: stack(), detail: random.below(3) == 0 ? nil : stack())
      case 3:
        return PageViewController(pages: random.below(2) == 0 ? [fresh()] : [fresh(), fresh()])
      default: return NavigationController(stack: [fresh(), fresh()])
      }
    }

    private func stack() -> NavigationController { NavigationController(root: fresh()) }

    /// Makes a gesture of the user, if the visible controller allows it.
    private func gesture(_ gesture: ConformanceGesture) throws {
      guard allows(gesture) else { return }
      if let make = self.gesture { return make(gesture) }
      switch gesture {
      case .swipeDown: try graph.swipeDown()
      case .cancelledSwipeDown: try graph.beginSwipeDown()
      case .back: try graph.tapBack()
      case .cancelledSwipeBack: try graph.beginSwipeBack()
      }
      if graph.isTransitionUnderWay { try graph.cancelTransition() }
    }

    private func allows(_ gesture: ConformanceGesture) -> Bool {
      guard let front = graph.visible else { return false }
      switch gesture {
      case .swipeDown, .cancelledSwipeDown:
        let styles = graph.snapshot.screens.compactMap { screen in
          if case .presented(_, let style) = screen.placement { style } else { nil }
        }
        return styles.count == 1 && styles[0].isSwipedAway
      case .back, .cancelledSwipeBack:
        let parent = graph.parent(of: front)
        let stack =
          (parent as? NavigationController)?.stack
          ?? (parent as? UINavigationController)?.viewControllers
        return (stack?.count ?? 0) > 1
      }
    }
  }
#endif
