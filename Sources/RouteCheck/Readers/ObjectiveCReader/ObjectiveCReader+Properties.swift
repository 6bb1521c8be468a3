import CodeFacts
import Routes

extension ObjectiveCReader {
  /// Reads the names after `@property`, `@synthesize` or `@dynamic`: properties that a storyboard
  /// can set.
  mutating func readProperties() {
    guard !type.isEmpty else { return }
    // The attributes in parentheses are no names.
    addNames(from: index + 1, to: ";")
  }

  /// Reads the variables between the braces after the head of an interface or an implementation. A
  /// storyboard can set them, too.
  mutating func readInstanceVariables() {
    var at = index + 2
    while tokens.isName(at) || tokens.isMark(":<>,()", at: at) { at += 1 }
    if tokens.isMark("{", at: at) { addNames(from: at + 1, to: "}") }
  }

  /// Adds the declared names up to a mark outside of parentheses and braces.
  private mutating func addNames(from start: Int, to end: StaticString) {
    var depth = 0
    var at = start
    // The class of the names behind an asterisk: `UILabel *title, *subtitle;`.
    var pointee: ExactString?
    while at < tokens.count, !startsDeclaration(at) {
      if tokens.isMark("({", at: at) {
        depth += 1
      } else if depth == 0, tokens.isMark(end, at: at) {
        return
      } else if tokens.isMark(")}", at: at) {
        depth -= 1
      } else if depth == 0, tokens.isMark("*", at: at) {
        // The class of `NSArray<UILabel *> *labels` has arguments.
        if !tokens.isMark(",", at: at - 1) {
          pointee = tokens.isName(at - 1) ? tokens.text(at - 1) : nil
        }
      } else if depth == 0, isDeclaredName(at) {
        addProperty(tokens.text(at), of: tokens.isMark("*", at: at - 1) ? pointee : nil)
      }
      at += 1
    }
  }

  /// Whether a name may be declared, and is not the name of its type: `title` and `Macro` in
  /// `UILabel *title, *subtitle Macro;`.
  private func isDeclaredName(_ at: Int) -> Bool {
    tokens.isName(at) && (tokens.isName(at + 1) || tokens.isMark(";,=[", at: at + 1))
  }

  private mutating func addProperty(_ name: ExactString, of valueType: ExactString?) {
    facts.append(.property(PropertyFact(type: type, name: name, valueType: valueType)))
    if name.hasPrefix("_") {
      let name = ExactString(String(name.string.drop { $0 == "_" }))
      facts.append(.property(PropertyFact(type: type, name: name, valueType: valueType)))
    }
  }

  /// Whether a keyword starts another declaration, so that the one before is not closed.
  private func startsDeclaration(_ at: Int) -> Bool {
    ["interface", "implementation", "property", "end"].contains { tokens.isKeyword($0, at: at) }
  }
}
