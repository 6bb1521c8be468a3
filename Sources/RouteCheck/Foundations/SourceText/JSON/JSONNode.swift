/// The locations of the values in a JSON text.
///
/// Errors of `JSONDecoder` have coding paths instead of locations. This tree turns a coding path into
/// a location.
package struct JSONNode: Sendable {
  /// The bytes of the value; for a string, without its quotes.
  package var range: Range<Int>
  package var children: Children = .none

  package enum Children: Sendable {
    case none
    case list([JSONNode])
    case members([(key: String, location: Range<Int>, value: JSONNode)])
  }

  /// The value at a path, or the innermost value on it that exists.
  func node(at path: some Collection<any CodingKey>) -> JSONNode {
    guard let key = path.first else { return self }
    let next =
      switch children {
      case .none: JSONNode?.none
      case .list(let nodes): key.intValue.flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
      case .members: self[key.stringValue]
      }
    return next?.node(at: path.dropFirst()) ?? self
  }

  /// The member of an object by its key.
  package subscript(key: String) -> JSONNode? {
    guard case .members(let members) = children else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The elements of a list.
  package var elements: [JSONNode] {
    if case .list(let nodes) = children { nodes } else { [] }
  }

  /// The location of a key of an object itself, rather than of its value.
  func location(ofKey key: String?) -> Range<Int>? {
    guard case .members(let members) = children else { return nil }
    return members.last { $0.key == key }?.location
  }
}
