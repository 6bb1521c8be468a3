import CodeFacts
import Routes

/// Several moves in the same run of code: UIKit shows both screens, or refuses one.
extension CallGraph {
  /// A call that moves on, or runs functions of the app.
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
        let called = run.move == nil ? functions(named: name, in: use) : []
        let targets = called.filter { $0 != use.function }
        if run.move == nil, targets.isEmpty { continue }
        let call = RunCall(name: name, position: position, run: run, targets: targets)
        calls[use.function, default: []].append(call)
      }
    }
    let possible = moves(by: calls)
    let certain = moves(by: calls.mapValues { $0.filter(\.run.isCertain) })
    for (function, calls) in calls {
      // Names have no order of their own.
      let others = calls.sorted { $0.run.index < $1.run.index }
        .flatMap { call in call.moves(certain).map { (run: call.run, move: $0) } }
        .prefix(Limits.lookBack)
      for call in calls where !call.moves(possible).isEmpty {
        let run = call.run
        let isBeside = others.contains { other, move in
          // The readers know about the other moves of the function itself.
          if run.move != nil, other.move != nil, run.move != .removal || move == .removal {
            return false
          }
          // A later presentation changes nothing for the first move.
          return other.index < run.index && run.blocks.starts(with: other.blocks)
            || other.index > run.index && run.blocks == other.blocks && move != .presentation
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

  /// How functions move on by their calls, also by way of others.
  private func moves(by calls: [Function: [RunCall]]) -> [Function: Set<FunctionFact.Run.Move>] {
    var callers: [Function: [Function]] = [:]
    var found: [Function: Set<FunctionFact.Run.Move>] = [:]
    var open: [(function: Function, move: FunctionFact.Run.Move)] = []
    for (function, calls) in calls {
      for call in calls {
        for target in call.targets { callers[target, default: []].append(function) }
        if let move = call.run.move, found[function, default: []].insert(move).inserted {
          open.append((function, move))
        }
      }
    }
    while let (function, move) = open.popLast() {
      for caller in callers[function] ?? []
      where found[caller, default: []].insert(move).inserted { open.append((caller, move)) }
    }
    return found
  }
}
