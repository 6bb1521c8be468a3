/// A controller and the ones around it, up to the root of what is presented.
struct Ancestors: Sequence, IteratorProtocol {
  private var upcoming: Node?

  init(of node: Node) { upcoming = node }

  mutating func next() -> Node? {
    guard let node = upcoming else { return nil }
    upcoming = node.parent
    return node
  }
}
