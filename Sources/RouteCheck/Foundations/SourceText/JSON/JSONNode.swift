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

  /// The location of the value at a path, or of the innermost value on it that exists.
  func location(at path: some Collection<any CodingKey>) -> Range<Int> {
    guard let key = path.first else { return range }
    switch children {
    case .none: return range
    case .list(let nodes):
      guard let index = key.intValue, nodes.indices.contains(index) else { return range }
      return nodes[index].location(at: path.dropFirst())
    case .members(let members):
      guard let member = members.last(where: { $0.key == key.stringValue }) else { return range }
      return member.value.location(at: path.dropFirst())
    }
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

  /// The location of the last key of a path itself, rather than of its value.
  func location(ofKey path: some BidirectionalCollection<any CodingKey>) -> Range<Int>? {
    guard let key = path.last else { return nil }
    var node = self
    for step in path.dropLast() {
      switch node.children {
      case .list(let nodes):
        guard let index = step.intValue, nodes.indices.contains(index) else { return nil }
        node = nodes[index]
      case .members:
        guard let next = node[step.stringValue] else { return nil }
        node = next
      case .none: return nil
      }
    }
    guard case .members(let members) = node.children else { return nil }
    return members.last { $0.key == key.stringValue }?.location
  }
}
