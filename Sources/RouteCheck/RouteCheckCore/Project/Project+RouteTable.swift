import Routes
import StoryboardReader
import SwiftScanner

extension Project {
  /// The origin of the routes in a table.
  package enum TableOrigin: String, CaseIterable, Sendable {
    case both, code, storyboards
  }

  /// The table of routes.
  ///
  /// Each segue of a storyboard is a row. A route of the code joins the segues that it is mapped to,
  /// and has a row of its own if no storyboard has the segue.
  package func routeTable(of origin: TableOrigin) -> RouteTable {
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
      let app = code.app(ofStoryboard: location.storyboard)
      let scene = storyboards[location.storyboard].storyboard.scenes[location.scene]
      let matching = named.filter {
        routes[$0].app.sees(app) && mayStart(routes[$0].row, at: scene, in: app)
      }
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

  private func mayStart(_ row: RouteTable.Row, at scene: Storyboard.Scene, in app: App) -> Bool {
    guard let source = row.source?.className else { return true }
    return scene.isClass(source) { code.index.inherits($0, from: $1, in: app) } != false
  }
}

extension RouteTable.Row {
  /// Adds the names and dependencies of the routes that are mapped to the row's segue.
  fileprivate mutating func join(_ routes: [RouteTable.Row]) {
    var names: [ExactString] = []
    for case let name? in routes.map(\.route) where !names.contains(name) { names.append(name) }
    if !names.isEmpty { route = ExactString(names.joined(separator: ", ")) }
    for dependency in routes.flatMap(\.dependencies) where !dependencies.contains(dependency) {
      dependencies.append(dependency)
    }
  }
}
