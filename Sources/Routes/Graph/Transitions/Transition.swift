/// A transition as a value, for observers and journals.
public struct Transition: Equatable, Codable, Sendable {
  /// The kind of the transition.
  public var kind: Kind
  /// The identifier of the segue, if a segue caused the transition.
  public var segue: ExactString?
  /// The segue in its storyboard, if a storyboard's segue caused the transition.
  public var segueObject: Storyboard.SegueObject?
  /// The name of the source.
  public var source: ExactString?
  /// The name of the destination, or of the visible controller afterwards.
  public var destination: ExactString?
  /// The changes, in order.
  public var changes: [RecordedChange]

  /// Makes a transition from its parts.
  public init(
    kind: Kind,
    segue: ExactString? = nil,
    segueObject: Storyboard.SegueObject? = nil,
    source: ExactString? = nil,
    destination: ExactString? = nil,
    changes: [RecordedChange]
  ) {
    self.kind = kind
    self.segue = segue
    self.segueObject = segueObject
    self.source = source
    self.destination = destination
    self.changes = changes
  }
}

extension Transition {
  /// The kind of a transition.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// The window's root was set.
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
    /// The tabs of a tab bar controller were set.
    case tabs
    /// A column of a split controller was set.
    case column
    /// A page controller turned to other pages.
    case turn
    /// The children of an app's container were arranged.
    case arrange
    /// A child was embedded, or code removed a child from its parent.
    case embed
    /// Unwound to an existing controller.
    case unwind
    /// The horizontal size class changed.
    case resize
    /// The changes of a custom segue were reversed.
    case custom
  }
}
