/// What a graph did, as a value: reported when it is over, stored in journals, and replayed.
public struct Transition: Hashable, Codable, Sendable {
  /// What was done.
  public var kind: Kind
  /// The identifier of the segue that did it, where one did.
  public var segue: String?
  /// The name of the controller that it started from.
  public var source: String?
  /// The name of the controller that came, or that is in front afterwards.
  public var destination: String?
  /// The changes, in order.
  public var changes: [RecordedChange]

  /// Makes a transition from its parts.
  public init(
    kind: Kind,
    segue: String? = nil,
    source: String? = nil,
    destination: String? = nil,
    changes: [RecordedChange]
  ) {
    self.kind = kind
    self.segue = segue
    self.source = source
    self.destination = destination
    self.changes = changes
  }
}

extension Transition {
  /// What a transition does.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// The window got its root.
    case root
    /// A controller was pushed on a stack.
    case push
    /// Controllers were popped off a stack.
    case pop
    /// A whole stack was set.
    case stack
    /// A controller was presented.
    case present
    /// Presented controllers were dismissed.
    case dismiss
    /// A tab was selected.
    case select
    /// A column of a split controller was set.
    case column
    /// A page controller turned to other pages.
    case turn
    /// An own container's children were arranged.
    case arrange
    /// A child was embedded.
    case embed
    /// The way went back to a controller that was there.
    case unwind
    /// The width changed.
    case resize
    /// A custom segue did several things at once.
    case custom
  }
}
