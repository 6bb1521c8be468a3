import Routes
import SourceText

/// Reads the stacks of SwiftUI in one file: their paths, links and destinations.
///
/// Its first pass reads the properties of types, whose order does not matter, and its second pass
/// the views. Nothing is recorded in a preview. A value in conditional code is not recorded.
struct ViewReader {
  let tokens: SwiftTokens
  private var facts: [ViewFact] = []
  /// The open brackets, the innermost last.
  private var open: [Bracket] = []
  /// The declaration whose body comes next.
  private var head: (kind: Bracket.Kind, depth: Int)?
  /// The number of open `#if`.
  private var conditions = 0
  private var readsMembers = true
  /// The names of generic parameters.
  private var generics: Set<ExactString> = []
  /// The properties of each type by their names; `nil` for an unknown or ambiguous type.
  private var members: [ExactString: [ExactString: Member?]] = [:]
  /// The number of tokens that may still be searched backwards.
  private var budget = Limits.viewSearch

  private struct Bracket {
    enum Kind: Equatable {
      /// The body of a type.
      case type(ExactString)
      /// The body of a function, whose parameters are in the parenthesis at an index.
      case function(parameters: Int)
      /// A closure or a list of arguments of the call of a name at an index.
      case call(name: Int)
      case preview, other
    }
    var index: Int
    var kind: Kind
  }

  /// The declared type of a property.
  struct Member: Equatable {
    var type: ExactString
    var isArray = false
  }

  init(_ tokens: SwiftTokens) { self.tokens = tokens }

  mutating func read() -> [ViewFact] {
    for isFirst in [true, false] {
      readsMembers = isFirst
      (open, head, conditions) = ([], nil, 0)
      for index in 0..<tokens.count { step(index) }
    }
    return facts
  }

  private mutating func step(_ index: Int) {
    switch tokens[index].kind {
    case .leftBrace, .leftParen, .leftBracket:
      guard tokens.partner(of: index) != nil else { return }
      open.append(Bracket(index: index, kind: kind(of: index)))
    case .rightBrace, .rightParen, .rightBracket:
      guard let partner = tokens.partner(of: index) else { return }
      while let last = open.last, last.index >= partner { open.removeLast() }
    case .directive:
      if tokens[index].word == .poundIf { conditions += 1 }
      if tokens[index].word == .poundEnd { conditions = max(0, conditions - 1) }
    case .identifier: readWord(index)
    default: break
    }
  }

  private mutating func readWord(_ index: Int) {
    switch tokens[index].word {
    case .struct, .class, .enum, .actor, .extension, .protocol: readTypeHead(index)
    case .func, .`init`, .subscript: readFunctionHead(index)
    case .let, .var: if readsMembers { readMember(index) }
    case _ where readsMembers || open.contains { $0.kind == .preview }: break
    case .navigationStack:
      facts.append(.stack)
      readPath(index)
    case .navigationView: facts.append(.stack)
    case .navigationSplitView: facts.append(.splitView)
    case .navigationLink: readLink(index)
    case .navigationDestination: readDestination(index)
    case .append: readAppend(index)
    case .selection:
      if tokens[index + 1].kind == .colon, case .call(let name)? = open.last?.kind,
        tokens.text(name) == "List"
      {
        facts.append(.selection)
      }
    case .for: readOtherDestination(index)
    default: break
    }
  }
}

// MARK: - Brackets

extension ViewReader {
  private mutating func kind(of bracket: Int) -> Bracket.Kind {
    if tokens[bracket].kind == .leftBrace, let head, head.depth == open.count {
      self.head = nil
      return head.kind
    }
    guard tokens[bracket].kind != .leftBracket, let name = callee(of: bracket) else {
      return .other
    }
    return tokens[name].kind == .directive ? .preview : .call(name: name)
  }

  /// The name of the call to which a closure or a parenthesis belongs.
  private func callee(of bracket: Int) -> Int? {
    var at = bracket - 1
    if tokens[bracket].kind == .leftParen { return tokens.isName(at) ? at : nil }
    for _ in 0..<Limits.arguments {
      if tokens[at].kind == .colon, tokens[at - 2].kind == .rightBrace,
        let first = tokens.partner(of: at - 2)
      {
        // `NavigationSplitView { } detail: { }`
        at = first - 1
      } else if tokens[at].kind == .rightParen, let arguments = tokens.partner(of: at) {
        at = arguments - 1
      } else {
        let isPreview = tokens[at].kind == .directive && tokens[at].word == .other
        return tokens.isName(at) || isPreview ? at : nil
      }
    }
    return nil
  }

  private mutating func readTypeHead(_ index: Int) {
    let name = index + 1
    guard tokens.isCapitalized(name), tokens[index - 1].kind != .period else { return }
    let last = tokens.lastName(from: name)
    readGenerics(last + 1)
    var at = last + 1
    var isPreview = false
    while at < min(tokens.count, last + Limits.condition), tokens[at].kind != .leftBrace {
      if tokens.isName(at), tokens.text(at) == "PreviewProvider" { isPreview = true }
      at += 1
    }
    head = (isPreview ? .preview : .type(tokens.text(last)), open.count)
  }

  private mutating func readFunctionHead(_ index: Int) {
    guard tokens[index - 1].kind != .period else { return }
    var at = index + (tokens[index].word == .func ? 2 : 1)
    if tokens.isOptionalMark(at) { at += 1 }
    if tokens[at].kind == .leftAngle {
      readGenerics(at)
      while at < min(tokens.count, index + Limits.genericArguments),
        tokens[at].kind != .leftParen, tokens[at].kind != .leftBrace
      {
        at += 1
      }
    }
    guard tokens[at].kind == .leftParen else { return }
    head = (.function(parameters: at), open.count)
  }

  /// Keeps all names in angle brackets, parameters and their constraints.
  private mutating func readGenerics(_ angle: Int) {
    guard tokens[angle].kind == .leftAngle else { return }
    var at = angle
    while at < min(tokens.count, angle + Limits.genericArguments),
      tokens[at].kind != .leftBrace, tokens[at].kind != .leftParen
    {
      if tokens.isName(at), tokens[at - 1].kind == .leftAngle || tokens[at - 1].kind == .comma {
        generics.insert(tokens.text(at))
      }
      at += 1
    }
  }

  /// The enclosing type.
  private var type: ExactString? {
    for bracket in open.reversed() { if case .type(let name) = bracket.kind { return name } }
    return nil
  }
}

// MARK: - Types

extension ViewReader {
  /// Reads a property of a type.
  private mutating func readMember(_ index: Int) {
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
  private func annotation(at start: Int) -> Member? {
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
  private func initialValue(at equals: Int) -> Member? {
    guard tokens.isSymbol("=", at: equals) else { return nil }
    var start = equals + 1
    let isArray = tokens[start].kind == .leftBracket
    if isArray { start += 1 }
    guard let found = name(at: start) else { return nil }
    let open = found.end + (isArray ? 1 : 0)
    guard tokens[open].kind == .leftParen, tokens.isAttached(open),
      let end = tokens.partner(of: open), tokens[end + 1].startsLine,
      tokens[end + 1].kind != .period, tokens[end + 1].kind != .symbol
    else { return nil }
    if isArray, tokens[found.end].kind != .rightBracket { return nil }
    return Member(type: found.text, isArray: isArray)
  }

  /// The name of a type, with the names of its outer types, and the index after it.
  private func name(at start: Int) -> (text: ExactString, end: Int)? {
    var at = start
    while tokens.isCapitalized(at), !isGeneric(at) {
      if tokens[at + 1].kind != .period { return (tokens.text(from: start, to: at), at + 1) }
      at += 2
    }
    return nil
  }

  private func isGeneric(_ name: Int) -> Bool {
    generics.contains(tokens.text(name)) || tokens[name].word == .Self
  }

  /// The type of an expression, if it is certain.
  private mutating func valueType(in range: Range<Int>) -> StackValue.ValueType? {
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
  private mutating func member(in range: Range<Int>) -> Member? {
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
  private mutating func member(named name: ExactString, at use: Int) -> Member? {
    var start = use
    for bracket in open.reversed() {
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
  private mutating func bindsName(_ name: ExactString, in range: Range<Int>) -> Bool {
    budget -= range.count
    guard budget > 0 else { return true }
    return range.contains { at in
      guard tokens.isName(at), tokens.text(at) == name else { return false }
      switch tokens[at - 1].word {
      case .let, .var, .for: return true
      default: break
      }
      // `case .detail(let one, two)`, `let (one, two)`, `[one] in`, `one, two in`
      switch tokens[at + 1].kind {
      case .comma, .rightParen, .rightBracket: return tokens[at - 1].kind == .comma
      default: return tokens[at + 1].word == .in
      }
    }
  }

  private enum Parameters { case none, only, other }

  /// How a name is among the parameters of a closure.
  private func parameters(of brace: Int, named name: ExactString) -> Parameters {
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
  private mutating func element(of callee: Int) -> Member? {
    let start = callee + 2
    guard tokens[callee - 1].kind != .period,
      ["ForEach", "List"].contains(tokens.text(callee)), tokens[callee + 1].kind == .leftParen,
      let close = tokens.partner(of: callee + 1)
    else { return nil }
    let end = endOfArgument(start, close)
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

// MARK: - Facts

extension ViewReader {
  /// Reads `NavigationStack(path: $path)`.
  private mutating func readPath(_ index: Int) {
    let start = index + 4
    guard conditions == 0, tokens[index + 1].kind == .leftParen, tokens.text(index + 2) == "path",
      tokens[index + 3].kind == .colon, tokens.text(start).hasPrefix("$")
    else { return }
    let isMember = tokens[start + 1].kind == .period
    let end = start + (isMember ? 3 : 1)
    guard tokens[end].kind == .rightParen || tokens[end].kind == .comma,
      let member = member(in: start..<start + 1)
    else { return }
    if isMember, !member.isArray {
      addValue(.elements(of: member.type, property: tokens.text(start + 2)), at: start)
    } else if !isMember, member.isArray {
      addValue(.name(member.type), at: start)
    }
  }

  private mutating func addValue(
    _ valueType: StackValue.ValueType,
    maySelect: Bool = false,
    at index: Int
  ) {
    let fact = StackValue(
      type: valueType,
      view: type,
      maySelect: maySelect,
      location: location(of: index)
    )
    facts.append(.value(fact))
  }

  /// Reads `NavigationLink("Recipe", value: recipe)` and `NavigationLink("Recipe") { RecipeView() }`.
  private mutating func readLink(_ index: Int) {
    guard conditions == 0 else { return }
    var next = index + 1
    if tokens[next].kind == .leftParen, let close = tokens.partner(of: next) {
      if let value = argument("value", in: next..<close) { return readValue(value, close) }
      if let screen = argument("destination", in: next..<close) {
        return addLinks(to: screens(in: screen..<endOfArgument(screen, close)), at: index)
      }
      next = close + 1
    }
    addLinks(to: screens(ofClosure: next), at: index)
  }

  /// The index of the value of an argument.
  private func argument(_ label: ExactString, in list: Range<Int>) -> Int? {
    var at = list.lowerBound + 1
    while at < list.upperBound {
      if tokens[at].kind == .colon, tokens.text(at - 1) == label { return at + 1 }
      at = tokens.after(at)
    }
    return nil
  }

  private mutating func readValue(_ start: Int, _ close: Int) {
    guard let type = valueType(in: start..<endOfArgument(start, close)) else { return }
    var maySelect = true
    for bracket in open.reversed() {
      guard case .call(let name) = bracket.kind else { continue }
      if tokens[name].word == .navigationStack {
        maySelect = false
        break
      }
      if tokens.text(name) == "List", let close = tokens.partner(of: name + 1),
        (name + 1..<close).contains(where: { tokens[$0].word == .selection })
      {
        return
      }
    }
    addValue(type, maySelect: maySelect, at: start)
  }

  private func endOfArgument(_ start: Int, _ close: Int) -> Int {
    var end = start
    while end < close, tokens[end].kind != .comma { end = tokens.after(end) }
    return end
  }

  /// Reads `path.append(recipe)` of a `NavigationPath`.
  private mutating func readAppend(_ index: Int) {
    let path = index - 2
    guard conditions == 0, tokens[index - 1].kind == .period, tokens.isName(path),
      tokens[index + 1].kind == .leftParen, let close = tokens.partner(of: index + 1)
    else { return }
    let start = tokens[path - 1].kind == .period ? path - 2 : path
    guard start == path || tokens[start - 1].kind != .period,
      member(in: start..<path + 1) == Member(type: "NavigationPath"),
      let type = valueType(in: index + 2..<close)
    else { return }
    addValue(type, at: index + 2)
  }

  /// Reads `.navigationDestination(for: Recipe.self)`, and the modifier for a binding.
  private mutating func readDestination(_ index: Int) {
    guard tokens[index + 1].kind == .leftParen, tokens[index - 1].word != .func else { return }
    let isForType = tokens[index + 2].word == .for
    var destination = StackDestination(isForType: isForType, location: location(of: index))
    if isForType { destination.type = metatype(at: index + 4) }
    if conditions == 0 {
      place(&destination, base: base(of: index), at: index)
      let end = tokens.partner(of: index + 1) ?? index
      let screens = screens(ofClosure: end + 1)
      if isForType { destination.screens = screens } else { addLinks(to: screens, at: index) }
    }
    facts.append(.destination(destination))
  }

  private mutating func addLinks(to screens: [StackScreen], at index: Int) {
    guard let type else { return }
    facts += screens.map {
      .link(StackLink(view: type, screen: $0, location: location(of: index)))
    }
  }

  /// The view of a closure, or the views of the cases of its `switch`. A closure with several views
  /// or with conditions has no certain one.
  private func screens(ofClosure brace: Int) -> [StackScreen] {
    guard tokens[brace].kind == .leftBrace, let end = tokens.partner(of: brace) else { return [] }
    var start = brace + 1
    for at in start..<min(end, start + Limits.loopPattern) {
      if tokens[at].kind == .leftBrace { break }
      if tokens[at].word == .in {
        start = at + 1
        break
      }
    }
    guard tokens[start].word == .switch else { return screens(in: start..<end) }
    var body = start + 1
    while body < end, tokens[body].kind != .leftBrace {
      body = tokens.after(body)
    }
    guard let close = tokens.partner(of: body), close + 1 == end else { return [] }
    var found: [StackScreen] = []
    var names: [ExactString] = []
    var at = body + 1
    while at < close {
      if tokens[at].kind == .period,
        tokens[at - 1].word == .case || tokens[at - 1].word == .let
          || tokens[at - 1].kind == .comma, tokens.isName(at + 1)
      {
        names.append(tokens.text(at + 1))
      } else if tokens[at].kind == .colon, !names.isEmpty {
        var next = at + 1
        while next < close, tokens[next].word != .case, tokens[next].word != .default {
          next = tokens.after(next)
        }
        for screen in screens(in: at + 1..<next) {
          found += names.map { StackScreen(view: screen.view, enumCase: $0) }
        }
        names = []
        at = next
        continue
      }
      at = tokens.after(at)
    }
    return found
  }

  /// The view that an expression makes, with its modifiers.
  private func screens(in range: Range<Int>) -> [StackScreen] {
    if tokens[range.lowerBound].kind == .leftBrace { return screens(ofClosure: range.lowerBound) }
    guard let view = name(at: range.lowerBound) else { return [] }
    var at = view.end
    while at < range.upperBound {
      switch tokens[at].kind {
      case .leftParen, .leftBrace: at = tokens.after(at)
      case .period: at += 2
      // The label of another closure.
      case .identifier where tokens[at + 1].kind == .colon: at += 2
      default: return []
      }
    }
    let isCall = tokens[view.end].kind == .leftParen || tokens[view.end].kind == .leftBrace
    return isCall && at == range.upperBound ? [StackScreen(view: view.text)] : []
  }

  /// Reads the modifier of another library or of the app that may make a destination for a type.
  private mutating func readOtherDestination(_ index: Int) {
    let name = index - 2
    guard tokens[index - 1].kind == .leftParen, tokens[name - 1].kind == .period,
      tokens[name].word != .navigationDestination, tokens.isName(name),
      !Self.otherModifiers.contains(tokens.text(name)), let type = metatype(at: index + 2)
    else { return }
    facts.append(
      .destination(StackDestination(type: type, isForType: true, location: location(of: name)))
    )
  }

  private static let otherModifiers: Set<ExactString> = [
    "modelContainer", "dropDestination", "pasteDestination",
  ]

  /// The name in `Recipe.self`.
  private func metatype(at start: Int) -> ExactString? {
    var at = start
    while tokens.isCapitalized(at), tokens[at + 1].kind == .period { at += 2 }
    guard at > start, tokens[at].word == .`self`, !isGeneric(start) else { return nil }
    return tokens.text(from: start, to: at - 2)
  }

  /// The index of the view at the start of a chain of modifiers.
  private func base(of modifier: Int) -> Int? {
    var at = modifier
    for _ in 0..<Limits.modifiers {
      guard tokens[at - 1].kind == .period else { return at }
      var end = at - 2
      if tokens[end].kind == .rightBrace, let brace = tokens.partner(of: end) {
        guard let name = callee(of: brace) else { return nil }
        end = name
      } else if tokens[end].kind == .rightParen, let paren = tokens.partner(of: end) {
        end = paren - 1
      }
      guard tokens.isName(end) else { return nil }
      at = end
    }
    return nil
  }

  /// Finds the stack of a modifier, and whether it can be there.
  private func place(_ destination: inout StackDestination, base: Int?, at index: Int) {
    destination.group = base
    if let base, tokens[base].word == .navigationStack {
      let isNested = open.contains {
        if case .call(let name) = $0.kind { tokens[name].word == .navigationStack } else { false }
      }
      if !isNested, tokens.text(index + 2) != "item" { destination.misplacement = .outside }
      return
    }
    for bracket in open.reversed() {
      guard case .call(let name) = bracket.kind, tokens[bracket.index].kind == .leftBrace,
        tokens[name - 1].kind != .period
      else { return }
      if tokens[name].word == .navigationStack {
        destination.group = bracket.index
        return
      }
      let text = tokens.text(name)
      if Self.lazyContainers.contains(text) {
        destination.misplacement = .lazy(text)
        return
      }
      guard Self.layouts.contains(text) else { return }
    }
  }

  /// The containers whose closures SwiftUI evaluates when they come on screen.
  private static let lazyContainers: Set<ExactString> = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]

  /// The views that always show their content in their place.
  private static let layouts: Set<ExactString> = [
    "VStack", "HStack", "ZStack", "Group", "Section", "ForEach", "ScrollView", "Form",
  ]

  private func location(of index: Int) -> TextLocation {
    tokens.lines.location(of: tokens[index].range)
  }
}
