import CodeFacts
import Routes

extension SwiftReader {
  /// What a function declines, if it is a method of a delegate that may decline what a user selects, such as a tab or a
  /// row.
  func declining(_ name: Int, _ body: Int, _ end: Int) -> FunctionFact.Declining? {
    guard Self.delegates.contains(tokens.text(name)),
      let label = (name..<body).first(where: { Self.declining.contains(tokens.text($0)) })
    else { return nil }
    return tokens.text(label) == "shouldSelect"
      ? decliningTabs(named: tokens.text(label + 1), body, end) : .some
  }

  /// The answer of a delegate, whether a user may select a tab.
  private struct TabAnswer {
    var index: Int
    /// What it is; `nil` if the code computes it.
    var isYes: Bool?
    /// The conditions around it, from the inside outwards.
    var conditions: [Condition]

    struct Condition {
      /// The code that runs under it.
      var block: Range<Int>
      var subject = Subject.anyTab
      /// Whether that code runs for all tabs but those that it is about.
      var isForOthers = false

      /// The tab for which alone the code after a `return` under the condition runs.
      var remainingTab: FunctionFact.DeclinedTab? { isForOthers ? subject.tab : nil }
    }

    /// What a condition is about.
    enum Subject: Equatable {
      case anyTab
      case tab(FunctionFact.DeclinedTab)
      /// The state of the app, or the tab that is selected already.
      case state

      var tab: FunctionFact.DeclinedTab? { if case .tab(let tab) = self { tab } else { nil } }
    }
  }

  /// Which tabs the answers in a body may decline. A user can meet a condition about the state of the app.
  private func decliningTabs(
    named tab: ExactString,
    _ body: Int,
    _ end: Int
  ) -> FunctionFact.Declining? {
    let returns = (body..<end).filter { tokens[$0].word == .return }
    if returns.count > Limits.alternatives { return .some }
    if returns.isEmpty {
      return end == body + 2 && tokens.isText("true", at: body + 1) ? nil : .some
    }
    let answers = returns.map { answer(at: $0, about: tab, body, end) }
    var tabs: Set<FunctionFact.DeclinedTab> = []
    for answer in answers where answer.isYes != true {
      if answer.isYes == nil { return .some }
      let before = answers.filter { other in
        other.isYes == true && other.index < answer.index && !other.conditions.isEmpty
          && (other.conditions.dropFirst().first?.block ?? body..<end).contains(answer.index)
      }.map { $0.conditions[0] }
      if (answer.conditions + before).contains(where: { $0.subject == .state }) { continue }
      let own = answer.conditions.first.flatMap { $0.isForOthers ? nil : $0.subject.tab }
      guard let tab = own ?? before.compactMap(\.remainingTab).first else { return .some }
      tabs.insert(tab)
    }
    return tabs.isEmpty ? nil : .tabs(tabs)
  }

  /// The answer at a `return`, with the conditions around it.
  private func answer(at index: Int, about tab: ExactString, _ body: Int, _ end: Int) -> TabAnswer {
    let word = tokens.text(index + 1)
    let isYes = ["true", "false"].contains(word) ? word == "true" : nil
    var answer = TabAnswer(index: index, isYes: isYes, conditions: [])
    var open = index
    while true {
      open = tokens.before(open)
      while open > body, tokens[open].kind != .leftBrace { open = tokens.before(open) }
      if open <= body { return answer }
      var condition = TabAnswer.Condition(block: open..<(tokens.partner(of: open) ?? end))
      if let (keyword, isGuard) = statement(before: open) {
        let range = keyword + 1..<(isGuard ? open - 1 : open)
        // To bind the tabs is no condition for the code in a block.
        let bindsTabs =
          !answer.conditions.isEmpty && range.contains { tokens.isText("viewControllers", at: $0) }
        condition.subject = bindsTabs ? .anyTab : subject(of: range, tab, body, end)
        let isUnequal = range.contains { isComparison("!=", "!==", at: $0) }
        condition.isForOthers = isGuard != isUnequal
      }
      answer.conditions.append(condition)
    }
  }

  private func subject(
    of condition: Range<Int>,
    _ tab: ExactString,
    _ body: Int,
    _ end: Int
  ) -> TabAnswer.Subject {
    let words = condition.map(tokens.text)
    if words.count > 2, words[0] == tab, words[1] == "is", words.count == 3 || words[3] == "," {
      return .tab(.ofClass(words[2]))
    }
    if let position = position(in: condition, tab, body) { return .tab(.at(position)) }
    if words.contains("selectedViewController") || words.contains("selectedIndex") { return .state }
    // Constants such as `index` are computed from the tab.
    let constants = (body..<end).filter { index in
      !condition.contains(index) && [.let, .var].contains(tokens[index].word)
    }
    let names = Set([tab] + constants.map { tokens.text($0 + 1) })
    return names.isDisjoint(with: words) ? .state : .anyTab
  }

  /// The position of a tab, if a condition is about nothing else: `tabs.firstIndex(of: tab) == 2`, also with a constant on
  /// the left, or `tab === tabs[2]`. To bind an optional is no condition.
  private func position(in condition: Range<Int>, _ tab: ExactString, _ body: Int) -> Int? {
    let last = condition.last { tokens[$0].kind == .comma }.map { $0 + 1 } ?? condition.lowerBound
    let end = condition.upperBound
    guard last == condition.lowerBound || tokens[condition.lowerBound].word == .let,
      let sign = (last..<end).first(where: {
        isComparison("==", "===", at: $0) || isComparison("!=", "!==", at: $0)
      })
    else { return nil }
    if tokens[end - 1].kind == .rightBracket {
      let isTab = sign == last + 1 && tokens.text(last) == tab
      return isTab ? number((tokens.partner(of: end - 1) ?? end) + 1..<end - 1) : nil
    }
    guard let position = number(sign + 1..<end) else { return nil }
    if isPosition(of: tab, last..<sign) { return position }
    let constant = (body..<last).last {
      tokens[$0].word == .let && tokens.text($0 + 1) == tokens.text(last)
    }
    guard sign == last + 1, let constant else { return nil }
    let line = (constant + 1..<last).first(where: tokens.isFirstOfLine) ?? last
    return isPosition(of: tab, constant..<line) ? position : nil
  }

  /// The number that an expression is: a literal, or a constant of the file, `camera` or `Self.camera`.
  func number(_ expression: Range<Int>) -> Int? {
    let isOfType = expression.count == 3 && tokens[expression.lowerBound].word == .Self
    guard expression.count == 1 || isOfType, let name = expression.last else { return nil }
    if tokens[name].kind == .number { return Int(tokens.text(name).string) }
    let constants = (0..<tokens.count).filter {
      tokens[$0].word == .let && tokens.text($0 + 1) == tokens.text(name)
    }
    guard constants.count == 1, let constant = constants.first else { return nil }
    let equals = tokens[constant + 2].kind == .colon ? constant + 4 : constant + 2
    return tokens.isSymbol("=", at: equals) && endsExpression(equals + 2)
      ? Int(tokens.text(equals + 1).string) : nil
  }

  private func isComparison(_ sign: StaticString, _ other: StaticString, at index: Int) -> Bool {
    tokens.isSymbol(sign, at: index) || tokens.isSymbol(other, at: index)
  }

  /// Whether some code finds the position of a tab: `tabs.firstIndex(of: tab)`.
  private func isPosition(of tab: ExactString, _ code: Range<Int>) -> Bool {
    code.contains { index in
      ["firstIndex", "index", "indexOf"].contains(tokens.text(index))
        && tokens[index + 1].kind == .leftParen
        && (index + 2..<index + 5).contains { code.contains($0) && tokens.text($0) == tab }
    }
  }

  /// The names of the methods of delegates that may decline what a user selects.
  private static let delegates: Set<ExactString> = [
    "tabBarController", "tableView", "collectionView",
  ]

  /// Their labels.
  private static let declining: Set<ExactString> = [
    "shouldSelect", "willSelectRowAt", "shouldHighlightRowAt", "shouldSelectItemAt",
    "shouldHighlightItemAt", "willSelectRowAtIndexPath", "shouldHighlightRowAtIndexPath",
    "shouldSelectItemAtIndexPath", "shouldHighlightItemAtIndexPath",
  ]
}
