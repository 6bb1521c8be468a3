/// How wide texts are, before a browser chooses a font.
///
/// The widths are those of Helvetica and Arial. The system fonts of Apple and Windows are about as
/// wide. ``FittedText`` keeps wider fonts within them.
enum LetterWidths {
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    Double(text.reduce(0) { $0 + thousandths(of: $1) }) * scale(size, isBold)
  }

  /// How many points a thousandth of the font size is.
  static func scale(_ size: Double, _ isBold: Bool) -> Double {
    size / 1000 * (isBold ? 1.07 : 1)
  }

  /// The width of a letter, in thousandths of the font size.
  static func thousandths(of letter: Character) -> Int {
    guard let value = letter.unicodeScalars.first?.value else { return 0 }
    switch value {
    case 0x20...0x7E: return latin[Int(value) - 0x20]
    case 0x2018, 0x2019: return 222
    case 0x201C, 0x201D: return 333
    case 0xB7: return 278
    case 0x2000...0x2E7F: return 1_000
    case ..<0x1100: return letter.isUppercase ? 722 : 580
    default: return 1_000
    }
  }

  /// The widths of the letters from the space to the tilde.
  private static let latin: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
