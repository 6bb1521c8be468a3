import Foundation
import Routes

/// A Swift name made from an identifier, which may be any text.
///
/// Words are joined in camel case. Characters that Swift does not allow in names separate words, and
/// an emoji is spelled out: `Show Détail 🚀` becomes `showDétailRocket`. Different identifiers can
/// become the same name, which `SwiftNames` detects.
package struct SwiftName: Sendable {
  /// The name without backticks, as used after a dot.
  package let text: ExactString

  /// Makes a name from an identifier.
  ///
  /// - Parameter noun: The kind of thing to name. It precedes a leading digit, and follows a word that cannot
  ///   be a member.
  package init(_ identifier: ExactString, noun: String, avoiding others: Set<ExactString> = []) {
    var words = Self.words(of: identifier)
    if words.isEmpty {
      words = identifier.string.unicodeScalars.map { "u" + String($0.value, radix: 16) }
    }
    var name = words.isEmpty ? noun : Self.lowered(words[0])
    for word in words.dropFirst() { name += Self.capitalized(word) }
    if let first = name.unicodeScalars.first, !Self.canStart(first) {
      name = noun + Self.capitalized(name)
    }
    let exact = ExactString(name)
    let isReserved = Self.reservedMembers.contains(exact) || others.contains(exact)
    text = isReserved ? ExactString(name + Self.capitalized(noun)) : exact
  }

  /// The name in its declaration, where keywords need backticks.
  package var declared: ExactString { Self.keywords.contains(text) ? "`\(text)`" : text }

  /// The name of a class where a type is expected, where some more words need backticks.
  package static func declaredType(_ name: ExactString) -> ExactString {
    contextualTypes.contains(name) ? "`\(name)`" : name
  }

  package static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Whether a text is a valid name of a type or a module.
  package static func isTypeName(_ name: ExactString) -> Bool {
    let text = name.string
    guard let first = text.unicodeScalars.first, canStart(first) || first == "_" else {
      return false
    }
    return text.unicodeScalars.allSatisfy { isPart($0) || $0 == "_" || isCombining($0) }
      && !keywords.contains(name) && !reservedTypes.contains(name)
  }

  /// The first word in lower case: `URLList` becomes `urlList`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let next = word[capitals.endIndex]
    let count = next.isLetter ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func words(of identifier: ExactString) -> [String] {
    var words: [String] = []
    var word = ""
    func finish() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for scalar in identifier.string.precomposedStringWithCanonicalMapping.unicodeScalars {
      if isPart(scalar) {
        word.unicodeScalars.append(scalar)
      } else {
        finish()
        if scalar.properties.isEmoji, scalar.value > 0xFF { words += spelling(of: scalar) }
      }
    }
    finish()
    return words
  }

  private static func spelling(of scalar: Unicode.Scalar) -> [String] {
    guard let name = scalar.properties.name else { return ["u" + String(scalar.value, radix: 16)] }
    return name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension SwiftName {
  private static func canStart(_ scalar: Unicode.Scalar) -> Bool {
    isPart(scalar) && scalar.properties.numericType == nil
  }

  /// Whether the grammar of Swift allows a letter or a digit in names.
  ///
  /// Letters without a picture, such as the fillers of Hangul, would hide in a name.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard properties.isAlphabetic || properties.numericType == .decimal,
      !properties.isDefaultIgnorableCodePoint
    else { return false }
    switch scalar.value {
    // Letters among symbols and punctuation, for example in circles.
    case 0x2000...0x2BFF, 0x2E2F: return false
    default: return !isCombining(scalar)
    }
  }

  /// Whether the grammar of Swift allows a mark after a letter: a decomposed name is another name.
  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      !scalar.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  /// Words with a special meaning after a dot, even in backticks.
  private static let reservedMembers: Set<ExactString> = ["self", "init", "Type", "Protocol"]

  private static let reservedTypes: Set<ExactString> = ["Type", "Protocol", "_"]

  /// Words that mean something else before a type or in place of one.
  private static let contextualTypes: Set<ExactString> = [
    "any", "async", "await", "borrowing", "consuming", "each", "isolated", "nonisolated", "repeat",
    "sending", "some", "yield",
  ]

  private static let keywords: Set<ExactString> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
