import CodeFacts

extension SwiftReader {
  /// The index after the angle bracket that closes the one at an index.
  func endOfAngles(at start: Int) -> Int {
    var depth = 0
    for at in start..<min(tokens.count, start + Limits.genericArguments) {
      switch tokens[at].kind {
      case .leftAngle: depth += 1
      case .rightAngle: depth -= 1
      case .leftBrace, .rightBrace: return at
      default: break
      }
      if depth == 0 { return at + 1 }
    }
    return start + 1
  }

  /// Reads the type at an index, without `any`, `some`, attributes and optional marks.
  ///
  /// A tuple, a function or an array has no components, and ends after its brackets.
  ///
  /// - Returns: The type, and the index after it.
  func typeReference(at start: Int, depth: Int = 0) -> (reference: TypeReference, end: Int) {
    var at = start
    var reference = TypeReference()
    while true {
      if tokens[at].word == .any || tokens[at].word == .some || tokens.isSymbol("~", at: at) {
        at += 1
      } else if tokens[at].kind == .at, tokens.isName(at + 1) {
        at += 2
        if tokens[at].kind == .leftParen { at = tokens.after(at) }
      } else {
        break
      }
    }
    if tokens[at].kind == .leftParen || tokens[at].kind == .leftBracket {
      at = tokens.after(at)
    } else {
      while tokens.isName(at) {
        var component = TypeReference.Component(name: tokens.text(at))
        at += 1
        if tokens[at].kind == .leftAngle, depth < Limits.genericDepth,
          let (arguments, end) = genericArguments(at: at, depth: depth)
        {
          component.arguments = arguments
          at = end
        }
        reference.components.append(component)
        // `Detail.init` is an initializer of the type.
        guard tokens[at].kind == .period, tokens.isName(at + 1), tokens[at + 1].word != .`init`
        else { break }
        at += 1
      }
    }
    while tokens.isOptionalMark(at) || tokens.isSymbol("??", at: at) { at += 1 }
    return (reference, at)
  }

  /// The index after the type at an index.
  func endOfType(at start: Int) -> Int { typeReference(at: start).end }

  /// The types between angle brackets, and the index after them; `nil` if they are not closed.
  func genericArguments(
    at start: Int,
    depth: Int = 0
  ) -> (arguments: [TypeReference], end: Int)? {
    var arguments: [TypeReference] = []
    var at = start + 1
    while at < start + Limits.genericArguments {
      let (argument, end) = typeReference(at: at, depth: depth + 1)
      arguments.append(argument)
      at = end
      while tokens.isSymbol("&", at: at) || tokens.isSymbol("->", at: at) {
        at = typeReference(at: at + 1, depth: depth + 1).end
      }
      switch tokens[at].kind {
      case .rightAngle: return (arguments, at + 1)
      case .comma: at += 1
      default: return nil
      }
    }
    return nil
  }
}
