import CodeFacts

/// Matches brackets while a file is lexed.
struct BracketMatcher {
  /// An open bracket. Its outer bracket is an index into ``opened``.
  private struct Open {
    var kind: SwiftToken.Kind
    var index: Int
    var outer: Int
  }

  /// All brackets that were ever opened. Those that are open now form a chain from ``innermost``
  /// outwards, so that one number saves and restores the state.
  private var opened: [Open] = []
  private var innermost = -1
  private var conditions: [Int] = []

  /// Opens the bracket at an index.
  mutating func open(_ kind: SwiftToken.Kind, at index: Int) {
    opened.append(Open(kind: kind, index: index, outer: innermost))
    innermost = opened.count - 1
  }

  /// Closes a bracket, and returns the index of the opening one.
  ///
  /// A brace also closes the brackets that are still open inside it. Any other bracket that does not
  /// match is ignored.
  mutating func close(_ kind: SwiftToken.Kind) -> Int? {
    let opening = kind.openingBracket
    if kind == .rightBrace {
      while innermost >= 0, opened[innermost].kind != opening {
        innermost = opened[innermost].outer
      }
    }
    guard innermost >= 0, opened[innermost].kind == opening else { return nil }
    defer { innermost = opened[innermost].outer }
    return opened[innermost].index
  }

  /// Restores, at the start of another branch, the brackets that were open before the first one.
  mutating func pass(_ mark: ConditionMark) {
    switch mark {
    case .start: conditions.append(innermost)
    case .middle: innermost = conditions.last ?? innermost
    case .end: conditions.removeLast(min(1, conditions.count))
    }
  }
}

extension SwiftToken.Kind {
  /// The opening bracket of a closing one.
  fileprivate var openingBracket: SwiftToken.Kind {
    switch self {
    case .rightParen: .leftParen
    case .rightBracket: .leftBracket
    default: .leftBrace
    }
  }
}
