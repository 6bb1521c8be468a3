/// What the code between a pair of braces belongs to.
///
/// Scopes are kept in one array and name their outer scope by index, so that the state at an `#if`
/// is one number that its other branches start from again.
struct Scope {
  /// What the braces follow.
  enum Kind { case file, type, function, accessor, block, choice }
  var kind: Kind
  /// The index of the scope around it, or -1.
  var outer = -1
  /// Whether its closing brace is still to come.
  var isOpen = true
  /// The type that the code belongs to.
  var type = TypeContext()
  /// The method that the code belongs to.
  var method = ""
  /// Whether `self` is bound to another object in it.
  var rebindsSelf = false
  /// The identifiers of which the segue has one here, where a condition says so.
  var identifiers: [TextExpression]?
  /// Those of which it has one after the braces of a `guard`.
  var identifiersAfter: [TextExpression]?
  /// What a `switch` looks at.
  var subject = Value.unknown
  /// Whether a `switch` looks at a tuple that begins with the subject.
  var subjectBeginsTuple = false
  /// Whether the code of a label goes on into that of the next one.
  var fallsThrough = false
  /// The cases of a destination that a `switch` has selected.
  var cases: [String] = []
}

/// The type that code belongs to.
struct TypeContext {
  /// The name with those of the types around it; empty outside of all types.
  var name = ""
  /// What declares it, or `nil` outside of all types.
  var kind: TypeFact.Kind?
  /// What an extension extends, with its generic arguments.
  var extended: TypeReference?
  /// Whether its cases have text for raw values.
  var hasTextCases = false
}

/// What an expression yields, as far as routes are concerned.
enum Value {
  case unknown
  /// The object whose method contains the code.
  case selfObject
  /// An object of the type that is written at an index.
  case instance(type: Int)
  /// A text.
  case text(TextExpression)
  /// A name or a chain of names that has no meaning by itself: tokens from the first to the last.
  case path(first: Int, last: Int)
  /// What a method without arguments gives that is called by such a chain.
  case made(first: Int, last: Int)
  /// The segue that a method was handed.
  case segue
  /// That segue's identifier.
  case segueIdentifier
  /// An enum made from that identifier.
  case identifierEnum([String])
  /// What that segue leads to, or what stands inside it.
  case destination(isContent: Bool)
  case storyboard(StoryboardExpression)
  /// A scene that was instantiated, by the index of its use, or what stands inside it; and the
  /// index of the type that it was cast to.
  case scene(Int, type: Int?, isContent: Bool)
}

/// A type as it is written.
struct TypeReference: Hashable {
  /// One name of a dotted type with its generic arguments.
  struct Component: Hashable {
    var name: String
    var arguments: [TypeReference] = []
  }
  var components: [Component] = []

  /// The dotted name without generic arguments; empty for what is no named type.
  var name: String { components.map(\.name).joined(separator: ".") }
}
