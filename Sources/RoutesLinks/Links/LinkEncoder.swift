import Routes

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
