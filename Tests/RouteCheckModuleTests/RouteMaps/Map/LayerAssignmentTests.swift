import Testing

@testable import RouteMaps

/// The layers of boxes on a map.
@Suite struct LayerAssignmentTests {
  private func layers(_ count: Int, _ lines: [(source: Int, destination: Int)]) -> [Int] {
    let span = LayeredLayout.Span(top: 0, bottom: 0)
    return LayerAssignment(
      count: count,
      lines.map {
        LayeredLayout.Link(
          source: $0.source,
          destination: $0.destination,
          sourceSpan: span,
          destinationSpan: span
        )
      }
    ).layers
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
}
