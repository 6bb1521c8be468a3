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
