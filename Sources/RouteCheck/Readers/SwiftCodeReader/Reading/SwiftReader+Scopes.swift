import CodeFacts
import Routes

extension SwiftReader {
  /// A scope whose brace has not been read yet, with the conditions before the brace.
  struct PendingScope {
    /// The index of the first token of the statement or declaration.
    var head: Int
    /// The index of the brace.
    var brace: Int
    var scope: Scope
    /// Whether the conditions hold after the scope, and not in it.
    var isGuard = false
    /// The texts that the conditions compare the identifier of the segue with.
    var identifiers: [TextExpression] = []
  }

  /// The place of a token in the code.
  func place(at index: Int) -> CodePlace {
    var place = CodePlace(
      type: enclosingType,
      method: enclosingMethod,
      location: location(of: index)
    )
    place.isConditional = scopes[current].isConditional || isSometimesCompiled
    return place
  }

  /// The name of the type that contains the code.
  var enclosingType: ExactString { scopes[current].type.name }

  /// The name of the method that contains the code.
  var enclosingMethod: ExactString { scopes[current].method }

  /// The indices of the scopes around the code, innermost first.
  var enclosingScopes: some Sequence<Int> {
    sequence(first: current) { [scopes] in scopes[$0].outer < 0 ? nil : scopes[$0].outer }
  }

  /// The brace of the function around the code; -1 outside of functions.
  var startOfFunction: Int {
    scopes[enclosingScopes.first { scopes[$0].kind == .function } ?? 0].brace
  }

  /// Whether the code belongs to a function or an accessor.
  var isInFunction: Bool { ![.file, .type].contains(scopes[current].kind) }

  /// Whether the code belongs to a function or an accessor whose body is read.
  var isInBody: Bool { readsBodies && isInFunction }

  /// Whether values may come next: in a function, or after the equals sign of a property.
  var isInExpression: Bool {
    readsBodies && (isInFunction || tokens.isSymbol("=", at: index - 1))
  }

  /// Whether the chain at the index instantiates a scene, for example inside of the initial value of a
  /// property: `lazy var pages = [storyboard.instantiateViewController(withIdentifier: "Page")]`.
  var instantiatesScene: Bool {
    guard readsBodies else { return false }
    var at = index
    while true {
      if tokens[at].word.instantiatesScene { return true }
      at += 1
      while tokens.isAttached(at) {
        if tokens.isOptionalMark(at) {
          at += 1
        } else if tokens[at].kind == .leftParen || tokens[at].kind == .leftBracket,
          let end = tokens.partner(of: at)
        {
          at = end + 1
        } else {
          break
        }
      }
      guard tokens[at].kind == .period else { return false }
      at += 1
    }
  }

  /// Sets the scope that a brace opens.
  mutating func expectScope(_ scope: Scope, at brace: Int) {
    pending.append(PendingScope(head: index, brace: brace, scope: scope))
  }

  /// A scope with the type and method of the current one.
  func innerScope(_ kind: Scope.Kind) -> Scope {
    let outer = scopes[current]
    return Scope(
      kind: kind,
      type: outer.type,
      method: outer.method,
      moment: outer.moment,
      isConditional: outer.isConditional && kind.isInner,
      isOutsideOfStack: outer.isOutsideOfStack && kind.isInner,
      framework: outer.framework
    )
  }

  /// Reads an opening brace.
  mutating func openScope() {
    while let last = pending.last, last.brace < index { pending.removeLast() }
    var inner: Scope
    if let last = pending.last, last.brace == index {
      inner = scope(of: last)
      pending.removeLast()
    } else if !readsBodies, let end = tokens.partner(of: index) {
      index = end + 1
      return
    } else {
      inner = innerScope(.block)
      // A closure may run later.
      if tokens[index - 1].word == .else {
        inner.isConditional = true
      } else {
        if !isOnMainQueue(index) { inner.moment = .later }
        inner.isClosure = true
      }
    }
    if inner.kind == .block, !inner.isClosure, isOutsideOfStack(index) {
      inner.isOutsideOfStack = true
    }
    inner.outer = current
    inner.brace = index
    scopes.append(inner)
    current = scopes.count - 1
    if inner.kind == .block { bindClosureParameters() }
    if inner.kind == .function {
      for parameter in parameters { bind(parameter.name, parameter.value) }
      parameters = []
    }
    index += 1
  }

  /// Whether a brace opens a closure that the run loop runs next: `DispatchQueue.main.async {`.
  func isOnMainQueue(_ brace: Int) -> Bool {
    tokens.isText("async", at: brace - 1) && tokens.isText("main", at: brace - 3)
      && tokens.isText("DispatchQueue", at: brace - 5)
  }

  /// Reads a closing brace.
  mutating func closeScope() {
    if scopes[current].outer >= 0 {
      scopes[current].isOpen = false
      let narrowed = scopes[current].identifiersAfter
      current = scopes[current].outer
      if let narrowed { scopes[current].identifiers = narrowed }
    }
    attributes = Attributes()
    index += 1
  }

  /// Makes a scope the current one again, at the start of another branch of conditional code.
  mutating func restore(_ start: Int) {
    var left = current
    while left > start {
      scopes[left].isOpen = false
      left = scopes[left].outer
    }
    current = start
    var reopened = start
    // The scope of the file is always open.
    while !scopes[reopened].isOpen {
      scopes[reopened].isOpen = true
      reopened = scopes[reopened].outer
    }
  }
}
