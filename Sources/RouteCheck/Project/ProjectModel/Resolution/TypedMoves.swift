import CodeFacts
import Routes

/// The segues of the typed moves that objects of an app make: `go(by: .showDetail)`,
/// `navigator?.go(to: .detail(item))`.
package struct TypedMoves {
  private let code: ProjectCode
  /// The routes of the app, by their cases.
  private var routes: [ExactString: [(route: RouteFact, file: Int)]] = [:]

  package init(_ code: ProjectCode, in app: App) {
    self.code = code
    for file in code.index.apps.files(seenFrom: app) {
      for route in code.index.files[file].facts.routes {
        for name in route.cases { routes[name, default: []].append((route, file)) }
      }
    }
  }

  /// The identifier of the segue that an object performs; `nil` if another object may, or if it is not known.
  package func identifier(of use: RouteUse, in file: Int) -> ExactString? {
    guard use.isOwn, case .reference(let path) = use.target else { return nil }
    switch use.verb {
    case "perform": return code.identifier(ofSegue: use.target, in: file)
    case "go":
      let type = path.dropLast().last ?? ""
      let meant = (path.last.flatMap { routes[$0] } ?? []).filter {
        type.isEmpty || SourceIndex.lastName($0.route.type) == type
      }
      guard meant.count == 1, let (route, file) = meant.first else { return nil }
      return code.identifier(ofSegue: route.segue, in: file)
    default: return nil
    }
  }
}
