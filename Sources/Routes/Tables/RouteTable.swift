/// The moves of an app as rows: from where, to where, by which segue, with which dependencies.
///
/// A table comes from a ``SegueRegistry``, from storyboards, or from a `*.routes.json` file that
/// lists what the code expects; ``issues(against:)`` says where a table and a storyboard disagree.
public struct RouteTable: Hashable, Sendable {
  /// The rows, in the order in which they were given.
  public var routes: [Row]

  /// Makes a table of the given rows.
  public init(routes: [Row] = []) { self.routes = routes }
}

extension RouteTable {
  /// One move.
  public struct Row: Hashable, Sendable {
    /// The name of the route, such as a `Destination`'s case.
    public var route: String?
    /// The segue's identifier.
    public var segue: String?
    /// What the segue does.
    public var kind: SegueKind?
    /// Which part of a container a relationship fills.
    public var relationship: String?
    /// Where the move starts; `nil` means anywhere.
    public var source: End?
    /// Where the move leads.
    public var destination: End?
    /// What the destination must be given, in order.
    public var dependencies: [Dependency]
    /// Where the row was read.
    public var location: FileLocation?

    /// Makes a row from its parts.
    public init(
      route: String? = nil,
      segue: String? = nil,
      kind: SegueKind? = nil,
      relationship: String? = nil,
      source: End? = nil,
      destination: End? = nil,
      dependencies: [Dependency] = [],
      location: FileLocation? = nil
    ) {
      self.route = route
      self.segue = segue
      self.kind = kind
      self.relationship = relationship
      self.source = source
      self.destination = destination
      self.dependencies = dependencies
      self.location = location
    }
  }

  /// One end of a move.
  public struct End: Hashable, Sendable {
    /// The scene: its identifier, or its object id.
    public var scene: String?
    /// The class of the scene's controller (`class` in JSON).
    public var className: String?
    /// The class, or else the scene, that stands inside when this end is a container.
    public var unwrapped: String?

    /// Makes an end from its parts.
    public init(scene: String? = nil, className: String? = nil, unwrapped: String? = nil) {
      self.scene = scene
      self.className = className
      self.unwrapped = unwrapped
    }
  }

  /// Something that a destination must be given.
  public struct Dependency: Hashable, Sendable {
    /// The label, where it has one.
    public var name: String?
    /// The type, as it is written in Swift.
    public var type: String

    /// Makes a dependency from its parts.
    public init(name: String? = nil, type: String) {
      self.name = name
      self.type = type
    }
  }
}
