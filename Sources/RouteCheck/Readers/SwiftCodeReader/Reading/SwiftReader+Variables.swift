import CodeFacts
import Routes

extension SwiftReader {
  /// Reads `let` or `var`: a local name, or a member of a type or the file.
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
    // `if let name {` and `guard let name else` do not change the meaning of the name.
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
      recordProperty(nameIndex, at)
      recordOverride(of: nameIndex)
      noteOutlet(nameIndex, endingAt: at)
      attributes = Attributes()
      readMember(nameIndex, annotation, isConstant: isConstant, isStatic: isStatic)
    } else if readsBodies, !isCondition || annotation != nil || tokens.isSymbol("=", at: at) {
      // `guard let source = source else` keeps the meaning.
      let isSame =
        isConstant && annotation == nil && tokens.hash(at + 1) == tokens.hash(nameIndex)
        && endsExpression(at + 2)
      if !isSame { bindLocal(nameIndex, annotation) }
      if tokens.isSymbol("=", at: at) {
        // The initial value is more specific than a type annotation for text or a storyboard.
        let takesValue =
          annotation.map { at in
            [.stringType, .uiStoryboard, .nsStoryboard].contains(tokens[at].word)
          } ?? true
        lastLocal = Local(
          name: nameIndex,
          equals: at,
          isConstant: isConstant,
          takesValue: takesValue
        )
      }
    }
  }

  /// Reads a member of a type or the file, after its name and type annotation.
  private mutating func readMember(
    _ name: Int,
    _ annotation: Int?,
    isConstant: Bool,
    isStatic: Bool
  ) {
    if [.storyboard, .nibName].contains(tokens[name].word) { recordInterception(name) }
    let isClassMember = tokens[name - 2].word == .class || tokens[name - 3].word == .class
    recordStoryboard(name, at: index, isConstant: isConstant)
    if let initializer = segueInitializer(annotation) {
      recordTypedSegue(tokens.text(name), initializer)
    } else if isConstant || isStatic,
      let literal = constantValue(isConstant: isConstant, isStatic: isStatic)
        ?? (isStatic ? unknownText(annotation) : nil)
    {
      let fact = ConstantFact(
        name: tokens.text(name),
        value: literal.value,
        isOverridable: !isConstant && isClassMember,
        isInactive: isInactive,
        place: place(at: literal.index)
      )
      facts.append(.constant(fact))
    }
    guard tokens[index].kind == .leftBrace else { return }
    recordMentions(in: index, of: name)
    guard isRead(from: name, body: index, of: tokens.text(name)) else {
      index = tokens.after(index)
      return
    }
    var scope = innerScope(.accessor)
    scope.method = tokens.text(name)
    expectScope(scope, at: index)
  }

  /// Records the properties of a declaration that a storyboard can set: `@IBOutlet var a: A!, b: B!`.
  private mutating func recordProperty(_ name: Int, _ end: Int) {
    guard attributes.isOutlet || attributes.isExposed || isExposedByType else { return }
    if let exposed = attributes.objectiveCName { recordProperty(exposed, annotatedAt: name + 1) }
    var (name, end) = (name, end)
    while true {
      recordProperty(tokens.text(name), annotatedAt: name + 1)
      guard tokens[end].kind == .comma, tokens.isName(end + 1), tokens[end + 2].kind == .colon
      else { return }
      name = end + 1
      end = max(endOfType(at: end + 3), end + 3)
    }
  }

  /// Records a property, whose type follows if there is a colon at an index.
  private mutating func recordProperty(_ name: ExactString, annotatedAt colon: Int) {
    var valueType: ExactString?
    if tokens[colon].kind == .colon {
      let (reference, end) = typeReference(at: colon + 1)
      if !reference.components.isEmpty, !tokens.isSymbol("&", at: end) {
        valueType = reference.name
      }
    }
    facts.append(
      .property(PropertyFact(type: enclosingType, name: name, valueType: valueType))
    )
  }

  /// Records a property that overrides the storyboard of a controller, or the name of its nib.
  private mutating func recordInterception(_ name: Int) {
    let fact = MethodFact(
      role: .interception,
      name: tokens.text(name),
      selector: tokens.text(name),
      place: place(at: name)
    )
    facts.append(.method(fact))
  }

  /// The text of a constant: its initial value, or the result of its accessor.
  private func constantValue(
    isConstant: Bool,
    isStatic: Bool
  ) -> (value: TextExpression, index: Int)? {
    var at = index
    if tokens.isSymbol("=", at: at) {
      guard isConstant else { return nil }
      at += 1
    } else if tokens[at].kind == .leftBrace {
      at += tokens[at + 1].word == .return ? 2 : 1
      if isStatic, let end = ownTypeName(at), tokens.partner(of: index) == end {
        return (.ownTypeName, at)
      }
      if let name = describedType(at), tokens.partner(of: index) == name.end {
        return (.typeName(name.text), at)
      }
      guard tokens.partner(of: index) == at + 1 else { return nil }
    } else {
      return nil
    }
    if let name = describedType(at), endsExpression(name.end) {
      return (.typeName(name.text), at)
    }
    if tokens[at].kind == .string {
      return endsExpression(at + 1) ? tokens.literal(at).map { (.literal($0), at) } : nil
    }
    // Another constant, with its type.
    guard tokens.isCapitalized(at), tokens[at + 1].kind == .period else { return nil }
    let last = tokens.lastName(from: at)
    return endsExpression(last + 1) ? (.reference(path(from: at, to: last)), at) : nil
  }

  /// The index after `String(describing: self)` or `"\(self)"` in a static member.
  private func ownTypeName(_ start: Int) -> Int? {
    if ["self", "Self.self"].contains(tokens.interpolation(start)) { return start + 1 }
    guard tokens[start].word == .stringType, tokens[start + 2].word == .describing else {
      return nil
    }
    let isType = tokens[start + 4].word == .Self && tokens[start + 5].kind == .period
    let end = isType ? start + 6 : start + 4
    return tokens[end].word == .`self` && tokens[end + 1].kind == .rightParen ? end + 2 : nil
  }

  /// The text of a static member that is known only at run time, and replaces one of a type above.
  private func unknownText(_ annotation: Int?) -> (value: TextExpression, index: Int)? {
    let value = tokens[index + 1]
    let isText =
      annotation.map { tokens[$0].word == .stringType }
      ?? (tokens.isSymbol("=", at: index) && (value.kind == .string || value.word == .stringType))
    return isText && scopes[current].type.kind != .protocol ? (.unknown, index) : nil
  }

  /// Gives a local name the meaning of its type, until the initial value is read.
  private mutating func bindLocal(_ name: Int, _ annotation: Int?) {
    if tokens[name].word == .`self` {
      // After `guard let self = other as? Other else`, `self` is another object.
      if tokens.isSymbol("=", at: index), tokens[index + 1].word != .`self` { rebindSelf() }
      return
    }
    guard let annotation else { return bind(name, .unknown) }
    switch tokens[annotation].word {
    case .stringType: bind(name, .unknown)
    case .uiStoryboard, .nsStoryboard: bind(name, .storyboard(.unknown))
    default: bind(name, .instance(type: annotation))
    }
  }
}
