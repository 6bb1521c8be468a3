import Routes

/// The changes from one route table to another.
///
/// Rows correspond if they map the same segue, or the same route without a segue. If several rows
/// do, those of the same source are compared.
package struct RouteTableDiff: Sendable {
  /// One difference.
  package struct Change: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable { case added, removed, changed }
    var kind: Kind
    /// The row's name in messages: `segue 'ShowPost'`.
    var name: String
    /// The changed properties of the row.
    var details: [String] = []
    /// Whether code that relies on the old table may fail with the new one.
    package var isBreaking: Bool
  }

  /// The changes, in the order of the old table and then of the new one.
  package private(set) var changes: [Change] = []

  /// Compares two tables.
  ///
  /// - Complexity: Linear in the number of rows, if few share a segue.
  package init(from old: RouteTable, to new: RouteTable) {
    var open = Dictionary(grouping: new.routes.indices) { new.routes[$0].key }
    var counts: [ExactString: Int] = [:]
    for row in old.routes { counts[row.key, default: 0] += 1 }
    for row in old.routes {
      let candidates = open[row.key] ?? []
      let isUnique = candidates.count == 1 && counts[row.key] == 1
      guard
        let match = candidates.first(where: {
          new.routes[$0].source?.main == row.source?.main
        })
          ?? (isUnique ? candidates.first : nil)
      else {
        changes.append(Change(kind: .removed, name: row.name, isBreaking: true))
        continue
      }
      open[row.key]?.removeAll { $0 == match }
      compare(row, new.routes[match])
    }
    for index in open.values.joined().sorted() {
      changes.append(Change(kind: .added, name: new.routes[index].name, isBreaking: false))
    }
  }

  private mutating func compare(_ old: RouteTable.Row, _ new: RouteTable.Row) {
    var details: [String] = []
    var isBreaking = false
    func note(_ field: String, _ one: ExactString?, _ two: ExactString?, breaks: Bool) {
      if one == two { return }
      details.append("\(field) \(quoted(one)) is now \(quoted(two))")
      if breaks { isBreaking = true }
    }
    note("route", old.route, new.route, breaks: old.route != nil)
    // The kind changes how a screen is shown, but no code.
    note(
      "kind",
      old.kind.map { "\($0.rawValue)" },
      new.kind.map { "\($0.rawValue)" },
      breaks: false
    )
    note("source", old.source?.main, new.source?.main, breaks: new.source != nil)
    note("destination", old.destination?.main, new.destination?.main, breaks: true)
    note(
      "dependencies",
      old.dependencies.text,
      new.dependencies.text,
      breaks: true
    )
    if details.isEmpty { return }
    changes.append(
      Change(kind: .changed, name: old.name, details: details, isBreaking: isBreaking)
    )
  }
}

private func quoted(_ text: ExactString?) -> String { text.map { "'\($0)'" } ?? "none" }

extension RouteTable.Row {
  fileprivate var key: ExactString { segue.map { "segue \($0)" } ?? "route \(route ?? "")" }

  fileprivate var name: String {
    segue.map { "segue '\($0)'" } ?? route.map { "route '\($0)'" } ?? "a row without a name"
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
