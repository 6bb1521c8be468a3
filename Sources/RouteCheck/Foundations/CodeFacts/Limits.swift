/// Bounds on the input of the readers.
///
/// They keep the time linear in the size of a file, even of a damaged or malicious one.
/// Hand-written code stays far below them. Beyond a bound, a reader finds less, and reports nothing
/// false.
package enum Limits {
  /// The number of bytes in a file: offsets have 32 bits.
  package static let fileSize = Int(Int32.max) - 1

  /// The number of tokens that are searched backwards for conditions and for changes of a
  /// container. Each performed segue causes a search.
  package static let lookBack = 1024

  /// The number of conditions that `else if` joins, and of answers of a delegate. Each cast in one of them, and each
  /// answer, causes a search.
  package static let alternatives = 16

  /// The number of tokens in the condition of an `if`, without tokens in brackets.
  package static let condition = 64

  /// The depth of calls and parentheses inside an expression. Each level is evaluated again when
  /// the reader comes to it.
  package static let expressionDepth = 8

  /// The number of arguments of a call. No API that is read has more.
  package static let arguments = 8

  /// The number of instantiated scenes that are compared to find one that was already recorded.
  /// Only nested expressions, see ``expressionDepth``, are evaluated more than once.
  package static let nestedScenes = expressionDepth

  /// The number of tokens from the name of a variable to its value or its accessor, from a closure to the name of the
  /// function that gets it, and from a setting to one beside it. Each of them causes a search.
  package static let annotation = 64

  /// The number of tokens in the pattern of a `for` loop.
  package static let loopPattern = 64

  /// The number of tokens from `case` to the equals sign in `if case .some(Name.detail) = ...`, the
  /// longest pattern for an identifier.
  package static let identifierPattern = 10

  /// The number of tokens in generic arguments. A `<` that is an operator has no closing bracket.
  package static let genericArguments = 512

  /// The depth of generic arguments inside each other. They are read recursively.
  package static let genericDepth = 8

  /// The number of bytes in the name of a type with the names of its outer types. In a file that
  /// never closes its types, names would otherwise take memory quadratic in their number.
  package static let typeName = 512

  /// The number of scopes that are searched outwards for a `switch` or a condition. Each cast and
  /// each route causes a search.
  package static let scopeDepth = 64

  /// The number of scopes that are searched outwards for a rebound `self`. It is larger than
  /// ``scopeDepth``, because deeper code has to count as code with another `self`.
  package static let selfDepth = 256

  /// The number of tokens of a type in parentheses, in Objective-C.
  package static let objectiveCType = 64

  /// The tokens of a call's arguments, and the calls before it in a chain, among which a type is searched for.
  /// Each call causes a search.
  package static let callOfType = 64

  /// The tokens before a closure among which what it subscribes to is searched for. Each closure causes a search.
  package static let subscription = 64

  /// The tokens that are searched backwards for local names, in one file. Each value of a link
  /// causes a search.
  package static let viewSearch = 4_000_000

  /// The number of modifiers of a view.
  package static let modifiers = 256

  /// How many tokens the body of a class has whose code is read to its end.
  package static let passiveTokens = 4096
}
