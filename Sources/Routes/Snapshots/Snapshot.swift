/// What is where in a graph, as a value: to compare, to print, to store, and to restore from.
///
/// A snapshot holds names and structure, no controllers. Its one-line notation is read and written:
///
/// ```swift
/// try graph.expect("tab(*nav(Feed, Conversation), nav(Settings)) > sheet nav(Share)")
/// ```
///
/// `nav`, `tab`, `split` and `page` are the library's containers (`nav:Login(…)` is a subclass
/// called `LoginController`), any other name with parentheses is a container of the app's own. `*`
/// marks the selected tab, or the content of an own container; `_` is a column without a controller;
/// `[…]` holds embedded children; `> style` leads to what is presented. Names lose `Controller` or
/// `ViewController` at their end. `regular:` in front is the wide size class.
public struct Snapshot: Hashable, Codable, Sendable {
  /// The horizontal size class.
  public var width: HorizontalSizeClass
  /// The controllers, each before what is inside it and what it presents; the root is the first.
  public var screens: [Screen]

  /// Makes a snapshot from its parts.
  public init(width: HorizontalSizeClass = .compact, screens: [Screen] = []) {
    self.width = width
    self.screens = screens
  }
}

extension Snapshot {
  /// One controller of a snapshot.
  public struct Screen: Hashable, Codable, Sendable {
    /// The controller's name; empty for the library's own containers.
    public var name: String
    /// What the controller is to those inside it.
    public var kind: Kind
    /// Where the controller stands.
    public var place: Place
    /// Whether it is its tab controller's selection, or its own container's content.
    public var isSelected: Bool

    /// Makes a screen from its parts.
    public init(name: String, kind: Kind = .screen, place: Place, isSelected: Bool = false) {
      self.name = name
      self.kind = kind
      self.place = place
      self.isSelected = isSelected
    }
  }

  /// Where a controller stands; the numbers are positions in ``Snapshot/screens``.
  public enum Place: Hashable, Codable, Sendable {
    /// The window's root.
    case root
    /// Inside a container, after the siblings that come before it.
    case child(of: Int)
    /// In a column of a split controller.
    case column(SplitColumn, of: Int)
    /// In a container view of a controller.
    case embedded(in: Int)
    /// Presented by a controller.
    case presented(by: Int, style: PresentationStyle)
  }
}

extension Snapshot.Place {
  /// The position of the screen that this one is inside of or presented by; `nil` for the root.
  var owner: Int? {
    switch self {
    case .root: nil
    case .child(let owner), .column(_, let owner), .embedded(let owner), .presented(let owner, _):
      owner
    }
  }
}
