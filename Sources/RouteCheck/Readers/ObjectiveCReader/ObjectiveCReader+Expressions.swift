import CodeFacts
import Routes

extension ObjectiveCReader {
  /// Evaluates the expression at an index: a name, a literal, a message or parentheses, then
  /// properties.
  ///
  /// - Parameter limit: The index before which the expression ends.
  /// - Returns: The value, and the index after the expression.
  func value(
    at start: Int,
    depth: Int = 0,
    upTo limit: Int = .max
  ) -> (value: ObjectiveCValue, end: Int) {
    guard depth < Limits.expressionDepth else { return (.unknown, start + 1) }
    var (value, at) = operand(at: start, depth: depth)
    while at < limit {
      if tokens.isMark(".", at: at), tokens.isName(at + 1) {
        value = member(at + 1, of: value)
        at += 2
      } else if tokens.isMark("[", at: at), let end = tokens.partner(of: at) {
        value = .unknown
        at = end + 1
      } else {
        break
      }
    }
    return (value, at)
  }

  /// Evaluates the first element of an expression.
  private func operand(at start: Int, depth: Int) -> (value: ObjectiveCValue, end: Int) {
    switch tokens.kind(start) {
    case .literal:
      return (.text(tokens.literal(start).map { .literal($0) } ?? .unknown), start + 1)
    case .mark:
      guard let end = tokens.partner(of: start), end > start else { return (.unknown, start + 1) }
      if tokens.isMark("[", at: start) { return (message(at: start, end, depth), end + 1) }
      guard tokens.isMark("(", at: start) else { return (.unknown, start + 1) }
      if let type = pointerType(in: start) { return cast(to: type, at: end + 1, depth) }
      let inner = value(at: start + 1, depth: depth + 1)
      return (inner.end == end ? inner.value : .unknown, end + 1)
    case .name:
      if tokens.isMark("(", at: start + 1), let end = tokens.partner(of: start + 1) {
        return (function(start, depth), end + 1)
      }
      return (value(ofName: start, depth), start + 1)
    case .keyword, nil: return (.unknown, start + 1)
    }
  }

  /// Evaluates the operand of a cast. A cast says nothing about text and storyboards.
  private func cast(
    to type: ExactString,
    at start: Int,
    _ depth: Int
  ) -> (value: ObjectiveCValue, end: Int) {
    let (value, end) = value(at: start, depth: depth + 1)
    switch value {
    case _ where type == "NSString": return (value, end)
    case .unknown, .instance, .member, .text(.reference): return (.instance(type), end)
    default: return (value, end)
    }
  }

  /// Evaluates a name: `self`, a local name, a constant, or a class.
  func value(ofName index: Int, _ depth: Int = 0) -> ObjectiveCValue {
    let name = tokens.text(index)
    if name == "self" || name == "super" { return .selfObject }
    if let value = value(ofLocal: name, at: index, depth: depth) { return value }
    if name == "segueIdentifier" { return .segueIdentifier }
    if name.isNameOfSegue { return .segue }
    return .text(.reference([name]))
  }

  /// Evaluates `NSStringFromClass([Feed class])`.
  private func function(_ name: Int, _ depth: Int) -> ObjectiveCValue {
    guard tokens.isName("NSStringFromClass", at: name),
      case (.type(let type), let end) = value(at: name + 2, depth: depth + 1),
      end == tokens.partner(of: name + 1)
    else { return .unknown }
    return .text(.className(type))
  }

  /// Evaluates a property, or a message without arguments.
  private func member(_ index: Int, of value: ObjectiveCValue) -> ObjectiveCValue {
    let name = tokens.text(index)
    switch value {
    case .segue: return name == "identifier" ? .segueIdentifier : .unknown
    case .selfObject:
      if name == "storyboard" { return .storyboard(.own) }
      if name == "class" { return .type(type) }
      return name.isNameOfSegue ? .segue : .member([name])
    case .text(.reference(let path)) where path.count == 1:
      switch name {
      case "class": return .type(path[0])
      case "alloc", "new": return .instance(path[0])
      case "mainBundle" where path[0] == "NSBundle": return .bundle(.own)
      default: break
      }
      if name == "storyboard" { return .storyboard(.unknown) }
      return name.isNameOfSegue ? .segue : .member([path[0], name])
    case .instance where name.hasPrefix("init"): return value
    default:
      if name == "storyboard" { return .storyboard(.unknown) }
      return name.isNameOfSegue ? .segue : .unknown
    }
  }

  /// Evaluates a message, from its opening to its closing bracket.
  private func message(at start: Int, _ end: Int, _ depth: Int) -> ObjectiveCValue {
    let (receiver, name) = value(at: start + 1, depth: depth + 1)
    guard name < end, tokens.isName(name) else { return .unknown }
    if name + 1 == end { return member(name, of: receiver) }
    guard tokens.isMark(":", at: name + 1) else { return .unknown }
    switch tokens.text(name) {
    case "storyboardWithName":
      let (text, bundle) = opened(by: name, depth)
      return .storyboard(.named(text, in: bundle))
    case "nibWithNibName": return .nib(text(at: name + 2, depth: depth))
    case "bundleForClass":
      guard case (.type(let type), end) = value(at: name + 2, depth: depth + 1) else {
        return .unknown
      }
      return .bundle(.ofClass(type))
    case let name where name.hasPrefix("init"):
      if case .instance = receiver { return receiver }
      return .unknown
    default: return .unknown
    }
  }

  /// The name and the bundle in `storyboardWithName:bundle:`, given the index of its name.
  func opened(by name: Int, _ depth: Int) -> (name: TextExpression, bundle: BundleExpression) {
    let argument = name + 2
    let text = text(at: argument, depth: depth)
    let bundle = endOfArgument(argument)
    guard tokens.isName("bundle", at: bundle), tokens.isMark(":", at: bundle + 1) else {
      return (text, .unknown)
    }
    if tokens.isName("nil", at: bundle + 2) || tokens.isName("NULL", at: bundle + 2) {
      return (text, .own)
    }
    guard case (.bundle(let expression), let end) = value(at: bundle + 2, depth: depth + 1),
      tokens.isMark("]", at: end)
    else { return (text, .unknown) }
    return (text, expression)
  }

  /// The text of the argument at an index, which must be a whole argument.
  func text(at start: Int, depth: Int = 0) -> TextExpression {
    let (value, end) = value(at: start, depth: depth + 1)
    return endsArgument(end) ? text(of: value) : .unknown
  }

  func text(of value: ObjectiveCValue) -> TextExpression {
    switch value {
    case .text(let text): text
    case .member(let path) where path.count == 2: .reference(path)
    // The result of a method of the own object.
    case .member(let path) where path.count == 1: .reference(["Self", "\(path[0])()"])
    default: .unknown
    }
  }

  /// Whether an argument ends before an index: at the end of the message, or at its next part.
  func endsArgument(_ index: Int) -> Bool {
    tokens.isMark("]", at: index) || tokens.isName(index) && tokens.isMark(":", at: index + 1)
  }

  /// The index after the argument at an index.
  func endOfArgument(_ start: Int) -> Int {
    var at = start
    var choices = 0
    while at < tokens.count, at < start + Limits.lookBack {
      if tokens.isMark("?", at: at) { choices += 1 }
      if tokens.isMark(":", at: at) { choices -= 1 }
      if tokens.isMark("]", at: at) || tokens.isMark(";", at: at) { return at }
      if tokens.isMark(":", at: at + 1), tokens.isName(at), at > start, choices == 0 { return at }
      at = max(at, tokens.partner(of: at) ?? at) + 1
    }
    return at
  }
}

extension ExactString {
  /// Whether code calls a segue so: `segue`, `_segue`, `detailSegue`.
  fileprivate var isNameOfSegue: Bool {
    (hasSuffix("segue") || hasSuffix("Segue")) && !isNameOfConstant
  }

  /// Whether the name begins like a constant for an identifier, such as `kDetailSegue` or
  /// `FeedDetailSegue`.
  var isNameOfConstant: Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let letters = Array(utf8.prefix(2))
    return letters.first.map(capitals.contains) == true
      || letters.first == UInt8(ascii: "k") && letters.last.map(capitals.contains) == true
  }
}
