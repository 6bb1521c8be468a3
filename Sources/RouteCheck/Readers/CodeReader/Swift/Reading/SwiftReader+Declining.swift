import Routes

extension SwiftReader {
  /// What a function declines, if it is a method of a delegate that may decline what a user selects, such as a tab or a
  /// row.
  ///
  /// To decline the tab that is selected already keeps it selected. A condition without the tab counts as one that a user
  /// can meet.
  func declining(_ name: Int, _ body: Int, _ end: Int) -> FunctionFact.Declining? {
    guard Self.delegates.contains(tokens.text(name)),
      let label = (name..<body).first(where: { Self.declining.contains(tokens.text($0)) })
    else { return nil }
    guard tokens.text(label) == "shouldSelect" else { return .some }
    let tab = tokens.text(label + 1)
    // Constants such as `index` are computed from the tab.
    let constants = (body..<end).filter { [.let, .var].contains(tokens[$0].word) }
    func isAboutOtherTabs(_ range: Range<Int>) -> Bool {
      let names = Set(range.lazy.map(tokens.text))
      let words = [tab] + constants.filter { !range.contains($0) }.map { tokens.text($0 + 1) }
      return names.isDisjoint(with: ["selectedViewController", "selectedIndex"])
        && !names.isDisjoint(with: words)
    }
    func type(in range: Range<Int>) -> ExactString? {
      let isCheck = range.count == 3 && tokens[range.lowerBound + 1].word == .is
      return isCheck && tokens.text(range.lowerBound) == tab
        ? tokens.text(range.lowerBound + 2) : nil
    }
    var types: Set<ExactString> = []
    var allowed: Set<ExactString> = []
    let returns = (body..<end).filter { tokens[$0].word == .return }
    if returns.isEmpty { return end == body + 2 && tokens.text(body + 1) == "true" ? nil : .some }
    for index in returns {
      let condition = condition(of: index, in: body)
      let checked = condition.flatMap { type(in: $0.range) }
      switch (tokens.text(index + 1), condition?.isOfGuard, checked) {
      case ("true", true?, let type?): allowed.insert(type)
      case ("true", _, _): break
      case ("false", false?, let type?): types.insert(type)
      // All tabs but those of a class have been selected before.
      case ("false", nil, _) where allowed.count == 1: types.formUnion(allowed)
      case ("false", _?, _) where condition.map { isAboutOtherTabs($0.range) } == false: break
      default: return .some
      }
    }
    return types.isEmpty ? nil : .tabs(of: types)
  }

  /// The condition of the `if` or the `guard` in whose block a statement is; `nil` if it is in none.
  private func condition(
    of statement: Int,
    in body: Int
  ) -> (range: Range<Int>, isOfGuard: Bool)? {
    var open = statement - 1
    while open > body, tokens[open].kind != .leftBrace { open = tokens.before(open) }
    var start = open - 1
    let isOfGuard = tokens[start].word == .else
    while start > body, ![.leftBrace, .rightBrace, .semicolon].contains(tokens[start].kind) {
      if tokens[start].word == (isOfGuard ? .guard : .if) {
        return (start + 1..<(isOfGuard ? open - 1 : open), isOfGuard)
      }
      start = tokens.before(start)
    }
    return nil
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
