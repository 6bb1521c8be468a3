import Routes
import SourceText

struct RouteTableChecker {
  let bundle: StoryboardBundle
  let isClass: (ExactString, ExactString) -> Bool?
  /// The segues by identifier, in the order of the bundle.
  private var segues: [ExactString: [RouteTable.SegueLocation]] = [:]
  private var sceneNames: Set<ExactString> = []
  /// The segues whose identifier has more than ``limit`` sources, by the names of these.
  private var seguesBySource: [Source: [RouteTable.SegueLocation]] = [:]
  private var spelling = SpellingSearch()

  /// A segue, and a name of the scene that it leaves.
  private struct Source: Hashable {
    var segue: ExactString
    var name: ExactString
  }

  /// The number of segues that are compared with a row. Beyond it, only the segues of the row's
  /// scene or class count.
  private static let limit = 256

  init(
    _ bundle: StoryboardBundle,
    storyboards: [Int],
    isClass: @escaping (ExactString, ExactString) -> Bool?
  ) {
    self.bundle = bundle
    self.isClass = isClass
    for storyboard in storyboards {
      for (position, scene) in bundle.storyboards[storyboard].scenes.enumerated() {
        sceneNames.insert(scene.id)
        sceneNames.formUnion(scene.exits)
        if let identifier = scene.identifier { sceneNames.insert(identifier) }
        if let name = scene.reference?.name { sceneNames.insert(name) }
        for (index, segue) in scene.segues.enumerated() {
          guard let identifier = segue.identifier else { continue }
          segues[identifier, default: []].append(
            .init(storyboard: storyboard, scene: position, segue: index)
          )
        }
      }
    }
    for (segue, locations) in segues where locations.count > Self.limit {
      for location in locations {
        let scene = scene(at: location)
        for name in Set([scene.id, scene.identifier, scene.customClass].compactMap(\.self)) {
          seguesBySource[Source(segue: segue, name: name), default: []].append(location)
        }
      }
    }
  }

  /// The first problem of a row. Later ones would only repeat it.
  mutating func problem(of row: RouteTable.Row, at index: Int) -> RouteTable.Issue? {
    if let scene = row.destination?.scene, !sceneNames.contains(scene) {
      return RouteTable.Issue(
        problem: .unknownDestinationScene,
        row: index,
        field: .destinationScene,
        name: scene,
        near: spelling.closest(to: scene, among: sceneNames)
      )
    }
    guard let segue = row.segue else { return nil }
    guard let named = segues[segue] else {
      return RouteTable.Issue(
        problem: .unknownSegue,
        row: index,
        field: .segue,
        name: segue,
        near: spelling.closest(to: segue, among: segues.keys)
      )
    }
    let candidates = named.count > Self.limit ? segues(segue, from: row.source) : named
    if candidates.isEmpty || candidates.count > Self.limit { return nil }
    let requirements: [(RouteTable.Issue.Field, ExactString?)] = [
      (.sourceScene, row.source?.scene), (.sourceClass, row.source?.className),
    ]
    var leaving = candidates
    for case (let field, let expected?) in requirements {
      leaving = leaving.filter { has(scene(at: $0), expected, field) != false }
      if !leaving.isEmpty { continue }
      return RouteTable.Issue(
        problem: .source,
        row: index,
        field: field,
        name: segue,
        expected: expected,
        found: candidates.map { scene(at: $0).label }.uniqued()
      )
    }
    return destinationProblem(of: row, at: index, segue: segue, leaving: leaving)
  }

  /// The segues that leave the scene or the class with the name of a row's source.
  private func segues(
    _ segue: ExactString,
    from source: RouteTable.End?
  ) -> [RouteTable.SegueLocation] {
    let name = source?.scene ?? source?.className?.split(at: ".").last
    return name.flatMap { seguesBySource[Source(segue: segue, name: $0)] } ?? []
  }

  private func scene(at location: RouteTable.SegueLocation) -> Storyboard.Scene {
    bundle.storyboards[location.storyboard].scenes[location.scene]
  }

  private func segue(at location: RouteTable.SegueLocation) -> Storyboard.Segue {
    scene(at: location).segues[location.segue]
  }
}

extension RouteTableChecker {
  /// The destination's problem, if all segues that the row may mean have it.
  private func destinationProblem(
    of row: RouteTable.Row,
    at index: Int,
    segue: ExactString,
    leaving: [RouteTable.SegueLocation]
  ) -> RouteTable.Issue? {
    let requirements: [(RouteTable.Issue.Field, ExactString?)] = [
      (.destinationScene, row.destination?.scene),
      (.destinationClass, row.destination?.className),
      (.destinationUnwrapped, row.destination?.unwrapped),
    ]
    for case (let field, let expected?) in requirements {
      var found: [ExactString] = []
      var isAmbiguous = false
      segues: for location in leaving {
        switch unwrap(location, to: expected, field: field) {
        case .found, .unknown, nil:
          found = []
          break segues
        case .ambiguous(let locations):
          isAmbiguous = true
          found += locations.compactMap { bundle[$0]?.label }
        case .absent(let searched): found += searched.compactMap { bundle[$0]?.label }
        }
      }
      if found.isEmpty { continue }
      return RouteTable.Issue(
        problem: isAmbiguous ? .ambiguousDestination : .destination,
        row: index,
        field: field,
        name: segue,
        expected: expected,
        found: isAmbiguous ? found : found.uniqued()
      )
    }
    return nil
  }

  /// The scene to which a segue's destination is unwrapped; `nil` when the destination is unknown.
  private func unwrap(
    _ location: RouteTable.SegueLocation,
    to expected: ExactString,
    field: RouteTable.Issue.Field
  ) -> StoryboardBundle.Unwrapping? {
    let source = StoryboardBundle.SceneLocation(
      storyboard: location.storyboard,
      scene: scene(at: location).id
    )
    guard case .success(let location) = bundle.destination(of: segue(at: location), from: source)
    else { return nil }
    return bundle.unwrap(location) { has($0, expected, field) }
  }

  /// Whether a scene has the value of a part of a row; `nil` when that is unknown.
  private func has(
    _ scene: Storyboard.Scene,
    _ expected: ExactString,
    _ field: RouteTable.Issue.Field
  ) -> Bool? {
    switch field {
    case .sourceScene, .destinationScene: scene.isNamed(expected)
    case .destinationUnwrapped where scene.isNamed(expected): true
    default: scene.isClass(expected, isClass)
    }
  }
}
