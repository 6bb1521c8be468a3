import Routes

/// Values that are one text in a link.
enum LinkLeaf {
  /// The text of a value; `nil` if the value has parts, or is coded in its own way.
  static func text(of value: Any) -> String? {
    if let value = value as? any LosslessStringConvertible { return value.description }
    let rawValue = (value as? any RawRepresentable)?.rawValue
    return (rawValue as? any LosslessStringConvertible)?.description
  }

  /// Whether the values of a type are one text.
  static func isLeaf(_ type: Any.Type) -> Bool {
    if type is any LosslessStringConvertible.Type { return true }
    guard let type = type as? any RawRepresentable.Type else { return false }
    return rawType(of: type) is any LosslessStringConvertible.Type
  }

  private static func rawType<Value: RawRepresentable>(of type: Value.Type) -> Any.Type {
    Value.RawValue.self
  }

  /// Whether a text is the one spelling of its number; `true` for a value that is no number.
  ///
  /// A floating-point number without a fraction may also be written as an integer.
  private static func isSpelling(_ text: String, of value: any LosslessStringConvertible) -> Bool {
    if let number = value as? any BinaryFloatingPoint {
      return number.isFinite && (value.description == text || value.description == text + ".0")
    }
    return !(value is any BinaryInteger) || value.description == text
  }

  /// The spelling of the number in a text that has another; `nil` if there is none.
  static func spelling<Value>(_ type: Value.Type, of text: String) -> String? {
    let type: Any.Type = (type as? any RawRepresentable.Type).map { rawType(of: $0) } ?? type
    guard let type = type as? any LosslessStringConvertible.Type, let value = type.init(text),
      !isSpelling(text, of: value), isSpelling(value.description, of: value)
    else { return nil }
    return value.description
  }

  /// The value with a text, if a number has its one spelling.
  private static func read(
    _ type: any LosslessStringConvertible.Type,
    _ text: String
  ) -> (any LosslessStringConvertible)? {
    type.init(text).flatMap { isSpelling(text, of: $0) ? $0 : nil }
  }

  /// The value with a text; `nil` if no value of the type has it.
  static func value<Value>(_ type: Value.Type, _ text: String) -> Value? {
    if let type = type as? any LosslessStringConvertible.Type { return read(type, text) as? Value }
    guard let type = type as? any RawRepresentable.Type else { return nil }
    return rawValue(type, text) as? Value
  }

  private static func rawValue<Value: RawRepresentable>(
    _ type: Value.Type,
    _ text: String
  ) -> Value? {
    guard let rawType = Value.RawValue.self as? any LosslessStringConvertible.Type,
      let rawValue = read(rawType, text) as? Value.RawValue
    else { return nil }
    return Value(rawValue: rawValue)
  }

  /// Some value of a type, to try links with; `nil` if none is found.
  static func sample<Value>(_ type: Value.Type, _ texts: some Sequence<String>) -> Value? {
    if let value = texts.lazy.compactMap({ value(type, $0) }).first { return value }
    if let type = type as? any CaseIterable.Type { return firstCase(of: type) as? Value }
    guard let raw = type as? any RawRepresentable.Type,
      rawType(of: raw) is any BinaryInteger.Type
    else { return nil }
    return (-100...1000).lazy.compactMap { value(type, "\($0)") }.first
  }

  private static func firstCase<Value: CaseIterable>(of type: Value.Type) -> Value? {
    type.allCases.first
  }

  /// The texts of the first values of an enum with raw values; none for another type.
  static func values<Value>(of type: Value.Type) -> [String] {
    guard let type = type as? any (CaseIterable & RawRepresentable).Type else { return [] }
    return texts(of: type)
  }

  private static func texts<Value: CaseIterable & RawRepresentable>(
    of type: Value.Type
  ) -> [String] {
    type.allCases.prefix(4).map { "\($0.rawValue)" }
  }

  /// Texts that are values of most types: numbers, names, Boolean values, identifiers and dates.
  static let samples = [
    "1", "a", "true", "A1", "00000000-0000-0000-0000-000000000001", "2000-01-01T00:00:00Z",
    "https://example.com",
  ]
}
