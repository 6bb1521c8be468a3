import Routes

extension CodeMap {
  /// A route that the code declares, and the folder of its app.
  struct CodeRoute {
    var row: RouteTable.Row
    var root: String
  }

  /// The routes of the code: the cases of destinations with the segues that they are mapped to,
  /// and the typed segues that no case is mapped to.
  var routes: [CodeRoute] {
    index.files.indices.flatMap { position -> [CodeRoute] in
      let file = index.files[position]
      let mapped = file.facts.routes.flatMap { route in
        route.cases.map { row(of: $0, in: route, position) }
      }
      let others = file.facts.segues.compactMap { segue in
        index.mapsSegue(named: segue.name, from: file.root)
          ? nil : row(of: segue, named: segue.name, position)
      }
      return (mapped + others).map { CodeRoute(row: $0, root: file.root) }
    }
  }

  private func row(of name: String, in route: RouteFact, _ position: Int) -> RouteTable.Row {
    let file = index.files[position]
    var row = RouteTable.Row(route: name)
    if let (segue, declaring) = typedSegue(route.segue, in: file.root) {
      row = self.row(of: segue, named: name, declaring)
    } else if case .known(let identifier) = index.resolve(route.segue, in: "", of: position) {
      row.segue = identifier
    } else if let name = route.segue.lastName {
      row.segue = generated.identifier(named: name) { Apps.see(roots[$0], file.root) }
    }
    if let made = route.instantiates { row.destination = .init(className: made) }
    let payload = index.enumCase(name, of: route.type, from: file.root)?.payload ?? []
    row.dependencies = payload.map {
      .init(name: $0.label, type: $0.type)
    }
    row.location = place(route.place, in: file)
    return row
  }

  private func row(
    of segue: SegueFact,
    named name: String,
    _ position: Int
  ) -> RouteTable.Row {
    let file = index.files[position]
    var row = RouteTable.Row(route: name, location: place(segue.place, in: file))
    if case .known(let identifier) = index.resolve(segue.identifier, in: "", of: position) {
      row.segue = identifier
    }
    row.kind = index.registration(ofSegue: segue.name, from: file.root)?.kind.map(SegueKind.init)
    row.source = segue.source.map { .init(className: $0) }
    row.destination = segue.destination.map { .init(className: $0) }
    return row
  }

  /// The typed segue that a path such as `.showDetail` means, and the position of its file.
  private func typedSegue(_ path: TextExpression, in root: String) -> (SegueFact, Int)? {
    guard let name = path.lastName else { return nil }
    let found = index.segues(named: name, from: root)
    // A route takes a segue that may start anywhere before one that is tied to a source.
    return found.first { $0.segue.source == nil } ?? found.first
  }

  private func place(_ place: SourcePlace, in file: SourceFile) -> FileLocation {
    .init(file: file.path, line: Int(place.line), column: Int(place.column))
  }
}
