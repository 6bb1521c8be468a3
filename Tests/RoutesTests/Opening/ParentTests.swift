import RoutesTesting
import Testing

/// Destinations that start from the screen of another one, and destinations that are presented.
@Suite struct ParentTests {
  private final class HomeController: Controller {}
  private final class NoteController: Controller { var id = 0 }
  private final class CommentsController: Controller {}
  private final class CommentController: Controller {}
  private final class LoginController: Controller {}

  private enum Place: Destination, Equatable {
    case note(Int)
    case comments(note: Int)
    case comment(Int, note: Int)
    case login
    case loop

    var parent: Place? {
      switch self {
      case .note, .login: return nil
      case .comments(let note): return .note(note)
      case .comment(_, let note): return .comments(note: note)
      case .loop: return .loop
      }
    }

    var route: Route {
      switch self {
      case .note(let id):
        return Route(Segue<NoteController>("ShowNote")) {
          if id < 0 { throw Missing() }
          $0.id = id
        }
      case .comments, .loop: return Route(Segue<CommentsController>("ShowComments"))
      case .comment: return Route(Segue<CommentController>("ShowComment"))
      case .login: return Route(Segue<LoginController>("Login"))
      }
    }
  }

  /// The same screens for an enum that cannot be compared, and without parents.
  private struct Stop: Destination {
    var segue: String
    var before: [String] = []

    var parent: Stop? { before.last.map { Stop(segue: $0, before: Array(before.dropLast())) } }
    var route: Route { Route(Segue<any Controller>(segue)) }
  }

  private struct Missing: Error {}

  private let graph: ControllerGraph

  init() throws {
    var registry = SegueRegistry()
    try registry.register(Segue<NoteController>.From<HomeController>("ShowNote"), kind: .show) {
      NoteController()
    }
    try registry.register(
      Segue<CommentsController>.From<NoteController>("ShowComments"),
      kind: .presentation,
      in: .navigation
    ) { CommentsController() }
    try registry.register(
      Segue<CommentController>.From<CommentsController>("ShowComment"),
      kind: .show
    ) { CommentController() }
    try registry.register(
      Segue<LoginController>.From<HomeController>("Login"),
      kind: .presentation
    ) { LoginController() }
    let tabs = TabBarController([
      NavigationController(root: HomeController()), PlaceholderController("Settings"),
    ])
    graph = try ControllerGraph(root: tabs, registry: registry)
  }

  @Test func `the parents of a destination are opened before it, with their data`() throws {
    try graph.open(Place.comment(3, note: 7))
    try graph.expect("tab(*nav(Home, Note), Settings) > sheet nav(Comments, Comment)")
    try #expect((graph["Note"] as? NoteController)?.id == 7)
    #expect(
      graph.destinations(of: Place.self).destinations == [
        .note(7), .comments(note: 7), .comment(3, note: 7),
      ]
    )
  }

  @Test func `a parent that is open stays`() throws {
    let note = try graph.open(Place.note(7))
    try graph.open(Place.comments(note: 7))
    try #expect(graph["Note"] === note)
    try graph.expect("tab(*nav(Home, Note), Settings) > sheet nav(Comments)")
    try graph.select(tab: 1, from: note)
    try graph.open(Place.comment(1, note: 7))
    try #expect(graph["Note"] === note)
    try graph.expect("tab(nav(Home, Note), *Settings) > sheet nav(Comments, Comment)")
  }

  /// Of equally near ones it is the later one.
  @Test(arguments: 0..<3)
  func `of two parents that are open the nearer one is taken`(_ front: Int) throws {
    let homes = [HomeController(), HomeController()]
    let stacks = homes.map { NavigationController(root: $0) }
    let tabs = TabBarController(stacks + [PlaceholderController("Settings")])
    try graph.setRoot(tabs)
    for home in homes { try graph.go(to: Place.note(7), from: home) }
    try graph.select(tab: front)
    try graph.open(Place.comments(note: 7))
    #expect(tabs.selectedIndex == min(front, 1))
    #expect(graph.visible is CommentsController)
  }

  @Test func `a parent with other data is opened again`() throws {
    let note = try graph.open(Place.note(7))
    try graph.open(Place.comments(note: 8))
    let other = try #require(graph["Note"] as? NoteController)
    #expect(other !== note && other.id == 8)
    try graph.expect("tab(*nav(Home, Note), Settings) > sheet nav(Comments)")
  }

  @Test func `a destination starts from its parent alone`() throws {
    let refusal = #expect(throws: Refusal.self) {
      try graph.open(Stop(segue: "Login", before: ["ShowNote"]))
    }
    #expect(refusal?.step?.index == 1)
    try graph.expect("tab(*nav(Home), Settings)")
  }

  @Test func `a parent that cannot be compared is opened again`() throws {
    let note = try graph.open(Stop(segue: "ShowNote"))
    try graph.open(Stop(segue: "ShowComments", before: ["ShowNote"]))
    try #expect(graph["Note"] !== note)
    try graph.expect("tab(*nav(Home, Note), Settings) > sheet nav(Comments)")
  }

  @Test func `nothing changes if a parent cannot be opened`() throws {
    try graph.select(tab: 1)
    #expect(throws: Missing.self) { try graph.open(Place.comments(note: -1)) }
    let endless = #expect(throws: Refusal.self) { try graph.open(Place.loop) }
    #expect(endless?.reason.description.hasPrefix("it has more than 100 parents") == true)
    try graph.expect("tab(nav(Home), *Settings)")
  }

  /// A screen at a depth, below as many others.
  private struct Level: Destination {
    var depth: Int

    var parent: Level? { depth == 0 ? nil : Level(depth: depth - 1) }
    var route: Route { Route(Segue<NoteController>("Down")) }
  }

  @Test func `a destination has at most a hundred parents`() throws {
    var registry = SegueRegistry()
    try registry.register(Segue<NoteController>("Down"), kind: .show) { NoteController() }
    let stack = NavigationController(root: HomeController())
    let graph = try ControllerGraph(root: stack, registry: registry)
    #expect(throws: Refusal.self) { try graph.open(Level(depth: 101)) }
    #expect(stack.stack.count == 1)
    try graph.open(Level(depth: 100))
    #expect(stack.stack.count == 102)
  }

  @Test func `without a parent the refusal names the segues of the list`() throws {
    let refusal = #expect(throws: Refusal.self) { try graph.open(Stop(segue: "ShowComment")) }
    #expect(
      refusal?.reason.description == """
        segue 'ShowComment' starts from CommentsController, which cannot be reached from Home: the graph \
        has no such controller; open a list of the destinations of 'ShowNote', 'ShowComments', \
        'ShowComment', each with its data, or return the one before it as its 'parent'
        """
    )
    try graph.expect("tab(*nav(Home), Settings)")
    try graph.open(["ShowNote", "ShowComments", "ShowComment"].map { Stop(segue: $0) })
    try graph.expect("tab(*nav(Home, Note), Settings) > sheet nav(Comments, Comment)")
  }

  @Test func `what is presented is presented on top of what the user sees`() throws {
    try graph.open(Place.note(7))
    try graph.open(Place.login)
    try graph.expect("tab(*nav(Home, Note), Settings) > sheet Login")
    try graph.dismiss()
    try graph.select(tab: 1)
    try graph.open(Place.login)
    try graph.expect("tab(nav(Home, Note), *Settings) > sheet Login")
  }

  @Test func `what is presented already stays`() throws {
    let first = try graph.open(Place.login)
    let second = try graph.open(Place.login)
    #expect(first === second)
    try graph.expect("tab(*nav(Home), Settings) > sheet Login")
  }
}
