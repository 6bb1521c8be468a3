import Foundation
import Routes
import StoryboardReader
import SwiftScanner

/// Reads `*.routes.json` files.
package enum RouteTableReader {
  /// Reads a file's bytes into a table, or into the one finding that says why not.
  package static func read(_ bytes: [UInt8], path: String) -> Result<RouteTableFile, Finding> {
    StrictJSON.read(RouteTable.self, from: bytes, path: path, rule: .malformedTable)
      .map { table, node in
        let lines = LineTable(bytes)
        let rows = node["routes"]?.elements ?? []
        return RouteTableFile(
          path: path,
          table: table,
          rows: rows.map { locations(of: $0, lines) },
          locations: rows.map { lines.location(at: $0.range.lowerBound) }
        )
      }
  }

  private static func locations(
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
