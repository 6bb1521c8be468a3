/// A difference between a graph in memory and UIKit.
public struct ConformanceDifference: Codable, Equatable, Sendable {
  /// The name of the journal.
  public var journal: String
  /// The move after which the two differ.
  public var move: String
  /// The aspect that differs.
  public var aspect: Aspect
  /// The behavior of the graph.
  public var expected: [String]
  /// The behavior of UIKit.
  public var found: [String]

  /// Creates a difference from its parts.
  public init(
    journal: String,
    move: String,
    aspect: Aspect,
    expected: [String],
    found: [String]
  ) {
    self.journal = journal
    self.move = move
    self.aspect = aspect
    self.expected = expected
    self.found = found
  }

  /// The aspects that can differ.
  public enum Aspect: String, Codable, Hashable, Sendable {
    /// The horizontal size class that the journal needs.
    case width
    /// The hierarchy.
    case state
    /// The lifecycle calls, or their order.
    case calls
    /// The answer to a request, which may be a refusal.
    case answer
    /// The results that were delivered.
    case results
  }
}

extension ConformanceDifference: CustomStringConvertible {
  /// The journal, the move, and both sides.
  public var description: String {
    """
    \(journal), \(move): the \(aspect.rawValue) should be \
    '\(expected.joined(separator: ", "))', but UIKit's is '\(found.joined(separator: ", "))'
    """
  }
}
