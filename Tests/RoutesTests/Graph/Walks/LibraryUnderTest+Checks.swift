import RoutesTesting

@testable import Routes

/// The invariants of a graph after every step.
extension LibraryUnderTest {
  /// Checks each controller's children, parent, presenter and presentation.
  func check(_ member: ModelController?, parent: ModelController?) throws {
    guard let member else {
      guard graph.root == nil, graph.count == 0 else {
        throw wrong("an empty graph has controllers")
      }
      return
    }
    let controller = factory.controller(member.number)
    guard graph.contains(controller) else { throw wrong("missing: #\(member.number)") }
    guard walkNumber(of: graph.parent(of: controller)) == parent?.number ?? 0 else {
      throw wrong("another parent: #\(member.number)")
    }
    let children = (controller as? any ContainerController)?.childControllers ?? []
    guard children.map(walkNumber) == member.children.map(\.number) else {
      throw wrong("other children: #\(member.number)")
    }
    for child in member.children + member.embedded { try check(child, parent: member) }
    for child in member.presented {
      let above = factory.controller(child.number)
      guard walkNumber(of: graph.presented(by: controller)) == child.number,
        walkNumber(of: graph.presenter(of: above)) == member.number
      else { throw wrong("not presented: #\(child.number) by #\(member.number)") }
      try check(child, parent: nil)
    }
  }

  /// Checks that the same controllers are on screen, and that the graph has no others.
  func check(onScreen model: ReferenceModel) throws {
    let shown = Set(model.shown.map(\.number))
    let members = model.members
    guard graph.count == members.count else { throw wrong("count: \(graph.count)") }
    for member in members {
      let isOnScreen = graph.isOnScreen(factory.controller(member.number))
      guard isOnScreen == shown.contains(member.number) else {
        throw wrong("on screen: #\(member.number) is \(isOnScreen ? "" : "not")")
      }
    }
  }

  /// Checks the presentations of all controllers, also of those that are leaving.
  func check(presentationsIn model: ReferenceModel) throws {
    for number in model.members.map(\.number) + (model.active?.sending.gone.sorted() ?? []) {
      let controller = factory.controller(number)
      guard walkNumber(of: graph.presented(by: controller)) == model.presented(by: number) ?? 0,
        graph.isBeingDismissed(controller) == (model.movement(of: number) == 2)
      else { throw wrong("presented or dismissed: #\(number)") }
    }
  }

  /// Checks that a snapshot is read as it was written, and restores an equal graph.
  func check(_ snapshot: Snapshot) throws {
    guard !snapshot.screens.isEmpty else { return }
    let notation = snapshot.description
    guard factory.notations.insert(notation).inserted else { return }
    guard try Snapshot(notation) == snapshot else {
      throw wrong("read: '\(notation)' as '\(try Snapshot(notation))'")
    }
    let restored = try ControllerGraph(restoring: snapshot).snapshot
    guard restored == snapshot else { throw wrong("restored: '\(notation)' as '\(restored)'") }
  }

  /// Checks the graph's own invariants.
  func checkInvariants() throws {
    if let problem = graph.contradictions.first { throw wrong("contradiction: \(problem)") }
  }

  /// Checks that controllers outside the graph are released.
  ///
  /// - Parameter members: The controllers of the graph, and those that collapsed columns keep.
  func checkReleased(but members: [ModelController]) throws {
    let kept = Set(members.map(\.number))
    let retained = graph.retainedControllers().map(\.name)
    // A delegate retains the controller that it replaces.
    guard retained.isEmpty || members.contains(where: { !$0.home.isEmpty }) else {
      throw wrong("still in memory: \(retained)")
    }
    let living = factory.living
    guard living == kept else {
      let numbers = living.subtracting(kept).sorted()
      throw wrong("still in memory: \(numbers)")
    }
  }

  /// Checks that replaying the journal gives the same graph, and the same journal.
  ///
  /// - Parameter withCalls: Whether the journal of the replayed journal is the same.
  func checkJournal(withCalls: Bool) throws {
    guard let journal = graph.journal else { return }
    let replayed = try ControllerGraph(replaying: journal)
    guard replayed.snapshot == graph.snapshot else {
      throw wrong("journal's end: \(replayed.snapshot)")
    }
    guard withCalls else { return }
    guard let again = replayed.journal, again == journal else {
      throw wrong("the journal of the replayed journal is another one")
    }
  }

  private func wrong(_ problem: String) -> WalkRun.Failure {
    WalkRun.Failure(description: problem)
  }
}

extension WalkLog {
  /// Returns the calls since the last time.
  func takeCalls() -> [Call] {
    defer { calls.removeAll(keepingCapacity: true) }
    return calls
  }
}

/// Checks the order of each controller's appearance calls, without the model.
struct AppearanceChecker {
  private var states: [Int: State] = [:]

  private enum State { case appearing, appeared, disappearing }

  /// Adds calls, and throws if one cannot follow the ones before it.
  mutating func add(_ calls: [Call]) throws {
    for call in calls {
      let state = states[call.number]
      switch (call.what, state) {
      case (.willAppear, nil), (.willAppear, .disappearing): states[call.number] = .appearing
      case (.isAppearing, .appearing): break
      case (.didAppear, .appearing): states[call.number] = .appeared
      case (.willDisappear, .appeared), (.willDisappear, .appearing):
        states[call.number] = .disappearing
      case (.didDisappear, .disappearing): states[call.number] = nil
      case (.didLoad, nil): break
      case (.didLoad, _), (.willAppear, _), (.isAppearing, _), (.didAppear, _),
        (.willDisappear, _), (.didDisappear, _):
        let was = state.map { "\($0)" } ?? "off screen"
        throw WalkRun.Failure(description: "calls: \(call) came to one that was \(was)")
      default: break
      }
    }
  }

  /// Checks, at rest, that exactly the controllers on screen have appeared.
  func check(shown: [ModelController]) throws {
    let expected = Set(shown.filter(\.observes).map(\.number))
    let found = Set(states.filter { $0.value == .appeared }.keys)
    guard expected == found, found.count == states.count else {
      throw WalkRun.Failure(
        description: "appeared are \(found.sorted()), on screen are \(expected.sorted())"
      )
    }
  }
}
