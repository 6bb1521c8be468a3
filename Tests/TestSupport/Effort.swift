import Foundation

/// How many random inputs the tests try.
///
/// `ROUTES_EFFORT=50` tries 50 times as many as a run of all tests does.
package enum Effort {
  private static let factor =
    ProcessInfo.processInfo.environment["ROUTES_EFFORT"].flatMap(Double.init) ?? 1

  /// The number of inputs to try, given that of a run of all tests.
  package static func times(_ count: Int) -> Int { max(1, Int(Double(count) * factor)) }
}
