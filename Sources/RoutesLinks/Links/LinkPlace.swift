import Routes

/// Where a value is coded: the whole value, a case, a payload or a part of it, or a list's element.
enum LinkPlace {
  case value
  case payloads
  case payload(ExactString)
  case element(ExactString)

  /// The name of the payload or its part.
  var name: ExactString? {
    switch self {
    case .value, .payloads: nil
    case .payload(let name), .element(let name): name
    }
  }

  /// The place of a list's elements; `nil` where there can be no list.
  var element: LinkPlace? { if case .payload(let name) = self { .element(name) } else { nil } }

  /// The place of a key's value.
  func inside(_ key: some CodingKey) -> LinkPlace {
    switch self {
    case .value: .payloads
    case .payloads: .payload(ExactString(key.stringValue))
    case .payload(let name), .element(let name): .payload("\(name).\(key.stringValue)")
    }
  }

  /// How deep a payload may be nested. A class may refer to itself.
  static var deepest: Int { 8 }

  func failure(_ problem: LinkPayloadError.Problem) -> LinkPayloadError {
    LinkPayloadError(name: name ?? "", problem: problem)
  }
}

/// Why a payload cannot be written or read.
struct LinkPayloadError: Error {
  /// The name of the payload or its part.
  var name: ExactString
  var problem: Problem

  enum Problem {
    case noCase
    case tooDeep
    case listOfParts
    case unknownKeys
    /// An optional is present, and has no text.
    case emptyOptional
    /// No value of the type is known to try the links with; `nil` for a type with code of its own.
    case noSample(type: String?, isRaw: Bool)
    /// The type does not read the parts that it writes, as an enum with payloads.
    case unreadableParts
    case wrongText(String, type: String, values: [String])
    /// The type's own code reads no value from the text; `nil` if the value has parts.
    case failed(String?, type: String, reason: String)
    case misspelled(String, spelling: String)
    case notFinite
    case missing
    case repeated
  }
}
