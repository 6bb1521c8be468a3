@testable import Routes

/// What is true of every graph after every step.
extension LibraryUnderTest {
  /// Each controller is where the model says, has one parent, and presents at most one.
  func check(_ figure: ModelController?, parent: ModelController?) throws {
    guard let figure else {
      guard graph.root == nil, graph.count == 0 else {
        throw wrong("an empty graph has controllers")
      }
      return
    }
    let controller = factory.controller(figure.number)
    guard graph.contains(controller) else { throw wrong("missing: #\(figure.number)") }
    guard walkNumber(of: graph.parent(of: controller)) == parent?.number ?? 0 else {
      throw wrong("another parent: #\(figure.number)")
    }
    let children = (controller as? any ContainerController)?.children ?? []
    guard children.map(walkNumber) == figure.children.map(\.number) else {
      throw wrong("other children: #\(figure.number)")
    }
    for child in figure.children + figure.embedded { try check(child, parent: figure) }
    for child in figure.presented {
      let above = factory.controller(child.number)
      guard walkNumber(of: graph.presented(by: controller)) == child.number,
        walkNumber(of: graph.presenter(of: above)) == figure.number
      else { throw wrong("not presented: #\(child.number) by #\(figure.number)") }
      try check(child, parent: nil)
    }
  }

  /// What is on screen is what the model says is, and nothing is there that it does not know.
  func check(onScreen model: ReferenceModel) throws {
    let shown = Set(model.shown.map(\.number))
    let members = model.members
    guard graph.count == members.count else { throw wrong("count: \(graph.count)") }
    for figure in members {
      let isOnScreen = graph.isOnScreen(factory.controller(figure.number))
      guard isOnScreen == shown.contains(figure.number) else {
        throw wrong("on screen: #\(figure.number) is \(isOnScreen ? "" : "not")")
      }
    }
  }

  /// A snapshot is read as it was written, and a graph is restored from it.
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

  /// The graph does not contradict itself.
  func checkInvariants() throws {
    if let problem = graph.contradictions.first { throw wrong("contradiction: \(problem)") }
  }

  /// What has left is gone from memory, and so is what never came in.
  func checkReleased(but members: [ModelController]) throws {
    let retained = graph.retainedControllers().map(\.name)
    guard retained.isEmpty else { throw wrong("still in memory: \(retained)") }
    let living = factory.living
    guard living == Set(members.map(\.number)) else {
      let numbers = living.subtracting(members.map(\.number)).sorted()
      throw wrong("still in memory: \(numbers)")
    }
  }

  /// A journal that is replayed gives the same graph, and the same journal.
  func checkJournal() throws {
    guard let journal = graph.journal else { return }
    let replayed = try ControllerGraph(replaying: journal)
    guard replayed.snapshot == graph.snapshot else {
      throw wrong("journal's end: \(replayed.snapshot)")
    }
    guard let again = replayed.journal, again == journal else {
      throw wrong("the journal of the replayed journal is another one")
    }
  }

  private func wrong(_ problem: String) -> WalkRun.Failure {
    WalkRun.Failure(description: problem)
  }
}

extension WalkLog {
  /// What controllers were told since this was last asked.
  func takeCalls() -> [Call] {
    defer { calls.removeAll(keepingCapacity: true) }
    return calls
  }
}
