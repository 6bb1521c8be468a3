import Testing

@Suite struct BisectionTests {
  @Test func agreesWithTheFirstIndexThatSatisfiesForEveryShortCollection() {
    for count in 0...9 {
      let numbers = Array(10..<(10 + count))
      for slice in [numbers[...], numbers.dropFirst(), numbers.dropLast(2)] {
        for limit in 8...21 {
          #expect(
            slice.partitioningIndex { $0 > limit }
              == slice.firstIndex { $0 > limit } ?? slice.endIndex,
            "\(slice) \(limit)"
          )
        }
      }
    }
  }
}
