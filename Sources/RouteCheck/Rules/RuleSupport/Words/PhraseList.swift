/// Phrases that are searched in texts. An ellipsis at an end stands for any words, as in `back to…`.
package struct PhraseList: Sendable {
  private struct Phrase {
    var units: [String]
    /// Whether other words may be before the phrase.
    var mayFollow: Bool
    /// Whether other words may be after the phrase.
    var mayPrecede: Bool
  }

  /// The phrases by their first words.
  private var phrases: [String: [Phrase]] = [:]

  package init(_ texts: [String]) {
    for text in texts {
      let units = WordList(text).units
      guard let first = units.first else { continue }
      let phrase = Phrase(
        units: units,
        mayFollow: text.hasPrefix("…"),
        mayPrecede: text.hasSuffix("…")
      )
      phrases[first, default: []].append(phrase)
    }
  }

  /// Phrases with any words before and after them.
  package init(anywhere texts: [String]) { self.init(texts.map { "…\($0)…" }) }

  /// - Complexity: O(*n*) in the length of the list.
  package func isAny(in list: WordList) -> Bool {
    let units = list.units
    return units.indices.contains { start in
      phrases[units[start], default: []].contains { phrase in
        (start == 0 || phrase.mayFollow)
          && (start + phrase.units.count == units.count || phrase.mayPrecede)
          && units[start...].starts(with: phrase.units)
      }
    }
  }
}
