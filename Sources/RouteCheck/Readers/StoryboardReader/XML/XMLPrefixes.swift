/// The prefixes of names that the open elements of a document declare.
struct XMLPrefixes {
  /// The declarations, innermost last, each with the number of open elements at it.
  private var declarations: [(prefix: String, depth: Int)] = []
  /// How many open elements declare each prefix.
  private var counts: [String: Int] = [:]

  /// Declares a prefix until the element at a depth ends.
  mutating func declare(_ prefix: String, depth: Int) {
    declarations.append((prefix, depth))
    counts[prefix, default: 0] += 1
  }

  /// Whether an open element declares a prefix.
  func contains(_ prefix: String) -> Bool { counts[prefix, default: 0] > 0 }

  /// Forgets the declarations of elements that have ended.
  ///
  /// - Parameter depth: The number of elements that are still open.
  mutating func leave(depth: Int) {
    while let last = declarations.last, last.depth > depth {
      declarations.removeLast()
      counts[last.prefix]? -= 1
    }
  }
}
