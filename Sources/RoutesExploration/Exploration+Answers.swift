import Routes

extension Exploration {
  /// Decides a property.
  ///
  /// ```swift
  /// for property in try exploration.properties(in: "never Login") {
  ///   if case .broken(.path(let path)) = exploration.check(property) { print(path) }
  /// }
  /// ```
  ///
  /// `reach … from`, `back from` and `refused` are decided by the states within ``Bounds/copies``.
  ///
  /// - Parameter property: A property that ``properties(in:)`` of this exploration has read.
  /// - Complexity: O(*s* · *m*) in the number of states and of moves in each; for `back from` times the
  ///   number of screens from which the screen is opened.
  public func check(_ property: Property) -> Answer {
    var questions = Questions(exploration: self)
    let first = questions.answer(to: property)
    if mayStartInFirst, property.form.isBrokenByOnePath, case .broken(.path) = first {
      return first
    }
    var answers = [first]
    for start in found.order[1..<found.launchCount] {
      questions.starts[0] = start
      let answer = questions.answer(to: property)
      if property.form.isBrokenByOnePath, case .broken(.path) = answer { return answer }
      answers.append(answer)
    }
    if facts.mayStartElsewhere, dependsOnStart(first, to: property) {
      return .undecided(Doubt(path: Path(start: start), reason: .start))
    }
    for start in otherStarts {
      questions.starts[0] = start
      answers.append(questions.answer(to: property))
    }
    if let doubt = answers.lazy.compactMap(\.doubt).first { return .undecided(doubt) }
    return Set(answers.map(\.isBroken)).count == 1
      ? first : .undecided(Doubt(path: Path(start: start), reason: .start))
  }

  /// Whether the app certainly starts in the first state at some launches.
  private var mayStartInFirst: Bool {
    let hasOtherRoots = found.launchCount > 1 || facts.mayStartElsewhere
    return (facts.keepsFirst || !hasOtherRoots) && facts.tabSelection != .atStart
      && facts.collapsedColumn != .unknown
  }

  /// Whether an answer may be another one if the app starts in a screen that code shows. That such a screen leads to
  /// another is not known anyway.
  private func dependsOnStart(_ answer: Answer, to property: Property) -> Bool {
    switch (property.form, answer) {
    case (.reach(_, from: nil, within: _), .holds): true
    case (.reach(_, from: nil, within: _), .broken(.far)): true
    case (.never, .broken(.path)), (.only, .broken(.path)), (.refused, .broken(.path)): true
    default: false
    }
  }

  /// The states in which the app may start as well, because code selects another tab or column.
  private var otherStarts: [Int] {
    guard let start = found.order.first else { return [] }
    let targets = found[start].moves.compactMap { made in
      switch made.move.action {
      case .tab where facts.tabSelection != .never, .back where facts.collapsedColumn == .unknown: made.target
      default: nil
      }
    }
    return targets.filter { $0 != start && found.walk.isReached($0) }
  }
}

extension Exploration.Property.Form {
  /// Whether one path breaks the property, wherever the app starts else.
  fileprivate var isBrokenByOnePath: Bool {
    switch self {
    case .never, .only: true
    case .reach, .back, .refused: false
    }
  }
}

extension Exploration.Answer {
  fileprivate var isBroken: Bool { if case .broken = self { true } else { false } }

  fileprivate var doubt: Exploration.Doubt? {
    if case .undecided(let doubt) = self { doubt } else { nil }
  }
}
