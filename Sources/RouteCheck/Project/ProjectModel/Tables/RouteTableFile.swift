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

  /// The location of a part of a row, or of the row if it lacks the part.
  func location(ofRow row: Int, _ field: RouteTable.Issue.Field) -> TextLocation {
    parts[row][field] ?? rows[row]
  }
}
