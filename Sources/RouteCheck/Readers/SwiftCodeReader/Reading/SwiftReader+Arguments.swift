import CodeFacts

extension SwiftReader {
  /// The index of the first token of an argument, after its label.
  func argument(_ position: Int, of call: Call) -> Int? {
    var at = call.arguments + 1
    for _ in 0..<position { at = tokens.endOfArgument(at, call.end) + 1 }
    guard at < call.end else { return nil }
    return tokens.isName(at) && tokens[at + 1].kind == .colon ? at + 2 : at
  }

  /// The index of the first token of the argument with a label.
  func argumentIndex(_ label: SwiftWord, of call: Call) -> Int? {
    var at = call.arguments + 1
    for _ in 0..<Limits.arguments where at < call.end {
      if tokens[at].word == label, tokens[at + 1].kind == .colon { return at + 2 }
      at = tokens.endOfArgument(at, call.end) + 1
    }
    return nil
  }
}
