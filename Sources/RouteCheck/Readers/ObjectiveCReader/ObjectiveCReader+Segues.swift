import CodeFacts
import Routes

extension ObjectiveCReader {
  /// A comparison of the identifier of a segue.
  struct Comparison {
    /// The index of the bracket of the message.
    var message: Int
    var text: TextExpression
  }

  /// Reads `[self performSegueWithIdentifier:@"Show" sender:self]`, also with two identifiers to choose
  /// from.
  mutating func addPerformed() {
    guard tokens.isMark(":", at: index + 1) else { return }
    findLocals()
    let open = tokens.bracket(around: index)
    guard let open, tokens.isMark("[", at: open) else {
      // The selector is taken, and anything may perform it.
      addUse(.perform, .unknown, .other, at: index)
      return
    }
    let receiver = receiver(of: open, before: index)
    let choices = choices(of: index + 2)
    for argument in choices {
      let identifier = choices.count > 1 ? text(of: value(at: argument).value) : text(at: argument)
      addUse(performing(identifier, at: index), identifier, receiver, at: argument)
    }
  }

  /// Reads `[self.delegate performMySegue:@"Show"]`: a method of the app with the word segue in its name.
  mutating func readRelayed() {
    guard tokens.isMark(":", at: index + 1), tokens.literal(index + 2) != nil else { return }
    let name = tokens.text(index)
    guard name.string.lowercased().contains("segue"), name != "segueWithIdentifier",
      name != "shouldPerformSegueWithIdentifier", !SegueExistenceCheck.isName(name)
    else { return }
    addUse(.relayed, text(at: index + 2), .other, at: index + 2)
  }

  /// Reads the texts in `[self open:@"Show" from:kHome]`, also in a message to a class.
  mutating func readPassed() {
    guard tokens.isMark("[", at: index - 2), tokens.isMark(":", at: index + 1) else { return }
    let isOwn = tokens.isName("self", at: index - 1)
    guard isOwn || tokens.text(index - 1).isNameOfConstant else { return }
    var selector = ""
    var texts: [Int?] = []
    var at = index
    while tokens.isName(at), tokens.isMark(":", at: at + 1), texts.count < Limits.arguments {
      selector += "\(tokens.text(at)):"
      let text = at + 2
      let isText =
        tokens.literal(text) != nil
        || tokens.text(text).isNameOfConstant && !["YES", "NO"].contains(tokens.text(text))
      at = endOfArgument(text)
      texts.append(isText && at == text + 1 ? text : nil)
    }
    for case (let position, let text?) in texts.enumerated() {
      let use = SegueUse(
        kind: .perform,
        identifier: self.text(at: text),
        receiver: isOwn ? .own : .instance(tokens.text(index - 1)),
        place: place(at: text)
      )
      let parameter = TextExpression.parameter(of: ExactString(selector), position)
      facts.append(.passedText(PassedText(parameter: parameter, use: use)))
    }
  }

  /// Reads `[segue.identifier isEqualToString:@"Show"]`, also with the sides exchanged.
  mutating func addComparison() {
    guard tokens.isMark(":", at: index + 1), let open = tokens.bracket(around: index),
      tokens.isMark("[", at: open)
    else { return }
    findLocals()
    let (left, end) = value(at: open + 1)
    let (right, close) = value(at: index + 2)
    guard end == index, tokens.isMark("]", at: close) else { return }
    switch (left, right) {
    case (.segueIdentifier, .segueIdentifier): break
    case (.segueIdentifier, _): compare(text(of: right), at: index + 2, in: open)
    case (_, .segueIdentifier): compare(text(of: left), at: open + 1, in: open)
    default: break
    }
  }

  /// Reads `return NO;` in `shouldPerformSegueWithIdentifier:sender:`.
  mutating func readAnswer() {
    if !isInBlock(index), method.end == .max {
      method.end = (index..<tokens.count).first { tokens.isMark(";", at: $0) } ?? index
    }
    guard method.selector == "shouldPerformSegueWithIdentifier:sender:" else { return }
    findLocals()
    var answer = answer(at: index + 1)
    var identifiers = identifiers(at: index)
    if answer == .no, identifiers != nil, !isForSegueOnly(index) { answer = .depends }
    if identifiers == nil, isForSomeSegues(index) {
      // Perhaps it allows others only.
      if answer == .yes || answer == .depends { return }
      identifiers = [.unknown]
    }
    let fact = SegueAnswerFact(type: type, answer: answer, identifiers: identifiers)
    facts.append(.segueAnswer(fact))
  }

  private func answer(at index: Int) -> SegueAnswerFact.Answer {
    if allows(index) { return .yes }
    // Perhaps it is under a condition, which is not read.
    let isInParens = tokens.isMark("(", at: index) && tokens.isMark(")", at: index + 2)
    let value = tokens.text(isInParens ? index + 1 : index)
    if ["NO", "false", "FALSE", "0"].contains(value) { return .no }
    let end = (index..<tokens.count).first { tokens.isMark(";", at: $0) } ?? index
    let before = max(method.body, index - Limits.lookBack)..<index
    let compares = (index..<end).contains { index in
      tokens.isMark("=", at: index) || isIdentifier(index)
        || tokens.isName(index) && tokens.text(index).hasPrefix("isEqual")
        // A variable that code sets for some segues.
        || tokens.isName(index) && locals.changed.contains(tokens.text(index))
          && before.contains(where: isIdentifier)
    }
    return compares ? .compares : .depends
  }

  /// Whether an answer is `YES`, or that of the superclass.
  private func allows(_ answer: Int) -> Bool {
    if tokens.isName("YES", at: answer) || tokens.isName("true", at: answer) {
      return tokens.isMark(";", at: answer + 1)
    }
    guard tokens.isMark("[", at: answer), tokens.isName("super", at: answer + 1),
      tokens.isName("shouldPerformSegueWithIdentifier", at: answer + 2),
      let end = tokens.partner(of: answer)
    else { return false }
    return tokens.isMark(";", at: end + 1)
  }

  private mutating func compare(_ text: TextExpression, at index: Int, in message: Int) {
    comparisons.append(Comparison(message: message, text: text))
    addUse(.compare, text, .own, at: index)
  }

  /// The text of the first argument of a part of a message.
  func argument(of part: Int) -> TextExpression { text(at: part + 2) }

  /// The object that a message is sent to.
  func receiver(of open: Int, before name: Int) -> Receiver {
    let (value, end) = value(at: open + 1)
    guard end == name else { return .other }
    switch value {
    case .selfObject: return .own
    case .instance(let type): return .instance(type)
    default: return .other
    }
  }

  /// The indices of the values that an argument may have: `isNew ? @"Add" : @"Edit"` has two.
  private func choices(of argument: Int) -> [Int] {
    let end = endOfArgument(argument)
    var at = argument
    var question: Int?
    while at < end {
      if tokens.isMark("?", at: at) {
        guard question == nil else { return [argument] }
        question = at
      } else if let question, tokens.isMark(":", at: at) {
        guard value(at: question + 1).end == at, value(at: at + 1).end == end else { break }
        return [question + 1, at + 1]
      }
      at = max(at, tokens.partner(of: at) ?? at) + 1
    }
    return [argument]
  }

  mutating func addUse(
    _ kind: SegueUse.Kind,
    _ identifier: TextExpression,
    _ receiver: Receiver,
    at index: Int
  ) {
    var fact = SegueUse(
      kind: kind,
      identifier: identifier,
      receiver: receiver,
      place: place(at: index)
    )
    fact.isIndirect =
      isInBlock(index, of: .kept)
      || kind == .perform && (isBesideMove(self.index) || !isCompiled(index))
    fact.isLater = isInBlock(index, of: .later)
    facts.append(.segueUse(fact))
  }
}
