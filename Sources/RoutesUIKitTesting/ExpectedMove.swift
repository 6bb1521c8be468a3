#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes

  /// A transition of a journal, with the behavior of the graph.
  struct ExpectedMove {
    let transition: Transition
    /// The numbers of controllers that were loaded before they were added.
    let returned: [Int]
    let calls: [ConformanceCall]
    /// The graph after the transition.
    let state: Snapshot

    /// The width that the window gets, if the move is a change of that.
    var width: ControllerGraph.SizeClass? {
      guard case .width(let width)? = transition.changes.first?.form else { return nil }
      return width
    }

    /// The numbers of the controllers that load in the move.
    var loaded: [Int] { Self.loads(in: calls) }

    /// Whether the rules state the order of all calls.
    var isOrdered: Bool { transition.changes.count == 1 && transition.kind != .root }
  }

  extension ExpectedMove {
    /// The moves of a journal without cancelled ones: code cannot repeat a gesture, and
    /// nothing is left of it but the views that it loaded.
    static func all(of journal: Journal) throws -> [ExpectedMove] {
      let states = try states(after: journal)
      var moves: [ExpectedMove] = []
      var transition: Transition?
      var returned: [Int] = []
      var loadedBefore: [Int] = []
      var calls: [ConformanceCall] = []
      func end() {
        if let transition, states.indices.contains(moves.count) {
          moves.append(
            ExpectedMove(
              transition: transition,
              returned: returned,
              calls: calls,
              state: states[moves.count]
            )
          )
        }
        (transition, returned, calls) = (nil, [], [])
      }
      for entry in journal.entries {
        switch entry {
        case .began(let next):
          // Outside a transition, only controllers that code loads get calls.
          if transition == nil { loadedBefore += loads(in: calls) }
          end()
          transition = next
          (returned, loadedBefore) = (loadedBefore, [])
        case .returned(let number): returned.append(number)
        case .called(let call, let number):
          calls.append(ConformanceCall(call: call, number: number))
        case .embedded, .built, .finished: break
        case .loaded: end()
        case .cancelled:
          loadedBefore = returned + loads(in: calls)
          transition = nil
          end()
        }
      }
      end()
      return moves
    }

    private static func loads(in calls: [ConformanceCall]) -> [Int] {
      calls.filter { $0.call == .didLoad }.map(\.number)
    }

    /// The states of a graph that repeats a journal, after each transition.
    private static func states(after journal: Journal) throws -> [Snapshot] {
      var states: [Snapshot] = []
      let graph = try ControllerGraph(restoring: journal.start)
      graph.onTransition = { [weak graph] _ in
        if let graph { states.append(graph.snapshot) }
      }
      try graph.replay(journal)
      return states
    }
  }
#endif
