import Routes
import StoryboardModel

/// The changes from one route table to another.
///
/// Rows correspond if they map the same segue, or the same route without a segue. If several rows
/// do, rows of the same source are compared first, and then rows without a source.
package struct RouteTableDiff: Sendable {
  /// One difference.
  package struct Change: Sendable {
    enum Kind: String, Sendable { case added, removed, changed }
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
  /// - Complexity: O(*n* log *n*) in the number of rows.
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
    for (row, match) in zip(old.routes, matches) {
      if let match {
        compare(row, new.routes[match])
      } else {
        changes.append(
          Change(kind: .removed, name: row.name(withSource: !isUnique(row)), isBreaking: true)
        )
      }
    }
    for index in added.sorted() {
      let row = new.routes[index]
      changes.append(
        Change(kind: .added, name: row.name(withSource: !isUnique(row)), isBreaking: false)
      )
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

private struct KeyWithSource: Hashable {
  var key: ExactString
  var source: ExactString?
}

extension RouteTable.Row {
  fileprivate var keyWithSource: KeyWithSource { .init(key: key, source: source?.main) }

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
