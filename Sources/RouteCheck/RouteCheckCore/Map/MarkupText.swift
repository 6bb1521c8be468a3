import StoryboardReader
import SwiftScanner

/// Text inside SVG and HTML.
enum MarkupText {
  /// The text with everything escaped that markup gives a meaning to.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in PlainText.safe(text).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The text cut in its middle to a number of narrow letters; a wide letter counts for two.
  static func shortened(_ text: String, to width: Int) -> String {
    let letters = Array(PlainText.safe(text))
    let widths = letters.map(width(of:))
    if widths.reduce(0, +) <= width { return String(letters) }
    var (head, tail) = (0, letters.count)
    var left = width - 1
    while head < tail {
      let takesHead = head <= letters.count - tail
      let next = takesHead ? head : tail - 1
      if widths[next] > left { break }
      left -= widths[next]
      if takesHead { head += 1 } else { tail -= 1 }
    }
    return String(letters[..<head]) + "…" + String(letters[tail...])
  }

  private static func width(of character: Character) -> Int {
    guard let value = character.unicodeScalars.first?.value else { return 0 }
    return value >= 0x1100 && character.unicodeScalars.allSatisfy { $0.value >= 0x1100 }
      && !(0x2000...0x2E7F).contains(value) ? 2 : 1
  }
}
