import CodeFacts
import Routes
import SourceText

extension SwiftReader {
  /// A function that may make or register cells, or instantiate scenes, by their class.
  struct Helper {
    var fact: HelperFact
    /// The brace of its body.
    var body: Int
    /// The label of the argument with the class, by the hashes of the names that mean the class; an empty
    /// label means the class of the result, and `self` that of a static function.
    var classes: [UInt64: ExactString] = [:]
  }

  /// Reads the head of a function, and records it if it has a name of those that instantiate scenes by their class.
  mutating func readHelper(_ name: Int, _ generics: [ExactString], _ list: [Parameter], body: Int) {
    let labels = list.map { tokens.text($0.label) }
    var fact = HelperFact(name: tokens.text(name), labels: labels, type: enclosingType)
    let isStatic = (2...3).contains { [.static, .class].contains(tokens[name - $0].word) }
    if tokens[name].word.instantiatesByClass {
      let called = tokens[body + 1].word == .return ? body + 2 : body + 1
      let isOnlyCall = tokens.after(called + 1) == tokens.partner(of: body)
      if isStatic, isOnlyCall { fact.member = tokens.text(called) }
      facts.append(.helper(fact))
    }
    fact.kind = HelperFact.Kind(tokens[name].word)
    var helper = Helper(fact: fact, body: body)
    for name in generics { helper.classes[SourceBytes.hash(name.utf8)] = "" }
    for name in isStatic ? ["self", "Self"] : [] {
      helper.classes[SourceBytes.hash(name.utf8)] = "self"
    }
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
    self.helper = helper.classes.isEmpty ? nil : helper
  }

  /// Records the function that contains a call with an identifier of a generic class.
  ///
  /// - Returns: Whether it is such a call.
  mutating func recordHelper(_ identifier: Int, by call: Call, isRequired: Bool) -> Bool {
    guard let helper, let (label, member) = genericCell(at: identifier, helper) else {
      return false
    }
    let kind = HelperFact.Kind(tokens[call.name].word)
    // Other code in the function may be there for classes without scenes.
    let isOnly = !(helper.body + 1..<identifier).contains {
      [.leftBrace, .directive].contains(tokens[$0].kind)
    }
    guard kind == helper.fact.kind, kind != .scene || isOnly else { return false }
    if call.records {
      var fact = helper.fact
      fact.classLabel = label.isEmpty ? nil : label
      fact.member = member
      fact.isRequired = isRequired
      facts.append(.helper(fact))
    }
    return true
  }

  /// The meaning of `T.identifier`, `String(describing: T.self)`, or a local name with one of them.
  private func genericCell(at start: Int, _ helper: Helper) -> (ExactString, ExactString?)? {
    guard helper.body < start, start < tokens.partner(of: helper.body) ?? start else { return nil }
    if let text = tokens.interpolation(start), endsExpression(start + 1) {
      let parts = text.parts(aroundLast: ".")
      let name = parts?.after == "self" ? parts?.before ?? text : text
      return helper.classes[SourceBytes.hash(name.utf8)].map { ($0, nil) }
    }
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
    if isDescribed {
      return tokens[at].kind == .rightParen && endsExpression(at + 1) ? (label, nil) : nil
    }
    guard tokens[at].kind == .period, tokens.isName(at + 1), endsExpression(at + 2) else {
      return nil
    }
    return (label, tokens.text(at + 1))
  }

  /// Records a call that may be one of such a function, with the class in an argument, before it, in a cast, or as the
  /// type of the local name: `let cell: PostCell = table.dequeueReusableCell(for: path)`.
  mutating func recordHelperCall(_ call: Call) {
    guard call.records else { return }
    var fact = HelperCall(
      name: tokens.text(call.name),
      labels: [],
      kind: HelperFact.Kind(tokens[call.name].word),
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
    let type = tokens.receiver(of: call.name)
    if fact.kind == .scene, fact.argument.isEmpty, tokens[call.name - 1].kind == .period,
      tokens.isCapitalized(type), tokens[type].word != .Self, isConcrete(type)
    {
      (fact.argument, fact.classLabel) = ([tokens.text(type)], "self")
      fact.place = place(at: type)
    }
    if fact.kind == .registration || !fact.argument.isEmpty || !fact.result.isEmpty {
      facts.append(.helperCall(fact))
    }
  }

  private func isConcrete(_ type: Int) -> Bool { !genericParameters.contains(tokens.hash(type)) }

  /// The index of the type that the result of a call has by a cast or a type annotation.
  private func resultType(of call: Call) -> Int? {
    if tokens[call.end + 1].word == .as {
      return tokens.isOptionalMark(call.end + 2) ? call.end + 3 : call.end + 2
    }
    var start = call.name
    while tokens[start - 1].kind == .period {
      start = tokens.receiver(of: start)
      if tokens[start].kind == .rightParen { start = (tokens.partner(of: start) ?? 1) - 1 }
    }
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

  /// Whether calls of functions of the name are read, because they may instantiate scenes by their class.
  var instantiatesByClass: Bool {
    switch self {
    case .instantiate, .instantiateViewController, .instantiateFromStoryboard, .fromStoryboard,
      .initFromStoryboard, .loadFromStoryboard, .makeFromStoryboard:
      true
    default: false
    }
  }
}

extension HelperFact.Kind {
  fileprivate init(_ word: SwiftWord) {
    self = word == .register ? .registration : word.makesCells ? .cell : .scene
  }
}
