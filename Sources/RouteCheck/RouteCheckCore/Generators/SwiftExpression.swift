import SwiftScanner

/// A piece of a Swift expression that is laid out in the room that there is.
indirect enum SwiftExpression: Hashable, Sendable {
  /// Something that stands on one line.
  case atom(String)
  /// A call: the function and its arguments, with their labels.
  case call(String, [Argument])
  /// A list of elements.
  case list([SwiftExpression])

  struct Argument: Hashable, Sendable {
    var label: String?
    var value: SwiftExpression
  }

  static func text(_ text: String) -> SwiftExpression { .atom(StringLiteral.text(text)) }
}

extension SwiftExpression {
  /// The width that the generated code keeps to.
  static let lineLength = 100

  /// The expression on one line.
  var line: String {
    switch self {
    case .atom(let text): return text
    case .call(let function, let arguments):
      return "\(function)(\(arguments.map(\.line).joined(separator: ", ")))"
    case .list(let elements): return "[\(elements.map(\.line).joined(separator: ", "))]"
    }
  }

  /// The lines of the expression: one where it fits, else one for each argument or element.
  ///
  /// - Parameters:
  ///   - indentation: The spaces in front of each line but the first.
  ///   - used: The columns that are taken on the first line, and by what follows on the last.
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
