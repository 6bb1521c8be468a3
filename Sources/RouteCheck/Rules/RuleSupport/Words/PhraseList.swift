/// Phrases that are searched in texts, by their first words.
package struct PhraseList: Sendable {
  private var phrases: [String: [WordList]] = [:]
  /// The words that may be part of a longer one, because their language has no spaces.
  private var parts: [WordList] = []

  package init(_ texts: [String]) {
    for list in texts.map(WordList.init) {
      if list.isWrittenWithoutSpaces {
        parts.append(list)
      } else if let first = list.words.first {
        phrases[first, default: []].append(list)
      }
    }
  }

  package func isAny(in list: WordList) -> Bool {
    for word in list.words {
      if let phrases = phrases[word], phrases.contains(where: list.contains) { return true }
    }
    return list.mayHaveNoSpaces && parts.contains(where: list.contains)
  }
}
