import SourceText

/// A Swift expression that is wrapped to fit the line length.
indirect enum SwiftExpression: Sendable {
  /// Text that is never wrapped.
  case atom(String)
  case call(String, [Argument])
  /// An array literal.
  case list([SwiftExpression])

  struct Argument: Sendable {
    var label: String?
    var value: SwiftExpression
  }

  static func text(_ text: String) -> SwiftExpression { .atom(StringLiteral.text(text)) }
}

extension SwiftExpression {
  /// The maximum length of a generated line.
  static let lineLength = 100

  var line: String {
    switch self {
    case .atom(let text): return text
    case .call(let function, let arguments):
      return "\(function)(\(arguments.map(\.line).joined(separator: ", ")))"
    case .list(let elements): return "[\(elements.map(\.line).joined(separator: ", "))]"
    }
  }

  /// The expression on one line if it fits, or else with one argument or element on each line.
  ///
  /// - Parameters:
  ///   - indentation: The spaces before each line except the first.
  ///   - used: The columns used by the rest of the first line, and after the end of the last.
  /// - Complexity: O(*n* · *d*) for a text of *n* characters nested *d* deep.
  func layout(indentation: Int, used: Int) -> String {
    let line = line
    if line.count + used <= Self.lineLength { return line }
    let inner = indentation + 2
    let margin = String(repeating: " ", count: inner)
    let end = String(repeating: " ", count: indentation)
    switch self {
    case .atom: return line
    case .call(let function, let arguments):
      let lines = arguments.map { argument in
        let label = argument.label.map { "\($0): " } ?? ""
        let used = inner + label.count + 1
        return margin + label + argument.value.layout(indentation: inner, used: used)
      }
      return "\(function)(\n\(lines.joined(separator: ",\n"))\n\(end))"
    case .list(let elements):
      let lines = elements.map { margin + $0.layout(indentation: inner, used: inner + 1) }
      let comma = elements.count == 1 ? "" : ","
      return "[\n\(lines.joined(separator: ",\n"))\(comma)\n\(end)]"
    }
  }
}

extension SwiftExpression.Argument {
  fileprivate var line: String { label.map { "\($0): \(value.line)" } ?? value.line }
}
