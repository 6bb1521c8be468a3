import CodeFacts
import Routes

extension SwiftReader {
  /// Reads the head of a type or an extension. `class` may also be a modifier.
  mutating func readType(_ word: SwiftWord) {
    let start = index
    guard tokens.isName(start + 1), !tokens[start + 1].word.startsMember,
      let kind = TypeFact.Kind(rawValue: word.rawValue)
    else {
      if isInBody, word == .actor { readChain() } else { index += 1 }
      return
    }
    let location = location(of: start + 1)
    // Without a body, `actor` is a name.
    if word == .actor, ![.leftBrace, .colon, .leftAngle].contains(tokens[start + 2].kind) {
      index += 1
      return
    }
    let outer = enclosingType
    var fact = TypeFact(kind: kind, name: tokens.text(start + 1), location: location)
    var extended: TypeReference?
    if kind == .extension {
      let (reference, end) = typeReference(at: start + 1)
      fact.name = reference.name
      extended = reference
      index = end
    } else {
      if !outer.isEmpty, outer.utf8.count < Limits.typeName { fact.name = "\(outer).\(fact.name)" }
      fact.objectiveCName = attributes.objectiveCName
      index = start + 2
      fact.genericParameters = readGenericParameters()
    }
    fact.exposesMembers =
      attributes.exposesMembers || (kind == .extension && attributes.isExposed)
    fact.supertypes = readSupertypes()
    readRequirements(&extended)
    attributes = Attributes()
    guard tokens[index].kind == .leftBrace else { return }
    fact.isPassive =
      [.class, .extension].contains(kind) && tokens.isPassive(bodyAt: index)
    facts.append(.type(fact))
    expectScope(
      Scope(
        kind: .type,
        type: TypeContext(
          name: fact.name,
          kind: kind,
          extended: extended,
          exposesMembers: fact.exposesMembers,
          hasTextCases: fact.supertypes.contains("String")
        )
      ),
      at: index
    )
  }

  /// Reads the names after the colon of a type.
  private mutating func readSupertypes() -> [ExactString] {
    guard tokens[index].kind == .colon else { return [] }
    var names: [ExactString] = []
    repeat {
      index += 1
      let (reference, end) = typeReference(at: index)
      if !reference.components.isEmpty { names.append(reference.name) }
      index = max(end, index)
      while tokens.isSymbol("&", at: index) { index = typeReference(at: index + 1).end }
    } while tokens[index].kind == .comma
    return names
  }

  /// Reads a `where` clause. `Destination == X` and `Source == X` count as generic arguments.
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

  /// Reads the names of generic parameters in angle brackets.
  mutating func readGenericParameters() -> [ExactString] {
    guard tokens[index].kind == .leftAngle else { return [] }
    var names: [ExactString] = []
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
          genericParameters.insert(tokens.hash(at))
        }
      }
    }
    index = end
    return names
  }

  /// Reads `typealias Name = Type`.
  mutating func readAlias() {
    let outer = enclosingType
    index += 1
    guard tokens.isName(index) else { return }
    let name = tokens.text(index)
    var at = index + 1
    if tokens[at].kind == .leftAngle { at = endOfAngles(at: at) }
    guard tokens.isSymbol("=", at: at) else { return }
    let (target, end) = typeReference(at: at + 1)
    index = end
    facts.append(
      .alias(AliasFact(name: outer.isEmpty ? name : "\(outer).\(name)", target: target.name))
    )
  }
}

extension SwiftWord {
  /// Whether `class` before the word is a modifier.
  fileprivate var startsMember: Bool {
    switch self {
    case .func, .var, .let, .subscript, .`init`, .static, .class: true
    default: false
    }
  }
}
