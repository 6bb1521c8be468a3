import RoutesTesting
import Testing

@testable import Routes

/// A request that fails hands over no outcome, and forgets what it expected.
@Suite struct OutcomeFailureTests {
  private let inbox = Inbox()

  @Test func `a refused presentation keeps the outcome that its segue expects`() throws {
    let refused = Inbox()
    var registry = SegueRegistry()
    try registry.register(.pick, kind: .custom) { ColorController() }
    try registry.perform(.pick) { segue, graph in
      let screen = try #require(segue.destination as? ColorController)
      #expect(throws: Refusal.self) {
        try graph.present(screen, from: graph["Feed"]) { refused.outcomes.append($0) }
      }
      try graph.present(screen)
    }
    let graph = try ControllerGraph("nav(Feed) > sheet Share", registry: registry)
    let screen = try graph.perform(.pick) { [inbox] in inbox.outcomes.append($0) }
    try graph.finish(screen, with: "done")
    #expect(inbox.outcomes == [.finished("done")])
    #expect(refused.outcomes.isEmpty)
  }

  @Test func `a failed custom segue hands over the outcomes of the screens that it added`() throws {
    var registry = SegueRegistry()
    try registry.register(.pick, kind: .custom) { ColorController() }
    try registry.perform(.pick) { [inbox] segue, graph in
      try graph.push(segue.destination)
      try graph.present(ColorController()) { inbox.outcomes.append($0) }
      try graph.present(screen("Last"))
      #expect(inbox.outcomes.isEmpty)
      throw Failure()
    }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    let segue = Inbox()
    #expect(throws: Failure.self) {
      try graph.perform(.pick) { segue.outcomes.append($0) }
    }
    #expect(inbox.outcomes == [.left(.replaced)])
    #expect(segue.outcomes.isEmpty)
    try graph.expect("nav(Feed)")
  }

  enum Refused: CaseIterable {
    case presentation, presentationAgain, segue
  }

  @Test(arguments: Refused.allCases)
  func `a refused request lets go of its outcome`(request: Refused) throws {
    final class Token {}
    let shown = ColorController()
    var registry = SegueRegistry()
    try registry.register(.pick, kind: .presentation) { shown }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    try graph.present(shown)
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      let outcome = { (_: Outcome<String>) in withExtendedLifetime(token) {} }
      #expect(throws: Refusal.self) {
        switch request {
        case .presentation:
          try graph.present(ColorController(), from: graph["Feed"], outcome: outcome)
        case .presentationAgain: try graph.present(shown, outcome: outcome)
        case .segue: try graph.perform(.pick, outcome: outcome)
        }
      }
    }
    #expect(kept == nil)
  }
}
