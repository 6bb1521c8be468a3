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
