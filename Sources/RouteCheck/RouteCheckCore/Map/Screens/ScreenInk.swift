import StoryboardReader

/// Writes the shapes and texts of a screen as elements of SVG.
///
/// Numbers are rounded to points, colours are written from their parts, and texts are escaped here, so
/// that nothing else of a file reaches the picture.
struct ScreenInk {
  private(set) var text = ""

  /// The part of the font size that a narrow letter is wide.
  static let letter = 0.54

  mutating func rect(
    _ frame: Wireframe.Rect,
    _ style: String,
    radius: Double = 0,
    _ paint: String = ""
  ) {
    let corner = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
    let name = style.isEmpty ? "" : " class=\"\(style)\""
    text += "<rect\(name) \(Self.attributes(frame))\(corner)\(paint)/>"
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    text += "<path class=\"rule\" d=\"M\(Self.number(x1)) \(Self.number(y1))"
    text += "L\(Self.number(x2)) \(Self.number(y2))\"/>"
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ style: String) {
    text += "<circle class=\"\(style)\" cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" "
    text += "r=\"\(Self.number(radius))\"/>"
  }

  /// Both diagonals of a frame.
  mutating func cross(_ frame: Wireframe.Rect) {
    line(frame.x, frame.y, frame.right, frame.bottom)
    line(frame.x, frame.bottom, frame.right, frame.y)
  }

  /// A text of one line or several, as far as it fits into a frame.
  mutating func label(
    _ content: String,
    in frame: Wireframe.Rect,
    size: Double,
    isBold: Bool = false,
    lines most: Int = 6,
    at alignment: Wireframe.Alignment,
    _ style: String = "",
    _ paint: String = ""
  ) {
    let size = min(size, max(frame.height * 0.9, 6))
    let letters = Int(frame.width / (size * Self.letter * (isBold ? 1.06 : 1)))
    guard letters >= 2, !content.isEmpty else { return }
    let count = max(1, min(Int(frame.height / (size * 1.2)), most))
    let lines = Self.lines(of: content.escaped(for: .visible), letters: letters, count: count)
    let (x, anchor): (Double, String) =
      switch alignment {
      case .center: (frame.x + frame.width / 2, " text-anchor=\"middle\"")
      case .right: (frame.right, " text-anchor=\"end\"")
      case .natural, .left, .justified: (frame.x, "")
      }
    let first = frame.y + frame.height / 2 - Double(lines.count - 1) * size * 0.6 + size * 0.35
    let weight = isBold ? " font-weight=\"600\"" : ""
    let name = style.isEmpty ? "" : " class=\"\(style)\""
    for (index, line) in lines.enumerated() {
      let y = first + Double(index) * size * 1.2
      text += "<text\(name) x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" "
      text += "font-size=\"\(Self.number(size))\"\(anchor)\(weight)\(paint)>"
      text += "\(line.escaped(for: .markup))</text>"
    }
  }

  /// A text in the middle of a frame that says what is there.
  mutating func caption(_ content: String, in frame: Wireframe.Rect, size: Double) {
    label(content, in: frame, size: size, at: .center, "soft")
  }

  /// Breaks a text at spaces; the last line is cut.
  private static func lines(of text: String, letters: Int, count: Int) -> [String] {
    if count == 1 || text.displayWidth <= letters { return [text.cut(to: letters)] }
    var lines: [String] = []
    var words = text.split(separator: " ")[...]
    while let first = words.first, lines.count < count - 1 {
      var line = String(first).cut(to: letters)
      words = words.dropFirst()
      while let next = words.first, line.displayWidth + 1 + String(next).displayWidth <= letters {
        line += " " + next
        words = words.dropFirst()
      }
      lines.append(line)
    }
    if !words.isEmpty { lines.append(words.joined(separator: " ").cut(to: letters)) }
    return lines
  }

  /// The attributes of a colour; a colour of the system is a class.
  static func paint(_ colour: Wireframe.Colour) -> (style: String, attributes: String) {
    switch colour {
    case .dynamic(let dynamic): return (dynamic.rawValue, "")
    case .rgba(let red, let green, let blue, let alpha):
      let digits = [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }
      let opacity = alpha == 255 ? "" : " fill-opacity=\"\(hundredths(alpha))\""
      return ("", " fill=\"#\(digits.joined())\"\(opacity)")
    }
  }

  private static func hundredths(_ alpha: UInt8) -> String {
    let value = Int(alpha) * 100 / 255
    return "0.\(value < 10 ? "0" : "")\(value)"
  }

  static func attributes(_ frame: Wireframe.Rect) -> String {
    "x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" "
      + "height=\"\(number(frame.height))\""
  }

  /// A number with at most one digit after the point.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (tenths / 10, abs(tenths % 10))
    if rest == 0 { return "\(whole)" }
    return "\(tenths < 0 && whole == 0 ? "-" : "")\(whole).\(rest)"
  }
}
