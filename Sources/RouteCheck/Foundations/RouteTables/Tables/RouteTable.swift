import Routes
import SourceText

/// The moves of an app as rows of source, destination, segue and dependencies.
///
/// A table is created from storyboards, from code, or from a `*.routes.json` file with the
/// expectations of the code. ``issues(against:storyboards:isClass:)`` compares it with storyboards.
package struct RouteTable: Equatable, Sendable {
  package var routes: [Row]

  package init(routes: [Row] = []) { self.routes = routes }
}

extension RouteTable {
  package struct Row: Equatable, Sendable {
    /// The name of the route, such as a `Destination`'s case.
    package var route: ExactString?
    /// The segue's identifier.
    package var segue: ExactString?
    package var kind: SegueKind?
    /// The role of a relationship in its container.
    package var relationship: ExactString?
    /// The action of an unwind.
    package var action: ExactString?
    /// The presentation style that the segue states.
    package var style: ExactString?
    /// The element that starts the segue; `nil` if only code performs it, or if that is unknown.
    package var trigger: Storyboard.Segue.Trigger?
    /// The source; `nil` means any source.
    package var source: End?
    package var destination: End?
    /// The destination's dependencies, in order.
    package var dependencies: [Dependency]
    package var location: FileLocation?

    package init(
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
  package struct End: Hashable, Sendable {
    /// The scene: its identifier, or its object id.
    package var scene: ExactString?
    /// The class of the scene's controller (`class` in JSON).
    package var className: ExactString?
    /// For a container, the class of its innermost content, or else that scene's name.
    package var unwrapped: ExactString?

    package init(
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
  package struct Dependency: Hashable, Sendable {
    package var name: ExactString?
    /// The type, as it is written in Swift.
    package var type: ExactString

    package init(name: ExactString? = nil, type: ExactString) {
      self.name = name
      self.type = type
    }

    /// The dependency as a parameter: `post: Int`.
    package var label: String { name.map { "\($0): \(type)" } ?? type.string }
  }
}

extension RouteTable: Decodable {
  /// The version of the JSON format.
  package static let version = 1

  /// Decodes a table strictly: an unknown key, version or type is an error with its coding path.
  ///
  /// A row may leave out any field:
  ///
  /// ```json
  /// {"version": 1, "routes": [{"segue": "ShowPost", "destination": {"class": "PostController"}}]}
  /// ```
  ///
  /// - Throws: `DecodingError` with the coding path of the invalid value.
  package init(from decoder: any Decoder) throws {
    let values = try StrictContainer(decoder, keys: ["version", "routes"])
    let version: Int = try values.required("version")
    guard version == Self.version else {
      throw values.error(
        at: "version",
        "version \(version) is unknown; this tool reads version \(Self.version)"
      )
    }
    routes = try values.required("routes")
  }
}

extension RouteTable.Row: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try StrictContainer(
      decoder,
      keys: [
        "route", "segue", "kind", "relationship", "action", "style", "trigger", "source",
        "destination", "dependencies", "file", "line", "column",
      ]
    )
    self.init(
      route: try values.optional("route"),
      segue: try values.optional("segue"),
      kind: try values.optional("kind"),
      relationship: try values.optional("relationship"),
      action: try values.optional("action"),
      style: try values.optional("style"),
      trigger: try values.optional("trigger"),
      source: try values.optional("source"),
      destination: try values.optional("destination"),
      dependencies: try values.optional("dependencies") ?? []
    )
    if let file: String = try values.optional("file") {
      location = FileLocation(
        file: file,
        line: try values.optional("line") ?? 1,
        column: try values.optional("column") ?? 1
      )
    }
  }
}

extension RouteTable.End: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try StrictContainer(decoder, keys: ["scene", "class", "unwrapped"])
    self.init(
      scene: try values.optional("scene"),
      className: try values.optional("class"),
      unwrapped: try values.optional("unwrapped")
    )
  }
}

extension RouteTable.Dependency: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try StrictContainer(decoder, keys: ["name", "type"])
    self.init(name: try values.optional("name"), type: try values.required("type"))
  }
}
