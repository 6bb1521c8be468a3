import Routes
import RuleSupport

package struct UnknownRule {
  let name: String
  let near: String?

  package init(_ name: String) {
    self.name = name
    near = SpellingSuggestion.closest(to: name, among: Rule.all.lazy.map(\.id))
  }
}

extension UnknownRule: CustomStringConvertible {
  package var description: String {
    "unknown rule '\(name)'\(near == nil ? containing : SpellingSuggestion.hint(near))"
  }

  /// A clause with the rules whose names contain the word.
  private var containing: String {
    let names = name.utf8.count < 3 ? [] : Rule.all.map(\.id).filter { $0.contains(name) }
    return names.isEmpty ? "" : "; rules with this word: \(names.joined(separator: ", "))"
  }
}
