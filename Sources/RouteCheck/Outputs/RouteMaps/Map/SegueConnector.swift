import ProjectModel
import RouteTables
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

/// Finds the segues of a map: segues of storyboards, and moves that only code makes.
final class SegueConnector {
  var edges: [SceneMap.Edge] = []
  /// The scenes that code makes.
  var made: Set<Int> = []

  let project: Project
  /// The nodes of the scenes.
  let positions: [StoryboardBundle.SceneLocation: Int]
  /// The controllers with xibs, by the last names of their classes.
  let xibs: [ExactString: [XibScreen]]
  /// Where the scenes of the nodes are.
  private let places: [Place]
  var lookup: SceneLookup
  let routes: [ProjectCode.CodeRoute]
  private let groups: RouteGroups
  /// The routes that storyboards have segues for.
  var joined: Set<Int> = []
  /// The scenes of each class, by the storyboards' apps.
  private var unwindTargets: [NameInApp: [Int]] = [:]

  /// More scenes at one end of a move of the code are too many for a map.
  static let ends = 4

  /// The position of a storyboard, and of one of its scenes.
  struct Place {
    var storyboard: Int
    var scene: Int
  }

  init(
    _ project: Project,
    _ positions: [StoryboardBundle.SceneLocation: Int],
    _ places: [Place],
    xibs: [ExactString: [XibScreen]]
  ) {
    self.project = project
    self.positions = positions
    self.places = places
    self.xibs = xibs
    lookup = SceneLookup(project)
    routes = project.code.routes
    groups = RouteGroups(routes, project.code.index)
  }

  func connect() {
    for (reference, source) in positions.sorted(by: { $0.value < $1.value }) {
      guard let scene = project.bundle[reference] else { continue }
      for (position, segue) in scene.segues.enumerated() {
        add(segue, at: position, of: scene, reference, source)
      }
      if scene.reference != nil, case .success(let target) = project.bundle.resolve(reference),
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
    at position: Int,
    of scene: Storyboard.Scene,
    _ reference: StoryboardBundle.SceneLocation,
    _ source: Int
  ) {
    let written = StoryboardBundle.SceneLocation(
      storyboard: reference.storyboard,
      scene: segue.destination
    )
    let exit = project.bundle.location(ofExit: segue.destination, in: reference.storyboard)
    let app = project.code.app(ofStoryboard: reference.storyboard)
    let targets =
      segue.kind == .unwind
      ? unwindTargets(of: segue, in: app, from: reference.storyboard).filter { $0 != source } : []
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
      let matching = groups.routes(of: identifier, leaving: scene, in: app)
      joined.formUnion(matching)
      edge.take(matching.map { routes[$0].row })
    }
    if isManual(source, segue: position) { edge.remarks.append("performed by code") }
    for target in targets.isEmpty ? [own] : targets {
      edge.destination = target
      edges.append(edge)
    }
  }

  private func isManual(_ node: Int, segue: Int) -> Bool {
    let place = places[node]
    let segues = project.storyboards[place.storyboard].scenes[place.scene].segues
    return segues.indices.contains(segue) && segues[segue].isManual
  }

  /// The scenes whose class has the action of an unwind, by the configuration or else by the sources; none
  /// if there are many.
  private func unwindTargets(
    of segue: Storyboard.Segue,
    in app: App,
    from storyboard: Int
  ) -> [Int] {
    guard let action = segue.unwindAction else { return [] }
    let key = NameInApp(action, in: app)
    if let known = unwindTargets[key] { return known }
    let index = project.code.index
    let named = project.generation.unwinds[action].map { SourceIndex.typeName(in: $0) }
    let classes = named.map { Set([$0]) } ?? index.implementers(of: action)
    var found: [Int] = []
    if !classes.isEmpty {
      for (position, file) in project.storyboards.enumerated() {
        guard project.code.app(ofStoryboard: position).sees(app) else { continue }
        for scene in file.storyboard.scenes {
          guard let name = scene.customClass, classes.contains(SourceIndex.lastName(name)),
            let node = positions[.init(storyboard: position, scene: scene.id)]
          else { continue }
          found.append(node)
        }
      }
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
      let texts = dependencies.map { dependency in
        dependency.name.map { "\($0): \(dependency.type)" } ?? dependency.type.string
      }
      remarks.append("needs \(texts.joined(separator: ", "))")
    }
  }
}
