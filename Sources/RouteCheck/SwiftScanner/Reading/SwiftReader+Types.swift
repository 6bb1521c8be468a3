extension SwiftReader {
  /// Reads the head of a type or an extension; `class` may be a modifier instead.
  mutating func readType(_ word: SwiftWord) {
    let start = index
    guard tokens.isName(start + 1), !tokens[start + 1].word.startsMember,
      let kind = TypeFact.Kind(word)
    else {
      if isInBody, word == .actor { readChain() }
      return
    }
    let location = position(of: start + 1)
    // `actor` is a name like any other, until a body follows.
    if word == .actor, ![.leftBrace, .colon, .leftAngle].contains(tokens[start + 2].kind) {
      return
    }
    let outer = scopes[current].type.name
    var fact = TypeFact(kind: kind, name: tokens.text(start + 1), location: location)
    var extended: TypeReference?
    if kind == .extension {
      let (reference, end) = typeReference(at: start + 1)
      fact.name = reference.name
      extended = reference
      index = end
    } else {
      // Names would grow without end in a file that opens types and closes none.
      if !outer.isEmpty, outer.utf8.count < 512 { fact.name = "\(outer).\(fact.name)" }
      fact.objectiveCName = attributes.objectiveCName
      index = start + 2
      fact.genericParameters = readGenericParameters()
    }
    fact.supertypes = readSupertypes()
    readRequirements(&extended)
    attributes = Attributes()
    guard tokens[index].kind == .leftBrace else { return }
    facts.types.append(fact)
    announce(
      Scope(
        kind: .type,
        type: TypeContext(
          name: fact.name,
          kind: kind,
          extended: extended,
          hasTextCases: fact.supertypes.contains("String")
        )
      ),
      at: index
    )
  }

  /// Reads what stands after a type's colon, and leaves ``index`` on what follows.
  private mutating func readSupertypes() -> [String] {
    guard tokens[index].kind == .colon else { return [] }
    var names: [String] = []
    repeat {
      index += 1
      let (reference, end) = typeReference(at: index)
      if !reference.components.isEmpty { names.append(reference.name) }
      index = max(end, index)
      while tokens.isSymbol("&", at: index) { index = typeReference(at: index + 1).end }
    } while tokens[index].kind == .comma
    return names
  }

  /// Reads up to the body, and takes `Destination == X` and `Source == X` as generic arguments.
  private mutating func readRequirements(_ extended: inout TypeReference?) {
    guard tokens[index].word == .where else { return }
    while index < tokens.count {
      switch tokens[index].kind {
      case .leftBrace, .rightBrace, .semicolon: return
      case .symbol where tokens.isSymbol("==", at: index):
        let parameter = tokens.text(index - 1)
        let (argument, end) = typeReference(at: index + 1)
        if parameter == "Destination", extended?.components.first?.arguments.isEmpty == true {
          extended?.components[0].arguments = [argument]
        } else if parameter == "Source", extended?.components.last?.arguments.isEmpty == true,
          let last = extended?.components.indices.last
        {
          extended?.components[last].arguments = [argument]
        }
        index = max(end, index + 1)
      default: index += 1
      }
    }
  }

  /// Reads the names of the generic parameters in angle brackets, and goes on after them.
  private mutating func readGenericParameters() -> [String] {
    guard tokens[index].kind == .leftAngle else { return [] }
    var names: [String] = []
    let end = endOfAngles(at: index)
    var depth = 0
    for at in index..<end {
      switch tokens[at].kind {
      case .leftAngle: depth += 1
      case .rightAngle: depth -= 1
      default:
        let before = tokens[at - 1].kind
        if depth == 1, before == .leftAngle || before == .comma, tokens.isName(at) {
          names.append(tokens.text(at))
        }
      }
    }
    index = end
    return names
  }

  /// The index after the angle bracket that closes the one at an index, whatever stands between.
  func endOfAngles(at start: Int) -> Int {
    var depth = 0
    for at in start..<min(tokens.count, start + Self.genericLimit) {
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

  /// Generic arguments longer than this many tokens are not read.
  static let genericLimit = 512
  /// Generic arguments nested deeper than this are not read.
  private static let genericDepth = 8

  /// Reads the type at an index: its names and generic arguments, and where it ends.
  ///
  /// `any`, `some`, attributes and optional marks are passed over. What is no named type (a tuple,
  /// a function, an array) has no components, and ends after its brackets.
  ///
  /// - Parameter keepsNames: Whether the names are wanted, and not the end alone.
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
        if tokens[at].kind == .leftAngle, depth < Self.genericDepth,
          let (arguments, end) = genericArguments(at: at, depth: depth, keepsNames: keepsNames)
        {
          if keepsNames {
            reference.components[reference.components.count - 1].arguments = arguments
          }
          at = end
        }
        guard tokens[at].kind == .period, tokens.isName(at + 1) else { break }
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

  /// The types between angle brackets, and the index after them; `nil` where they do not close.
  func genericArguments(
    at start: Int,
    depth: Int = 0,
    keepsNames: Bool = true
  ) -> (arguments: [TypeReference], end: Int)? {
    var arguments: [TypeReference] = []
    var at = start + 1
    while at < start + Self.genericLimit {
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

  /// `typealias Name = Type`.
  mutating func readAlias() {
    let outer = scopes[current].type.name
    guard tokens.isName(index + 1) else { return }
    let name = tokens.text(index + 1)
    var at = index + 2
    if tokens[at].kind == .leftAngle { at = endOfAngles(at: at) }
    index += 1
    guard tokens.isSymbol("=", at: at) else { return }
    let (target, end) = typeReference(at: at + 1)
    index = end
    facts.aliases.append(
      AliasFact(name: outer.isEmpty ? name : "\(outer).\(name)", target: target.name)
    )
  }
}

extension TypeFact.Kind {
  fileprivate init?(_ word: SwiftWord) {
    switch word {
    case .class: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .protocol: self = .protocol
    case .actor: self = .actor
    case .extension: self = .extension
    default: return nil
    }
  }
}

extension SwiftWord {
  /// Whether `class` before this word is a modifier.
  fileprivate var startsMember: Bool {
    switch self {
    case .func, .var, .let, .subscript, .`init`, .static, .class: true
    default: false
    }
  }
}
