import Testing

@testable import RouteMaps
@testable import StoryboardReader

/// The layers of boxes on a map.
@Suite struct LayerAssignmentTests {
  private func links(_ lines: [(source: Int, destination: Int)]) -> [LayeredLayout.Link] {
    let span = LayeredLayout.Span(top: 0, bottom: 0)
    return lines.map {
      LayeredLayout.Link(
        source: $0.source,
        destination: $0.destination,
        sourceSpan: span,
        destinationSpan: span
      )
    }
  }

  private func layers(_ count: Int, _ lines: [(source: Int, destination: Int)]) -> [Int] {
    LayerAssignment(count: count, links(lines)).layers
  }

  @Test func `a box is in a layer after all boxes that lead to it`() {
    #expect(layers(4, [(0, 1), (1, 2), (0, 2), (2, 3)]) == [0, 1, 2, 3])
  }

  @Test func `a line that closes a cycle does not move boxes`() {
    #expect(layers(3, [(0, 1), (1, 2), (2, 0)]) == [0, 1, 2])
  }

  @Test func `only a box without incoming lines moves next to its destination`() {
    // Boxes 1 and 5 lead to box 3, whose layer is that of the longer way over 2 and 4.
    #expect(
      layers(6, [(0, 1), (0, 2), (2, 4), (4, 3), (1, 3), (5, 3)]) == [0, 1, 1, 3, 2, 2]
    )
  }

  @Test func `boxes move out of a high layer by a few layers at most`() {
    // Boxes 0 to 4 follow each other. Box 4 and the others lead nowhere.
    let lines = [(0, 1), (1, 2), (2, 3), (3, 4)] + (5..<125).map { (0, $0) }
    var assignment = LayerAssignment(count: 125, links(lines))
    #expect(assignment.layers == Array(0..<5) + Array(repeating: 1, count: 120))
    assignment.balance(Array(repeating: .init(width: 200, height: 400), count: 125), links(lines))
    #expect(assignment.layers[..<4] == [0, 1, 2, 3])
    let counts = (0..<9).map { layer in assignment.layers[5...].count { $0 == layer } }
    #expect(counts == [0, 60, 30, 15, 8, 7, 0, 0, 0])
  }

  @Test(arguments: [(5, 0), (6, 1)])
  func `only a layer that is higher than 1,500 is too high`(count: Int, moved: Int) {
    let lines = (1...count).map { (0, $0) }
    var assignment = LayerAssignment(count: count + 1, links(lines))
    let size = Wireframe.Size(width: 100, height: 300 - LayeredLayout.Measure.gap)
    assignment.balance(Array(repeating: size, count: count + 1), links(lines))
    #expect(assignment.layers.count { $0 == 2 } == moved)
  }
}
