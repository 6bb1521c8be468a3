extension SwiftReader {
  /// A local name.
  struct Binding {
    var scope: Int
    var value: Value
  }

  /// A local name that is a scene.
  struct BoundScene {
    /// The index of the scene's use.
    var use: Int
    var name: UInt64
    /// The position among the bindings of the name.
    var binding: Int
  }

  /// A local name whose value follows.
  struct Local {
    var name: Int
    /// The index of the equals sign.
    var equals: Int
    var isConstant: Bool
    /// Whether the value says what the name means, and not a type beside it.
    var isOpen: Bool
  }

  /// Gives the name at an index a meaning from here to the end of its scope.
  mutating func bind(_ name: Int, _ value: Value) {
    bindings[tokens.hash(name), default: []].append(Binding(scope: current, value: value))
  }

  /// Takes away the meaning of the names of scenes that are facts no more.
  mutating func unbindForgottenScenes() {
    while let last = boundScenes.last, last.use >= facts.sceneUses.count {
      boundScenes.removeLast()
      guard bindings[last.name]?.indices.contains(last.binding) == true else { continue }
      bindings[last.name]?[last.binding].value = .unknown
    }
  }

  /// Notes that `self` is another object here and, to be sure, in all of the function.
  mutating func rebindSelf() {
    var scope = current
    while scopes[scope].kind == .block || scopes[scope].kind == .choice,
      scopes[scope].outer >= 0
    {
      scope = scopes[scope].outer
    }
    scopes[scope].rebindsSelf = true
    rebindsSelf = true
  }

  /// In code nested deeper than this, nobody follows `self`.
  private static let depthOfSelf = 256

  /// Whether `self`, written or not, may be another object than the one whose method it is.
  var isSelfAnother: Bool {
    guard rebindsSelf else { return false }
    var scope = current
    for _ in 0..<Self.depthOfSelf {
      guard scope >= 0, scopes[scope].kind != .type else { return false }
      if scopes[scope].rebindsSelf { return true }
      scope = scopes[scope].outer
    }
    return true
  }

  /// What the name at an index stands for; `nil` where it is no local name.
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
