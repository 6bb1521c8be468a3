import CodeFacts
import Routes

/// Reads the stacks of SwiftUI in one file: their paths, links and destinations.
///
/// Its first pass reads the properties of types, whose order does not matter, and its second pass
/// the views. Nothing is recorded in a preview. A value in conditional code is not recorded.
struct ViewReader {
  let tokens: SwiftTokens
  var facts: [ViewFact] = []
  /// The open brackets, the innermost last.
  var open: [Bracket] = []
  /// The declaration whose body comes next.
  var head: (kind: Bracket.Kind, depth: Int)?
  /// The number of open `#if`.
  var conditions = 0
  var readsMembers = true
  /// The names of generic parameters.
  var generics: Set<ExactString> = []
  /// The properties of each type by their names; `nil` for an unknown or ambiguous type.
  var members: [ExactString: [ExactString: Member?]] = [:]
  /// The number of tokens that may still be searched backwards.
  var budget = Limits.viewSearch

  struct Bracket {
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

  mutating func step(_ index: Int) {
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

  mutating func readWord(_ index: Int) {
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
