import CodeFacts
import Routes
import SourceText

/// Reads the facts of one Objective-C file: classes, selectors, text constants, uses of segues,
/// scenes and storyboards, and casts of destinations.
///
/// Like ``SwiftReader``, it reads tokens in one pass and has no syntax tree. A method is read again
/// for its local names if it uses a segue or a scene.
package struct ObjectiveCReader {
  let tokens: ObjectiveCTokens
  var facts: [Fact] = []
  /// The name of the class that contains the code.
  var type: ExactString = ""
  /// The index of the token that is read.
  var index = 0
  /// The method that contains the code.
  var method = Method()
  /// The local names of the method.
  var locals = Locals()
  /// The comparisons of the identifier of a segue in the method, in their order.
  var comparisons: [Comparison] = []
  /// The local names for the destination of the segue, or for an instantiated scene.
  var screens: [ExactString: LocalScreen] = [:]
  /// The names of variables of the file that hold text.
  var variables: Set<ExactString> = []
  /// Whether the messages to classes, the texts and what methods send are read.
  var readsMentions = false
  /// The end of the last method whose messages were read.
  var readFunctions = 0

  /// The views that code takes from the user, with the first place of each, and those that it perhaps shows again.
  var lostViews: [ViewName: Int] = [:]
  var shownViews: Set<ViewName> = []

  /// Reads the bytes of a file.
  ///
  /// - Parameter readsMentions: Whether the messages of methods and the texts are read, which only a search needs.
  package static func read(
    _ buffer: UnsafeBufferPointer<UInt8>,
    readsMentions: Bool = false
  ) -> SourceFacts {
    guard buffer.count <= Limits.fileSize else { return SourceFacts() }
    var reader = ObjectiveCReader(tokens: ObjectiveCTokens(SourceBytes(buffer)))
    reader.readsMentions = readsMentions
    if readsMentions { reader.recordMentions() }
    return reader.read()
  }

  private mutating func read() -> SourceFacts {
    while index < tokens.count {
      let before = index
      switch tokens.kind(index) {
      case .keyword: readKeyword()
      case .name: readName()
      case .mark: readMark()
      case .literal, nil: readLiteral()
      }
      assert(index > before, "the handler of '\(tokens.text(before))' did not advance")
      // In a release build, a skipped token does less harm than an endless loop.
      index = max(index, before + 1)
    }
    if !variables.isEmpty { forgetChangedVariables() }
    recordLostViews()
    return SourceFacts(facts, suppressions: tokens.suppressions)
  }

  /// The place of a token in the code.
  func place(at index: Int) -> CodePlace {
    var place = CodePlace(type: type, method: method.name, location: tokens.location(index))
    place.isConditional = isConditional(at: index)
    place.isInBlock = isInBlock(index, of: .message)
    return place
  }

  private mutating func readKeyword() {
    defer { index += 1 }
    switch tokens.text(index) {
    case "interface", "implementation":
      guard tokens.isName(index + 1) else { return }
      type = tokens.text(index + 1)
      let superclass =
        tokens.isMark(":", at: index + 2) && tokens.isName(index + 3)
        ? [tokens.text(index + 3)] : []
      let isCategory = tokens.isMark("(", at: index + 2)
      let isExtension =
        isCategory || (tokens.isKeyword("implementation", at: index) && superclass.isEmpty)
      let fact = TypeFact(
        kind: isExtension ? .extension : .class,
        name: type,
        supertypes: superclass,
        location: tokens.location(index + 1)
      )
      facts.append(.type(fact))
      readInstanceVariables()
      index += 1
    case "property", "synthesize", "dynamic": readProperties()
    case "end": type = ""
    case "define": readMacro()
    default: break
    }
  }

  private mutating func readMark() {
    if !type.isEmpty, tokens.isMark("-+", at: index), startsMethod, readMethod() { return }
    if tokens.isMark("{", at: index), tokens.bracket(around: index) == nil, index != method.body {
      method = Method(body: index)
    }
    index += 1
  }

  private mutating func readName() {
    defer { index += 1 }
    let isKnown = ObjectiveCWord.heads.contains(tokens.head(index))
    if !screens.isEmpty { readLocalScreen() }
    guard let word = isKnown ? ObjectiveCWord(tokens.text(index)) : nil else {
      if isKnown { readScreenName() }
      readPassed()
      return readRelayed()
    }
    switch word {
    case .performSegueWithIdentifier: addPerformed()
    case .isEqualToString, .isEqual: addComparison()
    case .storyboardWithName: addStoryboard()
    case .instantiateViewControllerWithIdentifier, .instantiateControllerWithIdentifier:
      if tokens.isMark(":", at: index + 1) { addScene() }
    case .instantiateInitialViewController, .instantiateInitialController:
      if tokens.isMark("]", at: index + 1) || tokens.isMark(".", at: index - 1) { addScene() }
    case .destinationViewController, .destinationController: readDestination()
    case .loadNibNamed: addNib(.load)
    case .nibWithNibName: addNib(.nib)
    case .initWithNibName: addNib(.controller)
    case .dequeueReusableCellWithIdentifier, .dequeueReusableCellWithReuseIdentifier:
      addCell(of: index)
    case .dequeueReusableSupplementaryViewOfKind: addCell(of: part("withReuseIdentifier"))
    case .registerClass, .registerNib: addRegistration()
    case .answer: readAnswer()
    }
  }
}
