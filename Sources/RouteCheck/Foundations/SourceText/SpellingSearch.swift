import Routes

/// Searches near names for many unknown names.
///
/// Every unknown name is compared with every known one. After a bound, the remaining names come
/// without a suggestion: thousands of unknown names have another reason than spelling.
package struct SpellingSearch {
  private var comparisons = 0

  /// The number of comparisons, after which no further search starts.
  private let limit: Int

  /// Creates a search that compares names a number of times at most. A million allows for a thousand unknown names
  /// among a thousand known ones.
  package init(limit: Int = 1_000_000) { self.limit = limit }

  /// The candidate closest to a name, if any is close enough to be a typo. The candidates are evaluated
  /// only if there is a search.
  package mutating func closest(
    to name: ExactString,
    among candidates: @autoclosure () -> some Collection<ExactString>
  ) -> ExactString? {
    guard comparisons < limit else { return nil }
    let candidates = candidates()
    comparisons += candidates.count
    return SpellingSuggestion.closest(to: name, among: candidates)
  }

  /// The first candidate that differs from a name by one letter, see
  /// ``SpellingSuggestion/slip(of:among:)``.
  package mutating func slip(
    of name: ExactString,
    among candidates: some Collection<ExactString>
  ) -> ExactString? {
    guard comparisons < limit else { return nil }
    comparisons += candidates.count
    return SpellingSuggestion.slip(of: name, among: candidates)
  }
}
