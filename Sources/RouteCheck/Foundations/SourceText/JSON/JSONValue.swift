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

  /// The value as indented text, without a final line break.
  package func formatted() -> String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .text(let value): text += Self.quoted(value)
    case .number(let value): text += String(value)
    case .flag(let value): text += value ? "true" : "false"
    case .list(let values):
      Self.write(values, "[", "]", to: &text, indent: indent) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indent: indent) { member, text, indent in
        text += "\(Self.quoted(member.key)): "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    _ open: String,
    _ close: String,
    to text: inout String,
    indent: String,
    _ body: (Element, inout String, String) -> Void
  ) {
    text += open
    let inner = indent + "  "
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += inner
      body(element, &text, inner)
    }
    text += elements.isEmpty ? close : "\n\(indent)\(close)"
  }

  private static func quoted(_ text: String) -> String { "\"\(text.escaped(for: .jsonString))\"" }
}
