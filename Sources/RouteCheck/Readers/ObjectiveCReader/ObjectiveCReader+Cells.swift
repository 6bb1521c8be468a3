import CodeFacts
import Routes

extension ObjectiveCReader {
  /// Reads `[table dequeueReusableCellWithIdentifier:@"Row" forIndexPath:path]`, also of a collection
  /// and its headers, given the index of the part of the message with the identifier.
  mutating func addCell(of part: Int?) {
    guard let part, tokens.isMark(":", at: part + 1) else { return }
    findLocals()
    let absence: CellUse.Absence =
      if tokens.isName("forIndexPath", at: endOfArgument(part + 2)) {
        .crashes
      } else if mayHandleNoCell {
        .isExpected
      } else {
        method.selector == "tableView:cellForRowAtIndexPath:" ? .crashes : .returnsNothing
      }
    let literals = literals(of: part + 2)
    for at in literals.isEmpty ? [part + 2] : literals {
      let identifier = literals.isEmpty ? argument(of: part) : text(of: value(at: at).value)
      let cell = CellUse(identifier: identifier, absence: absence, place: place(at: at))
      facts.append(.cellUse(cell))
    }
  }

  /// The literals of which the variable in an argument has one: code assigns each before, and does nothing else with it.
  /// Empty for any other argument.
  private func literals(of argument: Int) -> [Int] {
    let name = tokens.text(argument)
    guard endsArgument(argument + 1), let local = local(name, at: argument), !local.isBound,
      argument - local.name < Limits.lookBack
    else { return [] }
    let names = (local.name..<argument).filter { tokens.isName($0) && tokens.text($0) == name }
    let set = names.filter {
      tokens.isMark("=", at: $0 + 1) && tokens.literal($0 + 2) != nil
        && tokens.isMark(";", at: $0 + 3)
    }
    let isUnset = local.initial.map { tokens.isName("nil", at: $0) } ?? true
    if names.count < 2 { return [] }
    return set == names || isUnset && set.elementsEqual(names.dropFirst()) ? set.map { $0 + 2 } : []
  }

  /// Reads `[table registerClass:[Row class] forCellReuseIdentifier:@"Row"]`, also of a nib, a
  /// collection and headers.
  mutating func addRegistration() {
    guard tokens.isMark(":", at: index + 1),
      let name = Self.registrations.first(where: { part($0) != nil }), let part = part(name)
    else { return }
    findLocals()
    var fact = CellRegistrationFact(identifier: argument(of: part), place: place(at: part + 2))
    if self.part("forCellReuseIdentifier") != nil, case .nib(let nib) = value(at: index + 2).value {
      fact.nib = nib
    }
    facts.append(.cellRegistration(fact))
  }

  /// The index of a later part of the message whose part is at the index.
  func part(_ name: StaticString) -> Int? {
    var at = index
    for _ in 0..<Limits.arguments where tokens.isName(at) && tokens.isMark(":", at: at + 1) {
      if tokens.isName(name, at: at) { return at }
      at = endOfArgument(at + 2)
    }
    return nil
  }

  private static let registrations: [StaticString] = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "withReuseIdentifier",
  ]

  /// Whether the rest of the method may make another cell in place of a missing one. If the cell is a
  /// variable, such code compares it or sets it again, before the end of its block. What is returned is not
  /// replaced.
  private var mayHandleNoCell: Bool {
    guard let end = tokens.partner(of: method.body), end > index, end - index < Limits.lookBack
    else { return true }
    if isReturned { return false }
    if let variable {
      let end = endOfBlock ?? end
      return (index..<end).contains { at in
        tokens.isName(at) && tokens.text(at) == variable && isComparedOrSet(at)
      }
    }
    return (index..<end).contains { at in
      tokens.isMark("!?", at: at) || Self.otherCells.contains { tokens.isName($0, at: at) }
    }
  }

  /// Whether the method returns the result of the message, also with a cast.
  private var isReturned: Bool {
    guard let start = tokens.bracket(around: index), let end = tokens.partner(of: start),
      tokens.isMark(";", at: end + 1)
    else { return false }
    return tokens.isName("return", at: castStart(before: start) - 1)
  }

  /// The end of the innermost block around the message, if a variable is declared there.
  private var endOfBlock: Int? {
    guard let start = tokens.bracket(around: index), let open = tokens.bracket(around: start),
      tokens.isMark("{", at: open)
    else { return nil }
    // The name and the equals sign are between.
    let type = castStart(before: start) - 3
    guard tokens.isMark("*", at: type) || tokens.isName("id", at: type) else { return nil }
    return tokens.partner(of: open)
  }

  /// The variable that is set to the result of the message, also by a cast.
  private var variable: ExactString? {
    guard let start = tokens.bracket(around: index) else { return nil }
    let equals = castStart(before: start) - 1
    return tokens.isMark("=", at: equals) && tokens.isName(equals - 1)
      ? tokens.text(equals - 1) : nil
  }

  /// The index of the cast before a message, or else of the message.
  private func castStart(before start: Int) -> Int {
    let cast = tokens.isMark(")", at: start - 1) ? tokens.partner(of: start - 1) : nil
    return cast ?? start
  }

  /// Whether the variable at an index is part of a comparison, a condition or an assignment.
  private func isComparedOrSet(_ at: Int) -> Bool {
    if tokens.isMark("!=?&|", at: at - 1) || tokens.isMark("!=?&|", at: at + 1) { return true }
    let isCondition = tokens.isName("if", at: at - 2) || tokens.isName("while", at: at - 2)
    return isCondition && tokens.isMark("(", at: at - 1) && tokens.isMark(")", at: at + 1)
  }

  /// The names in code that handles a missing cell.
  private static let otherCells: [StaticString] = ["nil", "NULL", "else", "alloc", "new"]
}
