import CodeFacts
import Routes

extension SwiftReader {
  /// Reads `performSegue(withIdentifier: "ShowDetail", sender: self)`.
  mutating func performSegue(_ call: Call, on value: Value?) -> Value {
    guard call.records, let argument = argument(0, of: call),
      // `performSegue(withIdentifier:sender:)` is the name of the method, and not a call.
      tokens[argument + 1].kind != .colon
    else { return .unknown }
    recordPerformed(argument, on: value, by: call)
    return .unknown
  }

  /// Reads `UIStoryboardSegue(identifier: "ShowDetail", source: self, destination: detail)`, also of
  /// a subclass.
  mutating func recordMadeSegue(madeBy call: Call) {
    guard tokens[call.arguments + 1].word == .identifier,
      let identifier = argumentIndex(.identifier, of: call), let source = argument(1, of: call),
      tokens.text(source - 2) == "source"
    else { return }
    recordUse(.make, identifier, nil, call)
  }

  /// Reads `perform(.showDetail)`, `go(by: .showDetail)`, `go(to: .detail(item))`, `trigger("ShowDetail")`, and the
  /// `perform(segue: StoryboardSegue.Main.showDetail)` of SwiftGen.
  mutating func useRoute(_ call: Call, on value: Value?) -> Value {
    guard call.records else { return .unknown }
    let word = tokens[call.name].word
    if word == .perform, let argument = argumentIndex(.segue, of: call) {
      recordPerformed(argument, on: value, by: call)
      return .unknown
    }
    let segue = argumentIndex(.by, of: call)
    guard
      let argument = word == .go ? segue ?? argumentIndex(.to, of: call) : argument(0, of: call)
    else { return .unknown }
    if word == .trigger, tokens[argument].kind == .string {
      let source = argumentIndex(.from, of: call).map {
        chain(at: $0, records: false, depth: call.depth + 1).value
      }
      // Without the library, it is a method of the app.
      let framework: SegueUse.Framework = importsRoutes ? .routes : .uiKit
      recordUse(.trigger, argument, source ?? .unknown, call, by: framework)
      return .unknown
    }
    guard let target = routeTarget(argument) else { return .unknown }
    let isOnSelf = receiver(value) == .own
    let fact = RouteUse(
      verb: ExactString((segue == nil ? word : .perform).rawValue),
      target: target,
      kind: argumentIndex(.kind, of: call).flatMap(routeTarget)?.lastName,
      isOwn: isOnSelf || isOnOwnNavigator(call),
      isUnchecked: isOnSelf && importsRoutes && conditions.isEmpty
        && performing(target, by: call) == .perform,
      place: place(at: argument)
    )
    facts.append(.routeUse(fact))
    return .unknown
  }

  /// Whether a method is called on a property of the object: `navigator?.go(to: .detail)`.
  private func isOnOwnNavigator(_ call: Call) -> Bool {
    let at = tokens.receiver(of: call.name)
    return tokens.text(at) == "navigator"
      && (tokens[at - 1].kind != .period || tokens[at - 2].word == .`self`)
  }

  /// Records a segue that code performs by one identifier, or by one of two.
  private mutating func recordPerformed(_ argument: Int, on value: Value?, by call: Call) {
    var values = [argument]
    // A condition with a call may check that the segue exists.
    if let choice = choice(at: argument),
      !choice.condition.contains(where: { tokens[$0].kind == .leftParen || isExistenceCheck($0) })
    {
      values = choice.values
    }
    for identifier in values { recordUse(.perform, identifier, value, call) }
  }

  /// The condition and the indices of the values of a ternary operator or an `if`, which is an expression or the value of
  /// a constant: `isNew ? "Add" : "Edit"`.
  mutating func choice(at start: Int) -> (condition: Range<Int>, values: [Int])? {
    var start = valueOfConstant(at: start) ?? start
    if tokens[start].word == .if { return branches(at: start) }
    if tokens[start].kind == .leftParen, endsExpression(tokens.after(start)) { start += 1 }
    var one: Int?
    var at = start
    for _ in 0..<Limits.condition {
      let isOperator = tokens[at].kind == .symbol || tokens[at].kind == .colon
      if at > start, endsExpression(at), !isOperator { break }
      if tokens.isSymbol("?", at: at), !tokens.isAttached(at) {
        if one != nil { return nil }
        one = at + 1
      } else if let one, tokens[at].kind == .colon {
        return (start..<one - 1, [one, at + 1])
      }
      at = tokens.after(at)
    }
    return nil
  }

  /// The condition and the indices of the values of an `if` whose branches are expressions.
  private mutating func branches(at start: Int) -> (condition: Range<Int>, values: [Int])? {
    var values: [Int] = []
    var at = start
    for _ in 0..<Limits.condition {
      guard tokens[at].kind == .leftBrace, let end = tokens.partner(of: at) else {
        at += 1
        continue
      }
      guard chain(at: at + 1, records: false, depth: 1).end == end else { return nil }
      values.append(at + 1)
      if tokens[end + 1].word != .else { return (start..<values[0] - 1, values) }
      at = end + 1
    }
    return nil
  }

  /// The index of the value of the constant whose name is an expression, if it is in the code around that.
  private mutating func valueOfConstant(at name: Int) -> Int? {
    guard tokens.isName(name), endsExpression(name + 1), binding(of: name) != nil,
      let scope = bindings[tokens.hash(name)]?.last?.scope
    else { return nil }
    var at = name - 1
    for _ in 0..<Limits.lookBack where at > scopes[scope].brace {
      if tokens[at].word == .let, tokens.text(at + 1) == tokens.text(name) {
        return tokens.isSymbol("=", at: at + 2) ? at + 3 : nil
      }
      at = tokens.before(at)
    }
    return nil
  }

  mutating func recordUse(
    _ kind: SegueUse.Kind,
    _ argument: Int,
    _ object: Value?,
    _ call: Call,
    by framework: SegueUse.Framework = .uiKit
  ) {
    let (value, end) = chain(at: argument, records: false, depth: call.depth + 1)
    let identifier = endsExpression(end) ? text(of: value) : .unknown
    var fact = SegueUse(
      kind: kind == .perform ? performing(identifier, by: call) : kind,
      framework: framework,
      identifier: identifier,
      isRawValue: tokens[end - 1].word == .rawValue,
      receiver: receiver(object),
      place: place(at: argument)
    )
    fact.isLater = runsLater
    fact.isIndirect =
      isInHandler(call.name) || fact.receiver == .other && !isNamedSelf(call.name)
      || kind == .perform
        && (isBesideMove(call.name) || isDoubtfulMove(call.name)
          || missingContainer != nil)
    facts.append(.segueUse(fact))
  }

  /// Whether a message goes to a constant for the own controller: `strongSelf.performSegue(…)`.
  private func isNamedSelf(_ name: Int) -> Bool {
    tokens[name - 1].kind != .period
      || tokens.text(tokens.receiver(of: name)).string.lowercased().hasSuffix("self")
  }

  /// Whether the same run of code certainly makes another move of the own controller, so that UIKit shows both screens, or
  /// refuses the second: `present(alert, animated: true); performSegue(withIdentifier: "Post", sender: nil)`. A later
  /// presentation changes nothing for the first move.
  func isBesideMove(_ name: Int) -> Bool {
    var index = tokens.after(name + 1)
    for _ in 0..<Limits.lookBack {
      if tokens[index].kind == .rightBrace || endsRun(at: index) { break }
      if isOwnMove(index), ![.present, .presentViewController].contains(tokens[index].word) {
        return true
      }
      index = tokens.after(index)
    }
    index = name - 1
    for _ in 0..<Limits.lookBack {
      if index <= 0 || endsRun(at: index) { break }
      if tokens[index].kind == .leftBrace, opensClosure(index) {
        return isOwnMove(callee(of: index))
      }
      if isOwnMove(index) { return true }
      index = tokens.before(index)
    }
    return false
  }

  /// Whether what is after a token, or before it, may run without the rest.
  private func endsRun(at index: Int) -> Bool {
    tokens[index].kind == .directive || tokens[index].word == .return || isLabel(index)
  }

  /// Whether a call of the name at an index shows a screen from the own controller or a container around it.
  func isOwnMove(_ name: Int) -> Bool {
    let words: Set<SwiftWord> = [
      .performSegue, .performSegueWithIdentifier, .present, .presentViewController,
      .pushViewController, .show, .showViewController, .showDetailViewController,
    ]
    return words.contains(tokens[name].word) && isToOwn(name) && isAnimated(name)
  }

  /// Whether a message goes to the own controller or a container around it.
  func isToOwn(_ name: Int) -> Bool {
    let receivers: Set<SwiftWord> = [
      .`self`, .navigationController, .tabBarController, .splitViewController,
    ]
    return tokens[name - 1].kind != .period
      || receivers.contains(tokens[tokens.receiver(of: name)].word)
  }

  /// Whether the name at an index is that of a call with an argument that only moves have.
  func isAnimated(_ name: Int) -> Bool {
    guard tokens[name + 1].kind == .leftParen, tokens[name - 1].word != .func else { return false }
    return (name + 2..<tokens.after(name + 1)).prefix(Limits.annotation).contains {
      [.animated, .sender].contains(tokens[$0].word) && tokens[$0 + 1].kind == .colon
    }
  }

  /// Whether an index is in a closure that another object keeps.
  func isInHandler(_ index: Int) -> Bool {
    var at = index - 1
    for _ in 0..<Limits.lookBack where at > 3 {
      switch tokens[at].kind {
      case .rightBrace, .rightParen, .rightBracket: at = tokens.partner(of: at) ?? 0
      case .leftBrace: if opensHandler(at) { return true }
      default: break
      }
      at -= 1
    }
    return false
  }

  /// Whether a brace opens a closure that an object keeps: `cart.onDone = { … }`, `onDone = { … }`,
  /// `CartController.make { … }`, or one for a notification or a timer.
  func opensHandler(_ brace: Int) -> Bool {
    if tokens.isSymbol("=", at: brace - 1) {
      return tokens.isFirstOfLine(brace - 2)
        || [.period, .semicolon, .leftBrace].contains(tokens[brace - 3].kind)
    }
    var name = brace - 1
    if tokens[name].kind == .rightParen { name = tokens.before(name) }
    if tokens[name].kind == .colon { name = callee(ofArgument: name) }
    let isMember = tokens[name - 1].kind == .period
    let type = tokens.text(isMember ? name - 2 : name)
    // What follows a name alone may be a declaration. An alert runs the closure at a tap.
    if isMember || name < brace - 1, tokens.isCapitalized(isMember ? name - 2 : name),
      type.hasSuffix("Controller"), !type.hasPrefix("UI"), !type.string.contains("Alert")
    {
      return true
    }
    // A subscription to notifications or to a timer.
    if tokens.isText("sink", at: name) {
      return (max(0, name - Limits.subscription)..<name).contains { index in
        ["publisher", "publish"].contains(tokens.text(index))
          && tokens[index + 1].kind == .leftParen
      }
    }
    return name < brace - 1 && Self.observers.contains(tokens.text(name))
  }

  /// The index of the name of the function that gets the closure at a brace.
  func callee(of brace: Int) -> Int {
    tokens[brace - 1].kind == .colon
      ? callee(ofArgument: brace - 1) : tokens.before(brace - 1)
  }

  /// The index of the name of a function, given the colon after a label of its arguments.
  private func callee(ofArgument colon: Int) -> Int {
    var index = colon
    for _ in 0..<Limits.annotation where ![.leftParen, .leftBrace].contains(tokens[index].kind) {
      index = tokens.before(index)
    }
    return index - 1
  }

  /// The functions that run code at a later event, or ask whether an object has it.
  static let observers: Set<ExactString> = ["addObserver", "scheduledTimer", "Timer", "responds"]

  /// The path of a member: `.showDetail`, `Segue.showDetail`, `AppDestination.detail(item)`.
  func routeTarget(_ start: Int) -> TextExpression? {
    var names: [ExactString] = []
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

  /// The object of a value, as a receiver of segues.
  func receiver(_ value: Value?) -> Receiver {
    switch value {
    case nil: isSelfRebound ? .other : .own
    case .selfObject?: .own
    case .instance(let type)?, .scene(_, let type?, _)?:
      .instance(typeReference(at: type).reference.name)
    default: .other
    }
  }
}
