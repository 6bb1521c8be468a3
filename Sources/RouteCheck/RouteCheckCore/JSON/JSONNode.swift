import StoryboardReader
import SwiftScanner

/// A JSON text as the places of its parts, without their values.
///
/// The standard library's decoder tells which key is wrong and not where it stands; this tree turns
/// a coding path into a place, and tells where a text is no JSON at all.
struct JSONNode {
  /// Where the value stands; for a text, what is between its quotes.
  var range: Range<Int>
  var children: Children = .none

  enum Children {
    case none
    case list([JSONNode])
    case members([(key: String, location: Range<Int>, value: JSONNode)])
  }

  /// The place of the value at a path; of the innermost part that exists, where the path leads on.
  ///
  /// - Complexity: O(*n*) in the members on the way.
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
  subscript(key: String) -> JSONNode? {
    guard case .members(let members) = children else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The elements of a list.
  var elements: [JSONNode] {
    if case .list(let nodes) = children { nodes } else { [] }
  }

  /// The place of an unknown key itself, which is at fault rather than its value.
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
