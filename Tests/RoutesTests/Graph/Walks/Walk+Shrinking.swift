extension Walk {
  /// The failure of the walk, if any.
  func failure() -> String? {
    do {
      try run()
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The failure without its details.
  private var symptom: String? { failure().map { String($0.prefix { $0 != ":" }) } }

  /// The shortest walk that still fails in the same way, with the simplest moves.
  func shrunk() -> Walk {
    var walk = self
    while true {
      let simpler = walk.withoutIdleMoves().withSimplerMoves().withFewerMoves()
      if simpler == walk { return walk }
      walk = simpler
    }
  }

  /// Replaces two moves by a simple one.
  private func withFewerMoves() -> Walk {
    let symptom = self.symptom
    for position in moves.indices.dropLast() {
      for kind in Kind.allCases {
        var shorter = self
        shorter.moves.replaceSubrange(position...(position + 1), with: [Move(kind: kind)])
        if shorter.symptom == symptom { return shorter }
      }
    }
    return self
  }

  /// Removes runs of moves, long ones first, as long as the walk fails.
  private func withoutIdleMoves() -> Walk {
    var walk = self
    let symptom = self.symptom
    var length = max(1, moves.count / 2)
    while length > 0 {
      var position = 0
      while position < walk.moves.count {
        var shorter = walk
        shorter.moves.removeSubrange(position..<min(position + length, walk.moves.count))
        if shorter.symptom == symptom { walk = shorter } else { position += length }
      }
      length /= 2
    }
    return walk
  }

  /// Replaces numbers by zeros, and the setting by the first one, if the walk still fails.
  private func withSimplerMoves() -> Walk {
    var walk = self
    let symptom = self.symptom
    func attempt(_ change: (inout Walk) -> Void) {
      var simpler = walk
      change(&simpler)
      if simpler.symptom == symptom { walk = simpler }
    }
    attempt { $0.script = [:] }
    for position in walk.script.keys.sorted() { attempt { $0.script[position] = nil } }
    attempt { $0.start = 0 }
    attempt { $0.setting = Setting() }
    attempt { $0.setting.records = false }
    attempt { $0.setting.waits = false }
    attempt { $0.setting.isWide = false }
    attempt { $0.setting.policy = .refuse }
    for position in moves.indices {
      for part in [\Move.source, \Move.what, \Move.how] {
        attempt { $0.moves[position][keyPath: part] = 0 }
        attempt { $0.moves[position][keyPath: part] %= 24 }
      }
    }
    return walk
  }

  /// A description of the walk up to the failure.
  var trace: String {
    var lines = ["setting: \(setting)"]
    do {
      var run = try WalkRun(self, tracesMoves: true)
      lines.append("start: \(Walk.roots[start].map { $0.notation() } ?? "no root")")
      do {
        for move in moves { _ = try run.step(move) }
        try run.end()
      } catch {
        lines += run.trace + ["failure: \(error)"]
      }
    } catch {
      lines.append("failure at the start: \(error)")
    }
    return lines.joined(separator: "\n")
  }
}
