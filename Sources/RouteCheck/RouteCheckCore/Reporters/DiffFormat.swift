/// The formats of a difference between route tables.
package enum DiffFormat: String, CaseIterable, Sendable {
  case text
  case json

  package func text(of diff: RouteTableDiff) -> String {
    switch self {
    case .text: RouteTableDiffReporter.text(diff)
    case .json: RouteTableDiffReporter.json(diff)
    }
  }
}
