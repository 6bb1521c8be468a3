import CodeFacts
import Routes
import SourceText

/// Reads the facts of one Swift file in one pass over its tokens.
///
/// Braces open and close scopes, and keywords start declarations. Chains of names and calls in
/// function bodies are evaluated if they are about navigation. There is no syntax tree: an unknown
/// token is skipped.
struct SwiftReader {
  let tokens: SwiftTokens
  /// Whether function bodies are read, and not only declarations.
  let readsBodies: Bool
  /// Whether the names in functions are read.
  var readsMentions = false
  /// The types of variables and parameters, if the names in functions are read.
  var typesOfNames: [ExactString: ExactString?] = [:]
  /// The hashes of the names of the constants, parameters, stored variables and cases of the file, which are no functions.
  var namesOfValues: Set<UInt64> = []
  /// The hashes of the names that the file assigns to.
  var assignedNames: Set<UInt64> = []
  /// The hashes of the names that the file assigns to without another object before them.
  var ownAssignments: Set<UInt64> = []
  /// The hashes of the names of the views in items of bars.
  var customViews: Set<UInt64> = []
  /// The bodies of the functions whose names were read, in order.
  var readFunctions: [Range<Int>] = []
  /// The facts that were read so far.
  var facts: [Fact] = []
  /// Whether the entry point of a program is in the file.
  var isMain = false
  /// The index of the token that is read.
  var index = 0
  var scopes = [Scope(kind: .file)]
  /// The index of the innermost open scope.
  var current = 0
  /// The scopes whose brace has not been read yet, the innermost last.
  var pending: [PendingScope] = []
  /// The local names and their meanings, by the hash of the name.
  var bindings: [UInt64: [Binding]] = [:]
  /// The local names that mean an instantiated scene.
  var boundScenes: [BoundScene] = []
  /// Whether a name asks for a segue, by the hash of the name.
  var existenceChecks: [UInt64: Bool] = [:]
  /// The hashes of the names of generic parameters that were read so far.
  var genericParameters: Set<UInt64> = []
  /// The brace of the function whose body was entered last.
  var function: Int?
  /// The local names in `shouldPerformSegue` whose values depend on the segue.
  var namesOfSegue: Set<ExactString> = []
  /// The parameters of the function whose body comes next.
  var parameters: [(name: Int, value: Value)] = []
  /// The generic function that was entered last, if it is generic or static.
  var helper: Helper?
  var attributes = Attributes()
  /// The outlets that code must not use unless they are connected, by the hash of the name.
  var outlets: [UInt64: Outlet] = [:]
  /// The chain that was evaluated last: the left operand of an operator.
  var lastChain: (start: Int, end: Int, value: Value) = (-1, -1, .unknown)
  /// The local name whose initial value comes next.
  var lastLocal = Local(name: -1, equals: -1, isConstant: true, takesValue: false)
  /// The conditional code around the current token, the innermost last.
  var conditions: [ConditionalCode] = []
  /// Whether the file imports a test framework.
  private var isTest = false
  /// The modules that the file imports.
  private var imports: Set<ExactString> = []
  /// Whether the file imports Routes, or a module of it.
  private(set) var importsRoutes = false
  /// The brace of the last method in which a controller of a framework was dismissed.
  var systemDismissal = -1
  /// The code that a user perhaps never gets to: in general, and if it shows a screen.
  var doubtful = DoubtfulCode()
  var ofContainers = DoubtfulCode()
  /// The code that runs only if a navigation controller is around the own controller.
  var inStacks = DoubtfulCode()
  /// The index of the last pop, and that of its scope.
  var lastPop = (name: 0, scope: 0)

  /// The attributes of the next declaration.
  struct Attributes {
    var isAction = false
    var isSegueAction = false
    var isExposed = false
    /// Whether a storyboard can set the property.
    var isOutlet = false
    /// Whether it is an outlet in Interface Builder.
    var isConnectable = false
    /// Whether Objective-C sees all members of the class.
    var exposesMembers = false
    var objectiveCName: ExactString?
  }

  init(_ tokens: SwiftTokens, readsBodies: Bool) {
    self.tokens = tokens
    self.readsBodies = readsBodies
  }

  /// Reads the whole file.
  mutating func read() -> SourceFacts {
    if readsBodies || readsMentions { readDoubtfulCode() }
    if readsMentions {
      readDeclaredNames()
      readLostControls()
    }
    while index < tokens.count {
      let before = index
      step()
      assert(index > before, "the handler of '\(tokens.text(before))' did not advance")
      // In a release build, a skipped token does less harm than an endless loop.
      index = max(index, before + 1)
    }
    recordUsedOutlets()
    recordOtherMentions()
    let suppressions = tokens.suppressions.compactMap {
      SourceSuppression($0, in: tokens.bytes, tokens.lines)
    }
    if tokens.concernViews {
      var views = ViewReader(tokens)
      facts += views.read().map(Fact.view)
    }
    if isTest { facts.removeAll { !$0.countsInTests } }
    return SourceFacts(
      facts,
      isTest: isTest,
      isMain: isMain,
      imports: imports,
      showsSwift2: tokens.showSwift2,
      suppressions: suppressions
    )
  }

  /// Reads the token at ``index``. Every handler advances the index.
  private mutating func step() {
    let token = tokens[index]
    switch token.kind {
    case .leftBrace: openScope()
    case .rightBrace: closeScope()
    case .directive, .conflictMarker:
      readCondition(at: index)
      index += 1
    case .at: readAttribute()
    case .identifier, .escapedIdentifier:
      if tokens[index - 1].kind == .period {
        // A member was read with its chain.
        recordMadeValue()
        index += 1
      } else if token.word == .other {
        readExpression()
      } else {
        readWord(token.word)
      }
    case .string, .leftParen: readExpression()
    // The value of a name with a type: `let main: UIStoryboard = .init(...)`.
    case .period where lastLocal.equals == index - 1 && lastLocal.takesValue: readExpression()
    default: index += 1
    }
  }

  private mutating func readWord(_ word: SwiftWord) {
    switch word {
    case .class, .struct, .enum, .protocol, .extension, .actor: readType(word)
    case .typealias: readAlias()
    case .func, .`init`, .subscript, .deinit: readFunction(word)
    case .let, .var: readVariable(isConstant: word == .let)
    case .case: readCase()
    case .default: readDefault()
    case .if, .guard, .while, .switch: readStatement(word)
    case .import: readImport()
    case .for: bindLoop()
    case .fallthrough: fallThrough()
    case .return: readReturn()
    case .segueType, .unwindType, .sceneType:
      recordMadeValue()
      readExpression()
    case _ where word.endsOperand: index += 1
    default: readExpression()
    }
  }

  /// Reads a chain where values are expected, and skips a token elsewhere.
  private mutating func readExpression() {
    if isInExpression || instantiatesScene { readChain() } else { index += 1 }
  }

  private mutating func readImport() {
    switch tokens[index + 1].word {
    case .testing, .xcTest: isTest = true
    default:
      if tokens.isText("testable", at: index - 1) { isTest = true }
      let module = tokens.text(index + 1)
      imports.insert(module)
      importsRoutes = importsRoutes || module.hasPrefix("Routes")
    }
    index += 1
  }

  /// The location of the token at an index, without the quotes of a literal.
  func location(of index: Int) -> TextLocation {
    let token = tokens[index]
    guard token.kind == .string else { return tokens.lines.location(of: token.range) }
    return tokens.lines.location(of: SwiftLiteral.content(tokens.bytes, token.range))
  }
}

extension SwiftWord {
  /// Whether no chain of names starts with the word.
  fileprivate var endsOperand: Bool {
    switch self {
    case .else, .return, .in, .is, .as, .for, .try, .await, .throws, .where, .static, .import,
      .indirect, .any, .some:
      true
    default: false
    }
  }
}
