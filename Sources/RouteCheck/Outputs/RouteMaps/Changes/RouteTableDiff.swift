import RouteTables
import Routes

/// The changes from one route table to another.
///
/// Rows correspond if they map the same segue, or the same route without a segue. If several rows
/// do, rows of the same source are compared first, and then rows without a source. A route that gains
/// or loses its segue is neither added nor removed: the change of the segue tells that.
package struct RouteTableDiff: Sendable {
  /// The changes, in the order of the old table and then of the new one.
  package private(set) var changes: [AppChange] = []

  package init(from old: RouteTable, to new: RouteTable) {
    let (before, after) = (old.routes, new.routes)
    var partners = Partners(old: before.count, new: after.count)
    let (keys, newKeys) = (before.map(\.key), after.map(\.key))
    partners.match(keys, newKeys, onlyUnique: true)
    partners.match(before.map(\.keyWithSource), after.map(\.keyWithSource))
    partners.match(keys, newKeys) { before[$0].source == nil || after[$1].source == nil }
    let counts = [keys, newKeys].map { keys in keys.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    func name(_ row: RouteTable.Row) -> String {
      row.name(withSource: counts.contains { $0[row.key, default: 0] > 1 })
    }
    let (oldNames, newNames) = (old.routeNames, new.routeNames)
    for (row, match) in zip(before, partners.newOf) {
      if let match {
        compare(row, after[match])
      } else if !row.isRoute(in: newNames) {
        changes.add(.removed, .route, name(row), ChangeDetails(isBreaking: true))
      }
    }
    for row in partners.added.map({ after[$0] }) where !row.isRoute(in: oldNames) {
      changes.add(.added, .route, name(row))
    }
  }

  private mutating func compare(_ old: RouteTable.Row, _ new: RouteTable.Row) {
    var details = ChangeDetails()
    details.note("route", old.route, new.route, breaks: old.route != nil)
    // The kind changes how a screen is shown, but no code.
    details.note("kind", old.kind?.rawValue, new.kind?.rawValue)
    details.note("source", old.source?.main, new.source?.main, breaks: new.source != nil)
    details.note("destination", old.destination?.main, new.destination?.main, breaks: true)
    details.note("dependencies", old.dependencies.text, new.dependencies.text, breaks: true)
    if !details.texts.isEmpty { changes.add(.changed, .route, old.name, details) }
  }
}

extension RouteTable {
  /// The names of the routes, of which a row may have several.
  fileprivate var routeNames: Set<ExactString> {
    Set(
      routes.compactMap(\.route).flatMap {
        $0.string.split(separator: ", ").map { ExactString(String($0)) }
      }
    )
  }
}

extension RouteTable.Row {
  /// Whether it is a route without a segue, and one of some routes.
  fileprivate func isRoute(in names: Set<ExactString>) -> Bool {
    segue == nil && route.map(names.contains) == true
  }

  fileprivate var key: Partners.Key { segue.map { ["segue", $0] } ?? ["route", route ?? ""] }

  fileprivate var keyWithSource: Partners.Key { key + [source?.main].compactMap(\.self) }

  fileprivate var name: String {
    segue.map { "segue '\($0)'" } ?? route.map { "route '\($0)'" } ?? "a row without a name"
  }

  /// The name, with the source if other rows have the same name.
  fileprivate func name(withSource: Bool) -> String {
    guard withSource, let source = source?.main else { return name }
    return "\(name) of '\(source)'"
  }
}

extension RouteTable.End {
  /// The end as the code knows it: the content of a container, or else the class, or else the scene.
  fileprivate var main: ExactString? { unwrapped ?? className ?? scene }
}

extension [RouteTable.Dependency] {
  fileprivate var text: ExactString? {
    isEmpty ? nil : ExactString(map(\.label).joined(separator: ", "))
  }
}
