/// Nodes by the identity of their controllers.
///
/// A class in a constant property of the graph is reached without a check for exclusive access.
final class NodeTable {
  private var table: [ObjectIdentifier: Node] = [:]

  var isEmpty: Bool { table.isEmpty }
  var count: Int { table.count }

  /// The nodes, in no particular order.
  var nodes: some Collection<Node> { table.values }

  /// - Complexity: O(1) on average.
  subscript(id: ObjectIdentifier) -> Node? { table[id] }

  /// Puts a node in, in the place of one of the same controller.
  ///
  /// - Complexity: O(1), averaged over all insertions.
  func insert(_ node: Node) { table[node.id] = node }

  /// - Complexity: O(1) on average.
  func remove(_ id: ObjectIdentifier) -> Node? { table.removeValue(forKey: id) }
}
