extension SwiftReader {
  mutating func performSegue(_ call: Call, on value: Value?) -> Value {
    guard call.notes, let argument = argument(0, of: call),
      // `performSegue(withIdentifier:sender:)` is the method's name and no call.
      tokens[argument + 1].kind != .colon
    else { return .unknown }
    if let (one, other) = alternatives(argument, of: call) {
      record(.perform, one, value, call)
      record(.perform, other, value, call)
    } else {
      record(.perform, argument, value, call)
    }
    return .unknown
  }

  /// `UIStoryboardSegue(identifier: "ShowDetail", source: self, destination: detail)`, or one of a
  /// class below.
  mutating func noteSegue(madeBy call: Call) {
    guard tokens[call.arguments + 1].word == .identifier,
      let identifier = argumentIndex(.identifier, of: call), let source = argument(1, of: call),
      tokens.text(source - 2) == "source"
    else { return }
    record(.make, identifier, nil, call)
  }

  /// `perform(.showDetail)`, `go(to: .detail(item))`, `trigger("ShowDetail")`, and SwiftGen's
  /// `perform(segue: StoryboardSegue.Main.showDetail)`.
  mutating func useRoute(_ call: Call, on value: Value?) -> Value {
    guard call.notes else { return .unknown }
    let word = tokens[call.name].word
    if word == .perform, let argument = argumentIndex(.segue, of: call) {
      record(.perform, argument, value, call)
      return .unknown
    }
    guard let argument = word == .go ? argumentIndex(.to, of: call) : argument(0, of: call) else {
      return .unknown
    }
    if word == .trigger, tokens[argument].kind == .string {
      record(.trigger, argument, value, call)
      return .unknown
    }
    guard let target = routeTarget(argument) else { return .unknown }
    facts.routeUses.append(
      RouteUse(
        verb: word.rawValue,
        target: target,
        kind: argumentIndex(.kind, of: call).flatMap(routeTarget)?.lastName,
        type: scopes[current].type.name,
        location: position(of: argument)
      )
    )
    return .unknown
  }

  /// Where the two values start that a ternary operator chooses from: `isNew ? "Add" : "Edit"`.
  ///
  /// A condition that calls something may ask whether there is such a segue.
  private mutating func alternatives(_ argument: Int, of call: Call) -> (Int, Int)? {
    var one: Int?
    var at = argument
    while at < call.end, tokens[at].kind != .comma {
      if tokens.isSymbol("?", at: at), !tokens.isAttached(at) {
        guard one == nil else { return nil }
        one = at + 1
      } else if tokens[at].kind == .colon {
        return one.map { ($0, at + 1) }
      } else if one == nil, tokens[at].kind == .leftParen || isQuestion(at) {
        return nil
      }
      at = max(at, tokens.partner(of: at) ?? at) + 1
    }
    return nil
  }

  private mutating func record(
    _ kind: SegueUse.Kind,
    _ argument: Int,
    _ object: Value?,
    _ call: Call
  ) {
    let (value, end) = chain(at: argument, notes: false, depth: call.depth + 1)
    let identifier = endsExpression(end) ? text(of: value) : .unknown
    facts.segueUses.append(
      SegueUse(
        kind: kind == .perform ? performing(identifier, by: call) : kind,
        identifier: identifier,
        isRawValue: tokens[end - 1].word == .rawValue,
        receiver: receiver(object),
        type: scopes[current].type.name,
        method: scopes[current].method,
        location: position(of: argument)
      )
    )
  }

  /// `.showDetail`, `Segue.showDetail`, `AppDestination.detail(item)`: the path of the member.
  func routeTarget(_ start: Int) -> TextExpression? {
    var names: [String] = []
    var at = start
    if tokens[at].kind == .period {
      names.append("")
    } else if tokens.isName(at) {
      names.append(tokens.text(at))
      at += 1
      if tokens[at].kind == .leftAngle, let end = genericArguments(at: at)?.end { at = end }
    }
    while tokens[at].kind == .period, tokens.isName(at + 1) {
      names.append(tokens.text(at + 1))
      at += 2
    }
    return names.count > 1 ? .reference(names) : nil
  }

  private func receiver(_ value: Value?) -> Receiver {
    switch value {
    case nil: isSelfAnother ? .other : .own
    case .selfObject?: .own
    case .instance(let type)?, .scene(_, let type?, _)?:
      .instance(typeReference(at: type).reference.name)
    default: .other
    }
  }
}
