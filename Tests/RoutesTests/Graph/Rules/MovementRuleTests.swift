import RoutesTesting
import Testing

@testable import Routes

/// A screen that asks in each appearance call how it moves, and who its parent and presenter are.
private final class AskingController: LifecycleController {
  weak var graph: ControllerGraph?
  var answers: [String] = []
  /// What is asked in each call.
  var ask: (ControllerGraph, AskingController) -> String?

  init(_ ask: @escaping (ControllerGraph, AskingController) -> String?) { self.ask = ask }

  private func note(_ call: String) {
    guard let graph, let answer = ask(graph, self) else { return }
    answers.append("\(call): \(answer)")
  }

  func didLoad() { note("didLoad") }
  func willAppear() { note("willAppear") }
  func isAppearing() { note("isAppearing") }
  func didAppear() { note("didAppear") }
  func willDisappear() { note("willDisappear") }
  func didDisappear() { note("didDisappear") }
  func willMove(toParent parent: (any Controller)?) { note("willMove") }
  func didMove(toParent parent: (any Controller)?) { note("didMove") }
}

private func movement(_ graph: ControllerGraph, _ controller: any Controller) -> String? {
  let found = [
    graph.isBeingPresented(controller) ? "presented" : nil,
    graph.isBeingDismissed(controller) ? "dismissed" : nil,
    graph.isMovingToParent(controller) ? "to parent" : nil,
    graph.isMovingFromParent(controller) ? "from parent" : nil,
  ].compactMap { $0 }
  return found.isEmpty ? nil : found.joined(separator: ", ")
}

/// A move that brings a controller, and one that takes it away.
private enum Passage: CaseIterable {
  case push, setStack, turn, arrange, column, embed, present, presentInside, insidePushed, root

  func bring(_ controller: any Controller, to graph: ControllerGraph) throws {
    switch self {
    case .push: try graph.push(controller)
    case .setStack: try graph.setStack([screen("First"), controller])
    case .turn: try graph.turn(pages(in: graph), to: [controller])
    case .arrange: try graph.arrange([controller], content: 0, in: drawer(in: graph))
    case .column:
      try graph.resize(to: .regular)
      try graph.setColumn(.detail, to: controller, from: graph["NamedSplit"])
    case .embed: try graph.embed(controller, in: graph["Feed"])
    case .present: try graph.present(controller, style: .fullScreen)
    case .presentInside: try graph.present(NavigationController(root: controller))
    case .insidePushed: try graph.push(PageViewController(pages: [controller]))
    case .root: try graph.setRoot(NavigationController(root: controller))
    }
  }

  func take(_ controller: any Controller, from graph: ControllerGraph) throws {
    switch self {
    case .push, .insidePushed: try graph.pop()
    case .setStack: try graph.setStack([screen("Last")])
    case .turn: try graph.turn(pages(in: graph), to: [screen("Last")])
    case .arrange: try graph.arrange([], content: nil, in: drawer(in: graph))
    case .column: try graph.setColumn(.detail, to: nil, from: graph["NamedSplit"])
    case .embed: try graph.removeFromParent(controller)
    case .present, .presentInside: try graph.dismiss(controller)
    case .root: try graph.setRoot(screen("Login"))
    }
  }

  func makeGraph() throws -> ControllerGraph {
    let root: any Controller =
      switch self {
      case .turn: PageViewController(pages: [screen("First")])
      case .arrange: BuildingDrawer()
      case .column: NamedSplitViewController(style: .unspecified, primary: screen("List"))
      default: NavigationController(root: screen("Feed"))
      }
    return try ControllerGraph(root: root)
  }

  private func pages(in graph: ControllerGraph) throws -> PageViewController {
    try #require(graph.root as? PageViewController)
  }

  private func drawer(in graph: ControllerGraph) throws -> BuildingDrawer {
    try #require(graph.root as? BuildingDrawer)
  }

  /// How the controller arrives and leaves.
  var movement: (arrival: String?, departure: String?) {
    switch self {
    case .present: ("presented", "dismissed")
    case .presentInside, .insidePushed, .root: ("to parent", nil)
    default: ("to parent", "from parent")
    }
  }
}

private final class NamedSplitViewController: SplitViewController {}

@Suite struct MovementRuleTests {
  @Test(arguments: Passage.allCases)
  private func aControllerAsksHowItMovesInAppearanceCalls(_ passage: Passage) throws {
    let graph = try passage.makeGraph()
    let asking = AskingController { movement($0, $1) }
    asking.graph = graph
    try passage.bring(asking, to: graph)
    let arrival = passage.movement.arrival.map { answer in
      ["willAppear", "isAppearing", "didAppear"].map { "\($0): \(answer)" }
    }
    #expect(asking.answers == arrival ?? [])
    #expect(movement(graph, asking) == nil)
    asking.answers = []
    try passage.take(asking, from: graph)
    let departure = passage.movement.departure.map { answer in
      ["willDisappear", "didDisappear"].map { "\($0): \(answer)" }
    }
    #expect(asking.answers == departure ?? [])
  }

  @Test func aControllerThatIsUncoveredDoesNotMove() throws {
    let asking = AskingController { movement($0, $1) }
    let graph = try ControllerGraph(root: TabBarController([NavigationController(root: asking)]))
    asking.graph = graph
    try graph.push(screen("Next"))
    try graph.pop()
    try graph.present(screen("Cover"), style: .fullScreen)
    try graph.dismiss()
    try graph.push(screen("Next"))
    try graph.beginSwipeBack()
    try graph.cancelTransition()
    #expect(asking.answers.isEmpty)
  }

  @Test func aControllerAnswersForItselfOnly() throws {
    let asking = AskingController { graph, asking in
      guard let stack = graph.parent(of: asking) else { return "without a parent" }
      return "\(movement(graph, asking) ?? "none"), stack: \(movement(graph, stack) ?? "none")"
    }
    let stack = NavigationController(root: asking)
    let graph = try ControllerGraph("Feed")
    asking.graph = graph
    try graph.present(stack)
    #expect(asking.answers.contains("willAppear: to parent, stack: presented"))
    asking.answers = []
    try graph.dismiss()
    #expect(
      asking.answers == [
        "willDisappear: none, stack: dismissed", "didDisappear: without a parent",
      ]
    )
  }

  @Test func aWholeChainIsBeingDismissed() throws {
    let asking = AskingController { movement($0, $1) }
    let graph = try ControllerGraph("Feed > sheet Share")
    asking.graph = graph
    try graph.present(asking)
    asking.answers = []
    try graph.dismiss(graph["Feed"])
    #expect(asking.answers == ["willDisappear: dismissed", "didDisappear: dismissed"])
  }

  /// The functions of apps that search the topmost controller pass over one that is being dismissed.
  @Test(arguments: [true, false])
  func aPresenterKeepsWhatIsDismissedUntilTheEnd(_ isCancelled: Bool) throws {
    let graph = try ControllerGraph("nav(Feed) > sheet nav:Share(Post) > sheet Colors")
    let (feed, share, colors) = try (graph["Feed"], graph["Share"], graph["Colors"])
    graph.timing = .untilFinished
    func expectPresentations(by presenter: any Controller, of presented: any Controller) {
      #expect(graph.presented(by: presenter) === presented)
      #expect(graph.isBeingDismissed(presented))
    }
    if isCancelled {
      try graph.beginSwipeDown()
      expectPresentations(by: share, of: colors)
      #expect(graph.visible !== colors)
      try graph.cancelTransition()
      #expect(graph.presented(by: share) === colors)
      #expect(!graph.isBeingDismissed(colors))
    } else {
      try graph.dismiss(feed)
      expectPresentations(by: feed, of: share)
      expectPresentations(by: share, of: colors)
      #expect(!graph.isBeingDismissed(feed))
      try graph.finishTransition()
      for controller in [feed, share, colors] {
        #expect(graph.presented(by: controller) == nil && !graph.isBeingDismissed(controller))
      }
    }
  }

  @Test(arguments: Passage.allCases)
  private func aControllerThatLeavesKeepsItsParentUntilTheEnd(_ passage: Passage) throws {
    let graph = try passage.makeGraph()
    var owner: (any Controller)?
    let asking = AskingController { graph, asking in
      let found = graph.parent(of: asking) ?? graph.presenter(of: asking)
      return found === owner ? "kept" : nil
    }
    try passage.bring(asking, to: graph)
    asking.graph = graph
    let parent = graph.parent(of: asking)
    owner = parent ?? graph.presenter(of: asking)
    try passage.take(asking, from: graph)
    #expect(asking.answers.contains("willDisappear: kept"))
    #expect(!asking.answers.contains("didDisappear: kept"))
    let remaining = (parent as? any ContainerController)?.childControllers ?? []
    let isInside = [.presentInside, .insidePushed, .root].contains(passage)
    #expect(remaining.contains { $0 === asking } == isInside)
    #expect(graph.parent(of: asking) == nil && graph.presenter(of: asking) == nil)
    owner = nil
  }

  @Test func whatIsInsideAControllerThatLeavesKeepsItsPresenter() throws {
    var presenters: [Bool] = []
    let graph = try ControllerGraph("Feed")
    let root = try #require(graph.root)
    let asking = AskingController { graph, asking in
      presenters.append(graph.presenter(of: asking) === root)
      return nil
    }
    try graph.present(NavigationController(root: asking))
    asking.graph = graph
    graph.timing = .untilFinished
    try graph.dismiss()
    #expect(presenters == [true])
    #expect(graph.presenter(of: asking) === root)
    #expect(!graph.contains(asking))
    try graph.finishTransition()
    #expect(graph.presenter(of: asking) == nil)
  }
}
