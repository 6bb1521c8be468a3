import Testing

@testable import Routes

@Suite struct NodeTableTests {
  @Test(arguments: 1...20)
  func holdsWhatADictionaryHolds(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let nodes = (0..<200).map { node($0) }
    let table = NodeTable()
    var reference: [ObjectIdentifier: Node] = [:]
    for _ in 0..<2_000 {
      let node = nodes[Int.random(in: 0..<nodes.count, using: &random)]
      if Int.random(in: 0..<5, using: &random) < 3 {
        table.insert(node)
        reference[node.id] = node
      } else {
        #expect(table.remove(node.id) === reference.removeValue(forKey: node.id))
      }
      #expect(table.count == reference.count)
      #expect(table.isEmpty == reference.isEmpty)
    }
    for node in nodes { #expect(table[node.id] === reference[node.id]) }
    #expect(Set(table.nodes.map(\.serial)) == Set(reference.values.map(\.serial)))
  }

  @Test func putsANodeInThePlaceOfAnotherOneOfTheSameController() {
    let controller = StandInController("Feed")
    let table = NodeTable()
    table.insert(node(0, controller))
    table.insert(node(1, controller))
    #expect(table.count == 1)
    #expect(table[ObjectIdentifier(controller)]?.serial == 1)
  }

  @Test func holdsNothingAnyLonger() {
    weak var left: StandInController?
    weak var stays: StandInController?
    do {
      let table = NodeTable()
      for number in 0..<100 { table.insert(node(number)) }
      let first = StandInController("First")
      let second = StandInController("Second")
      (left, stays) = (first, second)
      table.insert(node(100, first))
      table.insert(node(101, second))
      _ = table.remove(ObjectIdentifier(first))
    }
    #expect(left == nil)
    #expect(stays == nil)
  }

  private func node(
    _ serial: Int,
    _ controller: any Controller = StandInController("Screen")
  ) -> Node {
    Node(controller, [], scene: nil, origin: nil, serial: serial)
  }
}
