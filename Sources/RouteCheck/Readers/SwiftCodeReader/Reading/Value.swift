import CodeFacts
import Routes

/// The value of an expression, if it is about navigation.
enum Value {
  case unknown
  /// The object whose method contains the code.
  case selfObject
  /// An instance of the type at an index.
  case instance(type: Int)
  case text(TextExpression)
  /// Names that are not resolved yet: `a.b.c`, from the first token to the last.
  case path(first: Int, last: Int)
  /// The result of a method without arguments: `a.b.c()`, from the first token to the last.
  case result(first: Int, last: Int)
  /// The result of a method with arguments, from the first token to the last name.
  case made(first: Int, last: Int)
  /// The segue that a method has as its parameter.
  case segue
  case segueIdentifier
  /// An enum of a type, made from that identifier.
  case identifierEnum([ExactString])
  /// The destination of that segue, or a child of it, as it is or the result of a cast, with the index of the fact of
  /// the cast.
  case destination(isContent: Bool, isCast: Bool = false, fact: Int? = nil)
  case storyboard(StoryboardExpression)
  /// A nib of a name.
  case nib(TextExpression)
  /// A cell that a table or a collection makes by an identifier.
  case cell(TextExpression)
  /// An instantiated scene, by the index of its fact, or a child of it; with the index of the type
  /// that it was cast to.
  case scene(Int, type: Int?, isContent: Bool)
}

/// A type in the code.
struct TypeReference {
  /// One name of a dotted type with its generic arguments.
  struct Component {
    var name: ExactString
    var arguments: [TypeReference] = []
  }
  var components: [Component] = []

  /// The dotted name without generic arguments; empty for a tuple, a function or an array.
  var name: ExactString {
    components.count == 1
      ? components[0].name : ExactString(components.map(\.name).joined(separator: "."))
  }
}
