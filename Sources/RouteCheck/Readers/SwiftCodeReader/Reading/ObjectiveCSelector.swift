/// The selectors that the compiler gives Swift methods.
enum ObjectiveCSelector {
  /// The words at the end of a method's name, or at the start of its first label, before which no
  /// `With` is inserted: `prepare(for:)` becomes `prepareFor:`, `makeFrom(coder:)` becomes
  /// `makeFromCoder:`, but `unwind(segue:)` becomes `unwindWithSegue:`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// The selector of a method with argument labels, which are `_` for arguments without a label.
  static func name(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      let word = String(first.prefix { !$0.isUppercase })
      let last = name[(name.lastIndex(where: \.isUppercase) ?? name.startIndex)...].lowercased()
      if !prepositions.contains(word), !prepositions.contains(last) { selector += "With" }
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector
  }
}
