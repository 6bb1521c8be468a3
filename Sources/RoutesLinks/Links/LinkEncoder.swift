import Routes

/// Collects the texts of a value's payloads by their names.
final class LinkWriter {
  var key: String?
  /// The texts of each payload, in the order of the payloads.
  private(set) var texts: [ExactString: [String]] = [:]
  private(set) var count = 0
  var failure: LinkPayloadError?
  private var depth = 0

  /// Collects the texts of a value.
  ///
  /// - Throws: ``LinkPayloadError``, or the error of the value's own code.
  init(_ value: some Encodable) throws {
    try value.encode(to: LinkEncoder(writer: self, place: .value))
    if let failure { throw failure }
  }

  func write(_ value: some Encodable, at place: LinkPlace) throws {
    if let number = value as? any FloatingPoint, !number.isFinite {
      throw place.failure(.notFinite)
    }
    if let text = LinkLeaf.text(of: value) { return try append(text, at: place) }
    guard depth < LinkPlace.deepest else { throw place.failure(.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    try value.encode(to: LinkEncoder(writer: self, place: place))
  }

  private func append(_ text: String, at place: LinkPlace) throws {
    guard let name = place.name else { throw place.failure(.noCase) }
    count += 1
    texts[name, default: []].append(text)
  }

  /// Writes an optional, which must differ from an absent one.
  func writePresent(_ value: some Encodable, at place: LinkPlace) throws {
    let before = count
    try write(value, at: place)
    if count == before { throw place.failure(.emptyOptional) }
  }
}

struct LinkEncoder: Encoder {
  let writer: LinkWriter
  let place: LinkPlace
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .element = place { writer.failure = place.failure(.listOfParts) }
    return KeyedEncodingContainer(LinkKeyedEncoder(writer: writer, place: place))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if place.element == nil { writer.failure = place.failure(.listOfParts) }
    return LinkListEncoder(writer: writer, place: place.element ?? place)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    LinkValueEncoder(writer: writer, place: place)
  }
}

// A generic method implements the requirement for each type.

private struct LinkKeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: LinkWriter
  let place: LinkPlace
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil(forKey key: Key) {}

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if case .value = place { writer.key = key.stringValue }
    try writer.write(value, at: place.inside(key))
  }

  mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    guard let value else { return }
    try writer.writePresent(value, at: place.inside(key))
  }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    if case .value = place { writer.key = key.stringValue }
    return LinkEncoder(writer: writer, place: place.inside(key)).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    LinkEncoder(writer: writer, place: place.inside(key)).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    LinkEncoder(writer: writer, place: place.inside(NamedKey(stringValue: "super")))
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    LinkEncoder(writer: writer, place: place.inside(key))
  }
}

private struct LinkListEncoder: UnkeyedEncodingContainer {
  let writer: LinkWriter
  let place: LinkPlace
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() throws { throw place.failure(.listOfParts) }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    count += 1
    try writer.writePresent(value, at: place)
  }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    LinkEncoder(writer: writer, place: place).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    LinkEncoder(writer: writer, place: place).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { LinkEncoder(writer: writer, place: place) }
}

private struct LinkValueEncoder: SingleValueEncodingContainer {
  let writer: LinkWriter
  let place: LinkPlace
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() {}

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try writer.write(value, at: place)
  }
}
