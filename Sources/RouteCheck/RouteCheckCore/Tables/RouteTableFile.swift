import Routes
import StoryboardReader
import SwiftScanner

/// A `*.routes.json` file as it was read: the table, and where each part of a row stands.
package struct RouteTableFile: Sendable {
  package var path: String
  package var table: RouteTable
  /// The places of the rows, in their order.
  var rows: [[RouteTable.Issue.Field: TextLocation]]
  /// The places of the rows as a whole.
  var locations: [TextLocation]

  /// The place of a part of a row, or of the row where it lacks the part.
  func location(ofRow row: Int, _ field: RouteTable.Issue.Field) -> TextLocation {
    rows[row][field] ?? locations[row]
  }
}
