/// Reads of an Objective-C file what Swift and storyboards share with it: classes, selectors, text
/// constants, and the segues and scenes that it names.
///
/// It knows no more of the language than that, so that a project in two languages is not told that
/// a class or an action is missing which stands in the other one.
package struct ObjectiveCReader {
  private let bytes: SourceBytes
  private let tokens: [ObjectiveCLexer.Token]
  private let lines: SourceLines
  private var facts = SourceFacts()
  /// The class whose interface or implementation the code belongs to.
  private var type = ""
  private var index = 0
  /// The index at which the body of the method starts that the code belongs to.
  private(set) var method = 0

  /// What a file says.
  package static func read(_ buffer: UnsafeBufferPointer<UInt8>) -> SourceFacts {
    guard buffer.count < Int(Int32.max) else { return SourceFacts() }
    var reader = ObjectiveCReader(SourceBytes(buffer))
    return reader.read()
  }

  private init(_ bytes: SourceBytes) {
    self.bytes = bytes
    lines = SourceLines(bytes)
    var lexer = ObjectiveCLexer(bytes)
    var tokens: [ObjectiveCLexer.Token] = []
    while let token = lexer.next() { tokens.append(token) }
    self.tokens = tokens
    facts.suppressions = lexer.directives.compactMap { [lines] in
      SourceSuppression($0, in: bytes, lines)
    }
  }

  private mutating func read() -> SourceFacts {
    while index < tokens.count {
      let before = index
      switch tokens[index].kind {
      case .keyword: readKeyword()
      case .name: readName()
      case .mark: readMethod()
      case .literal: break
      }
      index = max(index, before + 1)
    }
    return facts
  }

  func text(_ index: Int) -> String {
    index >= 0 && index < tokens.count ? bytes.text(tokens[index].range) : ""
  }

  func isMark(_ mark: String, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .mark && text(index) == mark
  }

  func isName(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .name
  }

  func isKeyword(_ keyword: String, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .keyword && text(index) == keyword
  }

  func literal(_ index: Int) -> String? {
    index >= 0 && index < tokens.count && tokens[index].kind == .literal ? text(index) : nil
  }

  private func location(_ index: Int) -> TextLocation {
    lines.location(of: tokens[index].range)
  }

  private mutating func readKeyword() {
    switch text(index) {
    case "interface", "implementation":
      guard isName(index + 1) else { return }
      type = text(index + 1)
      let superclass = isMark(":", at: index + 2) && isName(index + 3) ? [text(index + 3)] : []
      let isCategory = isMark("(", at: index + 2)
      facts.types.append(
        TypeFact(
          kind: isCategory || (text(index) == "implementation" && superclass.isEmpty)
            ? .extension : .class,
          name: type,
          supertypes: superclass,
          location: location(index + 1)
        )
      )
      index += 2
    case "end": type = ""
    case "define":
      if isName(index + 1), let value = literal(index + 2) { addConstant(index + 1, value) }
    default: break
    }
  }

  private mutating func addConstant(_ name: Int, _ value: String) {
    facts.constants.append(
      ConstantFact(type: "", name: text(name), value: .literal(value), location: location(name))
    )
  }

  /// `- (IBAction)unwind:(UIStoryboardSegue *)segue`, at its first mark.
  private mutating func readMethod() {
    guard !type.isEmpty, isMark("-", at: index) || isMark("+", at: index),
      isMark("(", at: index + 1), let afterResult = end(ofParenAt: index + 1), isName(afterResult)
    else { return }
    let role: MethodFact.Role =
      switch text(index + 2) {
      case "IBAction": .action
      case "IBSegueAction": .segueAction
      default: .exposed
      }
    let name = afterResult
    var selector = text(name)
    var at = name + 1
    while isMark(":", at: at) {
      selector += ":"
      at += 1
      if isMark("(", at: at) { at = end(ofParenAt: at) ?? at }
      // The parameter's name, then the next part of the selector.
      at += 1
      if isName(at), isMark(":", at: at + 1) {
        selector += text(at)
        at += 1
      }
    }
    facts.methods.append(
      MethodFact(
        role: role,
        type: type,
        name: text(name),
        selector: selector,
        location: location(name)
      )
    )
    index = at
    method = at
  }

  private func end(ofParenAt start: Int) -> Int? {
    var depth = 0
    // A type in parentheses is short; what is longer is none.
    for at in start..<min(tokens.count, start + 64) {
      if isMark("(", at: at) { depth += 1 }
      if isMark(")", at: at) { depth -= 1 }
      if depth == 0 { return at + 1 }
    }
    return nil
  }

  private mutating func readName() {
    switch text(index) {
    case "performSegueWithIdentifier": addSegue(.perform)
    case "isEqualToString":
      if ["identifier", "segueIdentifier"].contains(text(index - 1)) { addSegue(.compare) }
    case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier":
      guard isMark(":", at: index + 1) else { return }
      facts.sceneUses.append(
        SceneUse(
          identifier: argument(of: index),
          storyboard: .unknown,
          type: type,
          location: location(index + 2 < tokens.count ? index + 2 : index)
        )
      )
    case "const":
      if isName(index + 1), isMark("=", at: index + 2), let value = literal(index + 3) {
        addConstant(index + 1, value)
      }
    default: break
    }
  }

  /// What stands after the colon of the part of a message at an index.
  func argument(of part: Int) -> TextExpression {
    if let literal = literal(part + 2) { return .literal(literal) }
    return isName(part + 2) ? .reference([text(part + 2)]) : .unknown
  }

  private mutating func addSegue(_ kind: SegueUse.Kind) {
    guard isMark(":", at: index + 1) else { return }
    let identifier = argument(of: index)
    facts.segueUses.append(
      SegueUse(
        kind: kind == .perform ? performing(identifier, at: index) : kind,
        identifier: identifier,
        receiver: kind == .compare || text(index - 1) == "self" ? .own : .other,
        type: type,
        method: "",
        location: location(index + 2 < tokens.count ? index + 2 : index)
      )
    )
  }
}
