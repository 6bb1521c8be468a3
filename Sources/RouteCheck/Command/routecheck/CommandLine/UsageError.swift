import Routes

/// A mistake on the command line.
struct UsageError: Error {
  /// The mistake, and how to avoid it.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// A word that is not a value of the option or the argument with a name.
  static func invalidValue(
    _ word: String,
    for name: String,
    near: String? = nil,
    expected: String
  ) -> UsageError {
    let hint = SpellingSuggestion.hint(near, otherwise: "expected \(expected)")
    return UsageError("invalid value '\(word)' for '\(name)'\(hint)")
  }
}
