import Routes

extension SwiftReader {
  /// Whether a function is a method of a delegate that may decline what a user selects, such as a tab or a row.
  ///
  /// To decline the tab that is selected already keeps it selected. A condition without the tab counts as one that a user
  /// can meet.
  func mayDecline(_ name: Int, _ body: Int, _ end: Int) -> Bool {
    guard Self.delegates.contains(tokens.text(name)),
      let label = (name..<body).first(where: { Self.declining.contains(tokens.text($0)) })
    else { return false }
    guard tokens.text(label) == "shouldSelect" else { return true }
    // Constants such as `index` are computed from the tab.
    let constants = (body..<end).filter { [.let, .var].contains(tokens[$0].word) }
    func isAboutOtherTabs(_ range: Range<Int>) -> Bool {
      let names = Set(range.lazy.map(tokens.text))
      let tab = [label] + constants.filter { !range.contains($0) }
      return names.isDisjoint(with: ["selectedViewController", "selectedIndex"])
        && !names.isDisjoint(with: tab.map { tokens.text($0 + 1) })
    }
    let returns = (body..<end).filter { tokens[$0].word == .return }
    if returns.isEmpty { return end != body + 2 || tokens.text(body + 1) != "true" }
    return returns.contains { index in
      switch tokens.text(index + 1) {
      case "true": false
      case "false": condition(of: index, in: body).map(isAboutOtherTabs) ?? true
      default: true
      }
    }
  }

  /// The condition of the `if` or the `guard` in whose block a statement is; `nil` if it is in none.
  private func condition(of statement: Int, in body: Int) -> Range<Int>? {
    var open = statement - 1
    while open > body, tokens[open].kind != .leftBrace { open = tokens.before(open) }
    var start = open - 1
    let isOfGuard = tokens[start].word == .else
    while start > body, ![.leftBrace, .rightBrace, .semicolon].contains(tokens[start].kind) {
      if tokens[start].word == (isOfGuard ? .guard : .if) { return start + 1..<open }
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
