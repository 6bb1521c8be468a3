import Routes

/// Reads the facts of one Objective-C file: classes, selectors, text constants, and uses of segues
/// and scenes.
///
/// It reads only as much as a project in both languages needs, so that no class or action is reported
/// as missing that is declared in Objective-C.
package struct ObjectiveCReader {
  private let bytes: SourceBytes
  private let tokens: [ObjectiveCLexer.Token]
  private let lines: LineTable
  private let suppressions: [SourceSuppression]
  var facts: [Fact] = []
  /// The name of the class that contains the code.
  private(set) var type: ExactString = ""
  private(set) var index = 0
  /// The index at which the body of the current method starts.
  private(set) var method = 0
  /// The variables of the current method that are segues.
  private var segues: Set<ExactString> = []
  /// The parameters of the current method that are identifiers of segues.
  private var segueIdentifiers: Set<ExactString> = []

  /// Reads the bytes of a file.
  package static func read(_ buffer: UnsafeBufferPointer<UInt8>) -> SourceFacts {
    guard buffer.count <= Limits.fileSize else { return SourceFacts() }
    var reader = ObjectiveCReader(SourceBytes(buffer))
    return reader.read()
  }

  private init(_ bytes: SourceBytes) {
    self.bytes = bytes
    let lines = LineTable(bytes)
    var lexer = ObjectiveCLexer(bytes)
    var tokens: [ObjectiveCLexer.Token] = []
    while let token = lexer.next() { tokens.append(token) }
    self.lines = lines
    self.tokens = tokens
    suppressions = lexer.suppressions.compactMap { SourceSuppression($0, in: bytes, lines) }
  }

  private mutating func read() -> SourceFacts {
    while index < tokens.count {
      let before = index
      switch tokens[index].kind {
      case .keyword: readKeyword()
      case .name: readName()
      case .mark: readMark()
      case .literal: index += 1
      }
      assert(index > before, "the handler of '\(text(before))' did not advance")
      // In a release build, a skipped token does less harm than an endless loop.
      index = max(index, before + 1)
    }
    return SourceFacts(facts, suppressions: suppressions)
  }

  func text(_ index: Int) -> ExactString {
    index >= 0 && index < tokens.count ? bytes.text(tokens[index].range) : ""
  }

  func isMark(_ mark: ExactString, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .mark && text(index) == mark
  }

  func isToken(_ index: Int) -> Bool { index >= 0 && index < tokens.count }

  func isName(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .name
  }

  func isKeyword(_ keyword: ExactString, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .keyword && text(index) == keyword
  }

  func literal(_ index: Int) -> ExactString? {
    index >= 0 && index < tokens.count && tokens[index].kind == .literal ? tokens[index].text : nil
  }

  func location(_ index: Int) -> TextLocation {
    lines.location(of: tokens[index].range)
  }

  private mutating func readKeyword() {
    defer { index += 1 }
    switch text(index) {
    case "interface", "implementation":
      guard isName(index + 1) else { return }
      type = text(index + 1)
      let superclass = isMark(":", at: index + 2) && isName(index + 3) ? [text(index + 3)] : []
      let isCategory = isMark("(", at: index + 2)
      let isExtension = isCategory || (text(index) == "implementation" && superclass.isEmpty)
      facts.append(
        .type(
          TypeFact(
            kind: isExtension ? .extension : .class,
            name: type,
            supertypes: superclass,
            location: location(index + 1)
          )
        )
      )
      readInstanceVariables()
      index += 1
    case "property", "synthesize", "dynamic": readProperties()
    case "end": type = ""
    case "define":
      if isName(index + 1), let value = literal(index + 2) { addConstant(index + 1, value) }
    default: break
    }
  }

  private mutating func addConstant(_ name: Int, _ value: ExactString) {
    facts.append(
      .constant(
        ConstantFact(type: "", name: text(name), value: .literal(value), location: location(name))
      )
    )
  }

  /// Reads a character, which may start `- (IBAction)unwind:(UIStoryboardSegue *)segue`.
  private mutating func readMark() {
    guard !type.isEmpty, isMark("-", at: index) || isMark("+", at: index),
      isMark("(", at: index + 1), let afterResult = end(ofParenAt: index + 1), isName(afterResult)
    else {
      index += 1
      return
    }
    let role: MethodFact.Role =
      switch text(index + 2) {
      case "IBAction": .action
      case "IBSegueAction": .segueAction
      default: .exposed
      }
    let name = afterResult
    var selector = text(name).string
    var at = name + 1
    segues = []
    segueIdentifiers = []
    while isMark(":", at: at) {
      let part = text(at - 1)
      selector += ":"
      at += 1
      let type = at
      if isMark("(", at: at) { at = end(ofParenAt: at) ?? at }
      if Self.segueTypes.contains(text(type + 1)) { segues.insert(text(at)) }
      if part.hasSuffix("SegueWithIdentifier") { segueIdentifiers.insert(text(at)) }
      // The name of the parameter precedes the next part of the selector.
      at += 1
      if isName(at), isMark(":", at: at + 1) {
        selector += text(at).string
        at += 1
      }
    }
    facts.append(
      .method(
        MethodFact(
          role: role,
          type: type,
          name: text(name),
          selector: ExactString(selector),
          location: location(name)
        )
      )
    )
    index = at
    method = at
  }

  /// The index after the parenthesis that closes the one at an index; `nil` if it is not that of a
  /// type.
  private func end(ofParenAt start: Int) -> Int? {
    var depth = 0
    for at in start..<min(tokens.count, start + Limits.objectiveCType) {
      if isMark("(", at: at) { depth += 1 }
      if isMark(")", at: at) { depth -= 1 }
      if depth == 0 { return at + 1 }
    }
    return nil
  }

  private mutating func readName() {
    defer { index += 1 }
    switch text(index) {
    case "performSegueWithIdentifier": addSegue(.perform)
    case "isEqualToString":
      if isSegueIdentifier(index - 1) { addSegue(.compare) }
    case let type where Self.segueTypes.contains(type):
      if isMark("*", at: index + 1), isName(index + 2) { segues.insert(text(index + 2)) }
    case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier":
      guard isMark(":", at: index + 1) else { return }
      facts.append(
        .sceneUse(
          SceneUse(
            identifier: argument(of: index),
            storyboard: .unknown,
            type: type,
            location: location(index + 2 < tokens.count ? index + 2 : index)
          )
        )
      )
    case "const":
      if isName(index + 1), isMark("=", at: index + 2), let value = literal(index + 3) {
        addConstant(index + 1, value)
      }
    default: readScreenName()
    }
  }

  private static let segueTypes: Set<ExactString> = ["UIStoryboardSegue", "NSStoryboardSegue"]

  /// Whether an expression that ends at an index is the identifier of a segue: `segue.identifier`,
  /// or a parameter of a method such as `shouldPerformSegueWithIdentifier:sender:`.
  private func isSegueIdentifier(_ end: Int) -> Bool {
    if text(end) == "segueIdentifier" { return true }
    if isMark(".", at: end - 1) {
      let receiver = text(end - 2)
      return text(end) == "identifier"
        && (segues.contains(receiver) || receiver.hasSuffix("segue") || receiver.hasSuffix("Segue"))
    }
    return segueIdentifiers.contains(text(end))
  }

  /// The argument for the part of a message at an index.
  func argument(of part: Int) -> TextExpression {
    if let literal = literal(part + 2) { return .literal(literal) }
    return isName(part + 2) ? .reference([text(part + 2)]) : .unknown
  }

  private mutating func addSegue(_ kind: SegueUse.Kind) {
    guard isMark(":", at: index + 1) else { return }
    let identifier = argument(of: index)
    facts.append(
      .segueUse(
        SegueUse(
          kind: kind == .perform ? performing(identifier, at: index) : kind,
          identifier: identifier,
          receiver: kind == .compare || text(index - 1) == "self" ? .own : .other,
          type: type,
          method: "",
          location: location(index + 2 < tokens.count ? index + 2 : index)
        )
      )
    )
  }
}
