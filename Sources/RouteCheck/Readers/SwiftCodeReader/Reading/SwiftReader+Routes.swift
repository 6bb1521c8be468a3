import CodeFacts
import Routes

extension SwiftReader {
  /// Reads `Route(.login)`, or `Route(.showDevices, instantiate: { DevicesController(user: user) })`.
  mutating func recordRoute(_ call: Call) {
    guard call.records, let argument = argument(0, of: call) else { return }
    var instantiated: ExactString?
    if let closure = argumentIndex(.instantiate, of: call) ?? trailing(.instantiate, after: call),
      tokens[closure].kind == .leftBrace
    {
      let (type, end) = typeReference(at: closure + 1)
      if tokens[end].kind == .leftParen { instantiated = type.name }
    }
    let fact = RouteFact(
      cases: matchedCases,
      segue: routeTarget(argument) ?? text(at: argument, depth: call.depth + 1),
      instantiates: instantiated,
      place: place(at: argument)
    )
    facts.append(.route(fact))
  }

  /// The index of a labeled trailing closure.
  private func trailing(_ label: SwiftWord, after call: Call) -> Int? {
    tokens[call.end + 1].word == label && tokens[call.end + 2].kind == .colon ? call.end + 3 : nil
  }

  /// The cases of the destination that the current label of the innermost `switch` matches.
  private var matchedCases: [ExactString] {
    enclosingScopes.prefix(Limits.scopeDepth).map { scopes[$0] }.prefix { $0.kind != .type }
      .first { $0.kind == .switch }?.cases ?? []
  }
}
