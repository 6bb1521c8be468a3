import Routes

/// A `*.routes.json` file as it was read: the table, and where each part of a row stands.
struct RouteTableFile: Sendable {
  var path: String
  var table: RouteTable
  /// The places of the rows, in their order.
  var rows: [[RouteTable.Issue.Field: SourcePlace]]
  /// The places of the rows as a whole.
  var places: [SourcePlace]

  /// The place of a part of a row, or of the row where it lacks the part.
  func place(ofRow row: Int, _ field: RouteTable.Issue.Field) -> SourcePlace {
    rows[row][field] ?? places[row]
  }
}
