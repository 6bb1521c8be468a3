import Foundation

/// The results of a function that may wait, for as many elements at once as there are processors.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  _ transform: @escaping @Sendable (Element) throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var results: [Result?] = elements.map { _ in nil }
    var rest = elements.enumerated().makeIterator()
    func startNext() {
      guard let (index, element) = rest.next() else { return }
      group.addTask { (index, try transform(element)) }
    }
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
    while let (index, result) = try await group.next() {
      results[index] = result
      startNext()
    }
    return results.compactMap(\.self)
  }
}
