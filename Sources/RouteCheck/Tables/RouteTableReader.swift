import Foundation
import Routes

/// Reads `*.routes.json` files.
enum RouteTableReader {
  /// Reads a file's bytes into a table, or into the one finding that says why not.
  static func read(_ bytes: [UInt8], path: String) -> Result<RouteTableFile, Finding> {
    StrictJSON.read(RouteTable.self, from: bytes, path: path, rule: .malformedTable)
      .map { table, node in
        let lines = LineTable(bytes)
        let rows = node["routes"]?.elements ?? []
        return RouteTableFile(
          path: path,
          table: table,
          rows: rows.map { places(of: $0, lines) },
          places: rows.map { lines.place(at: $0.range.lowerBound) }
        )
      }
  }

  private static func places(
    of row: JSONNode,
    _ lines: LineTable
  ) -> [RouteTable.Issue.Field: SourcePlace] {
    let nodes: [(RouteTable.Issue.Field, JSONNode?)] = [
      (.segue, row["segue"]),
      (.sourceScene, row["source"]?["scene"]),
      (.sourceClass, row["source"]?["class"]),
      (.destinationScene, row["destination"]?["scene"]),
      (.destinationClass, row["destination"]?["class"]),
      (.destinationUnwrapped, row["destination"]?["unwrapped"]),
    ]
    var places: [RouteTable.Issue.Field: SourcePlace] = [:]
    for case (let field, let node?) in nodes { places[field] = lines.place(of: node.range) }
    return places
  }
}
