import RoutesTesting
import Testing

/// Moves through a list of destinations.
@Suite struct StepTests {
  private final class FeedController: NavigatingController {
    var navigator: Navigator<Place>?
  }
  private final class PostController: Controller { var number = 0 }
  private final class EditorController: Controller {}
  private final class HelpController: Controller {}

  private enum Place: Destination {
    case post(Int)
    case editor
    case help
    case unknown

    var route: Route {
      switch self {
      case .unknown: return Route(Segue<HelpController>("Nowhere"))
      case .post(let number):
        return Route(Segue<PostController>("ShowPost")) {
          if number < 0 { throw Failure() }
          $0.number = number
        }
      case .editor: return Route(Segue<EditorController>("Edit"))
      case .help: return Route(Segue<HelpController>("ShowHelp"))
      }
    }
  }

  private enum EditorPlace: Destination {
    typealias Source = EditorController
    case help

    var route: Route {
      switch self {
      case .help: return Route(Segue<HelpController>("ShowHelp"))
      }
    }
  }

  private let feed = FeedController()
  /// A feed on a stack; help is shown by an editor only.
  private let graph: ControllerGraph

  init() throws {
    var registry = SegueRegistry()
    try registry.register(Segue<PostController>("ShowPost"), kind: .show) { PostController() }
    try registry.register(
      Segue<EditorController>("Edit"),
      kind: .presentation,
      in: .navigation
    ) { EditorController() }
    try registry.register(Segue<HelpController>.From<EditorController>("ShowHelp"), kind: .show) {
      HelpController()
    }
    graph = try ControllerGraph(root: NavigationController(root: feed), registry: registry)
  }

  @Test func eachStepStartsWhereTheOneBeforeLed() throws {
    let made = try graph.go(through: [Place.post(1), .post(2), .editor, .help])
    try graph.expect("nav(Feed, Post, Post) > sheet nav(Editor, Help)")
    #expect(made.map { ($0 as? PostController)?.number } == [1, 2, nil, nil])
    #expect(made.last === graph.visible)
  }

  @Test func aRefusedStepUndoesTheOnesBefore() throws {
    let refusal = #expect(throws: Refusal.self) {
      try graph.go(through: [Place.post(1), .editor, .post(2), .help])
    }
    try graph.expect("nav(Feed)")
    let step = try #require(refusal?.step)
    #expect(step.index == 3 && step.count == 4 && step.destination == "help")
    try #expect(step.hierarchy == Snapshot("nav(Feed, Post) > sheet nav(Editor, Post)"))
    #expect(
      refusal?.description == """
        cannot go through post(1), editor, post(2), help: segue 'ShowHelp' starts from \
        EditorController, and the source is Post; give another source as 'from:', or go to it first, as \
        'open' does for a destination
          at step 4 of 4, help, in nav(Feed, Post) > sheet nav(Editor, Post); the steps before it are \
        undone
          in nav(Feed)
        """
    )
    try graph.go(through: [Place.editor, .help])
    try graph.expect("nav(Feed) > sheet nav(Editor, Help)")
  }

  @Test func theFirstStepIsRefusedWhereTheGraphIs() throws {
    let refusal = #expect(throws: Refusal.self) { try graph.go(through: [Place.help, .post(1)]) }
    #expect(refusal?.step?.index == 0 && refusal?.step?.hierarchy == graph.snapshot)
    #expect(refusal?.description.contains("\n  at step 1 of 2, help\n  in nav(Feed)") == true)
    let single = #expect(throws: Refusal.self) { try graph.go(to: Place.help) }
    #expect(single?.step == nil && single?.reason == refusal?.reason)
  }

  @Test func anErrorOfAClosureUndoesTheStepsBefore() throws {
    #expect(throws: Failure.self) { try graph.go(through: [Place.editor, .post(-1)]) }
    try graph.expect("nav(Feed)")
  }

  @Test func anEmptyListDoesNothing() throws {
    #expect(try graph.go(through: [Place]()).isEmpty)
    try graph.expect("nav(Feed)")
  }

  @Test func onlyTheFirstStepStartsFromTheSource() throws {
    try graph.setRoot(
      TabBarController([try #require(graph.root), PlaceholderController("Other")])
    )
    try graph.select(tab: 1)
    // The first post is in a tab that is not visible, and the next segue starts from what is visible.
    try graph.go(through: [Place.post(1), .post(2)], from: feed)
    try graph.expect("tab(nav(Feed, Post), *Other) > sheet Post")
    let refusal = #expect(throws: Refusal.self) {
      try graph.go(through: [Place.post(3), .help], from: feed)
    }
    #expect(refusal?.step?.index == 1)
    try graph.expect("tab(nav(Feed, Post), *Other) > sheet Post")
  }

  @Test func onlyTheLastTransitionTakesTime() throws {
    graph.timing = .untilFinished
    try graph.go(through: [Place.post(1), .editor])
    #expect(graph.isTransitionUnderWay && graph.timing == .untilFinished)
    try graph.expect("nav(Feed, Post) > sheet nav(Editor)")
    try graph.finishTransition()
    #expect(!graph.isTransitionUnderWay)
  }

  @Test func aListWaitsAsAWhole() throws {
    graph.timing = .untilFinished
    graph.policy = .queue
    try graph.go(to: Place.post(1))
    #expect(throws: Refusal.self) { try graph.go(through: [Place.post(2), .post(3)]) }
    try graph.finishTransition()
    try graph.expect("nav(Feed, Post, Post, Post)")
    #expect(graph.refusals.isEmpty)
  }

  @Test func `a repeated list is dropped`() throws {
    graph.timing = .untilFinished
    graph.policy = .dropRepeats
    try graph.go(through: [Place.post(1), .editor], from: feed)
    let refusal = #expect(throws: Refusal.self) {
      try graph.go(through: [Place.post(1), .editor], from: feed)
    }
    guard case .transition(.repeated) = refusal?.reason else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    try graph.finishTransition()
    try graph.expect("nav(Feed, Post) > sheet nav(Editor)")
  }

  @Test func navigatorsAndControllersGoThroughLists() throws {
    feed.navigator?.go(through: [.post(1), .post(2)])
    try graph.expect("nav(Feed, Post, Post)")
    try graph.go(through: [Place.post(3), .editor])
    try graph.expect("nav(Feed, Post, Post, Post) > sheet nav(Editor)")
    try graph.dismissAll()
    graph.navigator(for: Place.self, from: feed).go(through: [.post(4), .help])
    #expect(graph.refusals.map { $0.step?.index } == [1])
    try graph.expect("nav(Feed, Post, Post, Post)")
  }

  @Test func aDestinationsSourceTypeIsFoundForEachStep() throws {
    try graph.go(to: Place.editor)
    try graph.go(through: [EditorPlace.help])
    try graph.expect("nav(Feed) > sheet nav(Editor, Help)")
    let refusal = #expect(throws: Refusal.self) {
      try graph.go(through: [EditorPlace.help, .help])
    }
    #expect(refusal?.step?.index == 0)
  }

  @Test func `refusals of stacks and opened lists name their step`() throws {
    let stack = #expect(throws: Refusal.self) {
      try graph.setStack([Place.post(1), .help], from: feed)
    }
    #expect(stack?.step?.index == 1 && stack?.step?.count == 2)
    try graph.setRoot(PlaceholderController("Root"))
    let opened = #expect(throws: Refusal.self) {
      try graph.open([Place.editor, .post(1), .unknown])
    }
    try #expect(opened?.step?.hierarchy == Snapshot("Root > sheet nav(Editor, Post)"))
    try graph.expect("Root")
  }
}
