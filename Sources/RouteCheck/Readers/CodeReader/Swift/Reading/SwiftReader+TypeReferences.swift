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
  /// - Parameter keepsNames: Whether names are read. They are not when only the end is needed.
  /// - Returns: The type, and the index after it.
  func typeReference(
    at start: Int,
    depth: Int = 0,
    keepsNames: Bool = true
  ) -> (reference: TypeReference, end: Int) {
    var at = start
    var reference = TypeReference()
    while true {
      if tokens[at].word == .any || tokens[at].word == .some || tokens.isSymbol("~", at: at) {
        at += 1
      } else if tokens[at].kind == .at, tokens.isName(at + 1) {
        at += 2
        if tokens[at].kind == .leftParen { at = (tokens.partner(of: at) ?? at) + 1 }
      } else {
        break
      }
    }
    if tokens[at].kind == .leftParen || tokens[at].kind == .leftBracket {
      at = (tokens.partner(of: at) ?? at) + 1
    } else {
      while tokens.isName(at) {
        if keepsNames { reference.components.append(.init(name: tokens.text(at))) }
        at += 1
        if tokens[at].kind == .leftAngle, depth < Limits.genericDepth,
          let (arguments, end) = genericArguments(at: at, depth: depth, keepsNames: keepsNames)
        {
          if keepsNames {
            reference.components[reference.components.count - 1].arguments = arguments
          }
          at = end
        }
        // `Detail.init` is an initializer of the type.
        guard tokens[at].kind == .period, tokens.isName(at + 1), tokens[at + 1].word != .`init`
        else { break }
        at += 1
      }
    }
    while tokens.isSymbol("?", at: at) || tokens.isSymbol("!", at: at)
      || tokens.isSymbol("??", at: at)
    {
      at += 1
    }
    return (reference, at)
  }

  /// The index after the type at an index.
  func endOfType(at start: Int) -> Int { typeReference(at: start, keepsNames: false).end }

  /// The types between angle brackets, and the index after them; `nil` if they are not closed.
  func genericArguments(
    at start: Int,
    depth: Int = 0,
    keepsNames: Bool = true
  ) -> (arguments: [TypeReference], end: Int)? {
    var arguments: [TypeReference] = []
    var at = start + 1
    while at < start + Limits.genericArguments {
      let (argument, end) = typeReference(at: at, depth: depth + 1, keepsNames: keepsNames)
      if keepsNames { arguments.append(argument) }
      at = end
      while tokens.isSymbol("&", at: at) || tokens.isSymbol("->", at: at) {
        at = typeReference(at: at + 1, depth: depth + 1, keepsNames: false).end
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
