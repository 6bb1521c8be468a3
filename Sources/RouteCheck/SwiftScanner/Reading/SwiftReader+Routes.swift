extension SwiftReader {
  /// `Route(.login)`, `Route(.showDevices, instantiate: { DevicesController(user: user) })`.
  mutating func mapRoute(_ call: Call) {
    guard call.notes, let argument = argument(0, of: call) else { return }
    let selecting = selectedCases
    var instantiated: String?
    if let closure = argumentIndex(.instantiate, of: call) ?? trailing(.instantiate, after: call),
      tokens[closure].kind == .leftBrace
    {
      let (type, end) = typeReference(at: closure + 1)
      if tokens[end].kind == .leftParen { instantiated = type.name }
    }
    facts.routes.append(
      RouteFact(
        type: scopes[current].type.name,
        cases: selecting,
        segue: routeTarget(argument) ?? text(at: argument, depth: call.depth + 1),
        instantiates: instantiated,
        location: position(of: argument)
      )
    )
  }

  /// The closure after a label behind a call's parenthesis.
  private func trailing(_ label: SwiftWord, after call: Call) -> Int? {
    tokens[call.end + 1].word == label && tokens[call.end + 2].kind == .colon ? call.end + 3 : nil
  }

  /// The cases of the destination that the nearest `switch` has selected.
  private var selectedCases: [String] {
    var scope = current
    for _ in 0..<64 where scope >= 0 {
      if scopes[scope].kind == .choice { return scopes[scope].cases }
      if scopes[scope].kind == .type { return [] }
      scope = scopes[scope].outer
    }
    return []
  }
}
