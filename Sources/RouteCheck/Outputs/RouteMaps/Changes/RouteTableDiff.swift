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

  /// Compares two tables.
  package init(from old: RouteTable, to new: RouteTable) {
    var added = Set(new.routes.indices)
    let byKey = Dictionary(grouping: new.routes.indices) { new.routes[$0].key }
    // The last element is the first row, and the next one to compare.
    var bySource = Dictionary(grouping: new.routes.indices.reversed()) {
      new.routes[$0].keyWithSource
    }
    var counts: [ExactString: Int] = [:]
    for row in old.routes { counts[row.key, default: 0] += 1 }
    func isUnique(_ row: RouteTable.Row) -> Bool {
      byKey[row.key]?.count ?? 0 <= 1 && counts[row.key] ?? 0 <= 1
    }
    var matches = old.routes.map { row in
      isUnique(row) ? byKey[row.key]?.first : bySource[row.keyWithSource]?.popLast()
    }
    added.subtract(matches.compactMap(\.self))
    matchRowsOfAnySource(old.routes, new.routes, &matches, &added)
    let (oldNames, newNames) = (old.routeNames, new.routeNames)
    for (row, match) in zip(old.routes, matches) {
      if let match {
        compare(row, new.routes[match])
      } else if !row.isRoute(in: newNames) {
        add(.removed, row.name(withSource: !isUnique(row)), .init(isBreaking: true))
      }
    }
    for row in added.sorted().map({ new.routes[$0] }) where !row.isRoute(in: oldNames) {
      add(.added, row.name(withSource: !isUnique(row)), .init())
    }
  }

  /// Matches a row that says no source with one of the same segue whose source is not compared yet.
  private func matchRowsOfAnySource(
    _ old: [RouteTable.Row],
    _ new: [RouteTable.Row],
    _ matches: inout [Int?],
    _ added: inout Set<Int>
  ) {
    // The last element is the first row.
    var left = Dictionary(grouping: added.sorted().reversed()) { new[$0].key }
    for index in old.indices where matches[index] == nil {
      let key = old[index].key
      guard let candidate = left[key]?.last,
        old[index].source == nil || new[candidate].source == nil
      else { continue }
      left[key]?.removeLast()
      matches[index] = candidate
      added.remove(candidate)
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
    if !details.texts.isEmpty { add(.changed, old.name, details) }
  }

  private mutating func add(_ kind: AppChange.Kind, _ name: String, _ details: ChangeDetails) {
    changes.append(
      AppChange(
        kind: kind,
        subject: .route,
        name: name,
        details: details.texts,
        isBreaking: details.isBreaking
      )
    )
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

  fileprivate var keyWithSource: [ExactString?] { [key, source?.main] }

  fileprivate var key: ExactString { segue.map { "segue \($0)" } ?? "route \(route ?? "")" }

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
    if isEmpty { return nil }
    let texts: [ExactString] = map { dependency in
      dependency.name.map { "\($0): \(dependency.type)" } ?? dependency.type
    }
    return ExactString(texts.joined(separator: ", "))
  }
}
