import CodeFacts
import Routes

extension SwiftReader {
  /// Records the names in the body of a function or an accessor.
  ///
  /// - Parameter name: The index of its name, or of `init`.
  mutating func recordMentions(in body: Int, of name: Int) {
    guard readsMentions, let end = tokens.partner(of: body),
      readFunctions.last.map({ $0.upperBound <= body }) ?? true
    else { return }
    readFunctions.append(body..<end)
    let modifiers = (2...4).map { tokens.text(name - $0) }
    let label = labelOfOtherRows(name, body)
    var fact = FunctionFact(
      type: enclosingType,
      name: label ?? tokens.text(name),
      isOverride: label == nil && modifiers.contains("override"),
      isStatic: modifiers.prefix(2).contains { $0 == "static" || $0 == "class" },
      returnsNamedType: returnsNamedType(from: name, to: body),
      declines: declining(name, body, end),
      setsDetailAside: (name..<body).contains { tokens.text($0).hasPrefix("collapseSecondary") }
        && setsDetailAside(body, end),
      mentions: mentions(in: body..<end, of: name, moment(ofFunction: name, body)),
      texts: (body..<end).compactMap(text)
    )
    fact.fullName = fullName(name)
    fact.setsRootToArgument = (body..<end).contains { setsRootToArgument(at: $0, from: name, body) }
    fact.embedsArgument = (body..<end).contains { index in
      showsChild(at: index) && isParameter(index + 2, from: name, body)
    }
    fact.isForwarding =
      tokens.text(body + 1) == tokens.text(name) && tokens.partner(of: body + 2) == end - 1
      && !isParameter(body + 1, from: name, body)
    facts.append(.function(fact))
  }

  /// The name of a function with the labels of its parameters, or of the arguments of a call.
  func fullName(_ name: Int) -> ExactString {
    guard tokens[name + 1].kind == .leftParen, let end = tokens.partner(of: name + 1) else {
      return tokens.text(name)
    }
    var labels = ""
    var at = name + 2
    while at < end {
      let hasLabel = tokens[name - 1].word == .func || tokens[at + 1].kind == .colon
      labels += (hasLabel ? tokens.text(at).string : "_") + ":"
      at = tokens.endOfArgument(at, end) + 1
    }
    return ExactString("\(tokens.text(name))(\(labels))")
  }

  /// The message to a property with a delegate which the file does not set itself: `delegate.menu(_:didSelect:)`.
  func message(at name: Int) -> ExactString? {
    let property = tokens.receiver(of: name)
    guard tokens[name - 1].kind == .period, tokens[name + 1].kind == .leftParen,
      tokens.text(property).hasSuffix("elegate"), !ownAssignments.contains(tokens.hash(property))
    else { return nil }
    return ExactString("\(tokens.text(property)).\(fullName(name))")
  }

  /// Whether the body of a delegate's method sets the detail of a split controller aside: always, or if it has nothing
  /// to show yet, as in `if detail.note == nil { return true }` or `return detail.note == nil`.
  private func setsDetailAside(_ body: Int, _ end: Int) -> Bool {
    let isOnly = end == body + 2 || end == body + 3 && tokens[body + 1].word == .return
    if isOnly, tokens.isText("true", at: end - 1) { return true }
    // Another condition may choose the detail.
    let onlyBinds = (body..<end).allSatisfy { index in
      tokens[index].word != .guard || [.let, .var].contains(tokens[index + 1].word)
    }
    return onlyBinds
      && (body..<end).contains { index in
        guard tokens.isText("nil", at: index), tokens.isSymbol("==", at: index - 1) else {
          return false
        }
        let start = (body...index).last(where: tokens.isFirstOfLine) ?? body
        return index == end - 1 && tokens[start].word == .return
          || tokens[index + 1].kind == .leftBrace && tokens[index + 2].word == .return
            && tokens.isText("true", at: index + 3)
      }
  }

  /// Whether the name at an index is that of the root of the window, which a parameter replaces:
  /// `window?.rootViewController = controller`.
  private func setsRootToArgument(at index: Int, from name: Int, _ body: Int) -> Bool {
    guard tokens[index].word == .rootViewController, tokens.isSymbol("=", at: index + 1),
      endsExpression(index + 3)
    else { return false }
    let window: Set<ExactString> = ["window", "keyWindow"]
    return (enclosingType == "UIWindow" || window.contains(tokens.text(tokens.receiver(of: index))))
      && isParameter(index + 2, from: name, body)
  }

  /// Whether a function has a parameter of the name at an index.
  private func isParameter(_ index: Int, from name: Int, _ body: Int) -> Bool {
    (name..<body).contains {
      tokens[$0 + 1].kind == .colon && tokens.text($0) == tokens.text(index)
    }
  }

  /// Whether the result of a function is of type `Self`, or of the type of a generic parameter.
  private func returnsNamedType(from name: Int, to body: Int) -> Bool {
    guard let open = (name..<body).first(where: { tokens[$0].kind == .leftParen }),
      let end = tokens.partner(of: open),
      // Perhaps there is `async` or `throws` before it.
      let arrow = (end..<min(end + 4, body)).first(where: { tokens.isSymbol("->", at: $0) })
    else { return false }
    let type = arrow + 1
    return (tokens[type].word == .Self || genericParameters.contains(tokens.hash(type)))
      && tokens[type + 1].kind != .period
  }

  /// Records the names outside of functions and accessors, such as those in initial values.
  mutating func recordOtherMentions() {
    guard readsMentions else { return }
    // The code of each type; what is outside of types comes first.
    var found = [FunctionFact(type: "", name: "", mentions: [])]
    var open = [(end: tokens.count, fact: 0)]
    var types = scopes.filter { $0.kind == .type }[...]
    func read(_ index: Int) {
      while let type = types.first, type.brace < index {
        types.removeFirst()
        open.append((tokens.partner(of: type.brace) ?? tokens.count, found.count))
        found.append(FunctionFact(type: type.type.name, name: "", mentions: []))
      }
      while open.count > 1, let last = open.last, last.end < index { open.removeLast() }
      let fact = open.last?.fact ?? 0
      if var mention = mention(at: index) {
        mention.isDoubtful = doubtful.contains(index)
        found[fact].mentions.append(mention)
      }
      if let text = text(at: index) { found[fact].texts.append(text) }
    }
    var next = 0
    for body in readFunctions + [tokens.count..<tokens.count] {
      if next < body.lowerBound { (next..<body.lowerBound).forEach(read) }
      next = max(next, body.upperBound)
    }
    facts += found.filter { !$0.mentions.isEmpty || !$0.texts.isEmpty }.map(Fact.function)
  }

  /// The names in the body of a function.
  private func mentions(
    in body: Range<Int>,
    of name: Int,
    _ moment: Moment
  ) -> [FunctionFact.Mention] {
    let locals = Set((name..<body.upperBound).filter { isLocalCode($0, in: body) }.map(tokens.hash))
    let isOfAppearance = CodePlace.appearanceMethods.contains(tokens.text(name))
    // The end of the last closure outside of others.
    var closed = body.lowerBound
    // The end of the last closure that another object keeps.
    var kept = body.lowerBound
    // The ends of the last closure that may run later, and of the last one that a tap runs.
    var (later, asked) = (body.lowerBound, body.lowerBound)
    // The first place where a condition may end the function.
    lazy var mayEnd =
      body.first { tokens[$0].word == .return && isConditional($0, in: body.lowerBound) } ?? .max
    // The types of local names, if they are stated.
    var types: [ExactString: ExactString] = [:]
    var blocks = CodeBlocks(of: body.lowerBound)
    // The end of the arguments of the last move, and the blocks around it.
    var lastMove = (end: body.lowerBound, blocks: [Int]())
    return body.compactMap { index in
      if index > body.lowerBound { blocks.read(index, of: self) }
      if [.let, .var].contains(tokens[index].word), let type = typeOfLocal(at: index + 1) {
        types[tokens.text(index + 1)] = type
      }
      if tokens[index].kind == .leftBrace, index > body.lowerBound {
        let end = tokens.partner(of: index) ?? body.upperBound
        if index > closed, opensClosure(index) { closed = end }
        if index > kept, opensHandler(index) { kept = end }
        if index > asked, opensAction(index) { asked = end }
        if index > later, opensClosure(index), !isOnMainQueue(index) { later = end }
      }
      guard var mention = mention(at: index) else { return nil }
      if mention.receiver == .other, tokens[index - 1].kind == .period {
        let object = tokens.receiver(of: index)
        let name = tokens.text(object)
        let isMember = tokens[object - 1].kind == .period && tokens[object - 2].word != .`self`
        if let type = types[name] ?? (isMember ? nil : typesOfNames[name] ?? nil) {
          mention.receiver = type == Self.ownType ? .own : .instance(type)
          if !isMember { mention.message = message(at: index) }
        }
      }
      let isLocal = tokens[index - 1].kind != .period && locals.contains(tokens.hash(index))
      mention.isDoubtful = doubtful.contains(index) || isLocal
      if index > closed, tokens[index + 1].kind == .leftParen { mention.moment = moment }
      if mention.moment == .launch || isOfAppearance || tokens[index - 2].word == .super {
        mention.isConditional =
          index > mayEnd || isConditional(index, in: body.lowerBound)
          || mention.isDoubtful
      }
      let isHandedOn =
        [.rightParen, .comma].contains(tokens[index + 1].kind)
        && !tokens.isText("handler", at: index - 2)
      mention.isLater = index > asked && (index < later || isHandedOn)
      let isSelector = isSelector(index)
      if isSelector, isSelectorOnly(index) { return nil }
      let isOfObserver = isSelector && isSelectorOfObserver(index)
      if isSelector { mention.sender = isOfObserver ? .observer : sender(ofSelector: index) }
      if mention.name == "post" {
        mention.message = notification(index + 2).map(tokens.text)
      } else if isOfObserver, mention.receiver == .own {
        mention.message = notification(observedBy: index)
      }
      if mention.receiver == .own, index < kept || isOfObserver { mention.receiver = .other }
      if index >= kept { mention.arguments = screenArguments(ofCall: index) }
      mention.run = run(of: index, blocks, after: lastMove)
      if mention.run?.move != nil {
        lastMove = (tokens.partner(of: index + 1) ?? index, blocks.path)
      }
      return mention
    }
  }

  /// Whether a parameter of a function, or code in its body, has the name at an index: `func end() {` or `let end = {`.
  private func isLocalCode(_ index: Int, in body: Range<Int>) -> Bool {
    if index < body.lowerBound { return tokens[index + 1].kind == .colon }
    return tokens[index - 1].word == .func
      || tokens[index - 1].word == .let && tokens.isSymbol("=", at: index + 1)
        && tokens[index + 2].kind == .leftBrace
  }

  /// The arguments of a call that are the own controller or a container around it, or the own object as the value of a
  /// property.
  private func screenArguments(ofCall name: Int) -> [ScreenArgument] {
    let open = name + 1
    if tokens.isSymbol("=", at: open), tokens[open + 1].word == .`self`, endsExpression(open + 2),
      !isSelfRebound
    {
      return [ScreenArgument(label: "", container: nil)]
    }
    guard tokens[open].kind == .leftParen, let end = tokens.partner(of: open) else { return [] }
    var arguments: [ScreenArgument] = []
    var at = open + 1
    for position in 0..<Limits.arguments where at < end {
      let next = tokens.endOfArgument(at, end)
      let hasLabel = tokens[at + 1].kind == .colon
      var value = hasLabel ? at + 2 : at
      if tokens[value].word == .`self`, !isSelfRebound {
        var period = value + 1
        while tokens.isOptionalMark(period) { period += 1 }
        if tokens[period].kind == .period { value = period + 1 }
      }
      let container = tokens[value].word.container
      while tokens.isOptionalMark(value + 1) { value += 1 }
      if value + 1 == next, container != nil || tokens[value].word == .`self` && !isSelfRebound,
        hasLabel || position == 0
      {
        let label = hasLabel ? tokens.text(at) : ""
        arguments.append(ScreenArgument(label: label, container: container))
      }
      at = next + 1
    }
    return arguments
  }

  /// Whether a condition decides that code in a body runs.
  private func isConditional(_ index: Int, in body: Int) -> Bool {
    var at = index - 1
    for _ in 0..<Limits.lookBack where at > body {
      if tokens[at].kind == .leftBrace {
        guard let statement = statement(before: at),
          bindsPartOfScreen(statement.keyword + 1) || endsForTests(statement.keyword, at)
        else { return true }
      }
      at = tokens.before(at)
    }
    return at > body
  }

  /// The keyword of the `if` or the `guard` whose block a brace opens.
  func statement(before brace: Int) -> (keyword: Int, isGuard: Bool)? {
    let isGuard = tokens[brace - 1].word == .else
    var at = brace - 1
    while at > 0, ![.leftBrace, .rightBrace, .semicolon].contains(tokens[at].kind) {
      if tokens[at].word == (isGuard ? .guard : .if) { return (at, isGuard) }
      at = tokens.before(at)
    }
    return nil
  }

  /// Whether the name at an index is in `#selector(close)`, perhaps after its type.
  private func isSelector(_ index: Int) -> Bool {
    let open = tokens[index - 1].kind == .period ? index - 3 : index - 1
    return tokens[open].kind == .leftParen
      && (tokens.isText("selector", at: open - 1) || tokens.isText("#selector", at: open - 1))
  }

  /// Whether a notification or a timer runs the method in a selector:
  /// `center.addObserver(self, selector: #selector(end), name: name, object: nil)`.
  private func isSelectorOfObserver(_ index: Int) -> Bool {
    (1...12).contains { Self.observers.contains(tokens.text(index - 2 - $0)) }
  }

  /// The notification of which the own object runs the method in a selector, whoever posts it.
  private func notification(observedBy index: Int) -> ExactString? {
    let open = tokens[index - 1].kind == .period ? index - 3 : index - 1
    let call = (1...12).map { index - 2 - $0 }.first { tokens.isText("addObserver", at: $0) }
    guard let call, tokens[call + 2].word == .`self`, tokens[call + 3].kind == .comma,
      let name = tokens.partner(of: open).flatMap({ notification($0 + 2) }),
      tokens.isText("nil", at: name + 4)
    else { return nil }
    return tokens.text(name)
  }

  /// The index of the constant of a notification, which is an argument with a label: `name: .cartDidChange`.
  private func notification(_ label: Int) -> Int? {
    guard tokens.isText("name", at: label), tokens[label + 1].kind == .colon else { return nil }
    let name =
      tokens[label + 2].kind == .period ? label + 3 : tokens.lastName(from: label + 2)
    return isConstant(name) ? name : nil
  }

  /// Whether the name at an index is that of a constant, perhaps of `Notification.Name`: `post(name: .CartDidChange)`.
  private func isConstant(_ name: Int) -> Bool {
    tokens[name - 1].kind == .period && ![.leftParen, .period].contains(tokens[name + 1].kind)
      && (tokens[name - 2].kind == .colon || tokens.isText("Name", at: name - 2))
  }

  /// Whether the method in a selector is not run: `button.removeTarget(self, action: #selector(go), for: .touchUpInside)`.
  private func isSelectorOnly(_ index: Int) -> Bool {
    (1...12).contains {
      ["removeTarget", "responds", "print"].contains(tokens.text(index - 2 - $0))
    }
  }

  /// The type of a constant for the object whose method contains the code: `guard let owner = self`.
  private static let ownType: ExactString = "self"

  /// What sends the action of a selector, which is an argument: `UIBarButtonItem(title: nil, action: #selector(end))`.
  private func sender(ofSelector index: Int) -> FunctionFact.Sender {
    // Controls and recognizers have no such property.
    let isItem = (3...6).contains {
      tokens.isText("action", at: index - $0) && tokens.isSymbol("=", at: index - $0 + 1)
    }
    if isItem { return .barItem }
    var depth = 0
    for at in stride(from: index, to: max(index - 40, 0), by: -1) {
      switch tokens[at].kind {
      case .rightParen: depth += 1
      case .leftParen where depth > 0: depth -= 1
      case .leftParen where tokens.text(at - 1) == "UIBarButtonItem": return .barItem
      case .leftParen where tokens.text(at - 1) == "perform": return .delay
      case .leftParen where tokens[at - 1].word == .addTarget:
        return customViews.contains(tokens.hash(tokens.receiver(of: at - 1))) ? .barItem : .control
      case .leftBrace, .rightBrace: return .control
      default: break
      }
    }
    return .control
  }

  /// Reads the names that the file declares as values, with the types of variables and parameters. A type is `nil` if it is
  /// not known, or if several of the name have different types.
  mutating func readDeclaredNames() {
    for index in 0..<tokens.count where tokens.isName(index) {
      let declared = typeOfDeclaration(at: index)
      if tokens.isSymbol("=", at: index + 1) {
        let word = tokens[index - 1].word
        if word != .let, word != .var { assignedNames.insert(tokens.hash(index)) }
        if tokens[index - 1].kind != .period || tokens[tokens.receiver(of: index)].word == .`self` {
          ownAssignments.insert(tokens.hash(index))
        }
      }
      if [.let, .case].contains(tokens[index - 1].word) || declared != nil && !isComputed(index) {
        namesOfValues.insert(tokens.hash(index))
      }
      if tokens.isText("customView", at: index - 2) { customViews.insert(tokens.hash(index)) }
      guard let declared else { continue }
      let name = tokens.text(index)
      typesOfNames.updateValue(
        typesOfNames[name].map { $0 == declared ? declared : nil } ?? declared,
        forKey: name
      )
    }
  }

  /// Whether the variable at an index may have an accessor: `var title: String {`.
  private func isComputed(_ name: Int) -> Bool {
    guard tokens[name - 1].word == .var else { return false }
    let end = (name + 1...name + Limits.annotation).first { index in
      switch tokens[index].kind {
      case .leftBrace, .semicolon: true
      default: tokens.isFirstOfLine(index) || tokens.isSymbol("=", at: index)
      }
    }
    return end.map { tokens[$0].kind == .leftBrace } == true
  }

  /// The type that a declaration gives the name at an index, an inner `nil` if it is not known; `nil` if the name is
  /// not declared there, or keeps its type: `if let name`.
  private func typeOfDeclaration(at index: Int) -> ExactString?? {
    let next = index + 1
    let isVariable = [.let, .var].contains(tokens[index - 1].word)
    if tokens[next].kind == .colon {
      let isLabel = [.leftParen, .period].contains(tokens[index + 3].kind)
      return isVariable || tokens.isCapitalized(index + 2) && !isLabel
        ? .some(plainType(at: index + 2)) : nil
    }
    // A parameter of a closure, or the variable of a loop.
    if tokens[next].word == .in { return .some(nil) }
    guard isVariable else { return nil }
    if tokens.isSymbol("=", at: next) {
      if tokens.text(index + 2) == tokens.text(index) { return nil }
      if tokens[index + 2].word == .`self`, endsExpression(index + 3) { return Self.ownType }
      return .some(tokens[index + 3].kind == .leftParen ? plainType(at: index + 2) : nil)
    }
    return [.rightParen, .comma].contains(tokens[next].kind) ? .some(nil) : nil
  }

  /// The type at an index, if it is a single name without arguments.
  private func plainType(at index: Int) -> ExactString? {
    tokens.isCapitalized(index) && ![.period, .leftAngle].contains(tokens[index + 1].kind)
      ? tokens.text(index) : nil
  }

  /// Whether a brace in a body opens a closure or a declaration, and not the block of a statement.
  func opensClosure(_ brace: Int) -> Bool {
    var index = brace - 1
    while index >= 0 {
      switch tokens[index].kind {
      case .leftBrace, .rightBrace, .leftParen, .leftBracket, .semicolon: return true
      case _ where [.if, .else, .guard, .switch, .for, .while].contains(tokens[index].word):
        return false
      default: index = tokens.before(index)
      }
    }
    return true
  }

  /// The type of the local name at an index: `let app = UIApplication.shared.delegate as? AppDelegate`, or
  /// `let cell: PostCell`. An inner `nil` if it is not known; `nil` if the name keeps its type: `if let app`.
  private func typeOfLocal(at name: Int) -> ExactString?? {
    if tokens[name + 1].kind == .colon { return .some(plainType(at: name + 2)) }
    guard tokens.isName(name), tokens.isSymbol("=", at: name + 1) else { return nil }
    let other: ExactString?? = tokens.text(name + 2) == tokens.text(name) ? nil : .some(nil)
    var end = name + 2
    while !tokens.isFirstOfLine(end) || tokens[end].kind == .period || tokens[end].word == .as {
      switch tokens[end].kind {
      case .leftBrace, .rightBrace, .comma, .semicolon: return other
      case .leftParen, .leftBracket: end = tokens.partner(of: end) ?? tokens.count
      default: if let type = castType(at: end) { return type }
      }
      end += 1
    }
    return other
  }

  /// The type after `as?` or `as!` at an index.
  private func castType(at index: Int) -> ExactString? {
    guard tokens[index].word == .as else { return nil }
    let type = tokens.isOptionalMark(index + 1) ? index + 2 : index + 1
    return tokens.isCapitalized(type) && tokens[type + 1].kind != .period ? tokens.text(type) : nil
  }

  /// The name at an index, unless it is a label or declared there. A capitalized name is one of a type
  /// of which an object is made.
  private func mention(at index: Int) -> FunctionFact.Mention? {
    guard tokens.isName(index), tokens[index + 1].kind != .colon, tokens[index + 1].word != .is,
      ![.func, .let, .var, .case].contains(tokens[index - 1].word), !isValue(index),
      // A label with the name of a parameter after it.
      !tokens.isName(index + 1) || tokens[index + 1].word != .other
        || tokens.isFirstOfLine(index + 1)
    else { return nil }
    if tokens[index].word == .`init`, let type = typeOfInitializer(at: index) {
      return FunctionFact.Mention(name: type, receiver: .own, makesObject: true)
    }
    let makesObject = tokens.isCapitalized(index) && !isConstant(index)
    // The action of a control asks nothing, unlike that of a menu.
    if makesObject, tokens.text(index - 2) == "primaryAction" { return nil }
    // What is made from a coder is the scene of a segue or of an identifier.
    if makesObject, tokens.isText("coder", at: index + 2) { return nil }
    let isCall = tokens[index + 1].kind == .leftParen && !tokens.isFirstOfLine(index + 1)
    if makesObject, !isCall, !isTypeAsValue(index) { return nil }
    // A nib is instantiated: `nib.instantiate(withOwner: self)`.
    if tokens[index].word == .instantiate, tokens.isText("withOwner", at: index + 2) { return nil }
    return FunctionFact.Mention(
      name: tokens.text(index),
      receiver: receiver(of: index),
      makesObject: makesObject,
      type: makesObject ? nil : namedType(ofCall: index)
    )
  }

  /// Whether the name at an index is that of a value which the file declares, and not of a call or a selector.
  private func isValue(_ index: Int) -> Bool {
    tokens[index + 1].kind != .leftParen && !tokens.isCapitalized(index)
      && namesOfValues.contains(tokens.hash(index)) && receiver(of: index) == .own
      && !isSelector(index)
  }

  /// The type of `FeedController.init`, or of `let feed: FeedController = .init()`.
  private func typeOfInitializer(at index: Int) -> ExactString? {
    guard tokens[index - 1].kind == .period else { return nil }
    let type = tokens.receiver(of: index)
    return tokens.isCapitalized(type) ? tokens.text(type) : annotation(before: index - 1)
  }

  /// Whether the name of a type at an index is a value that is assigned, returned or an element:
  /// `let type = FeedController.self`.
  private func isTypeAsValue(_ index: Int) -> Bool {
    tokens[index + 1].kind == .period && tokens[index + 2].word == .`self`
      && (tokens.isSymbol("=", at: index - 1) || tokens[index - 1].word == .return
        || [.leftBracket, .leftBrace].contains(tokens[index - 1].kind)
        || tokens[index - 1].kind == .colon && !tokens.isName(index - 2))
  }

  /// The type of a variable whose initial value starts at an index: `let feed: FeedController = `.
  private func annotation(before index: Int) -> ExactString? {
    guard tokens.isSymbol("=", at: index - 1) else { return nil }
    var type = index - 2
    while tokens.isOptionalMark(type) { type -= 1 }
    return tokens.isCapitalized(type) && tokens[type - 1].kind == .colon ? tokens.text(type) : nil
  }

  /// The type that a call names: as an argument, before the call, as that of the result, or in a cast of it.
  func namedType(ofCall name: Int) -> FunctionFact.NamedType? {
    guard tokens[name + 1].kind == .leftParen, let end = tokens.partner(of: name + 1) else {
      return nil
    }
    func named(_ type: ExactString) -> FunctionFact.NamedType {
      .init(name: type, location: location(of: name))
    }
    let arguments = name + 2..<max(name + 2, min(end, name + Limits.callOfType))
    let argument = arguments.first { index in
      tokens.isCapitalized(index) && tokens[index + 1].kind == .period
        && tokens[index + 2].word == .`self`
    }
    // An argument of this label is the type of a cast.
    if let argument, tokens[argument - 2].word != .as { return named(tokens.text(argument)) }
    var start = name
    var remaining = Limits.callOfType
    while tokens[start - 1].kind == .period, !tokens.isSymbol("=", at: start - 2), remaining > 0 {
      remaining -= 1
      start = tokens.receiver(of: start)
      if start == name - 2, tokens.isCapitalized(start) { return named(tokens.text(start)) }
      if [.rightParen, .rightBracket].contains(tokens[start].kind) {
        start = (tokens.partner(of: start) ?? 1) - 1
      }
    }
    if tokens[end + 1].word == .as, tokens.isSymbol("!", at: end + 2),
      tokens.isCapitalized(end + 3), tokens[end + 4].kind != .period
    {
      return .init(name: tokens.text(end + 3), isCast: true, location: location(of: name))
    }
    // `let feed: FeedController = .make()` has no receiver.
    if tokens[start - 1].kind == .period { start -= 1 }
    return annotation(before: start).map(named)
  }

  /// The text at an index, unless it is compared.
  private func text(at index: Int) -> ExactString? {
    guard let text = tokens.literal(index), tokens[index - 1].word != .case else { return nil }
    let isCompared = [index - 1, index + 1].contains {
      isEquality($0) || tokens.isSymbol("~=", at: $0)
    }
    return isCompared ? nil : text
  }

  /// The object before a name.
  private func receiver(of name: Int) -> Receiver {
    guard tokens[name - 1].kind == .period else { return .own }
    let last = tokens.receiver(of: name)
    if tokens[last].word == .super { return .own }
    if tokens[last].word == .Self || tokens[last].word == .self && !isSelfRebound { return .own }
    if tokens.isCapitalized(last) {
      return isMethodOfSelf(name, of: last) ? .own : .instance(tokens.text(last))
    }
    // A shared object: `AppDelegate.shared.start()`.
    if tokens[last - 1].kind == .period, tokens.isCapitalized(last - 2) {
      return .instance(tokens.text(last - 2))
    }
    // A cast: `(UIApplication.shared.delegate as? AppDelegate)?.start()`.
    let cast = [last - 3, last - 2].lazy.compactMap(castType).first
    return tokens[last].kind == .rightParen ? cast.map { .instance($0) } ?? .other : .other
  }

  /// Whether a function gets a method with the object that has it: `unowned(self, Feed.showDetails)`. The
  /// method of another object that gets both may run the method at an event.
  private func isMethodOfSelf(_ name: Int, of type: Int) -> Bool {
    let open = type - 3
    return tokens[name + 1].kind == .rightParen && tokens[type - 1].kind == .comma
      && tokens[type - 2].word == .`self` && !isSelfRebound && tokens[open].kind == .leftParen
      && tokens[open - 2].kind != .period && !Self.observers.contains(tokens.text(open - 1))
      && [tokens.text(type), ""].contains(enclosingType)
  }
}
