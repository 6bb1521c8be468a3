import Routes
import StoryboardReader
import SwiftScanner

/// The segues and scenes that code can name, with their Swift names and the types at their ends.
///
/// It reads the storyboards once. ``GenerationPlan`` makes declarations of what it finds.
struct SegueSurvey {
  private(set) var storyboards: [(position: Int, storyboard: Storyboard)] = []
  private(set) var segues: [SurveyedSegue] = []
  private(set) var scenes: [SurveyedScene] = []
  /// The modules of the classes that were found.
  private(set) var modules: Set<ExactString> = []
  private let types: TypeNames
  private let names: [ExactString: ExactString]
  /// The scenes of ``contentClass(of:in:)`` that were found.
  private var contentClasses: [StoryboardBundle.SceneLocation: Storyboard.Scene?] = [:]

  /// A segue that code can name.
  struct SurveyedSegue {
    /// The position of the storyboard.
    var position: Int
    var location: TextLocation
    /// The segue's object id.
    var object: ExactString
    /// The identifier that `prepare(for:)` sees; empty for none.
    var identifier: ExactString
    /// The identifier as a name in Swift.
    var name: SwiftName
    /// Whether code can perform the segue.
    var isNamed: Bool
    /// Whether only a control can start the segue.
    var isUnnamed: Bool
    var source: TypeName
    var destination: TypeName
  }

  /// A scene that code can instantiate.
  struct SurveyedScene {
    /// The position of the storyboard.
    var position: Int
    var location: TextLocation
    var identifier: ExactString
    var storyboard: ExactString
    var type: TypeName
  }

  /// - Parameters:
  ///   - project: The storyboards, and the options for generating.
  ///   - broken: The objects that are left out.
  init(_ project: Project, leavingOut broken: BrokenObjects) {
    types = TypeNames(project)
    names = project.generation.names
    for (position, file) in project.storyboards.enumerated()
    where !file.storyboard.isLaunchScreen {
      var storyboard = file.storyboard
      for index in storyboard.scenes.indices {
        storyboard.scenes[index].segues.removeAll { broken.affect($0, in: file) }
      }
      if let initial = storyboard.initialScene, broken.contains(initial, in: file) {
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
    var identifiers: Set<ExactString> = []
    for (scene, locations) in zip(file.storyboard.scenes, file.scenes)
    where scene.reference == nil && !broken.contains(scene.id, in: file) {
      guard let source = types.type(of: scene) else { continue }
      if let module = types.importedModule(of: scene) { modules.insert(module) }
      if let identifier = scene.identifier, identifiers.insert(identifier).inserted {
        scenes.append(
          SurveyedScene(
            position: position,
            location: locations.identifier ?? locations.element,
            identifier: identifier,
            storyboard: file.storyboard.name,
            type: scene.libraryType ?? source
          )
        )
      }
      let reference = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
      let isScreen = scene.kind != .application
      for (segue, locations) in locations.segues(of: scene)
      where segue.kind != .relationship && !broken.affect(segue, in: file) {
        guard let destination = destination(of: segue, from: reference, in: bundle) else {
          continue
        }
        let identifier = segue.identifier ?? segue.unwindAction ?? ""
        segues.append(
          SurveyedSegue(
            position: position,
            location: locations.name,
            object: segue.id,
            identifier: identifier,
            name: SwiftName(names[identifier] ?? identifier, noun: "segue"),
            isNamed: segue.identifier != nil,
            isUnnamed: segue.identifier == nil && !segue.kind.role.isContainment && isScreen,
            source: isScreen ? source : .unknown,
            destination: destination
          )
        )
      }
    }
  }

  /// The innermost class in the chain of contents that begins at a segue's destination.
  ///
  /// ``Project/routeTable(of:)`` names the same one.
  ///
  /// - Returns: `nil` if the class's name is not valid in Swift.
  private mutating func destination(
    of segue: Storyboard.Segue,
    from reference: StoryboardBundle.SceneLocation,
    in bundle: StoryboardBundle
  ) -> TypeName? {
    if segue.kind == .unwind { return .unwindTarget }
    guard case .success(let reference) = bundle.destination(of: segue, from: reference),
      let found = contentClass(of: reference, in: bundle)
    else { return .unknown }
    guard let type = types.type(of: found) else { return nil }
    if let module = types.importedModule(of: found) { modules.insert(module) }
    return type
  }

  /// The innermost scene with a class in the chain of contents that begins at a scene.
  private mutating func contentClass(
    of location: StoryboardBundle.SceneLocation,
    in bundle: StoryboardBundle
  ) -> Storyboard.Scene? {
    var chain: [StoryboardBundle.SceneLocation] = []
    var seen: Set<StoryboardBundle.SceneLocation> = []
    var next: StoryboardBundle.SceneLocation? = location
    var found: Storyboard.Scene?
    while let current = next, seen.insert(current).inserted {
      if let known = contentClasses[current] {
        found = known
        break
      }
      chain.append(current)
      next = try? bundle.content(of: current)?.scene.get()
    }
    for current in chain.reversed() {
      if found == nil, let scene = bundle[current], scene.customClass != nil { found = scene }
      contentClasses[current] = .some(found)
    }
    return found
  }
}

extension Storyboard.Scene {
  /// The container of Routes for a scene without a class of its own.
  fileprivate var libraryType: TypeName? {
    if customClass != nil { return nil }
    return kind.libraryClass.map { TypeName(text: ExactString($0), word: ExactString($0)) }
  }
}
