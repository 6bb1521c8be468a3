import Routes

extension StateSpace {
  /// Finds what an unwind does in a level, and remembers it.
  ///
  /// Making a graph of a stack takes time in its height. So a tall stack is made with two smaller heights.
  /// If they agree, the height does not count. A level below without a receiver has no target.
  ///
  /// - Parameters:
  ///   - key: The level, and where the search comes from.
  ///   - receives: Whether controllers of a label may take the unwind; `nil` if only a graph can tell.
  ///   - make: Unwinds in a level.
  mutating func findUnwind(
    _ key: UnwindKey,
    receives: ((Forest.Label) -> Bool)?,
    make: (UnwindKey, inout Forest) throws -> UnwindOutcome
  ) rethrows {
    if let receives, case .above = key.origin, !forest.contains(in: key.level, where: receives) {
      unwinds[key] = .notHere
      return
    }
    let height = receives.flatMap { forest.heightForUnwinding(in: key.level, receives: $0) }
    if let height {
      func outcome(_ height: Int) throws -> UnwindOutcome {
        let level = forest.shortened(key.level, to: height)
        return try make(UnwindKey(level: level, origin: key.origin), &forest)
      }
      let short = try outcome(height)
      if try short == outcome(height + 1) {
        unwinds[key] = short
        return
      }
    }
    unwinds[key] = try make(key, &forest)
  }
}
