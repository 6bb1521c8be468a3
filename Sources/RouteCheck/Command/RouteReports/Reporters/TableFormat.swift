import RouteTables
import Routes

/// The formats of a table of routes.
package enum TableFormat: String, CaseIterable, Sendable {
  case text
  case markdown
  case json

  /// The text of a table.
  ///
  /// - Parameter containers: The names of containers without a class, by their object ids, for people.
  package func text(of table: RouteTable, _ containers: [ExactString: String] = [:]) -> String {
    switch self {
    case .text: RouteTableReporter.text(table, containers)
    case .markdown: RouteTableReporter.markdown(table, containers)
    case .json: RouteTableReporter.json(table)
    }
  }
}
