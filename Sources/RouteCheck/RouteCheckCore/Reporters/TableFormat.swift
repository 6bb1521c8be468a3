import Routes

/// The forms in which a table of routes is printed.
package enum TableFormat: String, CaseIterable, Sendable {
  case text
  case markdown
  case json

  package func text(of table: RouteTable) -> String {
    switch self {
    case .text: return RouteTableReporter.text(table)
    case .markdown: return RouteTableReporter.markdown(table)
    case .json: return RouteTableReporter.json(table)
    }
  }
}
