import CodeFacts
import Routes
import SourceText

extension ObjectiveCReader {
  /// Whether a condition decides that the code at an index runs, for example that of an `if` or a `switch`.
  func isConditional(at index: Int) -> Bool {
    if index >= method.end { return true }
    let words: Set<ExactString> = ["if", "else", "for", "while", "switch"]
    var inner = index
    for _ in 0..<Limits.scopeDepth {
      guard let outer = tokens.bracket(around: inner), outer >= method.body else { return false }
      let before = max(outer, inner - Limits.lookBack)..<inner
      let statement = (before.last { tokens.isMark("{};", at: $0) } ?? inner)..<inner
      // A condition for the version of the system is hardly one for the state of the app.
      if statement.contains(where: { words.contains(tokens.text($0)) }),
        !statement.contains(where: { tokens.text($0) == "available" })
      {
        return true
      }
      inner = outer
    }
    return true
  }

  /// Whether no `#if` in the method decides that the code at an index is compiled.
  func isCompiled(_ index: Int) -> Bool {
    tokens.conditionals(around: index) == tokens.conditionals(around: method.body)
  }

  /// The innermost brace around an index.
  func brace(around index: Int) -> Int? {
    var bracket = tokens.bracket(around: index)
    for _ in 0..<Limits.scopeDepth {
      guard let open = bracket, !tokens.isMark("{", at: open) else { return bracket }
      bracket = tokens.bracket(around: open)
    }
    return nil
  }

  /// The identifiers that the segue may have at an index; `nil` if no condition restricts them.
  func identifiers(at index: Int) -> [TextExpression]? {
    conditions(around: index).lazy.compactMap(identifiers(allowedBy:)).first
  }

  /// Whether a condition restricts the identifier of the segue at an index, but not to certain ones.
  func isForSomeSegues(_ index: Int) -> Bool {
    conditions(around: index).contains {
      identifiers(allowedBy: $0) == nil
        && (!comparisons(in: $0).isEmpty || $0.contains(where: isIdentifier))
    }
  }

  /// Whether the name at an index is the identifier of the segue that a method is asked about, and no argument for the
  /// superclass.
  func isIdentifier(_ index: Int) -> Bool {
    tokens.isName(index) && tokens.text(index) == method.parameters.first?.name
      && tokens.text(index - 2) != "shouldPerformSegueWithIdentifier"
  }

  /// Whether only comparisons of the identifier of the segue decide about the code at an index.
  func isForSegueOnly(_ index: Int) -> Bool {
    conditions(around: index).allSatisfy { condition in
      identifiers(allowedBy: condition) != nil
        && !condition.contains { tokens.isMark("&", at: $0) && tokens.isMark("&", at: $0 + 1) }
    }
  }

  /// The tokens of the conditions of each `if` whose block or statement contains an index, the innermost first.
  private func conditions(around index: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var inner = index
    for _ in 0..<Limits.scopeDepth where inner > method.body {
      if let condition = condition(before: inner) { found.append(condition) }
      inner = brace(around: inner) ?? 0
    }
    return found
  }

  /// The tokens of the condition of the `if` whose block starts at an index, or whose statement contains it.
  private func condition(before index: Int) -> Range<Int>? {
    var at = index - 1
    for _ in 0..<Limits.condition where at > method.body {
      if tokens.isMark(";{}", at: at) { return nil }
      if tokens.isMark(")]", at: at), let open = tokens.partner(of: at) {
        if tokens.isName("if", at: open - 1) { return open..<at }
        at = open
      }
      at -= 1
    }
    return nil
  }

  private func comparisons(in condition: Range<Int>) -> ArraySlice<Comparison> {
    let first = comparisons.partitioningIndex { $0.message >= condition.lowerBound }
    return comparisons[first...].prefix { $0.message < condition.upperBound }
  }

  /// The possible identifiers of the segue if a condition holds; `nil` if it may have others.
  private func identifiers(allowedBy condition: Range<Int>) -> [TextExpression]? {
    guard condition.count <= Limits.lookBack else { return nil }
    let inside = comparisons(in: condition)
    guard !inside.isEmpty else { return nil }
    // Each `||` must be between two comparisons, and none of them may be negated.
    let alternatives = condition.count { at in
      tokens.isMark("|", at: at) && tokens.isMark("|", at: at + 1)
    }
    guard alternatives < inside.count,
      !inside.contains(where: { isNegated($0.message, in: condition) })
    else { return nil }
    return inside.map(\.text)
  }

  /// Whether a comparison in a condition, or parentheses around it, may be negated: `![name isEqual:@"Post"]`, or
  /// `[name isEqual:@"Post"] == NO`.
  private func isNegated(_ message: Int, in condition: Range<Int>) -> Bool {
    var inner = message
    for _ in 0..<Limits.scopeDepth where inner > condition.lowerBound {
      if tokens.isMark("!=", at: inner - 1)
        || tokens.partner(of: inner).map({ tokens.isMark("!=", at: $0 + 1) }) == true
      {
        return true
      }
      inner = tokens.bracket(around: inner) ?? 0
    }
    return false
  }

  /// Whether a question for a class may be answered with no: it is negated, or in an `else if` that
  /// does not ask for the segue.
  func isAlternative(_ index: Int) -> Bool {
    let first = max(method.body, index - Limits.lookBack)
    for at in stride(from: index, to: first, by: -1) {
      if tokens.isMark("!", at: at), !tokens.isMark("=", at: at + 1) { return true }
      if tokens.isMark("{};", at: at) || tokens.isName("identifier", at: at) { return false }
      if tokens.isName("if", at: at) { return tokens.isName("else", at: at - 1) }
    }
    return false
  }

  /// Whether the method has asked an object for its class or its methods, so that code after it may
  /// not be for every object.
  func isAsked(before index: Int) -> Bool {
    // The class of the segue says nothing about its destination.
    hasName(Self.questions, before: index) {
      !tokens.isName($0 - 1) || !value(ofName: $0 - 1).isSegue
    }
  }

  /// Whether the method changes the children of a container before an index.
  func changesContent(before index: Int) -> Bool {
    hasName(Self.changingContent, before: index)
  }

  private func hasName(
    _ names: Set<ExactString>,
    before index: Int,
    where isMeant: (Int) -> Bool = { _ in true }
  ) -> Bool {
    let first = max(method.body, index - Limits.lookBack)
    return stride(from: index - 1, to: first, by: -1).contains { at in
      guard tokens.isName(at), names.contains(tokens.text(at)), isMeant(at) else { return false }
      return !tokens.isName("viewControllers", at: at) || tokens.isMark("=", at: at + 1)
    }
  }

  private static let questions: Set<ExactString> = [
    "isKindOfClass", "isMemberOfClass", "respondsToSelector", "conformsToProtocol",
  ]

  private static let changingContent: Set<ExactString> = [
    "viewControllers", "setViewControllers", "pushViewController", "addChildViewController",
  ]
}
