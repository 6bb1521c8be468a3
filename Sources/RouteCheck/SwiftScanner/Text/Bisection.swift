extension RandomAccessCollection {
  /// The first index whose element, and all after it, belong to the second part of a collection
  /// that is ordered so that no element of the first part comes later.
  ///
  /// - Complexity: O(log *n*) in the number of elements.
  package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var first = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(first, offsetBy: half)
      if isInSecondPart(self[middle]) {
        count = half
      } else {
        first = index(after: middle)
        count -= half + 1
      }
    }
    return first
  }
}
