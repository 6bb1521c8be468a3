import RouteTables
import Routes
import SourceText

package enum TableFormat: String, CaseIterable, Sendable {
  case text
  case markdown
  case json

  /// The text of a table.
  ///
  /// - Parameter containers: The names of containers without a class, by their object ids, for people.
  package func text(of table: RouteTable, _ containers: [ExactString: String] = [:]) -> String {
    switch self {
    case .text: Self.text(table, containers)
    case .markdown: Self.markdown(table, containers)
    case .json: Self.json(table)
    }
  }

  private static func json(_ table: RouteTable) -> String {
    JSONValue.file(
      .init("version", .number(RouteTable.version)),
      .init("routes", .list(table.routes.map(json)))
    )
  }

  private static func json(_ row: RouteTable.Row) -> JSONValue {
    let dependencies = row.dependencies.map {
      JSONValue.object(.init("name", .text($0.name)), .init("type", .text($0.type)))
    }
    return .object(
      .init("route", .text(row.route)),
      .init("segue", .text(row.segue)),
      .init("kind", .text(row.kind?.rawValue)),
      .init("relationship", .text(row.relationship)),
      .init("action", .text(row.action)),
      .init("style", .text(row.style)),
      .init("trigger", row.trigger.map(json)),
      .init("source", row.source.map(json)),
      .init("destination", row.destination.map(json)),
      .init("dependencies", .list(unlessEmpty: dependencies)),
      .init("file", .text(row.location?.file)),
      .init("line", row.location.map { .number($0.line) }),
      .init("column", row.location?.column.map { .number($0) })
    )
  }

  private static func json(_ trigger: Storyboard.Segue.Trigger) -> JSONValue {
    .object(
      .init("kind", .text(trigger.kind.rawValue)),
      .init("element", .text(trigger.element)),
      .init("title", .text(trigger.title)),
      .init("systemItem", .text(trigger.systemItem)),
      .init("image", .text(trigger.image))
    )
  }

  private static func json(_ end: RouteTable.End) -> JSONValue {
    .object(
      .init("scene", .text(end.scene)),
      .init("class", .text(end.className)),
      .init("unwrapped", .text(end.unwrapped))
    )
  }

  /// The table in aligned columns, without empty columns.
  private static func text(_ table: RouteTable, _ containers: [ExactString: String]) -> String {
    let rows = cells(of: table, containers).map { $0.map { $0.escaped(for: .terminal) } }
    if table.routes.isEmpty { return "" }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).dropLast().map { cell, width in cell.padded(to: width) }
      return (cells + [row[row.count - 1]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func markdown(_ table: RouteTable, _ containers: [ExactString: String]) -> String {
    let rows = cells(of: table, containers)
    if table.routes.isEmpty { return "" }
    let rule = rows[0].map { _ in "---" }
    let header = rows[0].map { $0.prefix(1) + $0.dropFirst().lowercased() }
    let body = rows.dropFirst().map { row in row.map { $0 == "-" ? "" : MarkdownCode.span($0) } }
    return ([header.map(String.init), rule] + body).map { row in
      "| \(row.joined(separator: " | ")) |\n"
    }.joined()
  }

  /// The header and the rows: route, segue, kind, style, what starts the segue, source, destination or
  /// action, dependencies and place.
  private static func cells(
    of table: RouteTable,
    _ containers: [ExactString: String]
  ) -> [[String]] {
    let header = ["ROUTE", "SEGUE", "KIND", "STYLE", "BY", "FROM", "TO", "NEEDS", "PLACE"]
    let rows = table.routes.map { row -> [String] in
      let dependencies = row.dependencies.map(\.label).joined(separator: ", ")
      return [
        row.route?.string ?? "-",
        (row.segue ?? row.relationship)?.string ?? "-",
        row.kind?.rawValue ?? "-",
        row.style?.string ?? "-",
        row.trigger?.label ?? "-",
        row.source.map { text($0, containers) } ?? "-",
        row.action?.string ?? row.destination.map { text($0, containers) } ?? "-",
        row.dependencies.isEmpty ? "-" : dependencies,
        row.location.map { "\($0)" } ?? "-",
      ]
    }
    let optional = [0, 3, 4, 7, 8].filter { column in rows.allSatisfy { $0[column] == "-" } }
    return ([header] + rows).map { row in
      row.indices.filter { !optional.contains($0) }.map { row[$0] }
    }
  }

  private static func text(_ end: RouteTable.End, _ containers: [ExactString: String]) -> String {
    if end.className == nil, let container = end.scene.flatMap({ containers[$0] }) {
      return container
    }
    let name = end.className ?? end.scene ?? "-"
    return end.unwrapped.map { "\(name)(\($0))" } ?? "\(name)"
  }
}
