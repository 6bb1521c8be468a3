import CodeFacts
import ProjectModel
import RouteTables
import Routes
import SourceText

extension SegueConnector {
  /// Adds the screens that code presents, pushes or makes without a segue.
  func addMovesOfCode() {
    let index = project.code.index
    for file in index.files.indices where !project.code.isTest(file) {
      let facts = index.files[file].facts
      for fact in facts.transitions {
        let ends = nodes(ofType: fact.controller, in: file)
        let label = fact.kind == .push ? "push" : "present"
        let place = place(of: fact.method, at: fact.location, in: file)
        add(from: fact.type, in: file, to: ends, label, place)
      }
      for use in facts.sceneUses where !use.isDeclared {
        guard let ends = lookup.scenes(instantiatedBy: use, in: file) else { continue }
        let nodes = ends.compactMap { positions[$0] }
        made.formUnion(nodes)
        guard ends.count <= Self.ends else { continue }
        var label = "made by code"
        if let identifier = use.identifier,
          case .known(let name) = index.resolve(identifier, in: use.type, of: file)
        {
          label = name.string
        }
        let place = place(of: use.method, at: use.location, in: file)
        add(from: use.type, in: file, to: nodes, label, place)
      }
    }
  }

  /// The screens of a class: its scenes, or else its xibs; none if there are many.
  private func nodes(ofType type: ExactString, in file: Int) -> [Int] {
    let scenes = lookup.scenes(ofType: type, in: file)?.scenes ?? []
    if scenes.count > Self.ends { return [] }
    if !scenes.isEmpty { return scenes.compactMap { positions[$0] } }
    let app = project.code.index.apps[file]
    let screens = (xibs[SourceIndex.lastName(type)] ?? []).filter { app.sees($0.app) }
    return screens.count > Self.ends ? [] : screens.map(\.node)
  }

  private func add(
    from type: ExactString,
    in file: Int,
    to ends: [Int],
    _ label: String,
    _ place: String
  ) {
    for start in nodes(ofType: type, in: file) {
      for end in ends where end != start {
        let edge = SceneMap.Edge(
          source: start,
          destination: end,
          label: label,
          kind: .custom,
          isCode: true,
          place: place,
          remarks: ["in the code of \(type)", place]
        )
        edges.append(edge)
      }
    }
  }

  /// The place of code on a map: `openCart, Search.swift:12`.
  private func place(of method: ExactString, at location: TextLocation, in file: Int) -> String {
    let name = project.code.index.files[file].path.split(separator: "/").last ?? ""
    return (method.isEmpty ? "" : "\(method), ") + "\(name):\(location.line)"
  }

  /// Adds the routes of the code without a segue in a storyboard.
  func addRoutesOfCode() {
    var nodesOfClass: [ExactString: [Int]] = [:]
    for (node, view) in project.scenes.enumerated() where positions[view.reference] == node {
      if let name = view.scene.customClass { nodesOfClass[name, default: []].append(node) }
    }
    for (position, route) in routes.enumerated() where !joined.contains(position) {
      guard let end = route.row.destination?.className,
        let ends = nodesOfClass[SourceIndex.lastName(end)], ends.count <= Self.ends
      else { continue }
      made.formUnion(ends)
      guard let start = route.row.source?.className,
        let starts = nodesOfClass[SourceIndex.lastName(start)], starts.count <= Self.ends
      else { continue }
      for source in starts {
        for destination in ends where source != destination {
          var edge = SceneMap.Edge(
            source: source,
            destination: destination,
            label: (route.row.route ?? route.row.segue ?? "route").string,
            kind: route.row.kind ?? .show,
            isCode: true
          )
          edge.take([route.row])
          edges.append(edge)
        }
      }
    }
  }
}
