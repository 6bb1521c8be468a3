import SourceText

/// A line of text on a map, cut to a width.
struct TextLine {
  let style: Style
  let fitted: FittedText

  /// The kind of a line, with a rule in the style sheet.
  enum Style: String {
    case canvas, title, kind, name, mark, change
    case chip = ""

    /// The size in points that the style sheet gives the line.
    var size: Double {
      switch self {
      case .canvas: 20
      case .title: 13
      case .kind, .name: 11
      case .mark, .change, .chip: 12
      }
    }

    var isBold: Bool {
      switch self {
      case .canvas, .title, .mark, .change: true
      case .kind, .name, .chip: false
      }
    }
  }

  init(_ text: String, _ style: Style, in width: Double) {
    self.style = style
    fitted = FittedText(
      text.escaped(for: .visible),
      size: style.size,
      isBold: style.isBold,
      in: width
    )
  }

  /// The element of the line.
  ///
  /// - Parameters:
  ///   - x: The left end, or the right end if `endsThere`.
  ///   - endsThere: Whether the line ends at `x`.
  ///   - title: A text that a browser shows beside the pointer.
  func element(x: Double, y: Double, endsThere: Bool = false, title: String? = nil) -> String {
    let anchor = endsThere ? " text-anchor=\"end\"" : ""
    return fitted.element(style.rawValue, x: x, y: y, anchor, title: title)
  }
}
