import RoutesTesting
import Testing

@testable import Routes

/// A request with a completion.
private enum Completed: CaseIterable {
  case push, pop, present, dismiss

  func request(of graph: ControllerGraph, _ completion: @escaping () -> Void) throws {
    switch self {
    case .push: try graph.push(screen("Next"), completion: completion)
    case .pop: try graph.pop(completion: completion)
    case .present: try graph.present(screen("Sheet"), completion: completion)
    case .dismiss: try graph.dismiss(completion: completion)
    }
  }

  /// A state in which the request is possible.
  var notation: String {
    self == .dismiss ? "nav(Feed) > sheet nav(Share)" : "nav(Feed, Post)"
  }

  /// A state in which the request is refused.
  var refusingNotation: String { self == .present ? "Feed > sheet Share" : "Feed" }
}

@Suite struct CompletionRuleTests {
  private let log = CallLog()

  @Test(arguments: Completed.allCases)
  private func aCompletionIsCalledOnceWhenTheTransitionIsOver(_ completed: Completed) throws {
    let graph = try ControllerGraph(completed.notation)
    graph.timing = .untilFinished
    graph.onTransition = { [log] in log.add("\($0.kind)") }
    try completed.request(of: graph) { [log, unowned graph] in
      log.add("over \(graph.isTransitionUnderWay)")
    }
    #expect(log.take().isEmpty)
    try graph.finishTransition()
    #expect(log.take() == ["\(completed)", "over false"])
    graph.timing = .immediate
    try graph.setRoot(screen("Login"))
    #expect(log.take() == ["root"])
  }

  @Test(arguments: Completed.allCases)
  private func aCompletionComesAfterTheLastCall(_ completed: Completed) throws {
    let graph = try ControllerGraph(completed.notation)
    let watching = LoggedController("screen", log)
    if completed == .dismiss { try graph.push(watching) }
    if completed == .pop { try graph.push(watching) }
    _ = log.take()
    switch completed {
    case .push: try graph.push(watching) { [log] in log.add("over") }
    case .present: try graph.present(watching) { [log] in log.add("over") }
    case .pop, .dismiss: try completed.request(of: graph) { [log] in log.add("over") }
    }
    let calls = log.take()
    #expect(calls.count > 2)
    #expect(calls.firstIndex(of: "over") == calls.count - 1)
  }

  @Test(arguments: Completed.allCases)
  private func theCompletionOfARefusedRequestIsNeverCalled(_ completed: Completed) throws {
    let graph = try ControllerGraph(completed.refusingNotation)
    let source = try #require(graph.root)
    #expect(throws: Refusal.self) {
      if completed == .present {
        try graph.present(screen("Sheet"), from: source) { Issue.record("it was refused") }
      } else {
        try completed.request(of: graph) { Issue.record("it was refused") }
      }
    }
    try graph.setRoot(screen("Login"))
  }

  @Test(arguments: Completed.allCases)
  private func theCompletionOfAQueuedRequestIsCalledWhenThatIsOver(
    _ completed: Completed
  ) throws {
    let graph = try ControllerGraph(completed.notation)
    graph.timing = .untilFinished
    graph.policy = .queue
    try graph.embed(screen("Header"), in: #require(graph.visible))
    #expect(throws: Refusal.self) {
      try completed.request(of: graph) { [log] in log.add("over") }
    }
    try graph.finishTransition()
    #expect(log.take().isEmpty)
    try graph.finishTransition()
    #expect(log.take() == ["over"])
  }

  @Test func aPopOfTheRootIsOverAtOnce() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let popped = try graph.pop { [log] in log.add("over") }
    #expect(popped == nil)
    #expect(log.take() == ["over"])
  }

  @Test(arguments: [false, true])
  func theCompletionsOfACustomSegueWaitForItsEnd(_ fails: Bool) throws {
    var registry = SegueRegistry()
    let segue = Segue<PlaceholderController>("Custom")
    try registry.register(segue, kind: .custom) { screen("Next") }
    try registry.perform(segue) { [log] segue, graph in
      try graph.push(segue.destination) { log.add("over") }
      log.add("end of closure")
      if fails { throw Failure() }
    }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    _ = try? graph.perform(segue)
    #expect(log.take() == (fails ? ["end of closure"] : ["end of closure", "over"]))
  }

  @Test func aPresentationInAContextIsCalledBeforeItsPresenter() throws {
    let graph = try ControllerGraph(root: screen("Feed"), width: .regular)
    let presenter = LoggedController("presenter", log)
    try graph.setRoot(presenter)
    graph.startRecording()
    _ = log.take()
    try graph.present(LoggedController("presented", log), style: .currentContext)
    log.expectAppearances([
      "presented willAppear", "presenter willDisappear", "presented didAppear",
      "presenter didDisappear",
    ])
    try graph.dismiss()
    log.expectAppearances([
      "presented willDisappear", "presenter willAppear", "presented didDisappear",
      "presenter didAppear",
    ])
    try expectRecordedJournal(of: graph)
  }
}
