import RouteTables
import Routes
import SourceText

/// Reads `*.routes.json` files.
package enum RouteTableReader {
  package static func read(_ bytes: [UInt8], path: String) -> Result<RouteTableFile, TextProblem> {
    StrictJSON.read(RouteTable.self, from: bytes).map { table, node in
      let lines = LineTable(bytes)
      let rows = node["routes"]?.elements ?? []
      return RouteTableFile(
        path: path,
        table: table,
        parts: rows.map { parts(of: $0, lines) },
        rows: rows.map { lines.location(at: $0.range.lowerBound) }
      )
    }
  }

  private static func parts(
    of row: JSONNode,
    _ lines: LineTable
  ) -> [RouteTable.Issue.Field: TextLocation] {
    let nodes: [(RouteTable.Issue.Field, JSONNode?)] = [
      (.segue, row["segue"]),
      (.sourceScene, row["source"]?["scene"]),
      (.sourceClass, row["source"]?["class"]),
      (.destinationScene, row["destination"]?["scene"]),
      (.destinationClass, row["destination"]?["class"]),
      (.destinationUnwrapped, row["destination"]?["unwrapped"]),
    ]
    var locations: [RouteTable.Issue.Field: TextLocation] = [:]
    for case (let field, let node?) in nodes { locations[field] = lines.location(of: node.range) }
    return locations
  }
}
