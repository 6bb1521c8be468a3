import SourceText

/// A text that is cut to a width, in any font of a browser.
struct FittedText: Sendable {
  /// The text, shortened with an ellipsis where it does not fit.
  let text: String
  /// The width that the text takes at most.
  let width: Double
  /// Whether a wide font could take more than the width, unless the text is squeezed.
  private let isTight: Bool

  /// Which part of a text that is too long is left out.
  enum Cut: Sendable {
    /// The middle, because names often differ at their ends.
    case middle
    case end
  }

  /// Fits a text, whose invisible characters are escaped already.
  init(_ text: String, size: Double, isBold: Bool = false, in limit: Double, cut: Cut = .middle) {
    let scale = LetterWidths.scale(size, isBold)
    let room = max(limit * Self.tolerance / scale, 0)
    let (fitting, width) = Self.fit(text, room, cut)
    self.text = fitting
    self.width = min(width * scale, max(limit, 0))
    isTight = width * scale * Self.widest > limit
  }

  /// The attributes of the text's element that keep a wide font within the width.
  var attributes: String {
    isTight && !text.isEmpty
      ? " textLength=\"\(ScreenInk.number(width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
  }

  /// The element of the text.
  ///
  /// - Parameters:
  ///   - style: The class; empty for none.
  ///   - attributes: Other attributes, each after a space.
  ///   - title: A text that a browser shows beside the pointer.
  func element(
    _ style: String = "",
    x: Double,
    y: Double,
    _ attributes: String,
    title: String? = nil
  ) -> String {
    let name = style.isEmpty ? "" : " class=\"\(style)\""
    let tooltip = title.map { "<title>\($0.escaped(for: .markup))</title>" } ?? ""
    return """
      <text\(name) x="\(ScreenInk.number(x))" y="\(ScreenInk.number(y))"\(attributes)\
      \(self.attributes)>\(text.escaped(for: .markup))\(tooltip)</text>
      """
  }

  /// How much wider than its frame a text may be, because the font of the frame was narrower.
  private static let tolerance = 1.06
  /// How much wider than ``LetterWidths`` the widest usual fonts are, DejaVu Sans and Verdana.
  private static let widest = 1.4

  private static func fit(_ text: String, _ room: Double, _ cut: Cut) -> (String, Double) {
    let letters = Array(text)
    let widths = letters.map { Double(LetterWidths.thousandths(of: $0)) }
    let whole = widths.reduce(0, +)
    if whole <= room { return (text, whole) }
    let ellipsis = Double(LetterWidths.thousandths(of: "…"))
    var (head, tail) = (0, letters.count)
    var width = ellipsis
    while head < tail {
      let takesHead = cut == .end || head <= letters.count - tail
      let next = takesHead ? head : tail - 1
      if width + widths[next] > room { break }
      width += widths[next]
      if takesHead { head += 1 } else { tail -= 1 }
    }
    if head == 0 { return ("", 0) }
    if cut == .end, letters[head - 1] == " " {
      head -= 1
      width -= widths[head]
    }
    let rest = cut == .end ? "" : String(letters[tail...])
    return (String(letters[..<head]) + "…" + rest, width)
  }
}

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
