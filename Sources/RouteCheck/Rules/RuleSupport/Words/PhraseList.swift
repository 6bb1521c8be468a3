/// Phrases that are searched in texts. An ellipsis at an end stands for any words, as in `back to…`.
package struct PhraseList: Sendable {
  /// Whether other words may be before a phrase, and after it.
  private typealias Ends = (before: Bool, after: Bool)

  private var phrases: [[String]: [Ends]] = [:]
  private var longest = 0

  package init(_ texts: [String]) {
    for text in texts {
      let units = WordList(text).units
      phrases[units, default: []].append((text.hasPrefix("…"), text.hasSuffix("…")))
      longest = max(longest, units.count)
    }
  }

  /// Phrases with any words before and after them.
  package init(anywhere texts: [String]) { self.init(texts.map { "…\($0)…" }) }

  /// - Complexity: O(*n*) in the length of the list.
  package func isAny(in list: WordList) -> Bool {
    let units = list.units
    return units.indices.contains { start in
      (start + 1...max(start + 1, min(start + longest, units.count))).contains { end in
        phrases[Array(units[start..<end])]?.contains {
          (start == 0 || $0.before) && (end == units.count || $0.after)
        } == true
      }
    }
  }
}
