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
    if !mayStartBeside { questions.certainStarts = Set(certainStarts) }
    var answers: [Answer] = []
    for start in found.order[..<found.launchCount] {
      let answer = answer(to: property, startingIn: start, questions)
      if certainStarts.contains(start), property.form.isBrokenByOnePath,
        case .broken(.path) = answer
      {
        return answer
      }
      answers.append(answer)
    }
    let answer = common(answers)
    let isUndecided =
      if case .broken(.path(let path)) = answer {
        path.start == start && !certainStarts.contains(found.order[0])
      } else {
        facts.mayStartElsewhere && dependsOnStart(answers[0], to: property)
      }
    return isUndecided ? .undecided(Doubt(path: Path(start: start), reason: .start)) : answer
  }

  /// The states in which the app certainly starts at some launches, apart from the tab and the column.
  private var certainStarts: ArraySlice<Int> {
    let starts = found.order[..<found.launchCount]
    let keepsFirst = facts.keepsFirst || starts.count == 1 && !facts.mayStartElsewhere
    return keepsFirst ? starts : starts.dropFirst()
  }

  /// Whether code may always select another tab or column at the start.
  private var mayStartBeside: Bool {
    facts.tabSelection == .atStart || facts.collapsedColumn == .unknown
  }

  /// The answer of an app that starts in a state, or in that with another tab or column, because code selects one.
  private func answer(
    to property: Property,
    startingIn start: Int,
    _ questions: Questions
  ) -> Answer {
    var questions = questions
    questions.starts[0] = start
    let answer = questions.answer(to: property)
    if !mayStartBeside { return answer }
    let others = found[start].moves.compactMap { made -> Int? in
      switch made.move.action {
      case .tab where facts.tabSelection == .atStart,
        .back where facts.collapsedColumn == .unknown:
        made.target
      default: nil
      }
    }
    return common(
      [answer]
        + others.filter { $0 != start && found.walk.isReached($0) }.map { other in
          questions.starts[0] = other
          return questions.answer(to: property)
        }
    )
  }

  /// The answer that all starts have in common.
  private func common(_ answers: [Answer]) -> Answer {
    if let doubt = answers.lazy.compactMap(\.doubt).first { return .undecided(doubt) }
    return Set(answers.map(\.isBroken)).count == 1
      ? answers[0] : .undecided(Doubt(path: Path(start: start), reason: .start))
  }

  /// Whether an answer may be another one if the app starts in a screen that code shows. That such a screen leads to
  /// another is not known anyway.
  private func dependsOnStart(_ answer: Answer, to property: Property) -> Bool {
    switch (property.form, answer) {
    case (.reach(_, from: nil, within: _), .holds): true
    case (.reach(_, from: nil, within: _), .broken(.far)): true
    default: false
    }
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
