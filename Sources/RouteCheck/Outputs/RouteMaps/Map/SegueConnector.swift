import CodeFacts
import ProjectModel
import RouteTables
import Routes
import SourceText
import StoryboardReader

/// Finds the segues of a map: segues of storyboards, and moves that only code makes.
final class SegueConnector {
  private(set) var edges: [SceneMap.Edge] = []
  /// The scenes that code makes.
  private(set) var made: Set<Int> = []

  private let project: Project
  private let positions: [StoryboardBundle.SceneLocation: Int]
  /// The controllers with xibs, by the last names of their classes.
  private let xibs: [ExactString: [XibScreen]]
  private var lookup: SceneLookup
  private let routes: [ProjectCode.CodeRoute]
  private let groups: RouteGroups
  /// The routes that storyboards have segues for.
  private var joined: Set<Int> = []
  /// The scenes of each class, by the storyboards' apps.
  private var unwindTargets: [NameInApp: [Int]] = [:]

  /// More scenes at one end of a move of the code are too many for a map.
  private static let ends = 4

  init(
    _ project: Project,
    _ positions: [StoryboardBundle.SceneLocation: Int],
    xibs: [ExactString: [XibScreen]]
  ) {
    self.project = project
    self.positions = positions
    self.xibs = xibs
    lookup = SceneLookup(project)
    routes = project.code.routes
    groups = RouteGroups(routes, project.code.index)
  }

  func connect() {
    for (source, view) in project.scenes.enumerated() where positions[view.reference] == source {
      for (segue, locations) in view.segues { add(segue, locations, of: view, source) }
      if view.scene.reference != nil,
        case .success(let target) = project.bundle.resolve(view.reference),
        let destination = positions[target]
      {
        edges.append(
          .init(
            source: source,
            destination: destination,
            label: "reference",
            kind: .unknown("reference")
          )
        )
      }
    }
    addMovesOfCode()
    addRoutesOfCode()
  }

  private func add(
    _ segue: Storyboard.Segue,
    _ locations: StoryboardFile.SegueLocations,
    of view: Project.SceneView,
    _ source: Int
  ) {
    let written = StoryboardBundle.SceneLocation(
      storyboard: view.position,
      scene: segue.destination
    )
    let exit = project.bundle.location(ofExit: segue.destination, in: view.position)
    let app = project.code.app(ofStoryboard: view.position)
    let targets =
      segue.kind == .unwind ? unwindTargets(of: segue, in: app).filter { $0 != source } : []
    guard let own = positions[exit ?? written] else { return }
    let label = (segue.identifier ?? segue.relationship ?? segue.trigger?.name)?.string
    let remarks = [segue.trigger?.label, segue.presentationStyle?.string].compactMap(\.self)
    var edge = SceneMap.Edge(
      source: source,
      destination: own,
      label: label ?? segue.unwindAction?.string ?? segue.kind.rawValue,
      kind: segue.kind,
      segue: segue.id,
      remarks: remarks
    )
    if let identifier = segue.identifier {
      let matching = groups.routes(of: identifier, leaving: view.scene, in: app)
      joined.formUnion(matching)
      edge.take(matching.map { routes[$0].row })
    }
    if locations.isManual { edge.remarks.append("performed by code") }
    for target in targets.isEmpty ? [own] : targets {
      edge.destination = target
      edges.append(edge)
    }
  }

  /// The scenes whose class has the action of an unwind, by the configuration or else by the sources; none
  /// if there are many.
  private func unwindTargets(of segue: Storyboard.Segue, in app: App) -> [Int] {
    guard let action = segue.unwindAction else { return [] }
    let key = NameInApp(action, in: app)
    if let known = unwindTargets[key] { return known }
    let index = project.code.index
    let named = project.generation.unwinds[action].map { SourceIndex.typeName(in: $0) }
    let classes = named.map { Set([$0]) } ?? index.implementers(of: action)
    var found = project.scenes.compactMap { view -> Int? in
      guard let name = view.scene.customClass, classes.contains(SourceIndex.lastName(name)),
        project.code.app(ofStoryboard: view.position).sees(app)
      else { return nil }
      return positions[view.reference]
    }
    if found.count > Self.ends { found = [] }
    unwindTargets[key] = found
    return found
  }
}

extension SceneMap.Edge {
  /// Takes the names and the payloads of the routes that are mapped to the segue.
  fileprivate mutating func take(_ rows: [RouteTable.Row]) {
    let names = rows.compactMap(\.route).uniqued().map(\.string)
    if !names.isEmpty { remarks.append("route \(names.joined(separator: ", "))") }
    let dependencies = rows.flatMap(\.dependencies).uniqued()
    needs = dependencies.map { ($0.name ?? $0.type).string }
    if !dependencies.isEmpty {
      remarks.append("needs \(dependencies.map(\.label).joined(separator: ", "))")
    }
  }
}

extension SegueConnector {
  /// Adds the screens that code presents, pushes or makes without a segue.
  private func addMovesOfCode() {
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
  private func addRoutesOfCode() {
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
