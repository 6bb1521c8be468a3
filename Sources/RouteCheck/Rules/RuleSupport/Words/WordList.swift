import Foundation

/// The words of a text for people, or of an identifier such as `BackToFeed`.
///
/// Words are compared without regard to case and width, over scalars. An identifier is split at its
/// capitals. Chinese and Japanese have no spaces, so a run of their characters is one word.
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

  /// Whether the words of another list follow each other in this one. A word in Chinese or Japanese
  /// may be part of a longer one.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of words.
  package func contains(_ phrase: WordList) -> Bool {
    if phrase.isWrittenWithoutSpaces, let word = phrase.words.first {
      return words.contains { $0.contains(word) }
    }
    guard !phrase.words.isEmpty, phrase.words.count <= words.count else { return false }
    return (0...(words.count - phrase.words.count)).contains {
      words[$0...].starts(with: phrase.words)
    }
  }
}

extension WordList {
  /// Whether the list is one word of a language that has no spaces.
  package var isWrittenWithoutSpaces: Bool { words.count == 1 && words[0].isWrittenWithoutSpaces }

  /// Whether a word may be in a language that has no spaces: their characters begin at U+3000.
  package var mayHaveNoSpaces: Bool {
    words.contains { $0.unicodeScalars.contains { $0.value >= 0x3000 } }
  }
}

extension String {
  /// Whether the text begins with a Chinese character or a Japanese kana.
  fileprivate var isWrittenWithoutSpaces: Bool {
    unicodeScalars.first.map {
      $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value)
    } == true
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
