import Routes

/// The segues and scenes that code can name, with the types at their ends.
///
/// It reads the storyboards once; ``GenerationPlan`` gives names to what it found.
struct SegueSurvey {
  private(set) var storyboards: [(position: Int, storyboard: Storyboard)] = []
  private(set) var segues: [FoundSegue] = []
  private(set) var scenes: [FoundScene] = []
  private(set) var findings: [Finding] = []
  private var types: TypeNames

  /// The modules of the classes that were found.
  var modules: Set<String> { types.modules }

  struct FoundSegue {
    var position: Int
    var place: SourcePlace
    /// The segue's object id.
    var object: String
    /// The identifier that a prepare method sees; empty for none.
    var identifier: String
    /// Whether code can perform the segue.
    var isNamed: Bool
    /// Whether only a control can start the segue.
    var isUnnamed: Bool
    var source: TypeName
    var destination: TypeName
  }

  struct FoundScene {
    var position: Int
    var place: SourcePlace
    var identifier: String
    var storyboard: String
    var type: TypeName
  }

  init(_ project: Project, _ report: Report, _ options: GenerationOptions) {
    types = TypeNames(project, options)
    let broken = BrokenObjects(report)
    for (position, file) in project.storyboards.enumerated()
    where !file.storyboard.isLaunchScreen {
      var storyboard = file.storyboard
      for index in storyboard.scenes.indices {
        storyboard.scenes[index].segues.removeAll {
          broken.contains($0.id, in: file.path) || broken.contains($0.destination, in: file.path)
        }
      }
      if storyboard.initialScene.map({ broken.contains($0, in: file.path) }) == true {
        storyboard.initialScene = nil
      }
      storyboards.append((position, storyboard))
      survey(file, at: position, project.bundle, broken)
    }
  }

  private mutating func survey(
    _ file: StoryboardFile,
    at position: Int,
    _ bundle: StoryboardBundle,
    _ broken: BrokenObjects
  ) {
    var identifiers: Set<String> = []
    for (scene, places) in zip(file.storyboard.scenes, file.scenes)
    where scene.reference == nil && !broken.contains(scene.id, in: file.path) {
      guard let source = types.type(of: scene) else {
        let place = places.customClass ?? places.element
        findings.append(.invalidClass(scene.customClass ?? "", at: place, in: file.path))
        continue
      }
      if let identifier = scene.identifier, identifiers.insert(identifier).inserted {
        scenes.append(
          FoundScene(
            position: position,
            place: places.identifier ?? places.element,
            identifier: identifier,
            storyboard: file.storyboard.name,
            type: scene.ownType ?? source
          )
        )
      }
      let place = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
      let isScreen = scene.kind != .application
      for (segue, places) in zip(scene.segues, places.segues)
      where segue.kind != .relationship && !broken.contains(segue.id, in: file.path)
        && !broken.contains(segue.destination, in: file.path)
      {
        guard let destination = destination(of: segue, from: place, in: bundle) else { continue }
        segues.append(
          FoundSegue(
            position: position,
            place: places.name,
            object: segue.id,
            identifier: segue.identifier ?? segue.unwindAction ?? "",
            isNamed: segue.identifier != nil,
            isUnnamed: segue.identifier == nil && !segue.kind.role.isContainment && isScreen,
            source: isScreen ? source : .unknown,
            destination: destination
          )
        )
      }
    }
  }

  /// The innermost class on the way in, as ``Project/routeTable`` names it too.
  ///
  /// - Returns: `nil` where that class has no name in Swift, which its own scene reports.
  private mutating func destination(
    of segue: Storyboard.Segue,
    from place: StoryboardBundle.SceneLocation,
    in bundle: StoryboardBundle
  ) -> TypeName? {
    if segue.kind == .unwind { return .unwindTarget }
    guard case .success(var place) = bundle.destination(of: segue, from: place) else {
      return .unknown
    }
    var found: Storyboard.Scene?
    var visited: Set<StoryboardBundle.SceneLocation> = []
    while visited.insert(place).inserted {
      if let scene = bundle[place], scene.customClass != nil { found = scene }
      guard case .success(let inner)? = bundle.content(of: place)?.scene else { break }
      place = inner
    }
    return found.map { types.type(of: $0) } ?? .unknown
  }
}

/// The objects of storyboards that something is wrong with.
private struct BrokenObjects {
  private var ids: Set<[String]> = []

  init(_ report: Report) {
    for diagnostic in report.diagnostics where diagnostic.severity == .error {
      if let object = diagnostic.object { ids.insert([diagnostic.file, object]) }
    }
  }

  func contains(_ id: String, in file: String) -> Bool { ids.contains([file, id]) }
}

extension Storyboard.Scene {
  /// The library's container that stands in a scene without a class of its own.
  fileprivate var ownType: TypeName? {
    if customClass != nil { return nil }
    return kind.libraryClass.map { TypeName(text: $0, word: $0) }
  }
}
