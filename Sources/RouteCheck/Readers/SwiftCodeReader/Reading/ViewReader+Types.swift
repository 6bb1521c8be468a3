import CodeFacts
import Routes
import SourceText

extension ViewReader {
  /// Reads a property of a type.
  mutating func readMember(_ index: Int) {
    let name = index + 1
    guard case .type(let type)? = open.last?.kind, tokens.isName(name) else { return }
    let member =
      tokens[name + 1].kind == .colon
      ? annotation(at: name + 2) : initialValue(at: name + 1)
    let text = tokens.text(name)
    let known = members[type]?[text]
    members[type, default: [:]][text] = .some(known == nil || known == member ? member : nil)
    if let member, member.isArray, conditions == 0 {
      facts.append(.path(StackPath(type: type, name: text, element: member.type)))
    }
  }

  /// The type after a colon. Only an array may have generic arguments.
  func annotation(at start: Int) -> Member? {
    if tokens[start].kind == .leftBracket, let end = tokens.partner(of: start) {
      guard let element = name(at: start + 1), element.end == end else { return nil }
      return Member(type: element.text, isArray: true)
    }
    guard let found = name(at: start) else { return nil }
    switch tokens[found.end].kind {
    case .leftAngle:
      guard found.text == "Array" || found.text == "FetchedResults",
        let element = name(at: found.end + 1), tokens[element.end].kind == .rightAngle
      else { return nil }
      return Member(type: element.text, isArray: true)
    case .symbol:
      guard ["=", "?", "!"].contains(tokens.text(found.end)) else { return nil }
    default: break
    }
    return Member(type: found.text)
  }

  /// The type of `= Router()` or `= [Recipe]()`.
  func initialValue(at equals: Int) -> Member? {
    guard tokens.isSymbol("=", at: equals) else { return nil }
    var start = equals + 1
    let isArray = tokens[start].kind == .leftBracket
    if isArray { start += 1 }
    guard let found = name(at: start) else { return nil }
    let open = found.end + (isArray ? 1 : 0)
    guard tokens[open].kind == .leftParen, tokens.isAttached(open),
      let end = tokens.partner(of: open), tokens[end + 1].startsLine,
      ![.period, .symbol].contains(tokens[end + 1].kind),
      !isArray || tokens[found.end].kind == .rightBracket
    else { return nil }
    return Member(type: found.text, isArray: isArray)
  }

  /// The name of a type, with the names of its outer types, and the index after it.
  func name(at start: Int) -> (text: ExactString, end: Int)? {
    var at = start
    while tokens.isCapitalized(at), !isGeneric(at) {
      if tokens[at + 1].kind != .period { return (tokens.text(from: start, to: at), at + 1) }
      at += 2
    }
    return nil
  }

  func isGeneric(_ name: Int) -> Bool {
    generics.contains(tokens.text(name)) || tokens[name].word == .Self
  }

  /// The type of an expression, if it is certain.
  mutating func valueType(in range: Range<Int>) -> StackValue.ValueType? {
    let first = range.lowerBound
    switch tokens[first].kind {
    case .string: return range.count == 1 ? .name("String") : nil
    case .number:
      let isWhole = !tokens.text(first).string.utf8.contains(UInt8(ascii: "."))
      return range.count == 1 ? .name(isWhole ? "Int" : "Double") : nil
    default: break
    }
    if !tokens.isCapitalized(first) {
      guard let member = member(in: range), !member.isArray else { return nil }
      return .name(member.type)
    }
    let last = tokens.lastName(from: first)
    var end = last + 1
    if tokens[end].kind == .leftParen { end = tokens.after(end) }
    guard end == range.upperBound else { return nil }
    if tokens.isCapitalized(last) || tokens[last].word == .`init` {
      let isType = tokens.isCapitalized(last)
      let text = tokens.text(from: first, to: isType ? last : last - 2)
      return end > last + 1 && !generics.contains(text) ? .name(text) : nil
    }
    guard last > first else { return nil }
    let text = tokens.text(from: first, to: last - 2)
    return .enumCase(of: text, name: tokens.text(last))
  }

  /// The declared type of `name`, `self.name` or `$name`.
  mutating func member(in range: Range<Int>) -> Member? {
    if range.count == 3, tokens[range.lowerBound].word == .`self`,
      tokens[range.lowerBound + 1].kind == .period, let type
    {
      return members[type]?[tokens.text(range.lowerBound + 2)] ?? nil
    }
    guard range.count == 1, tokens.isName(range.lowerBound) else { return nil }
    var text = tokens.text(range.lowerBound)
    if text.hasPrefix("$") { text = ExactString(String(text.string.dropFirst())) }
    return member(named: text, at: range.lowerBound)
  }

  /// The declared type of a name: a parameter of a loop or a function, or a property. A local name
  /// has no certain type.
  mutating func member(named name: ExactString, at use: Int) -> Member? {
    var start = use
    // The name of a list stands before the brackets inside of it.
    for bracket in open.reversed() where bracket.index < use {
      switch bracket.kind {
      case .type(let type):
        return bindsName(name, in: start..<use) ? nil : members[type]?[name] ?? nil
      case .function(let parameters):
        if let end = tokens.partner(of: parameters) {
          for at in parameters + 1..<end
          where tokens[at].kind == .colon && tokens.isName(at - 1) && tokens.text(at - 1) == name {
            return bindsName(name, in: bracket.index..<use) ? nil : annotation(at: at + 1)
          }
        }
      case .call(let callee) where tokens[bracket.index].kind == .leftBrace:
        switch parameters(of: bracket.index, named: name) {
        case .none: break
        case .other: return nil
        case .only:
          let body = min(bracket.index + 3, use)..<use
          return bindsName(name, in: body) ? nil : element(of: callee)
        }
      default: break
      }
      start = bracket.index
    }
    return nil
  }

  /// Whether a pattern may bind a name.
  mutating func bindsName(_ name: ExactString, in range: Range<Int>) -> Bool {
    budget -= range.count
    guard budget > 0 else { return true }
    return range.contains { at in
      guard tokens.isName(at), tokens.text(at) == name else { return false }
      if [.let, .var, .for].contains(tokens[at - 1].word) { return true }
      // `case .detail(let one, two)`, `let (one, two)`, `[one] in`, `one, two in`
      switch tokens[at + 1].kind {
      case .comma, .rightParen, .rightBracket: return tokens[at - 1].kind == .comma
      default: return tokens[at + 1].word == .in
      }
    }
  }

  enum Parameters { case none, only, other }

  /// How a name is among the parameters of a closure.
  func parameters(of brace: Int, named name: ExactString) -> Parameters {
    if tokens[brace + 2].word == .in {
      return tokens.text(brace + 1) == name
        ? .only : tokens.text(brace + 1) == "$\(name)" ? .other : .none
    }
    var isNamed = false
    for at in brace + 1..<min(tokens.count, brace + Limits.loopPattern) {
      if tokens[at].word == .in { return isNamed ? .other : .none }
      if tokens[at].kind == .leftBrace || tokens[at].kind == .rightBrace { return .none }
      if tokens.isName(at), tokens.text(at) == name || tokens.text(at) == "$\(name)" {
        isNamed = true
      }
    }
    return .none
  }

  /// The type of the elements of a loop: `ForEach(recipes) { recipe in }`.
  mutating func element(of callee: Int) -> Member? {
    let start = callee + 2
    guard tokens[callee - 1].kind != .period,
      ["ForEach", "List"].contains(tokens.text(callee)), tokens[callee + 1].kind == .leftParen,
      let close = tokens.partner(of: callee + 1)
    else { return nil }
    let end = tokens.endOfArgument(start, close)
    if tokens[start].kind == .number, tokens[end - 1].kind == .number, end <= start + 4,
      tokens.isSymbol("..", at: start + 1) || tokens.isSymbol("...", at: start + 1)
    {
      return Member(type: "Int")
    }
    if end > start + 2, tokens.isName(end - 1), tokens.text(end - 1) == "allCases" {
      return tokens.isCapitalized(start) && end == start + 3 && !isGeneric(start)
        ? Member(type: tokens.text(start)) : nil
    }
    guard let array = member(in: start..<end), array.isArray else { return nil }
    return Member(type: array.type)
  }
}
