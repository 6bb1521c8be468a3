import Routes
import SourceText

extension SwiftReader {
  /// Finds out whether the function performs the segue of a parameter for every argument:
  ///
  /// ```swift
  /// func open(_ segue: FeedSegue, animated: Bool) {
  ///   performSegue(withIdentifier: segue.rawValue, sender: nil)
  /// }
  /// ```
  ///
  /// Calls in the same file perform the segue if nothing is between. Calls in other files, and on other
  /// objects, may perform it.
  mutating func findRelay(_ argument: Int, _ object: Value?) {
    guard let function, tokens.isName(argument),
      !Self.knownRelays.contains(tokens[function.name].word.current),
      let position = function.parameters.firstIndex(where: {
        tokens.text($0.name) == tokens.text(argument)
      }),
      isUnchanged(argument, in: function)
    else { return }
    let isRawValue =
      tokens[argument + 1].kind == .period && tokens[argument + 2].word == .rawValue
    guard endsExpression(isRawValue ? argument + 3 : argument + 1) else { return }
    let type = typeReference(at: function.parameters[position].type).reference.name
    guard isRawValue != (type == "String") else { return }
    let labels = function.parameters.map { tokens.text($0.label) }
    let cases = isRawValue ? type : nil
    let isChecked = if case .segueUse(let use)? = facts.last { use.kind != .perform } else { true }
    facts.append(
      .relay(
        RelayFact(
          name: RelayName(name: tokens.text(function.name), labels: labels),
          position: position,
          cases: cases,
          type: enclosingType,
          receiver: receiver(object),
          exceptions: isChecked ? nil : exceptions(of: argument, cases, in: function),
          isUnconditional: receiver(object) == .own && isUnconditional(before: argument),
          location: location(of: function.name),
          use: location(of: argument)
        )
      )
    )
  }

  /// Their names mean the same in all files, see `SegueHandlers`.
  private static let knownRelays: Set<SwiftWord> = [
    .performSegue, .perform, .prepare, .shouldPerformSegue,
  ]

  /// Whether no local name replaces a parameter before an index.
  private func isUnchanged(_ index: Int, in function: Function) -> Bool {
    let hash = tokens.hash(index)
    return !(function.body..<index).contains { at in
      tokens.isName(at) && tokens.hash(at) == hash
        && (tokens[at - 1].word == .let || tokens[at - 1].word == .var
          || tokens.isSymbol("=", at: at + 1))
    }
  }

  /// Whether a range of tokens contains the name of a relay.
  func callsRelay(in range: Range<Int>) -> Bool {
    let next = relayed.partitioningIndex { $0 >= range.lowerBound }
    return next < relayed.count && relayed[next] < range.upperBound
  }

  /// Reads a call of a relay: the segue that it performs, or may perform.
  mutating func readRelayed(_ call: Call, on value: Value?) {
    guard call.records, let all = relays[tokens.hash(call.name)],
      value != nil || binding(of: call.name) == nil
    else { return }
    let labels = labels(of: call)
    let alike = all.filter { $0.name.labels == labels }
    let own = alike.first {
      $0.isUnconditional && ownRelays.contains($0)
        && ($0.type == enclosingType || $0.type == "UIViewController")
    }
    if let own, receiver(value) == .own, let argument = argument(own.position, of: call) {
      recordRelayed(.perform, argument, of: own.cases, value, call)
    } else if let other = alike.first, let argument = argument(other.position, of: call) {
      recordRelayed(.relayed, argument, of: other.cases, value, call, to: other.name)
    }
  }

  private mutating func recordRelayed(
    _ kind: SegueUse.Kind,
    _ argument: Int,
    of cases: ExactString?,
    _ value: Value?,
    _ call: Call,
    to relay: RelayName? = nil
  ) {
    let count = facts.count
    recordUse(kind, argument, value, call)
    guard count < facts.count, case .segueUse(var use) = facts[count] else { return }
    use.identifier = use.identifier.asCase(of: cases)
    let isChecked = performing(use.identifier, by: call) != .perform
    use.relay = isChecked && use.identifier != .unknown ? nil : relay
    use.isRawValue = use.isRawValue || cases != nil
    facts[count] = .segueUse(use)
  }

  /// The labels of the arguments of a call, `_` for one without; at most one more than
  /// ``Limits/arguments``.
  private func labels(of call: Call) -> [ExactString] {
    var labels: [ExactString] = []
    var at = call.arguments + 1
    while at < call.end, labels.count <= Limits.arguments {
      let isLabelled = tokens.isName(at) && tokens[at + 1].kind == .colon
      labels.append(isLabelled ? tokens.text(at) : "_")
      while at < call.end, tokens[at].kind != .comma {
        at = max(at, tokens.partner(of: at) ?? at) + 1
      }
      at += 1
    }
    return labels
  }
}
