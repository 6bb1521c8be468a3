import CodeFacts
import RouteTables
import Routes
import SourceText

extension ProjectCode {
  package struct CodeRoute {
    package var row: RouteTable.Row
    var app: App
  }

  /// The routes of the code: the cases of destinations with their segues, and the typed segues
  /// without a case.
  package var routes: [CodeRoute] {
    index.files.indices.flatMap { position -> [CodeRoute] in
      let (facts, app) = (index.files[position].facts, index.apps[position])
      let mapped = facts.routes.flatMap { route in
        route.cases.map { row(of: $0, in: route, position) }
      }
      let others = facts.segues.compactMap { segue in
        index.mapsSegue(named: segue.name, in: app)
          ? nil : row(of: segue, named: segue.name, position)
      }
      return (mapped + others).map { CodeRoute(row: $0, app: app) }
    }
  }

  private func row(of name: ExactString, in route: RouteFact, _ position: Int) -> RouteTable.Row {
    let app = index.apps[position]
    var row = RouteTable.Row(route: name)
    if let (segue, declaring) = typedSegue(route.segue, in: app) {
      row = self.row(of: segue, named: name, declaring)
    } else {
      row.segue = identifier(ofSegue: route.segue, in: position)
    }
    if let made = route.instantiates { row.destination = .init(className: made) }
    let payload = index.enumCase(name, of: route.type, in: app)?.payload ?? []
    row.dependencies = payload.map { .init(name: $0.label, type: $0.type) }
    row.location = fileLocation(of: route.location, in: position)
    return row
  }

  private func row(
    of segue: SegueFact,
    named name: ExactString,
    _ position: Int
  ) -> RouteTable.Row {
    var row = RouteTable.Row(route: name, location: fileLocation(of: segue.location, in: position))
    row.segue = index.resolve(segue.identifier, in: "", of: position).known
    let registration = index.registration(ofSegue: segue.name, in: index.apps[position])
    row.kind = registration?.kind.map { SegueKind(rawValue: $0.string) }
    row.source = segue.source.map { .init(className: $0) }
    row.destination = segue.destination.map { .init(className: $0) }
    return row
  }

  /// The identifier of the segue that a path such as `.showDetail` means; `nil` if it is not known.
  func identifier(ofSegue path: TextExpression, in file: Int) -> ExactString? {
    let app = index.apps[file]
    if let (segue, declaring) = typedSegue(path, in: app) {
      return index.resolve(segue.identifier, in: "", of: declaring).known
    }
    return index.resolve(path, in: "", of: file).known
      ?? path.lastName.flatMap { name in
        generated.identifier(named: name) { self.app(ofStoryboard: $0).sees(app) }
      }
  }

  /// The identifier of the typed segue that an object itself performs, without a check that it has the
  /// segue; `nil` if typed segues of the name differ, or if it is not known.
  package func uncheckedIdentifier(of use: RouteUse, in file: Int) -> ExactString? {
    guard use.isUnchecked, use.verb == "perform", case .reference(let path) = use.target,
      path.count == 2, ["", "Segue"].contains(path[0])
    else { return nil }
    let app = index.apps[file]
    let all = index.segues(named: path[1], in: app).map { segue, declaring in
      index.resolve(segue.identifier, in: "", of: declaring).known
    }
    guard let first = all.first else {
      return generated.identifier(named: path[1]) { self.app(ofStoryboard: $0).sees(app) }
    }
    return all.allSatisfy { $0 == first } ? first : nil
  }

  /// The typed segue that a path such as `.showDetail` means, and the position of its file.
  private func typedSegue(_ path: TextExpression, in app: App) -> (SegueFact, Int)? {
    guard let name = path.lastName else { return nil }
    return index.segue(named: name, in: app)
  }
}
