import RoutesTesting
import Testing

@testable import Routes

/// A container of the app that returns whatever a test wants.
private final class LooseContainer: ArrangeableContainer {
  var childControllers: [any Controller]
  var content: (any Controller)?
  weak var graph: ControllerGraph?
  var onArrange: (() -> Void)?

  init(_ children: [any Controller] = [], content: (any Controller)? = nil) {
    self.childControllers = children
    self.content = content
  }

  func arrange(_ children: [any Controller], content: (any Controller)?) {
    onArrange?()
    self.childControllers = children
    self.content = content
  }
}

/// A container that returns other children whenever it is read.
private final class ForgetfulContainer: ContainerController {
  enum Way: CaseIterable { case anew, more, fewer, around }
  private let way: Way
  private var count = 2
  init(_ way: Way) { self.way = way }

  var childControllers: [any Controller] {
    defer { count += way == .more ? 1 : way == .fewer ? -1 : 0 }
    if way == .around { return [LooseContainer([self])] }
    return (0..<max(count, 0)).map { _ in screen("Child") }
  }
  var content: (any Controller)? { nil }
}

/// A container of the app may return anything. The graph refuses it, or keeps what it has checked.
@Suite struct ContainerContentTests {
  @Test func `content that is no child is refused`() throws {
    let graph = try ControllerGraph("nav(Feed)")
    let own = LooseContainer()
    own.content = own
    let stranger = LooseContainer([screen("Child")], content: screen("Stranger"))
    let around = LooseContainer([screen("Child")], content: graph.root)
    for (container, name) in [
      (own, "LooseContainer"), (stranger, "Stranger"), (around, "Navigation"),
    ] {
      for request in graph.additions(of: container) {
        expectRefusal(
          .container(.contentNotAChild(content: name, container: "LooseContainer")),
          in: graph,
          request
        )
      }
    }
    own.content = nil
  }

  @Test(arguments: ForgetfulContainer.Way.allCases)
  private func `a container that makes its children anew is refused`(
    way: ForgetfulContainer.Way
  ) throws {
    let graph = try ControllerGraph("nav(Feed)")
    for index in graph.additions(of: screen("Other")).indices {
      let before = graph.snapshot
      #expect(throws: Refusal.self) { try graph.additions(of: ForgetfulContainer(way))[index]() }
      #expect(graph.snapshot == before)
    }
  }

  enum Mischief: CaseIterable {
    case itself, around, stranger, sibling, nothing
  }

  @Test(arguments: Mischief.allCases, [false, true])
  func `a container that changes by itself keeps the children that were checked`(
    mischief: Mischief,
    isObserved: Bool
  ) throws {
    let container = LooseContainer([screen("One"), screen("Two")])
    container.content = container.childControllers[0]
    let graph = try ControllerGraph(root: NavigationController(stack: [screen("Feed"), container]))
    if isObserved { graph.startRecording() }
    let replacement: [any Controller] =
      switch mischief {
      case .itself: [container]
      case .around: [try #require(graph.root)]
      case .stranger: [screen("Stranger")]
      case .sibling: [try graph["Feed"]]
      case .nothing: []
      }
    container.childControllers = replacement
    container.content = replacement.first
    #expect(graph.visible === container)
    #expect(graph.contradictions.isEmpty)
    #expect(graph.snapshot.description.contains("LooseContainer("))
    #expect(graph.count == 5)
    expectRefusal(.container(.unstableChildren(container: "LooseContainer")), in: graph) {
      try graph.arrange([screen("Three")], content: 0, in: container)
    }
    try graph.present(screen("Sheet"))
    try graph.resize(to: .regular)
    try graph.dismiss()
    #expect(throws: Refusal.self) { try graph.unwind(Unwind<TabBarController>("back")) }
    try graph.pop()
    try graph.expect("regular: nav(Feed)")
    #expect(graph.count == 2)
    container.childControllers = []
    container.content = nil
  }

  @Test(arguments: Transition.Policy.allCases, [false, true])
  func `a request while a container is arranged waits or is refused`(
    policy: Transition.Policy,
    isObserved: Bool
  ) throws {
    let container = LooseContainer([screen("One")])
    let graph = try ControllerGraph(root: NavigationController(stack: [screen("Feed"), container]))
    graph.policy = policy
    if isObserved { graph.startRecording() }
    var reasons: [Refusal.Reason?] = []
    let three = screen("Three")
    container.onArrange = { [weak graph, weak container] in
      guard reasons.isEmpty, let graph, let container else { return }
      do {
        try graph.arrange([three], content: 0, in: container)
      } catch { reasons.append((error as? Refusal)?.reason) }
    }
    try graph.arrange([screen("Two")], content: 0, in: container)
    #expect(
      reasons == [
        policy == .refuse
          ? .transition(.active("arrange")) : .transition(.queued(behind: "arrange"))
      ]
    )
    try graph.expect(
      policy == .refuse ? "nav(Feed, LooseContainer(*Two))" : "nav(Feed, LooseContainer(*Three))"
    )
    #expect(graph.contradictions.isEmpty)
    #expect(graph.count == 4)
  }

  @Test func `a snapshot with a class that arranges itself is refused`() throws {
    final class Selfish: ArrangeableContainer {
      var childControllers: [any Controller] = []
      var content: (any Controller)?
      weak var graph: ControllerGraph?
      func arrange(_ children: [any Controller], content: (any Controller)?) {
        self.childControllers = [self]
      }
    }
    var made: [Selfish] = []
    var classes = SceneClasses()
    try classes.register {
      let controller = Selfish()
      made.append(controller)
      return controller
    }
    var outer = Snapshot()
    outer.screens = [.init(name: "Selfish", kind: .container, placement: .root)]
    #expect(throws: Snapshot.RestorationError.self) {
      try ControllerGraph(restoring: outer, classes: classes)
    }
    for controller in made { controller.childControllers = [] }
  }
}
