import Routes

struct LinkDecoder: Decoder {
  let reader: LinkReader
  let place: LinkPlace
  /// The position of an element in its list.
  var index = 0
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if case .element = place { throw place.failure(.listOfParts) }
    return KeyedDecodingContainer(LinkKeyedDecoder(reader: reader, place: place))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let element = place.element else { throw place.failure(.listOfParts) }
    return LinkListDecoder(reader: reader, place: element)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    LinkValueDecoder(reader: reader, place: place, index: index)
  }
}

private struct LinkKeyedDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reader: LinkReader
  let place: LinkPlace
  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] {
    if case .value = place { return Key(stringValue: reader.key).map { [$0] } ?? [] }
    reader.failure = place.failure(.unknownKeys)
    return []
  }

  func contains(_ key: Key) -> Bool {
    if case .value = place { return key.stringValue == reader.key }
    return reader.contains(place.inside(key))
  }

  func decodeNil(forKey key: Key) -> Bool { reader.isAbsent(place.inside(key)) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reader.read(type, at: place.inside(key))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try reader.readIfPresent(type, at: place.inside(key))
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try LinkDecoder(reader: reader, place: place.inside(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try LinkDecoder(reader: reader, place: place.inside(key)).unkeyedContainer()
  }

  func superDecoder() -> any Decoder {
    LinkDecoder(reader: reader, place: place.inside(NamedKey(stringValue: "super")))
  }

  func superDecoder(forKey key: Key) -> any Decoder {
    LinkDecoder(reader: reader, place: place.inside(key))
  }
}

private struct LinkListDecoder: UnkeyedDecodingContainer {
  let reader: LinkReader
  let place: LinkPlace
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { reader.count(at: place) }
  var isAtEnd: Bool { currentIndex >= reader.count(at: place) }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if isAtEnd { throw place.failure(.missing) }
    defer { currentIndex += 1 }
    return try reader.read(type, at: place, index: currentIndex)
  }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { throw place.failure(.listOfParts) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw place.failure(.listOfParts)
  }

  mutating func superDecoder() throws -> any Decoder { throw place.failure(.listOfParts) }
}

private struct LinkValueDecoder: SingleValueDecodingContainer {
  let reader: LinkReader
  let place: LinkPlace
  let index: Int
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { reader.isAbsent(place) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try reader.read(type, at: place, index: index)
  }
}
