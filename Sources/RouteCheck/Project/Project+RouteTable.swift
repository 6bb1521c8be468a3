import Routes

extension Project {
  /// Whose routes a table shows.
  enum TableOrigin: String, CaseIterable {
    case both, code, storyboards
  }

  /// The table of routes.
  ///
  /// A storyboard's segues are a row each. The routes of the code are joined with the segues that
  /// they are mapped to, and have rows of their own where no storyboard has the segue.
  func routeTable(of origin: TableOrigin) -> RouteTable {
    let routes = origin == .storyboards ? [] : code.routes
    if origin == .code { return RouteTable(routes: routes.map(\.row)) }
    let bySegue = Dictionary(grouping: routes.indices) { routes[$0].row.segue }
    var locations: [RouteTable.SegueLocation] = []
    var table = RouteTable(bundle) { location in
      locations.append(location)
      return fileLocation(of: location)
    }
    var isJoined: Set<Int> = []
    for (row, location) in zip(table.routes.indices, locations) {
      guard let identifier = table.routes[row].segue, let named = bySegue[identifier] else {
        continue
      }
      let root = code.roots[location.storyboard]
      let scene = storyboards[location.storyboard].storyboard.scenes[location.scene]
      let matching = named.filter {
        Apps.see(routes[$0].root, root) && starts(routes[$0].row, at: scene, root)
      }
      isJoined.formUnion(matching)
      table.routes[row].join(matching.map { routes[$0].row })
    }
    table.routes += routes.indices.filter { !isJoined.contains($0) }.map { routes[$0].row }
    return table
  }

  private func fileLocation(of location: RouteTable.SegueLocation) -> FileLocation {
    let file = storyboards[location.storyboard]
    let place = file.scenes[location.scene].segues[location.segue].name
    return FileLocation(file: file.path, line: Int(place.line), column: Int(place.column))
  }

  private func starts(_ row: RouteTable.Row, at scene: Storyboard.Scene, _ root: String) -> Bool {
    guard let source = row.source?.className else { return true }
    return scene.isClass(source) { code.index.inherits($0, from: $1, in: root) } != false
  }
}

extension RouteTable.Row {
  /// Takes over the names and dependencies of the routes that are mapped to the row's segue.
  fileprivate mutating func join(_ routes: [RouteTable.Row]) {
    var names: [String] = []
    for case let name? in routes.map(\.route) where !names.contains(name) { names.append(name) }
    if !names.isEmpty { route = names.joined(separator: ", ") }
    for dependency in routes.flatMap(\.dependencies) where !dependencies.contains(dependency) {
      dependencies.append(dependency)
    }
  }
}
