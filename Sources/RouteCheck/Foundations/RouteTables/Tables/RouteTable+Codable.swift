import Routes
import SourceText

extension RouteTable: Codable {
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

  /// Encodes the table with its version.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: NamedKey.self)
    try values.encode(Self.version, forKey: "version")
    try values.encode(routes, forKey: "routes")
  }
}

extension RouteTable.Row: Codable {
  /// Decodes a row, in which every field is optional.
  package init(from decoder: any Decoder) throws {
    let values = try StrictContainer(
      decoder,
      keys: [
        "route", "segue", "kind", "relationship", "action", "style", "trigger", "source",
        "destination",
        "dependencies", "file", "line", "column",
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

  /// Encodes the fields that are not `nil`.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: NamedKey.self)
    try values.encodeIfPresent(route, forKey: "route")
    try values.encodeIfPresent(segue, forKey: "segue")
    try values.encodeIfPresent(kind, forKey: "kind")
    try values.encodeIfPresent(relationship, forKey: "relationship")
    try values.encodeIfPresent(action, forKey: "action")
    try values.encodeIfPresent(style, forKey: "style")
    try values.encodeIfPresent(trigger, forKey: "trigger")
    try values.encodeIfPresent(source, forKey: "source")
    try values.encodeIfPresent(destination, forKey: "destination")
    if !dependencies.isEmpty { try values.encode(dependencies, forKey: "dependencies") }
    try values.encodeIfPresent(location?.file, forKey: "file")
    try values.encodeIfPresent(location?.line, forKey: "line")
    try values.encodeIfPresent(location?.column, forKey: "column")
  }
}

extension RouteTable.End: Codable {
  /// Decodes an end, in which every field is optional.
  package init(from decoder: any Decoder) throws {
    let values = try StrictContainer(decoder, keys: ["scene", "class", "unwrapped"])
    self.init(
      scene: try values.optional("scene"),
      className: try values.optional("class"),
      unwrapped: try values.optional("unwrapped")
    )
  }

  /// Encodes the fields that are not `nil`.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: NamedKey.self)
    try values.encodeIfPresent(scene, forKey: "scene")
    try values.encodeIfPresent(className, forKey: "class")
    try values.encodeIfPresent(unwrapped, forKey: "unwrapped")
  }
}

extension RouteTable.Dependency: Codable {
  /// Decodes a dependency: its type, and its optional name.
  package init(from decoder: any Decoder) throws {
    let values = try StrictContainer(decoder, keys: ["name", "type"])
    self.init(name: try values.optional("name"), type: try values.required("type"))
  }

  /// Encodes the type and the name.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: NamedKey.self)
    try values.encodeIfPresent(name, forKey: "name")
    try values.encode(type, forKey: "type")
  }
}
