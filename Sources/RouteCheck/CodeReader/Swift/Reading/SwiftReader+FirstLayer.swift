import Routes

/// The calls of RoutesUIKit on view controllers.
extension SwiftReader {
  /// Records `perform(.showDetail)` on `self`. With a source, the call is one of a graph.
  mutating func recordOwnSegue(_ call: Call, on value: Value?) {
    guard call.records, importsRoutesUIKit, receiver(value) == .own,
      let argument = argument(0, of: call),
      argument == call.arguments + 1 || argument == argumentIndex(.by, of: call),
      argumentIndex(.from, of: call) == nil
    else { return }
    let isMade = tokens[skippingLibrary(argument)].word == .segueType
    let segue = routeTarget(argument)
    guard segue != nil || isMade else { return }
    facts.append(
      .ownSegue(
        OwnSegueFact(
          segue: segue,
          type: enclosingType,
          location: location(of: call.name)
        )
      )
    )
  }

  /// Records `forward(segue, sender: sender)`, on any object.
  mutating func recordForward(_ call: Call) {
    guard call.records, argumentIndex(.sender, of: call) != nil else { return }
    facts.append(.forward(ForwardFact(type: enclosingType)))
  }
}
