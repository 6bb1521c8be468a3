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
