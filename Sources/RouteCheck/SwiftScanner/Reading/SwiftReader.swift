/// Reads one Swift file into ``SourceFacts``.
///
/// It walks over the tokens once. Braces open and close scopes, keywords start declarations, and
/// every chain of names and calls in a function is evaluated as far as it concerns segues. There
/// is no syntax tree: what is not understood is passed over, token by token, and the next
/// declaration is read again.
struct SwiftReader {
  let tokens: SwiftTokens
  /// Whether function bodies are read; without, only declarations are.
  let readsBodies: Bool
  var facts = SourceFacts()
  /// The index of the token that is looked at.
  var index = 0
  var scopes = [Scope(kind: .file)]
  var current = 0
  /// The scopes that start at a brace to come, the nearest last.
  var announced: [Announcement] = []
  /// The local names of functions, and what they stand for.
  var bindings: [UInt64: [Binding]] = [:]
  /// The bindings of scenes that were instantiated, the last made last.
  var boundScenes: [BoundScene] = []
  /// Which names are those of questions for a segue, as far as they were looked at.
  var questions: [UInt64: Bool] = [:]
  /// The parameters of a function whose body is still to open.
  var parameters: [(name: Int, value: Value)] = []
  var attributes = Attributes()
  /// The chain that was evaluated last, for what stands on the left of an operator.
  var lastChain: (start: Int, end: Int, value: Value) = (-1, -1, .unknown)
  /// The local name that is being set.
  var lastLocal = Local(name: -1, equals: -1, isConstant: true, isOpen: false)
  /// Whether `self` is bound to another object anywhere in the file.
  var rebindsSelf = false
  private var conditions: [Condition] = []
  /// Whether the file imports a framework for tests.
  private var isTest = false

  /// The attributes that stand before a declaration.
  struct Attributes {
    var isAction = false
    var isSegueAction = false
    var isExposed = false
    var objectiveCName: String?
  }

  init(_ tokens: SwiftTokens, readsBodies: Bool) {
    self.tokens = tokens
    self.readsBodies = readsBodies
  }

  /// Reads the whole file.
  mutating func read() -> SourceFacts {
    while index < tokens.count {
      let before = index
      step()
      // A handler that stands still would hang on a damaged file.
      if index <= before { index = before + 1 }
    }
    facts.suppressions = tokens.directives.compactMap {
      SourceSuppression($0, in: tokens.bytes, tokens.lines)
    }
    if isTest { facts.dropRoutes() }
    return facts
  }

  private mutating func step() {
    let token = tokens[index]
    switch token.kind {
    case .leftBrace: openScope()
    case .rightBrace: closeScope()
    case .directive, .conflictMarker: readCondition(token)
    case .at: readAttribute()
    case .identifier, .escapedIdentifier:
      // A member was looked at with the chain that it belongs to.
      if tokens[index - 1].kind == .period { break }
      if token.word != .other { readWord(token.word) } else if isInExpression { readChain() }
    case .string, .leftParen:
      if isInExpression { readChain() }
    default: break
    }
  }

  /// Whether the code is that of a function, where names are looked up.
  var isInBody: Bool {
    guard readsBodies else { return false }
    switch scopes[current].kind {
    case .file, .type: return false
    case .function, .accessor, .block, .choice: return true
    }
  }

  /// Whether a value may stand here: in a function, or where a property is set.
  private var isInExpression: Bool {
    isInBody || readsBodies && tokens.isSymbol("=", at: index - 1)
  }

  private mutating func readWord(_ word: SwiftWord) {
    switch word {
    case .class, .struct, .enum, .protocol, .extension, .actor: readType(word)
    case .typealias: readAlias()
    case .func, .`init`, .subscript, .deinit: readFunction(word)
    case .let, .var: readVariable(isConstant: word == .let)
    case .case: readCase()
    case .default: readDefault()
    case .if, .guard, .while, .switch: announceStatement(word)
    case .import: readImport()
    case .for: bindLoop()
    case .fallthrough: fallThrough()
    default:
      if isInExpression, !word.endsOperand { readChain() }
    }
  }

  private mutating func readImport() {
    switch tokens[index + 1].word {
    case .testing, .xcTest: isTest = true
    default: break
    }
  }

  /// The place of the token at an index; of a literal, that of the text between its quotes.
  func position(of index: Int) -> TextLocation {
    let token = tokens[index]
    guard token.kind == .string else { return tokens.lines.location(of: token.range) }
    return tokens.lines.location(of: SwiftLiteral.content(tokens.bytes, token.range))
  }

  // MARK: Scopes

  private mutating func openScope() {
    while let last = announced.last, last.brace < index { announced.removeLast() }
    var inner: Scope
    if let last = announced.last, last.brace == index {
      inner = scope(of: last)
      announced.removeLast()
    } else if !readsBodies, let end = tokens.partner(of: index) {
      index = end + 1
      return
    } else {
      inner = innerScope(.block)
    }
    inner.outer = current
    scopes.append(inner)
    current = scopes.count - 1
    if inner.kind == .block { bindClosureParameters() }
    if inner.kind == .function {
      for parameter in parameters { bind(parameter.name, parameter.value) }
      parameters = []
    }
    index += 1
  }

  private mutating func closeScope() {
    if scopes[current].outer >= 0 {
      scopes[current].isOpen = false
      let known = scopes[current].identifiersAfter
      current = scopes[current].outer
      if let known { scopes[current].identifiers = known }
    }
    attributes = Attributes()
    index += 1
  }

  /// Announces the scope of a brace to come.
  mutating func announce(_ scope: Scope, at brace: Int) {
    announced.append(Announcement(head: index, brace: brace, scope: scope))
  }

  /// A scope of the current type and method.
  func innerScope(_ kind: Scope.Kind) -> Scope {
    Scope(kind: kind, type: scopes[current].type, method: scopes[current].method)
  }

  private mutating func readCondition(_ token: SwiftToken) {
    let branch = PlatformCondition(tokens, at: index)
    switch ConditionMark(token, tokens.bytes) {
    case .start:
      conditions.append(
        Condition(scope: current, mark: facts.uses, branch: branch, isInElsewhere: isElsewhere)
      )
    case .middle:
      guard let last = conditions.indices.last else { break }
      restore(conditions[last].scope)
      conditions[last].leave(&facts, for: token.word == .poundElse ? nil : branch)
      unbindForgottenScenes()
    case .end:
      guard var last = conditions.popLast() else { break }
      last.leave(&facts, for: nil)
      unbindForgottenScenes()
    case nil: break
    }
    index += 1
  }

  /// Whether no phone runs the code.
  var isElsewhere: Bool { conditions.last?.isElsewhere ?? false }

  /// Goes back to the scope that was current when the first branch started.
  private mutating func restore(_ start: Int) {
    var left = current
    while left > start {
      scopes[left].isOpen = false
      left = scopes[left].outer
    }
    current = start
    var reopened = start
    while reopened >= 0, !scopes[reopened].isOpen {
      scopes[reopened].isOpen = true
      reopened = scopes[reopened].outer
    }
  }
}

extension SwiftWord {
  /// Whether no chain of names starts with the word.
  fileprivate var endsOperand: Bool {
    switch self {
    case .else, .return, .in, .is, .as, .for, .try, .await, .throws, .where, .static, .import,
      .indirect, .any, .some:
      true
    default: false
    }
  }
}
