import CodeFacts
import Routes

extension SwiftReader {
  /// Reads a `for` loop, whose names have no known meaning. `for:` is an argument label.
  mutating func bindLoop() {
    defer { index += 1 }
    guard isInBody, tokens[index + 1].kind != .colon else { return }
    let pattern = index + 1...index + Limits.loopPattern
    if let end = pattern.first(where: { tokens[$0].word == .in }) { bindNames(in: index + 1..<end) }
  }

  /// Removes the meaning of the names of a closure's parameters, at its brace.
  mutating func bindClosureParameters() {
    guard readsBodies else { return }
    bindSetterParameter()
    var at = index + 1
    while tokens[at].kind == .at, tokens.isName(at + 1) {
      at += 2
      if tokens[at].kind == .leftParen, tokens.isAttached(at), let end = tokens.partner(of: at) {
        at = end + 1
      }
    }
    if tokens[at].kind == .leftBracket, let end = tokens.partner(of: at) {
      for name in at + 1..<end where tokens.isName(name) && tokens.isSymbol("=", at: name + 1) {
        bind(name, .unknown)
      }
      at = end + 1
    }
    if tokens[at].kind == .leftParen {
      guard let end = tokens.partner(of: at) else { return }
      guard
        [.in, .throws].contains(tokens[end + 1].word) || tokens.isSymbol("->", at: end + 1)
          || tokens.isText("async", at: end + 1)
      else { return }
      for name in at + 1..<end
      where tokens.isName(name) && !tokens.isName(name + 1)
        && (tokens[name - 1].kind == .leftParen || tokens[name - 1].kind == .comma
          || tokens.isName(name - 1))
      {
        bind(name, .unknown)
      }
      return
    }
    var names: [Int] = []
    while tokens.isName(at), tokens[at].word != .in {
      names.append(at)
      at += 1
      if tokens[at].kind == .comma { at += 1 }
    }
    guard tokens[at].word == .in else { return }
    for name in names { bind(name, .unknown) }
  }

  /// Removes the meaning of the name in `set(name) {`, at its brace.
  private mutating func bindSetterParameter() {
    let name = index - 2
    guard tokens[index - 1].kind == .rightParen, tokens[name - 1].kind == .leftParen,
      tokens.isName(name), ["set", "willSet", "didSet"].contains(tokens.text(name - 2))
    else { return }
    bind(name, .unknown)
  }

  /// Removes the meaning of the names that a pattern in a range of tokens binds.
  ///
  /// A name in a pattern may also be a constant. Then the rules find less, and report nothing false.
  mutating func bindNames(in range: Range<Int>) {
    for at in range where tokens.isName(at) {
      let isIntroduced = [.let, .var, .for, .await].contains(tokens[at - 1].word)
      let next = tokens[at + 1].kind
      if isIntroduced || [.leftParen, .comma, .colon].contains(tokens[at - 1].kind),
        next != .period, next != .leftParen, next != .colon || isIntroduced
      {
        bind(at, .unknown)
      }
    }
  }
}
