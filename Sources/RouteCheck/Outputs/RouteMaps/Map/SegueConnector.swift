import ProjectModel
import RouteTables
import Routes
import SourceText
import StoryboardReader

/// Finds the segues of a map: segues of storyboards, and moves that only code makes.
final class SegueConnector {
  var edges: [SceneMap.Edge] = []
  /// The scenes that code makes.
  var made: Set<Int> = []

  let project: Project
  let positions: [StoryboardBundle.SceneLocation: Int]
  /// The controllers with xibs, by the last names of their classes.
  let xibs: [ExactString: [XibScreen]]
  var lookup: SceneLookup
  let routes: [ProjectCode.CodeRoute]
  private let groups: RouteGroups
  /// The routes that storyboards have segues for.
  var joined: Set<Int> = []
  /// The scenes of each class, by the storyboards' apps.
  private var unwindTargets: [NameInApp: [Int]] = [:]

  /// More scenes at one end of a move of the code are too many for a map.
  static let ends = 4

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
  mutating func take(_ rows: [RouteTable.Row]) {
    let names = rows.compactMap(\.route).uniqued().map(\.string)
    if !names.isEmpty { remarks.append("route \(names.joined(separator: ", "))") }
    let dependencies = rows.flatMap(\.dependencies).uniqued()
    needs = dependencies.map { ($0.name ?? $0.type).string }
    if !dependencies.isEmpty {
      remarks.append("needs \(dependencies.map(\.label).joined(separator: ", "))")
    }
  }
}
