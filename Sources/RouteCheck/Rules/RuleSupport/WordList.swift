import Foundation

/// The words of a text for people, or of an identifier such as `BackToFeed`.
///
/// Words are compared without regard to case and width, over scalars. An identifier is split at its
/// capitals.
package struct WordList: Sendable {
  package private(set) var words: [String] = []

  package init(_ text: String) {
    var word = String.UnicodeScalarView()
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let plain = isASCII ? text : text.precomposedStringWithCompatibilityMapping
    let scalars = Array(plain.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard scalar.isPartOfWord else {
        add(&word, isASCII: isASCII)
        continue
      }
      if let before = word.last, Self.isBoundary(before, scalar, scalars.dropFirst(index + 1).first)
      {
        add(&word, isASCII: isASCII)
      }
      word.append(scalar)
    }
    add(&word, isASCII: isASCII)
  }

  private mutating func add(_ word: inout String.UnicodeScalarView, isASCII: Bool) {
    // In capitals first, because `ß` and `SS` are the same.
    let text = isASCII ? String(word) : String(word).uppercased()
    if !word.isEmpty { words.append(text.lowercased()) }
    word = String.UnicodeScalarView()
  }

  /// Whether a word of an identifier ends before a scalar: `logOut` has two, and `HTMLPage` as well.
  private static func isBoundary(
    _ before: Unicode.Scalar,
    _ scalar: Unicode.Scalar,
    _ next: Unicode.Scalar?
  ) -> Bool {
    guard scalar.isCapital else { return false }
    return before.isSmall || before.isCapital && next?.isSmall == true
  }
}

extension WordList {
  /// The words, or the characters of a text in Chinese, Japanese or Korean, whose words have no
  /// spaces between them, or have endings. Their characters begin at U+3000.
  package var units: [String] {
    words.contains { $0.unicodeScalars.contains { $0.value >= 0x3000 } }
      ? words.joined().map(String.init) : words
  }

  /// The words without those of some sets at both ends; all if no other is left.
  package func trimming(_ first: Set<String>, _ last: Set<String>) -> WordList {
    var list = self
    list.words = Array(words.drop(while: first.contains))
    while let word = list.words.last, last.contains(word) { list.words.removeLast() }
    return list.words.isEmpty ? self : list
  }
}

extension Unicode.Scalar {
  // The properties of Unicode are in large tables, so a letter of ASCII takes as long as any other
  // letter.

  fileprivate var isCapital: Bool {
    isASCII ? ("A"..."Z").contains(self) : properties.isUppercase
  }

  fileprivate var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }

  fileprivate var isPartOfWord: Bool {
    isASCII ? isCapital || isSmall : properties.isAlphabetic
  }
}

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
