import CodeFacts
import Routes

/// The code between a pair of braces.
///
/// Scopes are elements of one array and refer to their outer scopes by index. So one number saves
/// the state at an `#if` and restores it for the other branches.
struct Scope {
  /// The kind of code in the braces.
  enum Kind {
    case file, type, function, accessor, block, `switch`

    /// Whether the braces are in the body of a function or an accessor.
    var isInner: Bool { self == .block || self == .switch }
  }
  var kind: Kind
  /// The index of its opening brace, or -1.
  var brace = -1
  /// The index of the outer scope, or -1.
  var outer = -1
  /// Whether its closing brace has not been read yet.
  var isOpen = true
  /// The type that contains the code.
  var type = TypeContext()
  /// The name of the method that contains the code.
  var method: ExactString = ""
  var moment = Moment.call
  /// Whether a condition decides that the code runs.
  var isConditional = false
  var isClosure = false
  /// Whether the code runs only if no navigation controller is around the own controller.
  var isOutsideOfStack = false
  /// The framework whose segue the method has as its parameter.
  var framework = SegueUse.Framework.uiKit
  /// Whether `self` is rebound in it.
  var rebindsSelf = false
  /// Whether its conditions allow some segues only, and it is not known which.
  var isForSomeSegues = false
  /// The identifiers that the segue may have in the scope; `nil` if no condition restricts them.
  var identifiers: [TextExpression]?
  /// The identifiers that the segue may have after the scope of a `guard`.
  var identifiersAfter: [TextExpression]?
  /// The value that a `switch` matches.
  var subject = Value.unknown
  /// Whether a `switch` matches a tuple whose first element is the subject.
  var subjectBeginsTuple = false
  /// Whether the previous label of a `switch` falls through.
  var fallsThrough = false
  /// The cases of a destination that the current label of a `switch` matches.
  var cases: [ExactString] = []
}

/// The type that contains some code.
struct TypeContext {
  /// The name with the names of the outer types; empty outside of types.
  var name: ExactString = ""
  /// The keyword of its declaration; `nil` outside of types.
  var kind: TypeFact.Kind?
  /// The type that an extension extends, with generic arguments.
  var extended: TypeReference?
  /// Whether Objective-C sees members without an attribute.
  var exposesMembers = false
  /// Whether it is an enum whose raw values are text.
  var hasTextCases = false
}
