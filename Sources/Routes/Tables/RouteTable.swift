/// The moves of an app as rows of source, destination, segue and dependencies.
///
/// A table is created from a ``SegueRegistry``, from storyboards, or from a `*.routes.json` file that
/// lists what the code expects. ``issues(against:)`` compares it with storyboards.
public struct RouteTable: Hashable, Sendable {
  /// The rows.
  public var routes: [Row]

  /// Creates a table of rows.
  public init(routes: [Row] = []) { self.routes = routes }
}

extension RouteTable {
  /// One move.
  public struct Row: Hashable, Sendable {
    /// The name of the route, such as a `Destination`'s case.
    public var route: ExactString?
    /// The segue's identifier.
    public var segue: ExactString?
    /// The segue's kind.
    public var kind: SegueKind?
    /// The role of a relationship in its container.
    public var relationship: ExactString?
    /// The action of an unwind.
    public var action: ExactString?
    /// The presentation style that the segue states.
    public var style: ExactString?
    /// The element that starts the segue; `nil` if only code performs it, or if that is unknown.
    public var trigger: Storyboard.Segue.Trigger?
    /// The source; `nil` means any source.
    public var source: End?
    /// The destination.
    public var destination: End?
    /// The destination's dependencies, in order.
    public var dependencies: [Dependency]
    /// The location at which the row was read.
    public var location: FileLocation?

    /// Creates a row from its parts.
    public init(
      route: ExactString? = nil,
      segue: ExactString? = nil,
      kind: SegueKind? = nil,
      relationship: ExactString? = nil,
      action: ExactString? = nil,
      style: ExactString? = nil,
      trigger: Storyboard.Segue.Trigger? = nil,
      source: End? = nil,
      destination: End? = nil,
      dependencies: [Dependency] = [],
      location: FileLocation? = nil
    ) {
      self.route = route
      self.segue = segue
      self.kind = kind
      self.relationship = relationship
      self.action = action
      self.style = style
      self.trigger = trigger
      self.source = source
      self.destination = destination
      self.dependencies = dependencies
      self.location = location
    }
  }

  /// The source or the destination of a move.
  public struct End: Hashable, Sendable {
    /// The scene: its identifier, or its object id.
    public var scene: ExactString?
    /// The class of the scene's controller (`class` in JSON).
    public var className: ExactString?
    /// For a container, the class of its innermost content, or else that scene's name.
    public var unwrapped: ExactString?

    /// Creates an end from its parts.
    public init(
      scene: ExactString? = nil,
      className: ExactString? = nil,
      unwrapped: ExactString? = nil
    ) {
      self.scene = scene
      self.className = className
      self.unwrapped = unwrapped
    }
  }

  /// A value that a destination needs.
  public struct Dependency: Hashable, Sendable {
    /// The label, if any.
    public var name: ExactString?
    /// The type, as it is written in Swift.
    public var type: ExactString

    /// Creates a dependency from its parts.
    public init(name: ExactString? = nil, type: ExactString) {
      self.name = name
      self.type = type
    }
  }
}
