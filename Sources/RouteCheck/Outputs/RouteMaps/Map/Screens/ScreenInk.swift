import SourceText
import StoryboardReader

/// Writes the shapes and texts of a screen as elements of SVG.
///
/// Numbers are rounded, colours are written from their components, and texts are escaped here. So
/// nothing else of a file reaches the picture.
struct ScreenInk {
  private(set) var text = ""

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

  /// A text of one or several lines, cut to a frame.
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
    guard !content.isEmpty else { return }
    let count = max(1, min(Int(frame.height / (size * 1.2)), most))
    let text = content.escaped(for: .visible)
    let lines = Self.lines(of: text, size: size, isBold: isBold, in: frame.width, count: count)
    let (x, anchor): (Double, String) =
      switch alignment {
      case .center: (frame.x + frame.width / 2, " text-anchor=\"middle\"")
      case .right: (frame.right, " text-anchor=\"end\"")
      case .natural, .left, .justified: (frame.x, "")
      }
    let first = frame.y + frame.height / 2 - Double(lines.count - 1) * size * 0.6 + size * 0.35
    let weight = isBold ? " font-weight=\"600\"" : ""
    let attributes = " font-size=\"\(Self.number(size))\"\(anchor)\(weight)\(paint)"
    for (index, line) in lines.enumerated() where !line.text.isEmpty {
      let y = first + Double(index) * size * 1.2
      self.text += line.element(style, x: x, y: y, attributes)
    }
  }

  /// A text in the middle of a frame, as a placeholder for its content.
  mutating func caption(_ content: String, in frame: Wireframe.Rect, size: Double) {
    label(content, in: frame, size: size, at: .center, "soft")
  }

  /// Breaks a text at spaces; the last line is cut.
  private static func lines(
    of text: String,
    size: Double,
    isBold: Bool,
    in width: Double,
    count: Int
  ) -> [FittedText] {
    func fitted(_ line: String) -> FittedText {
      FittedText(line, size: size, isBold: isBold, in: width, cut: .end)
    }
    func length(of line: Substring) -> Double {
      LetterWidths.width(of: String(line), size: size, isBold: isBold)
    }
    let whole = fitted(text)
    if count == 1 || whole.text == text { return [whole] }
    var lines: [FittedText] = []
    var words = text.split(separator: " ")[...]
    let space = length(of: " ")
    while lines.count < count - 1, let first = words.popFirst() {
      var line = String(first)
      var used = length(of: first)
      while let next = words.first, used + space + length(of: next) <= width {
        line += " " + next
        used += space + length(of: next)
        words.removeFirst()
      }
      lines.append(fitted(line))
    }
    return words.isEmpty ? lines : lines + [fitted(words.joined(separator: " "))]
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
