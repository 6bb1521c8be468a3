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
  /// The changes, one by one.
  public var steps: [Step]

  /// Makes a transition from its parts.
  public init(
    kind: Kind,
    segue: String? = nil,
    source: String? = nil,
    destination: String? = nil,
    steps: [Step]
  ) {
    self.kind = kind
    self.segue = segue
    self.source = source
    self.destination = destination
    self.steps = steps
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

  /// A controller in a step: one that is there, or one that comes.
  public enum Item: Hashable, Codable, Sendable {
    /// A controller that is in the graph, by its number.
    case kept(Int)
    /// A controller that comes, with everything inside it.
    case new(Snapshot)
  }

  /// One change of a graph's structure.
  ///
  /// Controllers are numbered in the order in which they came: the ones of the first snapshot by
  /// their position in it, later ones as they enter, each before what is inside it.
  public enum Step: Hashable, Codable, Sendable {
    /// Sets the root.
    case root(Item?)
    /// Puts a controller on top of a stack.
    case push(Item, onto: Int)
    /// Takes so many controllers off a stack.
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
    case column(Column, Item?, of: Int)
    /// Sets the children and the content of a page controller or an own container.
    case arrange([Item], content: Int?, of: Int)
    /// Embeds a child.
    case embed(Item, in: Int)
    /// Takes an embedded child out.
    case unembed(Int)
    /// Changes the width.
    case width(Width)
  }
}
