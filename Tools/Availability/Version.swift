/// A version of a system, such as 10.15.4.
struct Version: Comparable, CustomStringConvertible {
  /// The numbers, without zeros at the end.
  private let numbers: [Int]

  init(_ numbers: [Int]) {
    self.numbers = Array(numbers.reversed().drop { $0 == 0 }.reversed())
  }

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    self.init(parts.compactMap { $0 })
  }

  static func < (one: Version, other: Version) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  var description: String { numbers.map(String.init).joined(separator: ".") }
}
