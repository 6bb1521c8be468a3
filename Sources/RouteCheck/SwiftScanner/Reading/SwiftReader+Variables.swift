extension SwiftReader {
  /// Reads `let` or `var`: a constant or a typed segue of a type or the file, or a local name.
  mutating func readVariable(isConstant: Bool) {
    let isMember = !isInFunction
    let nameIndex = index + 1
    guard tokens.isName(nameIndex), tokens[nameIndex + 1].kind != .period else {
      // `let (one, other)`, `let .detail(item)`, `let Step.detail(item)`.
      var open = nameIndex
      while tokens[open].kind == .period || tokens.isName(open) { open += 1 }
      if isMember { attributes = Attributes() }
      if !isMember, tokens[open].kind == .leftParen, let end = tokens.partner(of: open) {
        bindNames(in: open..<end)
      }
      index += 1
      return
    }
    let isStatic =
      tokens[index - 1].word == .static || tokens[index - 2].word == .static
      || tokens[index - 1].word == .class
    // `if let name {` and `guard let name else` keep the meaning that the name has outside.
    let isCondition =
      [.if, .guard, .while].contains(tokens[index - 1].word)
      || tokens[index - 1].kind == .comma
    var annotation: Int?
    var at = nameIndex + 1
    if tokens[at].kind == .colon {
      annotation = at + 1
      at = endOfType(at: at + 1)
    }
    index = at
    if isMember {
      attributes = Attributes()
      readMember(nameIndex, annotation, isConstant: isConstant, isStatic: isStatic)
    } else if readsBodies, !isCondition || annotation != nil || tokens.isSymbol("=", at: at) {
      bindLocal(nameIndex, annotation)
      if tokens.isSymbol("=", at: at) {
        let isSettled = annotation.map { tokens[$0].word.isTextOrStoryboard } ?? true
        lastLocal = Local(name: nameIndex, equals: at, isConstant: isConstant, isOpen: isSettled)
      }
    }
  }

  /// Whether the code is that of a function or an accessor.
  private var isInFunction: Bool {
    switch scopes[current].kind {
    case .file, .type: false
    case .function, .accessor, .block, .choice: true
    }
  }

  private mutating func readMember(
    _ name: Int,
    _ annotation: Int?,
    isConstant: Bool,
    isStatic: Bool
  ) {
    if tokens[name].word == .storyboard { recordStoryboard(name) }
    let isClassMember = tokens[name - 2].word == .class || tokens[name - 3].word == .class
    readStoryboard(name, at: index, isSettled: isConstant)
    if let initializer = segueInitializer(annotation) {
      recordSegue(tokens.text(name), initializer)
    } else if isConstant || isStatic, let literal = constantValue(isConstant: isConstant) {
      facts.constants.append(
        ConstantFact(
          type: scopes[current].type.name,
          name: tokens.text(name),
          value: literal.value,
          isOverridable: !isConstant && isClassMember,
          isElsewhere: isElsewhere,
          location: position(of: literal.index)
        )
      )
    }
    guard tokens[index].kind == .leftBrace else { return }
    guard isRead(from: name, body: index, of: tokens.text(name)) else {
      index = (tokens.partner(of: index) ?? index) + 1
      return
    }
    var scope = innerScope(.accessor)
    scope.method = tokens.text(name)
    announce(scope, at: index)
  }

  /// Notes that a class says by itself which storyboard it is from.
  private mutating func recordStoryboard(_ name: Int) {
    facts.methods.append(
      MethodFact(
        role: .interception,
        type: scopes[current].type.name,
        name: tokens.text(name),
        selector: tokens.text(name),
        location: position(of: name)
      )
    )
  }

  /// The text that a constant holds: after `=`, or as all that its accessor returns.
  private func constantValue(isConstant: Bool) -> (value: TextExpression, index: Int)? {
    var at = index
    if tokens.isSymbol("=", at: at) {
      guard isConstant else { return nil }
      at += 1
    } else if tokens[at].kind == .leftBrace {
      at += tokens[at + 1].word == .return ? 2 : 1
      guard tokens.partner(of: index) == at + 1 else { return nil }
    } else {
      return nil
    }
    if tokens[at].kind == .string {
      return endsExpression(at + 1) ? tokens.literal(at).map { (.literal($0), at) } : nil
    }
    // Another constant, by its type and name.
    guard tokens.isCapitalized(at), tokens[at + 1].kind == .period else { return nil }
    let start = at
    while tokens[at + 1].kind == .period, tokens.isName(at + 2) { at += 2 }
    return endsExpression(at + 1) ? (.reference(path(from: start, to: at)), start) : nil
  }

  /// Gives a local name the meaning of its type; what it is set to may say more later.
  private mutating func bindLocal(_ name: Int, _ annotation: Int?) {
    if tokens[name].word == .`self` {
      // `guard let self = other as? Other else` makes all that follows about another object.
      if tokens.isSymbol("=", at: index), tokens[index + 1].word != .`self` { rebindSelf() }
      return
    }
    switch annotation.map({ tokens[$0].word }) {
    case nil, .stringType?: bind(name, .unknown)
    case .uiStoryboard?, .nsStoryboard?: bind(name, .storyboard(.unknown))
    case .some: bind(name, annotation.map { .instance(type: $0) } ?? .unknown)
    }
  }

  /// Takes away the meaning of the names that a pattern binds, in a range of tokens.
  ///
  /// A name in a pattern may stand for a constant as well; that it means nothing then costs a
  /// finding, and never makes a false one.
  mutating func bindNames(in range: Range<Int>) {
    for at in range where tokens.isName(at) {
      let isIntroduced = [.let, .var, .for, .await].contains(tokens[at - 1].word)
      switch tokens[at - 1].kind {
      case .leftParen, .comma, .colon: break
      case _ where isIntroduced: break
      default: continue
      }
      switch tokens[at + 1].kind {
      case .period, .leftParen: continue
      case .colon where !isIntroduced: continue
      default: bind(at, .unknown)
      }
    }
  }

  // MARK: Typed segues

  /// The initializer of a typed segue.
  private struct SegueInitializer {
    var type: TypeReference
    /// The index of the parenthesis.
    var arguments: Int
  }

  /// Finds `Segue<X>("Id")`, `.init("Id")` or `Self("Id")`, after `=` or as what an accessor
  /// returns; `nil` where the member is no typed segue.
  private func segueInitializer(_ annotation: Int?) -> SegueInitializer? {
    var at = index
    if tokens.isSymbol("=", at: at) {
      at += 1
    } else if tokens[at].kind == .leftBrace {
      at += 1
      if tokens.text(at) == "get", tokens[at + 1].kind == .leftBrace { at += 2 }
      if tokens[at].word == .return { at += 1 }
    } else {
      return nil
    }
    var type = scopes[current].type.extended
    if let annotation, tokens[annotation].word == .segueType {
      type = typeReference(at: annotation).reference
    }
    if tokens[at].kind == .period, tokens[at + 1].word == .`init` {
      at += 2
    } else if tokens[at].word == .Self {
      at += 1
    } else if tokens[at].word == .segueType {
      let (written, end) = typeReference(at: at)
      if written.components.contains(where: { !$0.arguments.isEmpty }) { type = written }
      at = end
    } else {
      return nil
    }
    if tokens[at].kind == .period, tokens[at + 1].word == .`init` { at += 2 }
    guard tokens[at].kind == .leftParen, let type, type.components.first?.name == "Segue" else {
      return nil
    }
    return SegueInitializer(type: type, arguments: at)
  }

  private mutating func recordSegue(_ name: String, _ initializer: SegueInitializer) {
    let argument = initializer.arguments + 1
    let components = initializer.type.components
    facts.segues.append(
      SegueFact(
        name: name,
        identifier: text(at: argument),
        destination: components.first?.arguments.first?.name,
        source: components.count > 1 ? components[1].arguments.first?.name : nil,
        location: position(of: argument)
      )
    )
  }
}

extension SwiftWord {
  /// Whether a type says less of a value than what it is set to.
  fileprivate var isTextOrStoryboard: Bool {
    self == .stringType || self == .uiStoryboard || self == .nsStoryboard
  }
}
