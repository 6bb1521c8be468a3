import Routes

extension Segue<ConversationController> {
  static var showConversation: Self { .init("ShowConversation") }
}

enum AppDestination: Destination {
  case conversation(Status)

  var route: Route {
    switch self {
    case .conversation(let status): return Route(.showConversation) { $0.status = status }
    }
  }
}

/// Prints the times of the graph's operations next to those of the hand-written ``StringlyStack``.
/// A row has the name, the size, both times and their ratio.
@main
struct Program {
  static let operations = 1_000

  static func main() throws {
    try measureStacks()
    try measureRegistries()
    try measurePresentations()
    try measureSnapshots()
    try LinkBenchmarks.measure()
  }

  private static func measureStacks() throws {
    for height in Report.sizes(10, 100, 1_000, 10_000, 100_000) {
      let baseline = stringly(height)
      let performed = try pushes(height: height) { graph, number in
        try graph.perform(.showConversation) { $0.status = Status(number: number) }
      }
      Report.row("push on a stack: perform with a closure", height, performed, baseline)
      let gone = try pushes(height: height) { graph, number in
        try graph.go(to: AppDestination.conversation(Status(number: number)))
      }
      Report.row("push on a stack: go to a destination", height, gone, baseline)
    }
  }

  @inline(__always)
  private static func pushes(
    height: Int,
    _ registry: SegueRegistry? = nil,
    _ push: (ControllerGraph, Int) throws -> Void
  ) throws -> Measurement {
    try Measurement.perOperation(operations: operations) {
      try graph(height: height, registry)
    } work: { graph in
      for number in 0..<operations { try push(graph, number) }
    }
  }

  private static func stringly(_ height: Int) -> Measurement {
    Measurement.perOperation(operations: operations) {
      let stack = StringlyStack()
      for number in 1..<height { stack.go(to: .conversation(Status(number: number))) }
      return stack
    } work: { stack in
      for number in 0..<operations { stack.go(to: .conversation(Status(number: number))) }
    }
  }

  private static func measureRegistries() throws {
    let baseline = stringly(10)
    for size in Report.sizes(10, 100, 1_000, 10_000) {
      let registry = try registry(size: size)
      let performed = try pushes(height: 10, registry) { graph, number in
        try graph.perform(.showConversation) { $0.status = Status(number: number) }
      }
      Report.row("push, with a registry of that many segues", size, performed, baseline)
      let segues = registry.identifiers.map { Segue<ConversationController>($0) }
      let inTurn = try pushes(height: 10, registry) { graph, number in
        try graph.perform(segues[number % size]) { $0.status = Status(number: number) }
      }
      Report.row("push, each of that many segues in turn", size, inTurn, baseline)
    }
  }

  private static func measurePresentations() throws {
    for length in Report.sizes(10, 100, 1_000, 10_000) {
      let presented = try Measurement.perOperation(operations: 100) {
        try chain(of: length - 1)
      } work: { graph in
        for _ in 0..<100 { try graph.present(ConversationController()) }
      }
      Report.row("present on a chain", length, presented)
    }
    for length in Report.sizes(10, 100, 1_000, 10_000) {
      let dismissed = try Measurement.perOperation(operations: length) {
        try chain(of: length)
      } work: { graph in
        _ = try graph.dismiss(graph.root)
      }
      Report.row("dismiss a whole chain, for each presented", length, dismissed)
    }
  }

  private static func chain(of presentations: Int) throws -> ControllerGraph {
    let graph = try ControllerGraph(root: FeedController())
    for _ in 0..<presentations { try graph.present(ConversationController()) }
    return graph
  }

  private static func measureSnapshots() throws {
    for count in Report.sizes(10, 100, 1_000, 10_000) {
      let graph = try graph(height: count)
      let taken = Measurement.perOperation(operations: count) {
        graph
      } work: { graph in
        precondition(graph.snapshot.screens.count == count + 1)
      }
      Report.row("take a snapshot, for each controller", count, taken)
      let snapshot = graph.snapshot
      let restored = try Measurement.perOperation(operations: count) {
        snapshot
      } work: { snapshot in
        let graph = try ControllerGraph(restoring: snapshot)
        precondition(graph.count == count + 1)
      }
      Report.row("restore a snapshot, for each controller", count, restored)
    }
  }

  private static func registry(size: Int = 1) throws -> SegueRegistry {
    var registry = SegueRegistry()
    try registry.register(.showConversation, kind: .show) { ConversationController() }
    for number in 1..<size {
      try registry.register(Segue<ConversationController>("Segue\(number)"), kind: .show) {
        ConversationController()
      }
    }
    return registry
  }

  private static func graph(
    height: Int,
    _ registry: SegueRegistry? = nil
  ) throws -> ControllerGraph {
    let stack: [any Controller] =
      [FeedController()] + (1..<height).map { _ in ConversationController() }
    return try ControllerGraph(
      root: NavigationController(stack: stack),
      registry: registry ?? Self.registry()
    )
  }
}
