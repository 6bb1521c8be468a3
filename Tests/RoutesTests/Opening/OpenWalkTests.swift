import Routes
import Testing

/// What ``ControllerGraph/open(_:)`` does in the states of the short walks.
@Suite struct OpenWalkTests {
  private struct FromHome: Destination {
    var route: Route { Route(Segue<TestControllers.PlainController>("fromHome")) }
  }

  @Test(arguments: MoveSet.all.filter { !$0.setting.waits })
  func openingIsLegalAndNoLongerThanTheModelsShortestWay(moveSet: MoveSet) throws {
    var states: Set<String> = []
    var counts = (opened: 0, refused: 0)
    var words: [[Int]] = [[]]
    for length in 0...4 {
      for word in words {
        var walk = Walk(setting: moveSet.setting, start: moveSet.start)
        walk.moves = word.map { moveSet.moves[$0] }
        var run = try WalkRun(walk)
        for move in walk.moves { _ = try run.step(move) }
        guard run.model.active == nil, states.insert(run.model.notation).inserted else { continue }
        if try check(run) { counts.opened += 1 } else { counts.refused += 1 }
      }
      if length < 4 {
        words = words.flatMap { word in moveSet.moves.indices.map { word + [$0] } }
      }
    }
    print("\(moveSet.name): \(counts.opened) opened, \(counts.refused) refused")
    #expect(counts.opened > 0 || !moveSet.hasHome)
  }

  /// - Returns: Whether the destination was opened.
  private func check(_ run: WalkRun) throws -> Bool {
    let graph = run.library.graph
    let before = graph.snapshot.description
    let shortest = run.model.movesToHome
    let mayRefuse = run.model.members.contains { controller in
      controller.contentChain.contains { $0.kind == .modal || $0.kind == .unwilling }
    }
    var transitions = 0
    graph.onTransition = { _ in transitions += 1 }
    do {
      let opened = try graph.open(FromHome())
      #expect(graph.visible === opened, "\(before)")
      try run.library.checkInvariants()
      if let shortest { #expect(transitions <= shortest + 1, "\(before)") }
      return true
    } catch let refusal as Refusal {
      #expect(shortest == nil || mayRefuse, "\(before): \(refusal)")
      #expect(graph.snapshot.description == before)
      return false
    }
  }
}

extension MoveSet {
  fileprivate var hasHome: Bool {
    Walk.roots[start]?.members.contains { $0.kind == .home } == true
  }
}

extension ReferenceModel {
  /// The number of moves after which a home controller can present, by a breadth-first search.
  fileprivate var movesToHome: Int? {
    var seen: Set<String> = [notation]
    var level = [self]
    for count in 0...4 {
      if level.contains(where: \.canPresentFromHome) { return count }
      var next: [ReferenceModel] = []
      for model in level {
        for request in model.movesBack {
          var copy = model
          guard case .done = copy.perform(request), seen.insert(copy.notation).inserted else {
            continue
          }
          next.append(copy)
        }
      }
      level = next
    }
    return nil
  }

  private var canPresentFromHome: Bool {
    members.contains { home in
      guard home.kind == .home else { return false }
      var copy = self
      guard case .done = copy.perform(.perform(.present, from: home.number, fails: false)) else {
        return false
      }
      return true
    }
  }

  private var movesBack: [Request] {
    let members = members
    var moves: [Request] = [
      .dismiss(nil), .pop(from: nil), .popToRoot(from: nil), .goBack(isInteractive: false),
      .swipeDown(isInteractive: false),
    ]
    for controller in members {
      moves += [.popTo(controller.number), .dismiss(controller.number)]
      if controller.structure == .tabs {
        moves += controller.children.indices.map { .select($0, from: controller.number) }
      }
    }
    return moves
  }
}
