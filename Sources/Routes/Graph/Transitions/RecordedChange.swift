extension Transition {
  /// One change of a graph's structure, as a journal stores it.
  ///
  /// A change can be compared, stored and replayed. Its parts are not public.
  public struct RecordedChange: Hashable, Sendable {
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
  }

  /// The change itself.
  ///
  /// Controllers are numbered in the order in which they entered the graph: those of the first
  /// snapshot by their positions in it, later ones as they enter, each before its children.
  package enum Form: Hashable, Codable, Sendable {
    /// Sets the root.
    case root(Item?)
    /// Pushes a controller on a stack.
    case push(Item, onto: Int)
    /// Pops a number of controllers off a stack.
    case pop(count: Int, from: Int)
    /// Sets a whole stack.
    case stack([Item], of: Int)
    /// Presents a controller.
    case present(Item, by: Int, style: PresentationStyle)
    /// Dismisses what a controller presents.
    case dismiss(by: Int)
    /// Selects a tab.
    case select(index: Int, in: Int)
    /// Sets or empties a column.
    case column(SplitColumn, Item?, of: Int)
    /// Hides columns, and shows all others.
    case hide([SplitColumn], of: Int)
    /// Sets the children and the content of a page controller or of an app's own container.
    case arrange([Item], content: Int?, of: Int)
    /// Embeds a child.
    case embed(Item, in: Int)
    /// Removes an embedded child.
    case unembed(Int)
    /// Changes the horizontal size class.
    case width(HorizontalSizeClass)
  }
}
