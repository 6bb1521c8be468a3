import CodeFacts
import Routes

/// Several moves in the same run of code: UIKit shows both screens, or refuses one.
extension CallGraph {
  /// A call in a function that moves on, or may.
  private struct RunCall {
    var name: ExactString
    /// Its position among the mentions of the name.
    var position: Int
    var run: FunctionFact.Run
    /// The functions that it may run.
    var targets: [Function]

    /// How it moves on, as far as this is known of the functions.
    func moves(_ ofFunctions: [Function: Set<FunctionFact.Run.Move>]) -> Set<FunctionFact.Run.Move>
    {
      if let move = run.move { return [move] }
      return targets.reduce(into: []) { $0.formUnion(ofFunctions[$1] ?? []) }
    }
  }

  /// Doubts the calls of functions that move on beside another move.
  mutating func doubtSeveralMoves() {
    var calls: [Function: [RunCall]] = [:]
    for (name, uses) in mentions {
      for (position, use) in uses.enumerated() where use.sender == nil {
        guard let run = use.run else { continue }
        let targets = functions(named: name, in: use).filter { $0 != use.function }
        if run.move == nil, targets.isEmpty { continue }
        let call = RunCall(name: name, position: position, run: run, targets: targets)
        calls[use.function, default: []].append(call)
      }
    }
    // How functions may move on, and how they always do.
    var possible: [Function: Set<FunctionFact.Run.Move>] = [:]
    var certain = possible
    var changes = true
    while changes {
      changes = false
      for (function, calls) in calls {
        for call in calls {
          for move in call.moves(possible)
          where possible[function, default: []].insert(move).inserted { changes = true }
          for move in call.run.isCertain ? call.moves(certain) : []
          where certain[function, default: []].insert(move).inserted { changes = true }
        }
      }
    }
    for (function, calls) in calls {
      for call in calls where !call.moves(possible).isEmpty {
        let run = call.run
        let isBeside = calls.contains { other in
          other.moves(certain).contains { move in
            // The readers know about the other moves of the function itself.
            if let own = run.move, other.run.move != nil, own != .removal || move == .removal {
              return false
            }
            // A later presentation changes nothing for the first move.
            return other.run.index < run.index && run.blocks.starts(with: other.run.blocks)
              || other.run.index > run.index && run.blocks == other.run.blocks
                && move != .presentation
          }
        }
        guard isBeside else { continue }
        if run.move == nil {
          mentions[call.name]?[call.position].isDoubtful = true
        } else {
          movesTwice.insert(function)
        }
      }
    }
  }
}
