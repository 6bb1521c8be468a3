/// Texts whose marks form characters with their neighbours.
///
/// Code that compares characters does not find a `<` before an accent, or after a prepended mark.
package enum HostileText {
  /// Scalars that form a character with the scalar after them.
  package static let prepended: [Unicode.Scalar] =
    all(
      0x600...0x605,
      0x6DD...0x6DD,
      0x70F...0x70F,
      0x890...0x891,
      0x8E2...0x8E2,
      0xD4E...0xD4E,
      0x110BD...0x110BD,
      0x110CD...0x110CD,
      0x111C2...0x111C3,
      0x1193F...0x1193F,
      0x11941...0x11941,
      0x11A3A...0x11A3A,
      0x11A84...0x11A89,
      0x11D46...0x11D46,
      0x11F02...0x11F02
    )

  /// Scalars that form a character with the scalar before them.
  package static let combining: [Unicode.Scalar] = [
    "\u{301}", "\u{308}", "\u{345}", "\u{5B0}", "\u{903}", "\u{200C}", "\u{200D}", "\u{20E3}",
    "\u{FE0F}", "\u{1D165}", "\u{1F3FD}", "\u{E0067}", "\u{E0101}",
  ]

  /// Every scalar below U+3000, and others with a meaning to some format.
  package static let scalars: [Unicode.Scalar] = all(
    0...0x2FFF,
    0x3000...0x3000,
    0x3164...0x3164,
    0xE000...0xE000,
    0xFDD0...0xFDEF,
    0xFEFF...0xFEFF,
    0xFF03...0xFF03,
    0xFFA0...0xFFA0,
    0xFFF9...0xFFFF,
    0x1FFFE...0x1FFFF,
    0xE0001...0xE0001,
    0x10FFFF...0x10FFFF
  )

  /// Each scalar before a combining mark, and each of ASCII between all kinds of marks.
  package static let texts: [String] =
    scalars.map { text("a", $0, "\u{301}") }
    + scalars.prefix(0x80).flatMap { scalar in
      (prepended + combining).map { text("a", $0, scalar, $0, scalar, scalar) }
    }

  /// The texts without the scalar 0, which is no character of XML and of command lines.
  package static let textsWithoutZero: [String] = texts.filter { !$0.utf8.contains(0) }

  private static func text(_ scalars: Unicode.Scalar...) -> String {
    var text = ""
    text.unicodeScalars += scalars
    return text
  }

  private static func all(_ ranges: ClosedRange<UInt32>...) -> [Unicode.Scalar] {
    ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }
}

extension String {
  /// The scalars, which tell texts apart that `==` takes for equal.
  package var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}

extension HostileText {
  /// A text that tries to leave the place that an output gives it.
  package struct Attack: Sendable {
    package let name: String
    package let text: String
  }

  private static let script = #"</script><script>alert(1)</script><img src="x" onerror="alert(1)">"#
  private static let commands = "a\r\n::error file=forged.swift,line=1,title=x::forged\n::stop::b"
  private static let cells = "a|b`|`\\|c\n| --- | d"
  private static let code =
    "\\(pwned)\"\"\"#\"\nfunc pwned() {} // */ }}}\n#\"\"\"\n  func pwned() {}"
  private static let link = #"x", URL="javascript:alert(1)"]; pwned -> n0 [label="y"#
  private static let shell = "$(touch pwned)`touch pwned`';touch pwned;'"
  private static let properties = "a,file=forged:b,title=c%0A::error::d"

  package static let attacks: [Attack] =
    [
      Attack(name: "script", text: script),
      Attack(name: "script behind prepended marks", text: marked(script)),
      Attack(name: "script with combining marks", text: combined(script)),
      Attack(name: "a comment that opens a script", text: "<!--<script>--!>"),
      Attack(name: "workflow commands", text: commands),
      Attack(name: "older workflow commands", text: "##[error]forged ###[stop]"),
      Attack(name: "backticks", text: "``` a ` `` b`"),
      Attack(name: "workflow commands behind prepended marks", text: marked(commands)),
      Attack(name: "properties with combining marks", text: combined(properties)),
      Attack(name: "properties behind prepended marks", text: marked(properties)),
      Attack(name: "cells", text: cells),
      Attack(name: "cells with marks", text: marked(cells) + combined(cells)),
      Attack(name: "code", text: code),
      Attack(name: "code behind prepended marks", text: marked(code)),
      Attack(name: "code with combining marks", text: combined(code)),
      Attack(name: "links", text: link),
      Attack(name: "links with marks", text: marked(link) + combined(link)),
      Attack(name: "shell", text: shell + marked(shell)),
      Attack(
        name: "controls and directions",
        text: "a\u{85}\u{9B}31m\u{7F}\u{202E}gnp\u{2066}\u{2028}\u{2029}\u{FEFF}\t\n\rz"
      ),
      Attack(
        name: "the ends of Unicode",
        text: "\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}\u{E0001}\u{3164}"
      ),
      Attack(
        name: "a tower of marks",
        text: "a" + String(repeating: "\u{301}\u{20DD}", count: 500)
      ),
      Attack(name: "keywords", text: "self"),
      Attack(name: "nothing but marks", text: "\u{600}\u{301}"),
      Attack(name: "only spaces", text: "  \u{A0}\u{3000} "),
    ]

  /// The text with a prepended mark before every run of characters that are no letters.
  ///
  /// A mark inside of a run would break up what only works as a whole, such as `</`.
  private static func marked(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var marks = 0
    var wasLetter = true
    for scalar in text.unicodeScalars {
      if wasLetter, !isLetter(scalar), scalar.value >= 0x20 {
        result.append(prepended[marks % prepended.count])
        marks += 1
      }
      wasLetter = isLetter(scalar)
      result.append(scalar)
    }
    return String(result)
  }

  /// The text with a combining mark after every run of characters that are no letters.
  private static func combined(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var marks = 0
    var wasLetter = true
    for scalar in text.unicodeScalars {
      if !wasLetter, isLetter(scalar) {
        result.append(combining[marks % combining.count])
        marks += 1
      }
      wasLetter = isLetter(scalar)
      result.append(scalar)
    }
    return String(result)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}

/// A text as it is written in files.
extension HostileText {
  /// The text as the value of an attribute, which a reader of XML gets back as it is.
  package static func attribute(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic && scalar.isASCII
        ? String(scalar) : "&#x\(String(scalar.value, radix: 16));"
    }.joined()
  }

  /// The text as a JSON string, without its quotes.
  package static func json(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// The text as a Swift literal.
  package static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }

  /// The text as the name of a file.
  package static func fileName(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars where scalar != "/" && scalar != "\0" {
      if name.utf8.count > 180 { break }
      name.unicodeScalars.append(scalar)
    }
    // A folder is not searched for hidden files.
    return name.utf8.first == UInt8(ascii: ".") ? "x" + name : name
  }
}
