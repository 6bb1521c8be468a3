import Routes

/// A name that no rule has.
package struct UnknownRule: Error, Hashable {
  package var name: String
  /// The rule that is probably meant.
  package var near: String?

  package init(_ name: String) {
    self.name = name
    near = NearName.closest(to: name, among: Rule.all.lazy.map(\.id.rawValue))
  }
}

extension UnknownRule: CustomStringConvertible {
  package var description: String { "unknown rule '\(name)'\(NearName.hint(near))" }
}
