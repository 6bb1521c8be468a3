import RoutesTesting
import TestSupport
import Testing

private final class FeedController: LifecycleController {
  private(set) var calls: [String] = []
  func didLoad() { calls.append("didLoad") }
  func willAppear() { calls.append("willAppear") }
  func didAppear() { calls.append("didAppear") }
}
private final class StackController: NavigationController {}
private final class DrawerController: ContainerController {
  let childControllers: [any Controller] = []
  var content: (any Controller)? { nil }
}

@Suite struct RestorationTests {

  @Test func anEmptySnapshotRestoresAnEmptyGraph() throws {
    let graph = try ControllerGraph(restoring: Snapshot(width: .regular))
    #expect(graph.root == nil)
    #expect(graph.snapshot == Snapshot(width: .regular))
  }

  @Test func registeredClassesAreMadeAndAppear() throws {
    var classes = SceneClasses()
    try classes.register(FeedController.init)
    try classes.register { StackController() }
    let graph = try ControllerGraph(restoring: Snapshot("nav:Stack(A, Feed)"), classes: classes)
    let feed = try #require(graph.visible as? FeedController)
    #expect(graph.root is StackController)
    #expect(feed.calls == ["didLoad", "willAppear", "didAppear"])
    try graph.push(screen("Post"))
    try graph.pop()
    #expect(feed.calls.count { $0 == "didLoad" } == 1)
  }

  @Test func aClassOfAnotherKindIsAnError() throws {
    var classes = SceneClasses()
    try classes.register(FeedController.init)
    expectError("the snapshot says 'Feed' is a nav, but the registered class is not") {
      try ControllerGraph(restoring: Snapshot("nav:Feed(A)"), classes: classes)
    }
  }

  @Test func aContainerThatCannotBeFilledIsAnError() throws {
    var classes = SceneClasses()
    try classes.register(DrawerController.init)
    #expect(throws: Snapshot.RestorationError.self) {
      try ControllerGraph(restoring: Snapshot("Drawer(A)"), classes: classes)
    }
  }

  /// Places after a screen, a split controller that it presents, and a screen that this presents.
  static let misplacements: [(placement: Snapshot.Placement, problem: String)] = [
    (.root, "is a second root"),
    (.presented(by: 1, style: .pageSheet), "is a second one presented by screen 1"),
    (.child(of: 3), "refers to screen 3, which does not come before it"),
    (.child(of: 0), "is a child of a controller that has no such children"),
    (.child(of: 1), "is a child of a controller that has no such children"),
    (.column(.detail, of: 0), "is a column of a controller that is not a split controller"),
  ]

  @Test(arguments: misplacements)
  func aMisplacedScreenIsNamedByItsPosition(placement: Snapshot.Placement, problem: String) {
    let snapshot = Snapshot(screens: [
      .init(name: "A", placement: .root),
      .init(name: "", kind: .split, placement: .presented(by: 0, style: .pageSheet)),
      .init(name: "B", placement: .presented(by: 1, style: .pageSheet)),
      .init(name: "C", placement: placement),
    ])
    #expect(throws: Snapshot.RestorationError.malformed(position: 3, problem: problem)) {
      try ControllerGraph(restoring: snapshot)
    }
  }

  @Test func `a second selected tab is named by its position`() {
    let snapshot = Snapshot(screens: [
      .init(name: "", kind: .tab, placement: .root),
      .init(name: "A", placement: .child(of: 0), isSelected: true),
      .init(name: "B", placement: .child(of: 0), isSelected: true),
    ])
    let problem = "cannot be placed or selected like that"
    #expect(throws: Snapshot.RestorationError.malformed(position: 2, problem: problem)) {
      try ControllerGraph(restoring: snapshot)
    }
  }

  @Test func `a third page is named by its position`() {
    let pages = ["A", "B", "C", "D"].map {
      Snapshot.Screen(name: ExactString($0), placement: .child(of: 0))
    }
    let snapshot = Snapshot(screens: [.init(name: "", kind: .page, placement: .root)] + pages)
    let problem = "is a third page, and a page controller shows two at most"
    #expect(throws: Snapshot.RestorationError.malformed(position: 3, problem: problem)) {
      try ControllerGraph(restoring: snapshot)
    }
  }

  @Test(arguments: 0..<8)
  func `every snapshot is restored or refused`(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var restored = 0
    for round in 0..<500 {
      let snapshot = Snapshot.random(isValid: false, using: &random)
      _ = ExpectationFailure.Problem.mismatch(expected: snapshot, found: Snapshot()).description
      do {
        let graph = try ControllerGraph(restoring: snapshot)
        #expect(graph.snapshot == snapshot, "seed \(seed), round \(round)")
        restored += 1
      } catch is Snapshot.RestorationError {}
    }
    #expect(restored > 0)
  }

  @Test(arguments: 0..<8)
  func everyValidSnapshotIsRestoredAndReadBack(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<300 {
      let snapshot = Snapshot.random(isValid: true, using: &random)
      let graph = try ControllerGraph(restoring: snapshot)
      #expect(graph.snapshot == snapshot, "seed \(seed), round \(round)")
      #expect(try Snapshot("\(snapshot)") == snapshot, "seed \(seed), round \(round)")
    }
  }
}
