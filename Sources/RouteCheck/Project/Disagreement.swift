import Routes

/// A disagreement of route tables or typed segues with storyboards, with the file and the place at fault.
struct Disagreement: Sendable {
  let issue: RouteTable.Issue
  let file: String
  let place: SourcePlace
  /// The segue's object id, where a segue is at fault and not a row.
  var object: String?
  /// The severity, where it is less grave than its rule.
  var severity: Severity?
}

extension Disagreement {
  /// Holds every table, and the typed segues of the code, against the storyboards that they see.
  ///
  /// A table and a storyboard see each other when one of them is in the nearest folder above the
  /// other that has any of its sort. Tables that share that folder are read as one.
  ///
  /// - Complexity: O(*n* · *d*) for *n* files in folders *d* deep, plus the rows and the segues.
  static func all(
    between tables: [RouteTableFile],
    and storyboards: [StoryboardFile],
    in bundle: StoryboardBundle,
    code: CodeMap,
    scopes: Scopes
  ) -> [Disagreement] {
    let typed = code.segueTables
    let files = tables + typed.map(\.file)
    let groups =
      TableGroup.all(tables, storyboards: storyboards.indices, scopes: scopes) { home in
        // A table may name a class that no source declares: then only the same name will do.
        { code.index.inherits($0, from: $1, in: home) ?? ($0 == $1) }
      }
      + TableGroup.all(typed.map(\.file), storyboards: storyboards.indices, scopes: scopes) {
        home in
        { code.index.inherits($0, from: $1, in: home) }
      }.map { $0.moved(by: tables.count) }
    var unmapped: Set<RouteTable.SegueLocation> = []
    return groups.flatMap { group in
      group.issues(against: bundle).compactMap { issue -> Disagreement? in
        if let (index, field) = issue.problem.row {
          let (table, row) = group.rows[index]
          let isTyped = table >= tables.count
          // Several typed segues may share one identifier, each with its own view of the screen.
          if isTyped, case .duplicateSegue = issue.problem { return nil }
          var severity: Severity?
          if isTyped, typed[table - tables.count].registered.contains(row) { severity = .warning }
          return Disagreement(
            issue: issue,
            file: files[table].path,
            place: files[table].place(ofRow: row, field),
            severity: severity
          )
        }
        guard case .unmappedSegue(let location, let segue) = issue.problem,
          group.own.contains(location.storyboard),
          !code.generated.covers(storyboard: location.storyboard),
          !groups.contains(where: { $0.maps(segue, in: location.storyboard) }),
          unmapped.insert(location).inserted
        else { return nil }
        let file = storyboards[location.storyboard]
        return Disagreement(
          issue: issue,
          file: file.path,
          place: file.scenes[location.scene].segues[location.segue].name,
          object: file.storyboard.scenes[location.scene].segues[location.segue].id
        )
      }
    }
  }
}

/// The tables of one folder, as one table, and the storyboards that they see.
private struct TableGroup {
  var table = RouteTable()
  /// The file and the row that each row of ``table`` comes from.
  var rows: [(table: Int, row: Int)] = []
  /// The storyboards in the tables' own folder.
  var own: Set<Int> = []
  /// All storyboards that the tables see.
  var visible: Set<Int> = []
  var segues: Set<String> = []
  /// Whether a class is or inherits from another one.
  var isClass: (_ name: String, _ expected: String) -> Bool? = { $0 == $1 }

  func maps(_ segue: String, in storyboard: Int) -> Bool {
    visible.contains(storyboard) && segues.contains(segue)
  }

  func issues(against bundle: StoryboardBundle) -> [RouteTable.Issue] {
    table.issues(against: bundle, storyboards: visible.sorted(), isClass: isClass)
  }

  /// The group with the positions of its files shifted.
  func moved(by offset: Int) -> TableGroup {
    var group = self
    group.rows = rows.map { ($0.table + offset, $0.row) }
    return group
  }

  static func all(
    _ tables: [RouteTableFile],
    storyboards: Range<Int>,
    scopes: Scopes,
    isClass: (_ home: String) -> (_ name: String, _ expected: String) -> Bool?
  ) -> [TableGroup] {
    var groups: [String: TableGroup] = [:]
    var homes: [String: Set<String>] = [:]
    for (index, file) in tables.enumerated() {
      guard let home = scopes.home(ofFile: file.path) else { continue }
      groups[home, default: .init()].add(file.table, at: index)
      for folder in Path.ancestors(of: Scopes.folder(of: file.path)) {
        homes[folder, default: []].insert(home)
      }
    }
    for home in groups.keys {
      groups[home]?.isClass = isClass(home)
      groups[home]?.own = Set(scopes.storyboards(under: home))
      groups[home]?.visible = Set(scopes.storyboards(under: home))
    }
    for storyboard in homes.isEmpty ? 0..<0 : storyboards {
      let nearest = scopes.folders(above: storyboard).lazy.compactMap { homes[$0] }.first
      for home in nearest ?? [] { groups[home]?.visible.insert(storyboard) }
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func add(_ table: RouteTable, at index: Int) {
    self.table.routes += table.routes
    rows += table.routes.indices.map { (index, $0) }
    segues.formUnion(table.routes.lazy.compactMap(\.segue))
  }
}
