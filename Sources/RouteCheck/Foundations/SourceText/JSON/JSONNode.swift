/// The locations of the values in a JSON text.
///
/// Errors of `JSONDecoder` have coding paths instead of locations. This tree turns a coding path into
/// a location.
package struct JSONNode: Sendable {
  /// The bytes of the value; for a string, without its quotes.
  package var range: Range<Int>
  package var elements: [JSONNode] = []
  /// The members of an object by their keys, each with the location of its key.
  package var members: [String: (location: Range<Int>, value: JSONNode)] = [:]

  /// The value at a path, or the innermost value on it that exists.
  func node(at path: some Collection<any CodingKey>) -> JSONNode {
    guard let key = path.first else { return self }
    let element = key.intValue.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    return (element ?? self[key.stringValue])?.node(at: path.dropFirst()) ?? self
  }

  package subscript(key: String) -> JSONNode? { members[key]?.value }
}
