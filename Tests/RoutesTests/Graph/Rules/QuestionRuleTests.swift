import RoutesTesting
import Testing

@testable import Routes

extension Segue<PlaceholderController> {
  fileprivate static var showNext: Self { .init("ShowNext") }
}

/// A user's action about which the app is asked.
private enum Question: String, CaseIterable {
  case shouldSelect, shouldPerform, shouldDismiss, shouldPop, didAttemptToDismiss

  /// A graph in which the asked controller is on a stack in a tab, or presented.
  func makeGraph(asking asked: AnsweringController) throws -> ControllerGraph {
    var registry = SegueRegistry()
    try registry.register(.showNext, kind: .show) { screen("Next") }
    asked.isModalInPresentation = self == .didAttemptToDismiss
    let isPresented = [.shouldDismiss, .didAttemptToDismiss].contains(self)
    let stack = NavigationController(root: screen("Feed"))
    let tabs = TabBarController([stack, screen("Settings")])
    tabs.delegate = asked
    let graph = try ControllerGraph(root: tabs, registry: registry)
    if isPresented {
      try graph.present(NavigationController(root: asked))
    } else {
      try graph.push(asked)
    }
    return graph
  }

  func act(on graph: ControllerGraph) throws {
    switch self {
    case .shouldSelect: try graph.tap(tab: 1)
    case .shouldPerform: try graph.trigger("ShowNext")
    case .shouldDismiss, .didAttemptToDismiss: try graph.swipeDown()
    case .shouldPop: try graph.tapBack()
    }
  }
}

@Suite struct QuestionRuleTests {
  private let asked = AnsweringController()

  @Test(arguments: Question.allCases)
  private func nothingIsUnderWayDuringAQuestion(_ question: Question) throws {
    let graph = try question.makeGraph(asking: asked)
    let login = screen("Login")
    asked.answer = { [unowned graph] asked in
      guard asked == question.rawValue else { return false }
      #expect(!graph.isTransitionUnderWay)
      #expect(throws: Never.self) { try graph.present(login) }
      return false
    }
    #expect(throws: Refusal.self) { try question.act(on: graph) }
    #expect(asked.calls.first == question.rawValue)
    #expect(graph.visible === login)
    #expect(!graph.isTransitionUnderWay)
    #expect(graph.contradictions.isEmpty)
  }

  @Test(arguments: [
    (Question.shouldSelect, "tab(nav(Feed, Answering), *Settings) > sheet Login"),
    (.shouldPerform, "tab(*nav(Feed, Answering, Next), Settings) > sheet Login"),
    (.shouldDismiss, "tab(*nav(Feed), Settings)"),
    (.shouldPop, "tab(*nav(Feed), Settings) > sheet Login"),
  ])
  private func aRequestGoesOnAfterItsQuestion(_ question: Question, _ after: String) throws {
    let graph = try question.makeGraph(asking: asked)
    asked.answer = { [unowned graph] _ in
      #expect(throws: Never.self) { try graph.present(screen("Login")) }
      return true
    }
    try question.act(on: graph)
    try graph.expect(after)
  }

  @Test(arguments: [
    (Question.shouldSelect, Refusal.Reason.controller(.notInGraph("TabBar"))),
    (.shouldPerform, .controller(.notInGraph("Answering"))),
    (.shouldDismiss, .controller(.notInGraph("Navigation"))),
    (.shouldPop, .controller(.notInGraph("Navigation"))),
  ])
  private func whatAQuestionWasAboutIsLookedUpAgain(
    _ question: Question,
    _ reason: Refusal.Reason
  ) throws {
    let graph = try question.makeGraph(asking: asked)
    asked.answer = { [unowned graph] _ in
      #expect(throws: Never.self) { try graph.setRoot(screen("Login")) }
      return true
    }
    let refusal = #expect(throws: Refusal.self) { try question.act(on: graph) }
    #expect(refusal?.reason == reason)
    try graph.expect("Login")
  }

  @Test(
    arguments: Question.allCases.filter { $0 != .didAttemptToDismiss },
    Transition.Policy.allCases
  )
  private func aRequestWaitsForATransitionThatItsQuestionBegan(
    _ question: Question,
    _ policy: Transition.Policy
  ) throws {
    let graph = try question.makeGraph(asking: asked)
    graph.timing = .untilFinished
    graph.policy = policy
    asked.answer = { [unowned graph] _ in
      #expect(throws: Never.self) { try graph.present(screen("Login")) }
      return true
    }
    let before = graph.snapshot.screens.count
    let refusal = #expect(throws: Refusal.self) { try question.act(on: graph) }
    let isQueued = policy != .refuse
    #expect(
      refusal?.reason == .transition(isQueued ? .queued(behind: "present") : .active("present"))
    )
    try graph.finishTransition()
    if graph.isTransitionUnderWay { try graph.finishTransition() }
    #expect(asked.calls.count { $0 == question.rawValue } == 1)
    #expect((graph.snapshot.screens.count == before + 1) == !isQueued || question == .shouldSelect)
    #expect(graph.refusals.isEmpty)
  }

  @Test(arguments: Transition.Policy.allCases)
  func `a swipe does not wait for a transition that its question began`(
    _ policy: Transition.Policy
  ) throws {
    let graph = try Question.shouldDismiss.makeGraph(asking: asked)
    graph.timing = .untilFinished
    graph.policy = policy
    asked.answer = { [unowned graph] _ in
      #expect(throws: Never.self) { try graph.present(screen("Login")) }
      return true
    }
    let refusal = #expect(throws: Refusal.self) { try graph.beginSwipeDown() }
    #expect(refusal?.reason == .transition(.active("present")))
    try graph.finishTransition()
    #expect(!graph.isTransitionUnderWay)
  }

  @Test func `a tab that is gone after its question is not selected`() throws {
    let graph = try Question.shouldSelect.makeGraph(asking: asked)
    let tabs = try #require(graph.root as? TabBarController)
    asked.answer = { [unowned graph, unowned tabs] _ in
      #expect(throws: Never.self) { try graph.setTabs([tabs.tabs[0]], from: tabs) }
      return true
    }
    let refusal = #expect(throws: Refusal.self) { try graph.tap(tab: 1) }
    #expect(refusal?.reason == .container(.noSuchTab(index: 1, count: 1)))
    try graph.expect("tab(*nav(Feed, Answering))")
  }

  @Test func aControllerThatLeavesTheTopDuringItsQuestionIsNotPopped() throws {
    let graph = try Question.shouldPop.makeGraph(asking: asked)
    asked.answer = { [unowned graph] _ in
      #expect(throws: Never.self) { try graph.push(screen("Other")) }
      return true
    }
    let refusal = #expect(throws: Refusal.self) { try graph.tapBack() }
    #expect(refusal?.reason == .stack(.notOnTop("Answering")))
    try graph.expect("tab(*nav(Feed, Answering, Other), Settings)")
  }

  @Test func aQuestionThatAsksItselfHasAnEnd() throws {
    let graph = try Question.shouldSelect.makeGraph(asking: asked)
    var refusals: [Refusal.Reason] = []
    asked.answer = { [unowned graph] _ in
      do {
        try graph.tap(tab: 1)
      } catch { refusals.append((error as? Refusal)?.reason ?? .transition(.noneActive)) }
      return true
    }
    try graph.tap(tab: 1)
    #expect(refusals == [.transition(.endless(after: 32))])
  }
}
