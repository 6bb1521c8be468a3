import RoutesTesting
import Testing

@Suite struct ResultTests {
  private let inbox = Inbox()
  private let colors = ColorController()

  /// A stack with a screen that has presented the colors.
  private func makeGraphWithPendingResult() throws -> ControllerGraph {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.present(colors) { [inbox] in inbox.outcomes.append($0) }
    return graph
  }

  private func makeRegistry(_ kind: SegueKind) throws -> SegueRegistry {
    var registry = SegueRegistry()
    try registry.register(.pick, kind: kind) { [colors] in colors }
    return registry
  }

  @Test func finishingDeliversTheResult() throws {
    let graph = try makeGraphWithPendingResult()
    try graph.finish(colors, with: "red")
    #expect(inbox.outcomes == [.finished("red")])
    try graph.expect("nav(Feed)")
  }

  @Test func finishingAPagePopsItsPageController() throws {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.push(PageViewController(page: colors))
    try graph.finish(colors, with: "red")
    try graph.expect("nav(Feed)")
  }

  @Test func aSwipeDeliversItsReason() throws {
    var registry = SegueRegistry()
    try registry.register(.pick, kind: .presentation, in: .navigation) { [colors] in colors }
    let graph = try ControllerGraph("nav(Feed)", registry: registry)
    try graph.perform(.pick) { [inbox] in inbox.outcomes.append($0) }
    try graph.swipeDown()
    #expect(inbox.outcomes == [.left(.swiped)])
  }

  @Test func aCancelledSwipeDeliversNoOutcome() throws {
    let graph = try makeGraphWithPendingResult()
    try graph.beginSwipeDown()
    try graph.cancelTransition()
    #expect(inbox.outcomes.isEmpty)
    try graph.finish(colors, with: "blue")
    #expect(inbox.outcomes == [.finished("blue")])
  }

  @Test func beingDismissedFromAboveIsAnOutcome() throws {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.present(screen("Share"))
    try graph.present(colors) { [inbox] in inbox.outcomes.append($0) }
    try graph.dismiss(graph["Feed"])
    #expect(inbox.outcomes == [.left(.dismissedFromAbove)])
  }

  @Test func beingReplacedIsAnOutcome() throws {
    let graph = try makeGraphWithPendingResult()
    try graph.setRoot(screen("Login"))
    #expect(inbox.outcomes == [.left(.dismissedFromAbove)])
    let stack = try ControllerGraph("nav(Feed)", registry: makeRegistry(.show))
    try stack.perform(.pick) { [inbox] in inbox.outcomes.append($0) }
    try stack.setStack([screen("Other")])
    #expect(inbox.outcomes == [.left(.dismissedFromAbove), .left(.replaced)])
  }

  @Test func beingPoppedIsAnOutcome() throws {
    let graph = try ControllerGraph("nav(Feed)", registry: makeRegistry(.show))
    try graph.perform(.pick) { [inbox] in inbox.outcomes.append($0) }
    try graph.tapBack()
    #expect(inbox.outcomes == [.left(.popped)])
  }

  @Test func `an unwind dismisses what is presented, and pops what is on the stack`() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let pushed = ColorController()
    try graph.push(pushed)
    try graph.present(colors) { [inbox] in inbox.outcomes.append($0) }
    try graph.unwind(Unwind<ColorController>("backToColor"))
    try graph.expect("nav(Feed, Color)")
    #expect(inbox.outcomes == [.left(.dismissed)])
    let stack = try ControllerGraph("nav(Feed)", registry: makeRegistry(.show))
    try stack.perform(.pick) { [inbox] in inbox.outcomes.append($0) }
    try stack.push(screen("Post"))
    try stack.unwind(Unwind<PlaceholderController>("backToFeed"))
    try stack.expect("nav(Feed)")
    #expect(inbox.outcomes == [.left(.dismissed), .left(.popped)])
  }

  @Test func `a released graph calls no closure that expects an outcome`() throws {
    try makeGraphWithPendingResult().expect("nav(Feed) > sheet Color")
    #expect(inbox.outcomes.isEmpty)
  }

  @Test func aQueuedPresentationStillDeliversItsOutcome() throws {
    let graph = try ControllerGraph("nav(Feed)")
    graph.policy = .queue
    graph.timing = .untilFinished
    try graph.push(screen("Post"))
    expectRefusal(.transition(.queued(behind: "push")), in: graph) {
      try graph.present(colors) { [inbox] in inbox.outcomes.append($0) }
    }
    try graph.finishTransition()
    try graph.finishTransition()
    try graph.expect("nav(Feed, Post) > sheet Color")
    graph.timing = .immediate
    try graph.finish(colors, with: "red")
    #expect(inbox.outcomes == [.finished("red")])
  }

  @Test func finishingAPushedScreenPopsIt() throws {
    let graph = try ControllerGraph("nav(Feed)", registry: makeRegistry(.show))
    try graph.perform(.pick) { [inbox] in inbox.outcomes.append($0) }
    try graph.push(screen("Shades"))
    try graph.finish(colors, with: "green")
    #expect(inbox.outcomes == [.finished("green")])
    try graph.expect("nav(Feed)")
  }

  @Test func finishingAScreenInsideAPresentedStackDismissesIt() throws {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.present(NavigationController(root: colors))
    try graph.finish(colors, with: "red")
    try graph.expect("nav(Feed)")
  }

  @Test func finishingTwiceIsRefusedAndDeliversOnce() throws {
    let graph = try makeGraphWithPendingResult()
    try graph.finish(colors, with: "red")
    expectRefusal(.controller(.notInGraph("Color")), in: graph) {
      try graph.finish(colors, with: "blue")
    }
    #expect(inbox.outcomes == [.finished("red")])
  }

  @Test func finishingARootIsRefusedAndStoresNoResult() throws {
    let graph = try ControllerGraph(root: NavigationController(root: colors))
    expectRefusal(.presentation(.nothingToDismiss("Color")), in: graph) {
      try graph.finish(colors, with: "red")
    }
  }

  @Test func anOutcomeMayMoveOn() throws {
    let graph = try ControllerGraph("nav(Feed)")
    try graph.present(colors) { [weak graph] outcome in
      #expect(throws: Never.self) { try graph?.push(screen(outcome.output ?? "none")) }
    }
    try graph.finish(colors, with: "Red")
    try graph.expect("nav(Feed, Red)")
  }

  @Test func anOutcomeIsDeliveredWhenTheTransitionEnds() throws {
    let graph = try makeGraphWithPendingResult()
    graph.timing = .untilFinished
    try graph.dismiss()
    #expect(inbox.outcomes.isEmpty)
    try graph.finishTransition()
    #expect(inbox.outcomes == [.left(.dismissed)])
  }

  @Test func aRefusedRequestForAScreenInTheGraphKeepsTheOutcomeThatIsExpected() throws {
    let graph = try makeGraphWithPendingResult()
    let other = Inbox()
    var isRefused = false
    do {
      try graph.present(colors) { other.outcomes.append($0) }
    } catch is Refusal {
      isRefused = true
    }
    #expect(isRefused)
    try graph.finish(colors, with: "red")
    #expect(inbox.outcomes == [.finished("red")])
    #expect(other.outcomes.isEmpty)
  }
}
