import RouteTables
import Routes
import SourceText

/// A route of a table, or a typed segue, that contradicts the storyboards.
package struct RouteMismatch: Sendable {
  /// The route's value, and the value in the storyboards.
  package let issue: RouteTable.Issue
  package let file: String
  package let location: TextLocation
  /// Whether a storyboard must have the segue.
  package var needsStoryboard = true
  /// Whether code that was not read may register the segue, which no storyboard has.
  package var mayBeRegistered = false
  /// Whether only the types of the configuration contradict the route. A class may conform to others.
  package var isOfConfiguredTypes = false
}

extension Project {
  /// The routes of tables, and the typed segues of the code, that contradict the storyboards.
  package var routeMismatches: [RouteMismatch] { tableMismatches + declaredSegueMismatches }

  /// The rows of route tables that contradict the storyboards, or each other.
  ///
  /// - Complexity: O(*n* · *d*) for *n* tables and storyboards in folders *d* deep, plus the rows and
  ///   the segues.
  private var tableMismatches: [RouteMismatch] {
    folders.groups(ofFiles: files.tables.map(\.path)).flatMap { group in
      let rows = group.files.flatMap { file in
        files.tables[file].table.routes.indices.map { (file: files.tables[file], row: $0) }
      }
      // A table may name a class that no source declares; it then means only itself.
      return issues(of: rows.map { $0.file.table.routes[$0.row] }, group) { $0 == $1 }.map {
        let (file, row) = rows[$0.row]
        let location = file.location(ofRow: row, $0.field)
        return RouteMismatch(issue: $0, file: file.path, location: location)
      }
    }
  }

  /// The typed segues of the code that contradict the storyboards, if these could all be read.
  private var declaredSegueMismatches: [RouteMismatch] {
    declaredSegueGroups.flatMap { group, segues in
      issues(of: segues.map(\.row), group) { name, expected in
        self.hasConfiguredType(name, expected, App(folder: group.folder))
      }.compactMap { issue in
        // Several typed segues may share an identifier, each with its own view of the screen.
        if case .duplicateSegue = issue.problem { return nil }
        let segue = segues[issue.row]
        let isUnknown = issue.problem == .unknownSegue
        // The code makes the screen itself, unless the identifier is a slip.
        if isUnknown, !segue.needsStoryboard, issue.near == nil { return nil }
        guard code.seesAllStoryboards(from: segue.position) else { return nil }
        return RouteMismatch(
          issue: issue,
          file: segue.file,
          location: segue.location,
          needsStoryboard: segue.needsStoryboard,
          mayBeRegistered: isUnknown && segue.mayBeRegisteredElsewhere,
          isOfConfiguredTypes: issue.found.contains {
            generation.types[$0] != nil && !code.index.declares($0)
          }
        )
      }
    }
  }

  /// Whether the type that the configuration gives a class is an expected one; `nil` if it gives none.
  private func hasConfiguredType(_ name: ExactString, _ expected: ExactString, _ app: App) -> Bool?
  {
    generation.types[name].flatMap {
      code.index.inherits(SourceIndex.typeName(in: $0), from: expected, in: app)
    }
  }

  /// The typed segues of the code, by the storyboards that they are compared with.
  package var declaredSegueGroups: [(group: StoryboardFolders.Group, segues: [DeclaredSegue])] {
    let byFile = Dictionary(grouping: code.declaredSegues) { ExactString($0.file) }
    let paths = byFile.keys.sorted()
    return folders.groups(ofFiles: paths.map(\.string)).map { group in
      (group, group.files.flatMap { byFile[paths[$0]] ?? [] })
    }
  }

  /// The issues of rows.
  ///
  /// - Parameter isUndeclaredClass: The answer for a class without declarations.
  private func issues(
    of rows: [RouteTable.Row],
    _ group: StoryboardFolders.Group,
    isUndeclaredClass: @escaping (_ name: ExactString, _ expected: ExactString) -> Bool?
  ) -> [RouteTable.Issue] {
    let app = App(folder: group.folder)
    return RouteTable(routes: rows)
      .issues(against: bundle, storyboards: group.visible.sorted()) {
        [code] name, expected in
        code.index.inherits(name, from: expected, in: app) ?? isUndeclaredClass(name, expected)
      }
  }
}

extension DeclaredSegue {
  fileprivate var row: RouteTable.Row {
    RouteTable.Row(
      segue: identifier,
      source: source.map { .init(className: $0) },
      destination: destination.map { .init(className: $0) }
    )
  }
}
