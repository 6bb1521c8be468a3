import CodeFacts
import Routes
import SourceText

/// Ranges of code that a user perhaps never gets to, in any state of the app.
struct DoubtfulCode {
  private var ranges: [Range<Int>] = []

  mutating func add(_ range: Range<Int>) {
    let first = ranges.partitioningIndex { $0.upperBound >= range.lowerBound }
    let end = ranges.partitioningIndex { $0.lowerBound > range.upperBound }
    let range = ranges[first..<end].reduce(range) {
      min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
    }
    ranges.replaceSubrange(first..<end, with: CollectionOfOne(range))
  }

  func contains(_ index: Int) -> Bool {
    let next = ranges.partitioningIndex { $0.upperBound > index }
    return next < ranges.count && ranges[next].lowerBound <= index
  }
}

extension SwiftReader {
  /// Finds the code that only some builds have, that depends on the class of the screen, on the containers around it or
  /// on what it presents, and code after the end of its block.
  mutating func readDoubtfulCode() {
    // The ends of the open braces.
    var ends: [Int] = []
    for index in 0..<tokens.count {
      if let code = readCondition(at: index), code.isOfSomeBuilds {
        doubtful.add(code.start..<index)
      }
      while let end = ends.last, end < index { ends.removeLast() }
      if tokens[index].kind == .leftBrace, let end = tokens.partner(of: index) { ends.append(end) }
      if [.if, .guard, .switch, .while].contains(tokens[index].word) {
        readTests(at: index, before: ends.last ?? tokens.count)
      } else if endsBlock(at: index), !doubtful.contains(index) {
        readUnreached(after: index, before: ends.last ?? tokens.count)
      }
    }
    conditions = []
  }

  /// Whether a user perhaps never gets to code that shows a screen from the own controller or a container.
  func isDoubtfulMove(_ index: Int, by container: Snapshot.Kind? = nil) -> Bool {
    doubtful.contains(index)
      || ofContainers.contains(index) && container != .tab && container != .split
  }

  /// Reads the conditions of a statement.
  ///
  /// - Parameter end: The end of the code around the statement.
  private mutating func readTests(at keyword: Int, before end: Int) {
    guard let brace = brace(from: keyword + 1, unless: { tokens[$0].word.startsStatement }) else {
      return
    }
    let condition = (keyword + 1..<brace).prefix(Limits.condition)
    let isGuard = tokens[keyword].word == .guard
    let close = tokens.partner(of: brace) ?? end
    let met = isGuard ? close..<end : brace..<close
    if condition.contains(where: isTestOfPresented) { doubtful.add(met) }
    if asksForStack(keyword + 1..<(isGuard ? brace - 1 : brace)) == true { inStacks.add(met) }
    let isOfClass = condition.contains(where: isTestOfClass) || isTestOfClass(keyword, brace)
    guard isOfClass || condition.contains(where: isTestOfContainers) else { return }
    var last = close
    while tokens[last + 1].word == .else,
      let next = self.brace(from: last + 2, unless: { _ in false })
    {
      last = tokens.partner(of: next) ?? end
    }
    // What comes after the statement runs only under the opposite condition.
    if isGuard
      || (keyword..<last).prefix(Limits.lookBack).contains(where: { tokens[$0].word == .return })
    {
      last = max(last, end)
    }
    if isOfClass { doubtful.add(keyword..<last) } else { ofContainers.add(keyword..<last) }
  }

  /// Whether a test of the class of a controller is at an index: `self is`, or `type(of: self)`.
  private func isTestOfClass(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .is:
      return ["self", "parent", "presentingViewController"].contains(tokens.text(index - 1))
    case .as: return tokens[index - 1].word == .`self`
    default: return tokens.isText("of", at: index) && tokens[index + 2].word == .`self`
    }
  }

  /// Whether a statement is `switch self {` or `if false {`.
  private func isTestOfClass(_ keyword: Int, _ brace: Int) -> Bool {
    brace == keyword + 2
      && (tokens[keyword].word == .switch
        ? tokens[keyword + 1].word == .`self` : tokens.isText("false", at: keyword + 1))
  }

  /// Whether a test that the own controller presents another one is at an index.
  private func isTestOfPresented(_ index: Int) -> Bool {
    guard tokens.isText("presentedViewController", at: index) else { return false }
    let isMember = tokens[index - 1].kind == .period
    let start = isMember ? tokens.receiver(of: index) : index
    return (!isMember || tokens[start].word == .`self`)
      && (tokens.isSymbol("!=", at: index + 1) || tokens.isSymbol("=", at: start - 1))
  }

  /// Whether a statement at an index ends the code around it: `return`, or `fatalError("not yet")`.
  private func endsBlock(at index: Int) -> Bool {
    let isStatement =
      tokens.isFirstOfLine(index) && tokens[index - 1].kind != .symbol
      || [.leftBrace, .semicolon, .colon].contains(tokens[index - 1].kind)
    return isStatement
      && (tokens[index].word == .return
        || ["throw", "fatalError", "preconditionFailure"].contains(tokens.text(index)))
  }

  /// Notes the statements after the one at an index which belong to the same code.
  private mutating func readUnreached(after index: Int, before end: Int) {
    var at = index + 1
    var start: Int?
    while at < end, !isLabel(at), ConditionMark(tokens[at], tokens.bytes) == nil {
      let isStatement =
        tokens.isFirstOfLine(at) && tokens.isName(at) && tokens[at - 1].kind != .symbol
      if isStatement || tokens[at - 1].kind == .semicolon { start = start ?? at }
      at = tokens.after(at)
    }
    if let start { doubtful.add(start..<at) }
  }

  /// Whether a test of the containers around a controller is at an index.
  private func isTestOfContainers(_ index: Int) -> Bool {
    switch tokens[index].word {
    case .tabBarController, .splitViewController, .viewControllers: true
    default: tokens.isText("presentingViewController", at: index)
    }
  }
}
