import Routes

/// A JSON value for writing; an object keeps the order of its members.
package enum JSONValue: Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSONValue])
  case object([Member])

  package struct Member: Sendable {
    package var key: String
    package var value: JSONValue

    /// Creates a member; `nil` without a value.
    package init?(_ key: String, _ value: JSONValue?) {
      guard let value else { return nil }
      self.key = key
      self.value = value
    }
  }

  package static func object(_ members: Member?...) -> JSONValue {
    .object(members.compactMap { $0 })
  }

  package static func text(_ text: String?) -> JSONValue? { text.map { .text($0) } }

  package static func text(_ text: ExactString) -> JSONValue { .text(text.string) }

  package static func text(_ text: ExactString?) -> JSONValue? { text.map { .text($0.string) } }

  package static func number(_ number: UInt32?) -> JSONValue? { number.map { .number(Int($0)) } }
}

extension JSONValue {
  /// The text of a file with an object.
  package static func file(_ members: Member?...) -> String {
    JSONValue.object(members.compactMap(\.self)).formatted() + "\n"
  }

  /// The value as text without a final line break, whose lines after the first one are indented.
  package func formatted(indent: String = "") -> String {
    let inner = indent + "  "
    func lines(_ parts: [String]) -> String {
      parts.isEmpty ? "" : "\n\(inner)\(parts.joined(separator: ",\n\(inner)"))\n\(indent)"
    }
    switch self {
    case .text(let value): return Self.quoted(value)
    case .number(let value): return String(value)
    case .flag(let value): return value ? "true" : "false"
    case .list(let values): return "[\(lines(values.map { $0.formatted(indent: inner) }))]"
    case .object(let members):
      let parts = members.map { "\(Self.quoted($0.key)): \($0.value.formatted(indent: inner))" }
      return "{\(lines(parts))}"
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(text.escaped(for: .jsonString))\"" }
}
