import Routes

/// Decodes an object and rejects unknown keys.
///
/// An unknown key is nearly always a typo. Ignoring it would silently mean the default.
package struct StrictContainer {
  private let values: KeyedDecodingContainer<NamedKey>

  /// Opens the object and checks its keys.
  ///
  /// - Parameter noun: The word for a key in the error.
  /// - Throws: `DecodingError` that names an unknown key and suggests a known one.
  package init(_ decoder: any Decoder, keys: [String], noun: String = "key") throws {
    values = try decoder.container(keyedBy: NamedKey.self)
    let unknown = values.allKeys.map(\.stringValue).filter { !keys.contains($0) }
    if let key = unknown.min() {
      let near = SpellingSuggestion.closest(to: key, among: keys)
      let hint = SpellingSuggestion.hint(
        near,
        otherwise: "expected one of \(keys.joined(separator: ", "))"
      )
      throw error(at: key, "unknown \(noun) '\(key)'\(hint)", cause: UnknownKey())
    }
  }

  package func required<Value: Decodable>(_ key: String) throws -> Value {
    let key = NamedKey(stringValue: key)
    guard values.contains(key) else {
      throw DecodingError.keyNotFound(
        key,
        .init(codingPath: values.codingPath, debugDescription: "'\(key.stringValue)' is missing")
      )
    }
    return try values.decode(Value.self, forKey: key)
  }

  package func optional<Value: Decodable>(_ key: String) throws -> Value? {
    try values.decodeIfPresent(Value.self, forKey: NamedKey(stringValue: key))
  }

  /// An error at the value of a key, or at the key itself if it is unknown.
  package func error(at key: String, _ message: String, cause: UnknownKey? = nil) -> DecodingError {
    .dataCorrupted(
      .init(
        codingPath: values.codingPath + [NamedKey(stringValue: key)],
        debugDescription: message,
        underlyingError: cause
      )
    )
  }

  /// Marks a decoding error whose cause is the key itself rather than its value.
  package struct UnknownKey: Error {}
}
