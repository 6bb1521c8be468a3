import RouteTables
import Routes

/// The routes of the code, by segue and by the class that they start from.
package struct RouteGroups {
  private let index: SourceIndex
  private var groups: [Key: Group] = [:]

  private struct Key: Hashable {
    var segue: ExactString
    /// The number of the app whose code has the route.
    var app: Int
  }

  private struct Group {
    var fromAnywhere: [Int] = []
    var byClass: [ExactString: [Int]] = [:]
  }

  package init(_ routes: [ProjectCode.CodeRoute], _ index: SourceIndex) {
    self.index = index
    for (position, route) in routes.enumerated() {
      guard let segue = route.row.segue, let app = index.apps[route.app] else {
        continue
      }
      let key = Key(segue: segue, app: app)
      if let name = route.row.source?.className {
        groups[key, default: Group()].byClass[name, default: []].append(position)
      } else {
        groups[key, default: Group()].fromAnywhere.append(position)
      }
    }
  }

  /// The positions of the routes that may start a segue from a scene, in order.
  package func routes(of segue: ExactString, leaving scene: Storyboard.Scene, in app: App) -> [Int]
  {
    index.apps.seen(from: app).flatMap { number -> [Int] in
      guard let group = groups[Key(segue: segue, app: number)] else { return [] }
      return group.fromAnywhere + routes(in: group, fromClassOf: scene, in: app)
    }.sorted()
  }

  /// The routes from the class of a scene, from a superclass, or from a possible superclass.
  ///
  /// If there are many classes, only certain superclasses count.
  private func routes(
    in group: Group,
    fromClassOf scene: Storyboard.Scene,
    in app: App
  ) -> [Int] {
    if group.byClass.count <= Limits.meanings {
      let classes = group.byClass.filter { name, _ in
        scene.isClass(name) { index.inherits($0, from: $1, in: app) } != false
      }
      return classes.values.flatMap(\.self)
    }
    guard let name = scene.customClass else { return [] }
    var found: [Int] = []
    _ = index.climb(from: name, in: app) { above in
      found += group.byClass[above] ?? []
      return false
    }
    return found
  }
}
