import Foundation
import RoutesTesting
import TestSupport
import Testing

/// Destinations, with and without parents, that are opened in random states.
@Suite struct OpenRunTests {
  /// The answers and states of the first runs, and the checksums of the others.
  @Test func `destinations are opened in random states as recorded`() throws {
    let text = try (0..<80 as Range<UInt64>).map { seed in
      var run = try OpenRun(seed: seed)
      let text = try run.text()
      return seed < 6 ? text : "\(seed): \(String(checksum(text), radix: 16))\n"
    }
    let file = Repository.root.appending(path: "Tests/RoutesTests/Opening/Recorded/OpenRuns.txt")
    #expect(try isRecorded(text.joined(), in: file), "set ROUTES_RECORD=1 to record the runs again")
  }
}

private final class HomeController: Controller {}
private final class NoteController: Controller {}
private final class CommentsController: Controller, PresentationContextController {
  let definesPresentationContext = true
}
private final class CommentController: Controller {}
private final class SearchController: Controller {}
private final class ModalController: DismissalResponder { let isModalInPresentation = true }
private final class BusyController: DismissalResponder { func shouldDismiss() -> Bool { false } }

private enum Place: Destination, Equatable {
  case note(Int)
  case comments(note: Int)
  case comment(Int, note: Int)
  case search
  case login

  var parent: Place? {
    switch self {
    case .note, .search, .login: nil
    case .comments(let note): .note(note)
    case .comment(_, let note): .comments(note: note)
    }
  }

  var route: Route {
    switch self {
    case .note: Route(Segue<NoteController>("ShowNote"))
    case .comments: Route(Segue<CommentsController>("ShowComments"))
    case .comment: Route(Segue<CommentController>("ShowComment"))
    case .search: Route(Segue<SearchController>("Search"))
    case .login: Route(Segue<PlaceholderController>("Login"))
    }
  }
}

/// Random requests to a graph in memory, and what comes of them.
private struct OpenRun {
  private let graph: ControllerGraph
  private var random: SplitMix

  init(seed: UInt64) throws {
    random = SplitMix(seed: seed)
    var registry = SegueRegistry()
    try registry.register(Segue<NoteController>.From<HomeController>("ShowNote"), kind: .show) {
      NoteController()
    }
    try registry.register(
      Segue<NoteController>.From<SearchController>("ShowNote"),
      kind: .presentation,
      style: .fullScreen,
      in: .navigation
    ) { NoteController() }
    try registry.register(
      Segue<CommentsController>.From<NoteController>("ShowComments"),
      kind: .presentation,
      in: .navigation
    ) { CommentsController() }
    try registry.register(
      Segue<CommentController>.From<CommentsController>("ShowComment"),
      kind: .show
    ) { CommentController() }
    try registry.register(Segue<SearchController>("Search"), kind: .push) { SearchController() }
    try registry.register(
      Segue<PlaceholderController>.From<HomeController>("Login"),
      kind: .presentation
    ) { PlaceholderController("Login") }
    graph = try ControllerGraph(registry: registry, width: seed % 3 == 0 ? .regular : .compact)
  }

  mutating func text() throws -> String {
    try graph.setRoot(root())
    var text = "\(graph.snapshot)\n"
    var transitions: [String] = []
    graph.onTransition = { transitions.append("\($0.kind)") }
    for _ in 0..<12 {
      let answer: String
      do { answer = try step() } catch { answer = "\(error)" }
      let isUnderWay = graph.isTransitionUnderWay
      if isUnderWay { try graph.finishTransition() }
      let places = graph.destinations.map { "\($0)" }
      text += "\(answer)\n  \(transitions)\(isUnderWay ? " in time" : "") \(places)\n"
      text += "  \(graph.snapshot)\n"
      transitions = []
    }
    return text
  }

  private mutating func step() throws -> String {
    graph.timing = random.below(4) == 0 ? .untilFinished : .immediate
    let place = place()
    switch random.below(12) {
    case 0: try graph.push(screen())
    case 1: try graph.pop()
    case 2, 3: try graph.present(new(), style: style())
    case 4: try graph.dismiss()
    case 5: try graph.select(tab: random.below(3))
    case 6:
      let places = [place, self.place()]
      return try "list of \(place): \(graph.open(places).map { "\(type(of: $0))" })"
    case 7:
      let restored = graph.restore(DestinationPath([place, self.place()]))
      return "restored \(restored.destinations.count): \(restored.cut?.description ?? "all")"
    default: return try "\(place): \(type(of: graph.open(place)))"
    }
    return "moved"
  }

  private mutating func place() -> Place {
    let note = random.below(2)
    return [
      .note(note), .comments(note: note), .comment(random.below(2), note: note), .search, .login,
    ][random.below(5)]
  }

  private mutating func screen() -> any Controller {
    switch random.below(8) {
    case 0: ModalController()
    case 1: BusyController()
    case 2, 3: HomeController()
    case 4: NoteController()
    default: PlaceholderController("Screen")
    }
  }

  private mutating func stack() -> NavigationController {
    NavigationController(stack: random.below(2) == 0 ? [screen()] : [HomeController(), screen()])
  }

  private mutating func new() -> any Controller { random.below(3) == 0 ? stack() : screen() }

  private mutating func style() -> PresentationStyle {
    [.automatic, .fullScreen, .overCurrentContext, .formSheet][random.below(4)]
  }

  private mutating func root() -> any Controller {
    switch random.below(5) {
    case 0: return stack()
    case 1: return SplitViewController(primary: stack(), detail: stack())
    case 2: return PageViewController(pages: [HomeController()])
    default: return TabBarController([stack(), TabBarController([screen(), stack()]), screen()])
    }
  }
}
