/// Bounds on the input of the readers.
///
/// They keep the time linear in the size of a file, even of a damaged or malicious one.
/// Hand-written code stays far below them. Beyond a bound, a reader finds less, and reports nothing
/// false.
enum Limits {
  /// The number of bytes in a file: offsets have 32 bits.
  static let fileSize = Int(Int32.max) - 1

  /// The number of tokens that are searched backwards for conditions and for changes of a
  /// container. Each performed segue causes a search.
  static let lookBack = 1024

  /// The number of conditions that `else if` joins. Each cast in one of them causes a search.
  static let alternatives = 16

  /// The number of tokens in the condition of an `if`, without tokens in brackets.
  static let condition = 64

  /// The depth of calls and parentheses inside an expression. Each level is evaluated again when
  /// the reader comes to it.
  static let expressionDepth = 8

  /// The number of arguments of a call. No API that is read has more.
  static let arguments = 8

  /// The number of instantiated scenes that are compared to find one that was already recorded.
  /// Only nested expressions, see ``expressionDepth``, are evaluated more than once.
  static let nestedScenes = expressionDepth

  /// The number of tokens in the pattern of a `for` loop.
  static let loopPattern = 64

  /// The number of tokens from `case` to the equals sign in `if case .some(Name.detail) = ...`, the
  /// longest pattern for an identifier.
  static let identifierPattern = 10

  /// The number of tokens in generic arguments. A `<` that is an operator has no closing bracket.
  static let genericArguments = 512

  /// The depth of generic arguments inside each other. They are read recursively.
  static let genericDepth = 8

  /// The number of bytes in the name of a type with the names of its outer types. In a file that
  /// never closes its types, names would otherwise take memory quadratic in their number.
  static let typeName = 512

  /// The number of scopes that are searched outwards for a `switch` or a condition. Each cast and
  /// each route causes a search.
  static let scopeDepth = 64

  /// The number of scopes that are searched outwards for a rebound `self`. It is larger than
  /// ``scopeDepth``, because deeper code has to count as code with another `self`.
  static let selfDepth = 256

  /// The number of tokens of a type in parentheses, in Objective-C.
  static let objectiveCType = 64

  /// The number of outlets of one name in a file. Each place with the name is compared with all of
  /// them.
  static let outletsOfAName = 16

  /// The tokens that are searched backwards for local names, in one file. Each value of a link
  /// causes a search.
  static let viewSearch = 4_000_000

  /// The number of modifiers of a view.
  static let modifiers = 256

  /// How many tokens the body of a class has whose code is read to its end.
  static let passiveTokens = 4096
}
