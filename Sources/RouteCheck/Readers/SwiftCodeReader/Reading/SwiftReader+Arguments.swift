import CodeFacts

extension SwiftReader {
  /// The index of the first token of an argument, after its label.
  func argument(_ position: Int, of call: Call) -> Int? {
    var at = call.arguments + 1
    for _ in 0..<position {
      guard let next = nextArgument(after: at, of: call) else { return nil }
      at = next
    }
    guard at < call.end else { return nil }
    return tokens.isName(at) && tokens[at + 1].kind == .colon ? at + 2 : at
  }

  /// The index of the first token of the argument with a label.
  func argumentIndex(_ label: SwiftWord, of call: Call) -> Int? {
    var at = call.arguments + 1
    for _ in 0..<Limits.arguments where at < call.end {
      if tokens[at].word == label, tokens[at + 1].kind == .colon { return at + 2 }
      guard let next = nextArgument(after: at, of: call) else { return nil }
      at = next
    }
    return nil
  }

  private func nextArgument(after start: Int, of call: Call) -> Int? {
    var at = start
    while at < call.end {
      if tokens[at].kind == .comma { return at + 1 }
      at = tokens.after(at)
    }
    return nil
  }
}
