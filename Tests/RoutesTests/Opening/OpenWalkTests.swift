import Routes
import RoutesLinks
import Testing

/// What ``ControllerGraph/open(_:)`` does in the states of the short walks.
@Suite struct OpenWalkTests {
  private struct FromHome: Destination {
    var route: Route { Route(Segue<TestControllers.PlainController>("fromHome")) }
  }

  @Test(arguments: MoveSet.all.filter { !$0.setting.waits })
  func `opening is legal, and no longer than the shortest way of the model`(moveSet: MoveSet) throws
  {
    var states: Set<String> = []
    var counts = (opened: 0, refused: 0)
    // A walk goes on from states that no shorter or earlier walk has reached.
    var walks: [[Walk.Move]] = [[]]
    for _ in 0...MoveSet.length {
      var reached: [[Walk.Move]] = []
      for moves in walks {
        let walk = Walk(setting: moveSet.setting, start: moveSet.start, moves: moves)
        var run = try WalkRun(walk)
        for move in moves { _ = try run.step(move) }
        guard states.insert("\(run.model.notation) \(run.model.active != nil)").inserted else {
          continue
        }
        reached.append(moves)
        if run.model.active != nil { continue }
        if try check(run) { counts.opened += 1 } else { counts.refused += 1 }
      }
      walks = reached.flatMap { moves in moveSet.moves.map { moves + [$0] } }
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
    for count in 0...3 {
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
      if !controller.presented.isEmpty { moves.append(.dismiss(controller.number)) }
      switch controller.structure {
      case .stack: moves += controller.children.dropLast().map { .popTo($0.number) }
      case .tabs: moves += controller.children.indices.map { .select($0, from: controller.number) }
      case .screen, .columns, .pages, .search, .own: break
      }
    }
    return moves
  }
}
