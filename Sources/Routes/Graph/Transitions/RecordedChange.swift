extension Transition {
  /// One change of a graph's structure, as a journal stores it.
  ///
  /// A change can be compared, stored and replayed. Its parts are not public.
  public struct RecordedChange: Equatable, Sendable {
    package var form: Form

    package init(_ form: Form) { self.form = form }
  }
}

extension Transition.RecordedChange: Codable {
  /// Reads a change that a journal stored.
  public init(from decoder: any Decoder) throws {
    form = try Form(from: decoder)
  }

  /// Writes the change.
  public func encode(to encoder: any Encoder) throws {
    try form.encode(to: encoder)
  }
}

extension Transition.RecordedChange {
  /// A controller in a change.
  package enum Item: Hashable, Codable, Sendable {
    /// A controller that is in the graph, by its number.
    case kept(Int)
    /// A new controller, with its children.
    case new(Snapshot)
    /// The stack that a column makes for a controller that is in the graph, by its number.
    case stack(around: Int)
    /// The controller of a collapsed column that is not on the stack, and the split controller's number.
    case column(SplitViewController.Column, of: Int)
  }

  /// The change itself.
  ///
  /// Controllers are numbered in the order in which they entered the graph: first by their positions in
  /// the first snapshot, then as they enter, each before its children.
  package typealias Form = HierarchyChange<Item, Int>
}
