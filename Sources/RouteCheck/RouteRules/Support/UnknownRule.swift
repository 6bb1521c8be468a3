import Routes

/// The error for a name that no rule has.
package struct UnknownRule: Error {
  package var name: String
  /// A rule of a similar name.
  package var near: String?

  package init(_ name: String) {
    self.name = name
    near = SpellingSuggestion.closest(to: name, among: Rule.all.lazy.map(\.id.rawValue))
  }
}

extension UnknownRule: CustomStringConvertible {
  package var description: String { "unknown rule '\(name)'\(SpellingSuggestion.hint(near))" }
}
