/// Walks over controllers and their descendants, without recursion. A container may contain itself.
package enum ControllerTree {
  /// The controllers below `root`, nearest first, each once.
  package static func breadthFirst(from root: any Controller) -> [any Controller] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var found: [any Controller] = [root]
    var next = 0
    while next < found.count {
      let children = found[next].childrenOutsideGraph
      for child in children where seen.insert(ObjectIdentifier(child)).inserted {
        found.append(child)
      }
      next += 1
    }
    return Array(found.dropFirst())
  }
}
