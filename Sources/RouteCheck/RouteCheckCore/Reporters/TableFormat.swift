import Routes

/// The formats of a table of routes.
package enum TableFormat: String, CaseIterable, Sendable {
  case text
  case markdown
  case json

  package func text(of table: RouteTable) -> String {
    switch self {
    case .text: RouteTableReporter.text(table)
    case .markdown: RouteTableReporter.markdown(table)
    case .json: RouteTableReporter.json(table)
    }
  }
}
