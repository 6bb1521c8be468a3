import RouteTables
import Routes
import SourceText

/// A `*.routes.json` file: the table, and the locations of its parts.
package struct RouteTableFile: Sendable {
  package var path: String
  package var table: RouteTable
  /// The locations of the parts of each row.
  var parts: [[RouteTable.Issue.Field: TextLocation]]
  var rows: [TextLocation]

  package static func read(_ bytes: [UInt8], path: String) -> Result<RouteTableFile, TextProblem> {
    StrictJSON.read(RouteTable.self, from: bytes).map { table, node in
      let lines = LineTable(bytes)
      let rows = node["routes"]?.elements ?? []
      return RouteTableFile(
        path: path,
        table: table,
        parts: rows.map { parts(of: $0).mapValues { lines.location(of: $0.range) } },
        rows: rows.map { lines.location(at: $0.range.lowerBound) }
      )
    }
  }

  private static func parts(of row: JSONNode) -> [RouteTable.Issue.Field: JSONNode] {
    let (source, destination) = (row["source"], row["destination"])
    let nodes: [RouteTable.Issue.Field: JSONNode?] = [
      .segue: row["segue"],
      .sourceScene: source?["scene"],
      .sourceClass: source?["class"],
      .destinationScene: destination?["scene"],
      .destinationClass: destination?["class"],
      .destinationUnwrapped: destination?["unwrapped"],
    ]
    return nodes.compactMapValues(\.self)
  }

  /// The location of a part of a row, or of the row if it lacks the part.
  func location(ofRow row: Int, _ field: RouteTable.Issue.Field) -> TextLocation {
    parts[row][field] ?? rows[row]
  }
}
