import RouteTables
import Routes
import SourceText
import StoryboardReader

extension Project {
  /// The origin of the routes in a table.
  package enum TableOrigin: String, CaseIterable, Sendable {
    case both, code, storyboards
  }

  /// The table of routes.
  ///
  /// Each segue of a storyboard is a row. A route of the code joins the rows of its segues, or has
  /// a separate row if no storyboard has the segue.
  package func routeTable(of origin: TableOrigin) -> RouteTable {
    let routes = origin == .storyboards ? [] : code.routes
    if origin == .code { return RouteTable(routes: routes.map(\.row)) }
    let groups = RouteGroups(routes, code.index)
    var locations: [RouteTable.SegueLocation] = []
    var table = RouteTable(bundle) { location in
      locations.append(location)
      return fileLocation(of: location)
    }
    var isJoined: Set<Int> = []
    for (row, location) in zip(table.routes.indices, locations) {
      guard let identifier = table.routes[row].segue else { continue }
      let scene = storyboards[location.storyboard].storyboard.scenes[location.scene]
      let matching = groups.routes(
        of: identifier,
        leaving: scene,
        in: code.app(ofStoryboard: location.storyboard)
      )
      isJoined.formUnion(matching)
      table.routes[row].join(matching.map { routes[$0].row })
    }
    table.routes += routes.indices.filter { !isJoined.contains($0) }.map { routes[$0].row }
    return table
  }

  private func fileLocation(of location: RouteTable.SegueLocation) -> FileLocation {
    let file = storyboards[location.storyboard]
    let segue = file.scenes[location.scene].segues[location.segue]
    return FileLocation(file: file.path, line: Int(segue.name.line), column: Int(segue.name.column))
  }
}

extension RouteTable.Row {
  /// Adds the names and dependencies of the routes that are mapped to the row's segue.
  fileprivate mutating func join(_ routes: [RouteTable.Row]) {
    let names = routes.compactMap(\.route).uniqued()
    if !names.isEmpty { route = ExactString(names.joined(separator: ", ")) }
    dependencies = (dependencies + routes.flatMap(\.dependencies)).uniqued()
  }
}
