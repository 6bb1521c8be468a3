import Routes

/// Makes a value from the texts of its payloads, or from samples.
final class LinkReader {
  let key: String
  private let texts: [ExactString: [String]]
  /// The names of payloads that have texts, or parts with texts.
  private let present: Set<ExactString>
  /// How samples are made; `nil` if every text is in the link.
  private let sampling: Sampling?
  /// The payloads that were read, in order.
  private(set) var fields: [LinkField] = []
  /// Why the value does not match the link.
  var failure: LinkPayloadError?
  /// The last payload for which absence was tested.
  private var askedName: ExactString?
  private var depth = 0
  private var optionalDepth = 0

  /// How to make values that a link does not have.
  struct Sampling {
    var texts: [String]
    /// Whether optionals are absent, and lists empty.
    var isSparse: Bool
  }

  init(key: String, _ texts: [ExactString: [String]], _ sampling: Sampling? = nil) {
    self.key = key
    self.texts = texts
    self.sampling = sampling
    var present = Set(texts.keys)
    for name in texts.keys {
      var name = name
      while let outer = name.parts(aroundLast: ".")?.before, present.insert(outer).inserted {
        name = outer
      }
    }
    self.present = present
  }

  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try Value(from: LinkDecoder(reader: self, place: .value))
    if let failure { throw failure }
    return value
  }

  /// Reads a value, which may be the element at an index of a list.
  func read<Value: Decodable>(
    _ type: Value.Type,
    at place: LinkPlace,
    index: Int = 0
  ) throws -> Value {
    if LinkLeaf.isLeaf(type) { return try leaf(type, at: place, index: index) }
    guard depth < LinkPlace.deepest else { throw place.failure(.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    do {
      return try Value(from: LinkDecoder(reader: self, place: place, index: index))
    } catch {
      // A type that is not read from a sample is read from another one.
      guard sampling == nil, !(error is LinkPayloadError), let name = place.name else {
        throw error
      }
      let texts = texts[name] ?? []
      throw place.failure(
        .failed(
          texts.indices.contains(index) ? texts[index] : nil,
          type: "\(type)",
          reason: Self.reason(for: error)
        )
      )
    }
  }

  /// What an error of an app's type says.
  private static func reason(for error: any Error) -> String {
    if case .dataCorrupted(let context)? = error as? DecodingError {
      context.debugDescription
    } else {
      "\(error)"
    }
  }

  private func leaf<Value>(_ type: Value.Type, at place: LinkPlace, index: Int) throws -> Value {
    guard let name = place.name else { throw place.failure(.noCase) }
    let texts = texts[name] ?? []
    if let sampling {
      fields.append(
        LinkField(
          name: name,
          isOptional: optionalDepth > 0 || askedName == name,
          isRepeated: place.element == nil
        )
      )
      let own = texts.isEmpty ? sampling.texts : [texts[0]]
      guard let value = LinkLeaf.sample(type, own) else {
        let isRaw = type is any RawRepresentable.Type
        throw place.failure(.noSample(type: "\(type)", isRaw: isRaw))
      }
      return value
    }
    if case .payload = place, texts.count > 1 { throw place.failure(.repeated) }
    guard texts.indices.contains(index) else { throw place.failure(.missing) }
    guard let value = LinkLeaf.value(type, texts[index]) else {
      let text = texts[index]
      if let spelling = LinkLeaf.spelling(type, of: text) {
        throw place.failure(.misspelled(text, spelling: spelling))
      }
      throw place.failure(.wrongText(text, type: "\(type)", values: LinkLeaf.values(of: type)))
    }
    return value
  }

  func contains(_ place: LinkPlace) -> Bool {
    if sampling != nil { return true }
    return place.name.map(present.contains) ?? true
  }

  func readIfPresent<Value: Decodable>(
    _ type: Value.Type,
    at place: LinkPlace
  ) throws -> Value? {
    guard let sampling else { return contains(place) ? try read(type, at: place) : nil }
    optionalDepth += 1
    defer { optionalDepth -= 1 }
    do {
      let value = try read(type, at: place)
      return sampling.isSparse ? nil : value
    } catch let error as LinkPayloadError {
      guard case .noSample = error.problem else { throw error }
      return nil
    }
  }

  /// Whether a value is absent. Only optionals are tested.
  func isAbsent(_ place: LinkPlace) -> Bool {
    guard let sampling else { return !contains(place) }
    askedName = place.name
    return sampling.isSparse
  }

  func count(at place: LinkPlace) -> Int {
    if let sampling { return sampling.isSparse ? 0 : 1 }
    return place.name.flatMap { texts[$0]?.count } ?? 0
  }
}

/// The form of a payload, or a part of it, in a link.
struct LinkField {
  var name: ExactString
  var isOptional: Bool
  var isRepeated: Bool
}
