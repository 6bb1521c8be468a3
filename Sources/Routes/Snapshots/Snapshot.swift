/// The state of a graph as a value to compare, print, store and restore.
///
/// A snapshot contains names and structure, but no controllers. It has a one-line notation:
///
/// ```swift
/// let snapshot = try Snapshot("tab(*nav(Feed, Conversation), nav(Settings)) > sheet nav(Share)")
/// print(graph.snapshot == snapshot)
/// ```
///
/// - `nav`, `tab`, `split`, `page` and `search` are the library's containers. `nav:Login(…)` is a subclass named
///   `LoginController`.
/// - Any other name with parentheses is a container of the app.
/// - `*` marks the selected tab, or the content of an app's container.
/// - `_` is an empty column of a split controller.
/// - `[…]` contains embedded children.
/// - `> style` precedes a presented controller.
/// - `regular:` at the beginning is the regular horizontal size class.
/// - Names omit the suffix `Controller` or `ViewController`.
public struct Snapshot: Hashable, Codable, Sendable {
  /// The horizontal size class.
  public var width: ControllerGraph.SizeClass
  /// The controllers. The root is the first, and each one precedes its children and the controller
  /// that it presents.
  public var screens: [Screen]

  /// Creates a snapshot from its parts.
  public init(width: ControllerGraph.SizeClass = .compact, screens: [Screen] = []) {
    self.width = width
    self.screens = screens
  }
}

extension Snapshot {
  /// One controller of a snapshot.
  public struct Screen: Hashable, Codable, Sendable {
    /// The controller's name; empty for the library's containers.
    public var name: ExactString
    /// The controller's kind.
    public var kind: Kind
    /// The controller's placement.
    public var placement: Placement
    /// Whether it is the selected tab, or the content of an app's container.
    public var isSelected: Bool
    /// The scene that the controller was made from, if any.
    ///
    /// The notation omits it, and screens are equal without it: a snapshot that was read from its
    /// notation is equal to the one that was printed.
    public var scene: Storyboard.SceneObject?
    /// The collapsed columns of a split controller, if any. The notation omits them, too.
    package var columns: [CollapsedColumn]?

    /// Creates a screen from its parts.
    public init(
      name: ExactString,
      kind: Kind = .screen,
      placement: Placement,
      isSelected: Bool = false,
      scene: Storyboard.SceneObject? = nil
    ) {
      self.name = name
      self.kind = kind
      self.placement = placement
      self.isSelected = isSelected
      self.scene = scene
    }

    /// Whether two screens have the same name, kind and placement.
    public static func == (left: Self, right: Self) -> Bool {
      left.name == right.name && left.kind == right.kind && left.placement == right.placement
        && left.isSelected == right.isSelected
    }

    /// Hashes the compared properties.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(kind)
      hasher.combine(placement)
      hasher.combine(isSelected)
    }
  }

  package struct CollapsedColumn: Hashable, Codable, Sendable {
    var column: SplitViewController.Column
    /// The position of the controller in the snapshot; `nil` if it is in no graph.
    package var position: Int?
    /// The controller that is in no graph.
    var snapshot: Snapshot?
  }

  /// Changes the positions that collapsed columns refer to.
  package mutating func moveColumns(_ newPosition: (Int) -> Int?) {
    for index in screens.indices {
      screens[index].columns = screens[index].columns?.map { column in
        var column = column
        column.position = column.position.flatMap(newPosition)
        return column
      }
    }
  }

  /// How a controller is attached to others, which are given by their positions in
  /// ``Snapshot/screens``.
  public enum Placement: Hashable, Codable, Sendable {
    /// The root of the window.
    case root
    /// A child of a container, after the preceding siblings.
    case child(of: Int)
    /// A column of a split controller.
    case column(SplitViewController.Column, of: Int)
    /// An embedded child.
    case embedded(in: Int)
    /// A presented controller.
    case presented(by: Int, style: PresentationStyle)
  }
}

extension Snapshot.Placement {
  /// The position of the parent or of the presenter; `nil` for the root.
  package var owner: Int? {
    switch self {
    case .root: nil
    case .child(let owner), .column(_, let owner), .embedded(let owner), .presented(let owner, _):
      owner
    }
  }
}

extension Snapshot {
  /// The kind of a controller, by its children.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A controller without children of its own.
    case screen
    /// A ``NavigationController``.
    case navigation = "nav"
    /// A ``TabBarController``.
    case tab
    /// A ``SplitViewController``.
    case split
    /// A ``PageViewController``.
    case page
    /// A ``SearchController``.
    case search
    /// A container of the app.
    case container
  }
}

extension Snapshot.Kind {
  var displayName: String {
    switch self {
    case .screen: "controller"
    case .navigation: "navigation controller"
    case .tab: "tab bar controller"
    case .split: "split view controller"
    case .page: "page view controller"
    case .search: "search controller"
    case .container: "container"
    }
  }
}

extension Snapshot {
  /// The reason why a snapshot or a journal cannot be restored.
  public enum RestorationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A screen of a snapshot does not fit those before it.
    case malformed(position: Int, problem: String)
    /// An entry of a journal cannot follow the entries before it.
    case malformedStep(position: Int, step: String, problem: String)
    /// A registered class is not of the kind that the snapshot states.
    case wrongClass(name: String, expected: String)
    /// Several registered classes have the name that the snapshot states.
    case ambiguousClass(name: String, candidates: [String])

    /// The problem, and its place.
    public var description: String {
      switch self {
      case .malformed(let position, let problem):
        "position \(position) of the snapshot \(problem)"
      case .malformedStep(let position, let step, let problem):
        "entries[\(position)] of the journal, '\(step)': \(problem)"
      case .wrongClass(let name, let expected):
        "the snapshot says '\(name)' is a \(expected), but the registered class is not"
      case .ambiguousClass(let name, let candidates):
        """
        the snapshot says '\(name)', which is the name of \(candidates.joined(separator: " and of ")); \
        register one of them, or record the snapshot in a graph of the storyboard's scenes
        """
      }
    }
  }
}
