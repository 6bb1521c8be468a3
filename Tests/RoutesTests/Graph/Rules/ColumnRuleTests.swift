import Foundation
import RoutesTesting
import Testing

private final class ListOnTop: SplitViewController.Delegate {
  func topColumnForCollapsing(
    _ splitViewController: SplitViewController,
    proposed: SplitViewController.Column
  ) -> SplitViewController.Column { .primary }
}

/// Rule 39: the columns of a split controller have their controllers wherever these are.
@Suite struct ColumnRuleTests {
  private let delegate = ListOnTop()

  /// A split controller of two or three columns in compact width.
  private func makeGraph(
    isTriple: Bool = false,
    isListOnTop: Bool = false
  ) throws -> ControllerGraph {
    let split = SplitViewController(
      primary: screen("Menu"),
      supplementary: isTriple ? screen("List") : nil,
      detail: screen("Item")
    )
    if isListOnTop { split.delegate = delegate }
    return try ControllerGraph(root: split)
  }

  private func split(_ graph: ControllerGraph) throws -> SplitViewController {
    try #require(graph.root as? SplitViewController)
  }

  @Test func aColumnIsPushedAgainAfterTheUserWentBack() throws {
    let graph = try makeGraph()
    try graph.resize(to: .regular)
    graph.startRecording()
    try graph.resize(to: .compact)
    try graph.tapBack()
    try graph.expect("split(nav(Menu))")
    try graph.show(.detail)
    try graph.expect("split(nav(Menu, nav(Item)))")
    try graph.tapBack()
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), nav(Item))")
    try graph.resize(to: .compact)
    #expect(graph.visible === (try graph["Item"]))
    try expectRecordedJournal(of: graph)
  }

  @Test func aNewControllerOfAColumnIsPushedByShow() throws {
    let graph = try makeGraph()
    try graph.tapBack()
    let post = screen("Post")
    try graph.setColumn(.detail, to: post, from: graph["Menu"])
    try graph.expect("split(nav(Menu))")
    try graph.show(.detail)
    try graph.expect("split(nav(Menu, nav(Post)))")
    #expect(try graph.tapBack() != nil)
    try graph.expect("split(nav(Menu))")
    #expect(try split(graph).controller(in: .detail) === post)
  }

  @Test func aColumnThatIsSetMovesNothing() throws {
    let graph = try makeGraph(isTriple: true, isListOnTop: true)
    let post = screen("Post")
    try graph.setColumn(.detail, to: post)
    try graph.expect("split(nav(Menu))")
    #expect(graph.visible === (try graph["Menu"]))
    #expect(!graph.contains(post))
    #expect(try split(graph).controller(in: .detail) === post)
  }

  @Test func aColumnThatIsSetReplacesItsControllerOnTheStack() throws {
    let graph = try makeGraph(isTriple: true)
    graph.startRecording()
    try graph.setColumn(.supplementary, to: screen("Feed"))
    try graph.expect("split(nav(Menu, nav(Feed), nav(Item)))")
    try graph.setColumn(.detail, to: screen("Post"))
    try graph.expect("split(nav(Menu, nav(Feed), nav(Post)))")
    try graph.setColumn(.detail, to: nil)
    try graph.expect("split(nav(Menu, nav(Feed)))")
    #expect(try split(graph).controller(in: .detail) == nil)
    try expectReplay(of: graph)
    try graph.expectReleased()
  }

  @Test func hidingAColumnPopsIt() throws {
    let graph = try makeGraph(isTriple: true)
    try graph.hide(.detail)
    try graph.expect("split(nav(Menu, nav(List)))")
    try graph.hide(.supplementary)
    try graph.expect("split(nav(Menu))")
    #expect(graph.warnings.isEmpty)
  }

  @Test func aColumnIsShownAfterThoseBeforeIt() throws {
    let log = CallLog()
    let split = SplitViewController(
      primary: screen("Menu"),
      supplementary: LoggedController("list", log),
      detail: LoggedController("item", log)
    )
    split.delegate = delegate
    let graph = try ControllerGraph(root: split)
    try graph.expect("split(nav(Menu))")
    try graph.show(.detail)
    try graph.expect("split(nav(Menu, nav(Logged), nav(Logged)))")
    log.expect(["item didLoad", "item willAppear", "item isAppearing", "item didAppear"])
    try graph.popToRoot(from: graph["Menu"])
    try graph.show(.supplementary)
    try graph.expect("split(nav(Menu, nav(Logged)))")
  }

  @Test func aPoppedColumnReturnsInRegularWidth() throws {
    let graph = try makeGraph(isTriple: true)
    let item = try #require(try split(graph).controller(in: .detail))
    try graph.popToRoot(from: graph["Menu"])
    #expect(try split(graph).controller(in: .detail) === item)
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), nav(List), nav(Item))")
    #expect(try split(graph).controller(in: .detail) === item)
  }

  @Test(arguments: ControllerGraph.SizeClass.allCases)
  func aPlainControllerInAColumnGetsAStack(_ width: ControllerGraph.SizeClass) throws {
    let (menu, item) = (screen("Menu"), screen("Item"))
    let split = SplitViewController(primary: menu, compact: screen("Phone"))
    let graph = try ControllerGraph(root: split, width: width)
    try graph.setColumn(.detail, to: item)
    #expect(split.controller(in: .primary) === menu && split.controller(in: .detail) === item)
    try graph.push(screen("Note"), from: item)
    let prefix = width == .regular ? "regular: " : ""
    try graph.expect("\(prefix)split(nav(Menu), _, nav(Item, Note), Phone)")
    try graph.setColumn(.compact, to: nil)
    graph.startRecording()
    let note = try graph["Note"]
    try graph.setColumn(.detail, to: note, from: menu)
    #expect(split.controller(in: .detail) === note)
    try graph.push(screen("More"), from: note)
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu), nav(Note, More))")
    try expectReplay(of: graph)
    try graph.setColumn(.detail, to: SplitViewController(), from: menu)
    try graph.expect("regular: split(nav(Menu), split())")
  }

  @Test func aColumnThatCannotChangeIsAWarning() throws {
    let graph = try makeGraph(isTriple: true)
    try graph.show(.detail)
    try graph.hide(.supplementary)
    try graph.hide(.primary)
    try graph.show(.compact)
    try graph.expect("split(nav(Menu, nav(List), nav(Item)))")
    var warned: [SplitViewController.Column] = [.supplementary, .primary, .compact]
    #expect(graph.warnings == warned.map { .columnUnchanged($0) })
    try graph.setColumn(.detail, to: nil)
    try graph.show(.detail)
    try graph.hide(.detail)
    try graph.resize(to: .regular)
    try graph.show(.detail)
    try graph.hide(.detail)
    try graph.show(.compact)
    warned += [.detail, .detail, .detail, .compact]
    #expect(graph.warnings == warned.map { .columnUnchanged($0) })
    try graph.hide(.primary)
    try graph.hide(.primary)
    #expect(graph.warnings.count == warned.count)
    #expect("\(graph.warnings[0])".contains("supplementary column"))
  }

  @Test func columnsOutsideTheStackAreRestored() throws {
    let graph = try makeGraph(isTriple: true)
    try graph.pop(from: graph["Menu"])
    let stored = try JSONEncoder().encode(graph.snapshot)
    let restored = try ControllerGraph(
      restoring: JSONDecoder().decode(Snapshot.self, from: stored)
    )
    try restored.hide(.supplementary)
    try restored.expect("split(nav(Menu))")
    try restored.show(.detail)
    try restored.expect("split(nav(Menu, nav(List), nav(Item)))")
    try restored.resize(to: .regular)
    try restored.expect("regular: split(nav(Menu), nav(List), nav(Item))")
  }

  @Test func aColumnElsewhereInTheGraphIsNotShown() throws {
    let graph = try makeGraph()
    let item = try #require(try graph.parent(of: graph["Item"]))
    try graph.tapBack()
    try graph.present(item)
    expectRefusal(.controller(.alreadyInGraph("Navigation")), in: graph) {
      try graph.show(.detail, from: graph["Menu"])
    }
    try graph.resize(to: .regular)
    try graph.expect("regular: split(nav(Menu)) > sheet nav(Item)")
  }
}
