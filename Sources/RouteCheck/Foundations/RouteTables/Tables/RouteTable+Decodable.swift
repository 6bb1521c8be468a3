import Routes
import SourceText

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
