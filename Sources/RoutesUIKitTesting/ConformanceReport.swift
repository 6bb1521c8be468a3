import Foundation

/// The comparisons of a test with UIKit, and the differences, as JSON for the results of the test.
///
/// ```swift
/// let conformance = Conformance(window) { RunLoop.main.run(until: Date() + 0.6) }
/// var report = ConformanceReport("journals")
/// for journal in try ConformanceJournals.all(width: Snapshot(of: window).width) {
///   report.add(journal.name, try conformance.replay(journal))
/// }
/// let json = try report.json
/// ```
///
/// The script `.ci/apple` of this package runs the tests of its example on simulators, and collects the
/// reports that they attach to their results.
public struct ConformanceReport: Codable, Equatable, Sendable {
  /// The subject of the comparisons, in the plural, for example "journals" or "random runs".
  public var title: String
  /// The names of the compared runs, in the order in which they were added.
  public private(set) var compared: [String] = []
  /// The differences, in the order in which they were added.
  public private(set) var differences: [ConformanceDifference] = []

  /// Creates a report that compares nothing yet.
  ///
  /// - Parameter title: The subject of the comparisons, in the plural.
  public init(_ title: String) {
    self.title = title
  }

  /// Adds a journal or another run.
  ///
  /// - Parameters:
  ///   - journal: The name of the journal, or of the run.
  ///   - differences: The differences; empty if UIKit behaved as the graph.
  public mutating func add(_ journal: String, _ differences: [ConformanceDifference]) {
    compared.append(journal)
    self.differences += differences
  }

  /// The report as JSON. Equal reports have equal bytes.
  ///
  /// - Throws: An error of the encoder.
  /// - Complexity: O(*n*) in the size of the report.
  public var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
