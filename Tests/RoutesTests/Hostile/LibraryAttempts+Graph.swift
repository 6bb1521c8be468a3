import Routes
import RoutesTesting

extension Segue<HostileScreen> {
  fileprivate static var next: Self { .init("Next") }
}

/// What an app's own code does: containers that lie, closures that throw, and requests made while
/// a request is under way.
extension LibraryAttempt {
  static let graph: [LibraryAttempt] = containers + closures + reentry + depth

  private static let starts = ["A", "nav(A, B)", "tab(*nav(A), B)", "regular: split(A, _, B)"]

  private static func makeGraph(
    _ notation: String,
    _ registry: SegueRegistry = SegueRegistry()
  ) throws -> ControllerGraph {
    try ControllerGraph(restoring: Snapshot(notation), registry: registry)
  }

  /// A graph can be described, and its description read.
  private static func requireSound(_ graph: ControllerGraph) throws {
    let snapshot = graph.snapshot
    try require(try Snapshot(snapshot.description) == snapshot, "the graph cannot be described")
    try require(!graph.isTransitionUnderWay, "a transition does not end")
    try require(graph.count < 1_000, "the graph has \(graph.count) controllers")
  }

  // MARK: Containers

  private typealias Answer =
    @Sendable (LyingContainer) -> (
      children: [any Controller], content: (any Controller)?
    )

  private static let lies: [(String, Answer)] = [
    ("is its own child", { ([$0], nil) }),
    ("is its own content", { ([$0], $0) }),
    ("has a content that is no child", { _ in ([], HostileScreen()) }),
    (
      "has a child twice",
      { _ in
        let screen = HostileScreen(); return ([screen, screen], screen)
      }
    ),
    ("has other children each time", { _ in ([HostileScreen()], nil) }),
    (
      "has more children each time",
      { container in
        container.arranged.children.append(HostileScreen())
        return container.arranged
      }
    ),
    (
      "has another content each time",
      { container in
        let screen = HostileScreen()
        return ([screen], HostileScreen())
      }
    ),
    (
      "has a new container of itself each time",
      { container in
        let inner = LyingContainer()
        inner.arranged = ([container], container)
        return ([inner], inner)
      }
    ),
    (
      "has no children any more",
      { container in
        defer { container.arranged = ([], nil) }
        return container.arranged
      }
    ),
  ]

  private static let entrances:
    [(String, @Sendable (ControllerGraph, any Controller) throws -> Void)] = [
      ("root", { try $0.setRoot($1) }), ("push", { try $0.push($1) }),
      ("show", { try $0.show($1) }),
      ("present", { try $0.present($1) }), ("stack", { try $0.setStack([$1]) }),
      (
        "embed",
        { graph, new in
          if let visible = graph.visible { try graph.embed(new, in: visible) }
        }
      ),
      ("present in a stack", { try $0.present(NavigationController(root: $1)) }),
    ]

  private static let containers: [LibraryAttempt] =
    lies.flatMap { lie, answers in
      entrances.map { entrance, enter in
        LibraryAttempt(.containers, "a container that \(lie), by \(entrance)") {
          let graph = try makeGraph("nav(A)")
          let container = LyingContainer(answers)
          container.arranged = ([HostileScreen()], nil)
          let before = graph.snapshot
          do {
            try enter(graph, container)
            _ = graph.visible
            _ = graph.isOnScreen(container)
            _ = graph.presented(by: container)
          } catch is Refusal {
            try require(graph.snapshot == before, "a refusal changed the graph")
          }
          _ = graph.snapshot.description
          _ = try? unwrap(container, as: HostileScreen.self)
          // The graph must still be of use.
          try graph.setRoot(HostileScreen())
          try requireSound(graph)
          container.arranged = ([], nil)
          container.answers = { $0.arranged }
        }
      }
    } + [
      LibraryAttempt(.containers, "an own container in two graphs") {
        let container = LyingContainer()
        container.arranged = ([HostileScreen()], nil)
        let graph = try ControllerGraph(root: container)
        let other = try makeGraph("nav(A)")
        let before = other.snapshot
        let isTaken = (try? other.present(container)) != nil
        try require(!isTaken, "two graphs hold one container")
        try require(other.snapshot == before, "a refusal changed the graph")
        try requireSound(graph)
      },
      LibraryAttempt(.containers, "arrange from inside arrange") {
        let container = LyingContainer()
        let first = HostileScreen()
        let second = HostileScreen()
        let graph = try ControllerGraph(root: container)
        container.onArrange = { [weak container, weak graph] in
          guard let container, let graph else { return }
          container.onArrange = {}
          _ = try? graph.arrange([second], content: 0, in: container)
        }
        _ = try? graph.arrange([first], content: 0, in: container)
        try require(
          container.childControllers.count == graph.count - 1,
          "the graph and the container disagree"
        )
        try requireSound(graph)
      },
    ]

  // MARK: Closures

  private enum Stage: String, CaseIterable {
    case instantiate, registeredPrepare, prepare, perform, performAfterMoves
  }

  private static let closures: [LibraryAttempt] = Stage.allCases.flatMap { stage in
    [SegueKind.show, .presentation, .custom, .embed].flatMap { kind in
      starts.map { start in
        LibraryAttempt(.closures, "\(stage) of a \(kind) segue throws over \(start)") {
          var registry = SegueRegistry()
          try registry.register(.next, kind: kind) {
            if stage == .instantiate { throw HostileError() }
            return HostileScreen()
          }
          try registry.prepare(.next) { _ in
            if stage == .registeredPrepare { throw HostileError() }
          }
          if kind == .custom {
            try registry.perform(.next) { segue, graph in
              if stage == .perform { throw HostileError() }
              try graph.present(segue.destination)
              try graph.present(NavigationController(root: HostileScreen()), style: .fullScreen)
              try graph.push(HostileScreen())
              try graph.embed(HostileScreen(), in: segue.destination)
              try graph.dismiss(segue.destination)
              if stage == .performAfterMoves { throw HostileError() }
            }
          }
          let graph = try makeGraph(start, registry)
          let before = graph.snapshot
          var hasThrown = false
          do {
            try graph.perform(.next) { _ in if stage == .prepare { throw HostileError() } }
          } catch { hasThrown = true }
          if hasThrown { try require(graph.snapshot == before, "an error changed the graph") }
          let mayPass = kind != .custom && (stage == .perform || stage == .performAfterMoves)
          try require(hasThrown || mayPass, "an error got lost")
          try requireSound(graph)
        }
      }
    }
  }

  // MARK: Re-entry

  private static let requests: [(String, @Sendable (ControllerGraph) throws -> Void)] = [
    ("push", { try $0.push(HostileScreen()) }), ("pop", { try $0.pop() }),
    ("pop to the root", { try $0.popToRoot() }), ("present", { try $0.present(HostileScreen()) }),
    ("dismiss", { try $0.dismiss() }), ("a new root", { try $0.setRoot(HostileScreen()) }),
    ("a new stack", { try $0.setStack([HostileScreen(), HostileScreen()]) }),
    ("an end", { try $0.finishTransition() }), ("a cancellation", { try $0.cancelTransition() }),
    ("a resize", { try $0.resize(to: .regular) }),
  ]

  private static let reentry: [LibraryAttempt] =
    ControllerGraph.LifecycleCall.allCases.flatMap { call in
      requests.map { name, request in
        LibraryAttempt(.reentry, "\(name) in \(call)") {
          for policy in Transition.Policy.allCases {
            for timing in Transition.Timing.allCases {
              let graph = try makeGraph("nav(A)")
              graph.policy = policy
              graph.timing = timing
              graph.startRecording()
              let screen = HostileLifecycle(call) { [weak graph] in
                if let graph { _ = try? request(graph) }
              }
              for move in [{ try graph.push(screen) }, { try graph.pop() }] as [() throws -> Void] {
                _ = try? move()
                while graph.isTransitionUnderWay { try graph.finishTransition() }
              }
              try requireSound(graph)
              if let journal = graph.journal {
                let again = try ControllerGraph(replaying: journal)
                try require(again.snapshot == graph.snapshot, "the journal leads elsewhere")
              }
            }
          }
        }
      }
    }
    + requests.map { name, request in
      LibraryAttempt(.reentry, "\(name) in onTransition") {
        let graph = try makeGraph("nav(A)")
        var count = 0
        graph.onTransition = { [weak graph] _ in
          count += 1
          if count < 3, let graph { _ = try? request(graph) }
        }
        try graph.push(HostileScreen())
        try requireSound(graph)
      }
    }

  // MARK: Depth

  private static let count = 100_000

  private static let depth: [LibraryAttempt] = [
    LibraryAttempt(.depth, "100,000 screens on a stack") {
      let graph = try makeGraph("nav(A)")
      for _ in 0..<count { try graph.push(HostileScreen()) }
      try require(graph.count == count + 2, "\(graph.count) controllers")
      let snapshot = graph.snapshot
      try require(try Snapshot(snapshot.description) == snapshot, "the graph cannot be described")
      try graph.popToRoot()
      try requireSound(graph)
    },
    // A presentation is found from the root, so that a chain of them takes time.
    LibraryAttempt(.depth, "5,000 screens on each other") {
      let graph = try makeGraph("A")
      for _ in 0..<5_000 { try graph.present(HostileScreen()) }
      let snapshot = graph.snapshot
      try require(try Snapshot(snapshot.description) == snapshot, "the graph cannot be described")
      if let root = graph.root { try graph.dismiss(root) }
      try requireSound(graph)
    },
    LibraryAttempt(.depth, "100,000 tabs") {
      let tabs = TabBarController((0..<count).map { _ in HostileScreen() })
      let graph = try ControllerGraph(root: tabs)
      try graph.select(tab: count - 1)
      try require(graph.count == count + 1, "\(graph.count) controllers")
    },
    LibraryAttempt(.depth, "100,000 children of a screen") {
      let graph = try makeGraph("A")
      guard let root = graph.root else { return }
      for _ in 0..<count { try graph.embed(HostileScreen(), in: root) }
      try require(graph.count == count + 1, "\(graph.count) controllers")
    },
    LibraryAttempt(.depth, "100,000 refusals") {
      let graph = try makeGraph("nav(A)")
      for _ in 0..<count { try require((try? graph.dismiss()) == nil, "nothing was dismissed") }
      try requireSound(graph)
    },
    LibraryAttempt(.depth, "20,000 segues of a storyboard") {
      let count = 20_000
      let lines = (0..<count).map { "segue id=s\($0) kind=show identifier=S\($0) destination=a" }
      let text = "storyboard name=A initialScene=a\nscene id=a\n" + lines.joined(separator: "\n")
      let registry = try SegueRegistry(storyboards: [Storyboard(notation: text)])
      try require(registry.identifiers.count == count, "\(registry.identifiers.count) segues")
    },
  ]
}
