import CodeFacts
import Routes
import SourceText

extension SwiftReader {
  /// A generic function that may make or register cells by their class.
  struct CellHelper {
    /// The brace of its body.
    var body: Int
    var name: Int
    var labels: [ExactString]
    /// The label of the argument with the class, by the hashes of the names that mean the class; an empty
    /// label means the class of the result.
    var classes: [UInt64: ExactString] = [:]
  }

  /// A generic function, if it has the name of one that makes or registers cells.
  func cellHelper(_ name: Int, _ generics: [ExactString], _ list: [Parameter], body: Int)
    -> CellHelper?
  {
    guard tokens[name].word.makesCells || tokens[name].word == .register else { return nil }
    var helper = CellHelper(body: body, name: name, labels: list.map { tokens.text($0.label) })
    for name in generics { helper.classes[SourceBytes.hash(name.utf8)] = "" }
    for parameter in list {
      // `(some UITableViewCell).Type`
      let some = tokens[parameter.type + 1].word == .some ? tokens.partner(of: parameter.type) : nil
      let end = some ?? parameter.type
      let generic = tokens.hash(end)
      guard some != nil || helper.classes[generic] != nil, tokens[end + 1].kind == .period,
        tokens.text(end + 2) == "Type"
      else { continue }
      let label = tokens.text(parameter.label)
      helper.classes[tokens.hash(parameter.name)] = label
      if some == nil { helper.classes[generic] = label }
    }
    return helper.classes.isEmpty ? nil : helper
  }

  /// Records the function that contains a call with an identifier of a generic class.
  ///
  /// - Returns: Whether it is such a call.
  mutating func recordCellHelper(_ identifier: Int, by call: Call, isRequired: Bool) -> Bool {
    guard let helper, let (label, member) = genericCell(at: identifier, helper) else {
      return false
    }
    let isRegistration = tokens[call.name].word == .register
    guard isRegistration == (tokens[helper.name].word == .register) else { return false }
    if call.records {
      let fact = CellHelperFact(
        name: tokens.text(helper.name),
        labels: helper.labels,
        classLabel: label.isEmpty ? nil : label,
        member: member,
        isRegistration: isRegistration,
        isRequired: isRequired
      )
      facts.append(.cellHelper(fact))
    }
    return true
  }

  /// The meaning of `T.identifier`, `String(describing: T.self)`, or a local name with one of them.
  private func genericCell(at start: Int, _ helper: CellHelper) -> (ExactString, ExactString?)? {
    guard helper.body < start, start < tokens.partner(of: helper.body) ?? start else { return nil }
    let isDescribed = tokens[start].word == .stringType && tokens[start + 2].word == .describing
    var at = isDescribed ? start + 4 : start
    guard tokens.isName(at) else { return nil }
    let name = tokens.hash(at)
    guard let label = helper.classes[name] else {
      guard endsExpression(at + 1) else { return nil }
      let equals = (helper.body..<at).last {
        tokens.isSymbol("=", at: $0) && tokens[$0 - 2].word == .let && tokens.hash($0 - 1) == name
      }
      return equals.flatMap { genericCell(at: $0 + 1, helper) }
    }
    at += 1
    if tokens[at].kind == .period, tokens[at + 1].word == .`self` { at += 2 }
    if isDescribed { return tokens[at].kind == .rightParen ? (label, nil) : nil }
    guard tokens[at].kind == .period, tokens.isName(at + 1), endsExpression(at + 2) else {
      return nil
    }
    return (label, tokens.text(at + 1))
  }

  /// Records a call that may be one of a generic function, with the class in an argument, a cast, or the type
  /// of the local name: `let cell: PostCell = table.dequeueReusableCell(for: path)`.
  mutating func recordCellHelperCall(_ call: Call) {
    guard call.records else { return }
    var fact = CellHelperCall(
      name: tokens.text(call.name),
      labels: [],
      isRegistration: tokens[call.name].word == .register,
      place: place(at: call.name)
    )
    for position in 0..<Limits.arguments {
      guard let argument = argument(position, of: call) else { break }
      let isLabeled = tokens[argument - 1].kind == .colon
      fact.labels.append(isLabeled ? tokens.text(argument - 2) : "_")
      guard fact.argument.isEmpty, case .reference(let path)? = routeTarget(argument),
        path.last == "self", tokens.isCapitalized(argument), isConcrete(argument)
      else { continue }
      fact.argument = path.dropLast()
      fact.classLabel = fact.labels.last
      fact.place = place(at: argument)
    }
    if let result = resultType(of: call), isConcrete(result) {
      fact.result = typeReference(at: result).reference.components.map(\.name)
    }
    if fact.isRegistration || !fact.argument.isEmpty || !fact.result.isEmpty {
      facts.append(.cellHelperCall(fact))
    }
  }

  private func isConcrete(_ type: Int) -> Bool { !genericParameters.contains(tokens.hash(type)) }

  /// The index of the type that the result of a call has by a cast or a type annotation.
  private func resultType(of call: Call) -> Int? {
    if tokens[call.end + 1].word == .as {
      return tokens.isOptionalMark(call.end + 2) ? call.end + 3 : call.end + 2
    }
    var start = call.name
    while tokens[start - 1].kind == .period { start = tokens.receiver(of: start) }
    guard lastLocal.equals == start - 1, tokens[lastLocal.name + 1].kind == .colon else {
      return nil
    }
    return lastLocal.name + 2
  }
}

extension SwiftWord {
  /// Whether functions of the name make cells, and their calls are read.
  var makesCells: Bool {
    switch self {
    case .dequeueReusableCell, .dequeueReusableSupplementaryView, .dequeue, .dequeueCell: true
    default: false
    }
  }
}
