import CodeFacts

extension SwiftReader {
  /// A meaning of a local name.
  struct Binding {
    /// The index of the scope of the meaning.
    var scope: Int
    var value: Value
  }

  /// A local name that means an instantiated scene.
  struct BoundScene {
    /// The index of the fact.
    var fact: Int
    /// The hash of the name.
    var name: UInt64
    /// The index in the bindings of the name.
    var binding: Int
  }

  /// A local name whose initial value comes next.
  struct Local {
    /// The index of the name.
    var name: Int
    /// The index of the equals sign.
    var equals: Int
    var isConstant: Bool
    /// Whether the initial value decides the meaning, and not a type annotation.
    var takesValue: Bool
  }

  /// Gives the name at an index a meaning in the rest of the current scope.
  mutating func bind(_ name: Int, _ value: Value) {
    bindings[tokens.hash(name), default: []].append(Binding(scope: current, value: value))
  }

  /// Removes the meaning of names that mean a scene, from a number of facts on.
  mutating func unbindScenes(from checkpoint: Int) {
    for bound in boundScenes where bound.fact >= checkpoint {
      guard bindings[bound.name]?.indices.contains(bound.binding) == true else { continue }
      bindings[bound.name]?[bound.binding].value = .unknown
    }
    boundScenes.removeAll { $0.fact >= checkpoint }
  }

  /// Records that `self` is rebound here. All code of the function then counts as affected.
  mutating func rebindSelf() {
    let scope = enclosingScopes.first { !scopes[$0].kind.isInner } ?? 0
    scopes[scope].rebindsSelf = true
  }

  /// Whether `self`, explicit or implicit, may not be the object whose method contains the code.
  var isSelfRebound: Bool {
    var scope = current
    for _ in 0..<Limits.selfDepth {
      guard scope >= 0, scopes[scope].kind != .type else { return false }
      if scopes[scope].rebindsSelf { return true }
      scope = scopes[scope].outer
    }
    return true
  }

  /// The value of the local name at an index; `nil` if it is not a local name.
  mutating func binding(of name: Int) -> Value? {
    guard !bindings.isEmpty else { return nil }
    let hash = tokens.hash(name)
    guard let last = bindings[hash]?.last else { return nil }
    if scopes[last.scope].isOpen { return last.value }
    while let closed = bindings[hash]?.last, !scopes[closed.scope].isOpen {
      bindings[hash]?.removeLast()
    }
    return bindings[hash]?.last?.value
  }
}
