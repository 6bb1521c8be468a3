import ProjectModel
import RouteTables
import Routes
import SourceText
import StoryboardReader

/// The storyboards, segues and scenes that code can name, with the types at their ends.
///
/// It reads the storyboards once. ``SwiftNames`` completes the names, which depend on each other.
struct SegueSurvey {
  private(set) var storyboards: [GeneratedStoryboard] = []
  private(set) var segues: [GeneratedSegue] = []
  private(set) var scenes: [GeneratedScene] = []
  private(set) var unwinds: [GeneratedUnwind] = []
  /// The modules of the classes that were found.
  private(set) var modules: [ImportedModule] = []
  private let bundle: StoryboardBundle
  private let types: TypeNames
  private let receivers: UnwindReceivers
  private let names: [ExactString: ExactString]
  /// The innermost scenes with a class.
  private var contents: ContentChains

  init(_ project: Project) {
    bundle = project.bundle
    contents = ContentChains(project.bundle) { project.bundle[$0]?.customClass != nil }
    types = TypeNames(project)
    receivers = UnwindReceivers(project, types)
    names = project.generation.names
    for (position, file) in project.storyboards.enumerated()
    where !file.storyboard.isLaunchScreen {
      storyboards.append(GeneratedStoryboard(position: position, file: file))
      survey(file, at: position)
    }
  }

  private mutating func survey(_ file: StoryboardFile, at position: Int) {
    var identifiers: Set<ExactString> = []
    for (scene, locations) in zip(file.storyboard.scenes, file.scenes) where scene.reference == nil
    {
      guard let source = types.type(of: scene) else { continue }
      let origin = Origin(position: position, path: file.path, objects: [scene.id])
      addModule(of: scene, origin)
      if let identifier = scene.identifier, identifiers.insert(identifier).inserted {
        scenes.append(
          GeneratedScene(
            origin: origin,
            location: locations.identifier ?? locations.element,
            identifier: identifier,
            name: name(identifier, noun: "scene"),
            storyboard: file.storyboard.name,
            type: scene.libraryType ?? source
          )
        )
      }
      let reference = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
      let isScreen = scene.kind != .application
      for (segue, locations) in locations.segues(of: scene) where segue.kind != .relationship {
        var origin = origin
        origin.objects += [segue.id, segue.destination]
        addUnwind(of: segue, at: locations, origin)
        guard let destination = destination(of: segue, from: reference, origin) else { continue }
        let identifier = segue.identifier ?? segue.unwindAction ?? ""
        let name = name(identifier, noun: "segue")
        segues.append(
          GeneratedSegue(
            origin: origin,
            location: locations.name,
            object: segue.id,
            identifier: identifier,
            name: name,
            caseName: name,
            isNamed: segue.identifier != nil,
            direction: segue.kind.role.direction,
            isUnnamed: segue.identifier == nil && !segue.kind.role.isContainment && isScreen,
            source: isScreen ? source : .unknown,
            destination: destination
          )
        )
      }
    }
  }

  private mutating func addUnwind(
    of segue: Storyboard.Segue,
    at locations: StoryboardFile.SegueLocations,
    _ origin: Origin
  ) {
    guard segue.kind == .unwind, let action = segue.unwindAction else { return }
    unwinds += receivers.types(of: action).map { type in
      GeneratedUnwind(
        origin: origin,
        location: locations.unwindAction ?? locations.element,
        action: action,
        name: name(action, noun: "unwind"),
        type: type
      )
    }
  }

  /// The name that the configuration gives an identifier, or else its own.
  private func name(_ identifier: ExactString, noun: String) -> SwiftName {
    SwiftName(names[identifier] ?? identifier, noun: noun)
  }

  private mutating func addModule(of scene: Storyboard.Scene, _ origin: Origin) {
    guard let name = scene.customClass, let module = types.importedModule(of: scene) else { return }
    modules.append(ImportedModule(origin: origin, name: module, importedClass: name))
  }

  /// The innermost class in the chain of contents that begins at a segue's destination.
  ///
  /// ``Project/routeTable(of:)`` names the same one.
  ///
  /// - Returns: `nil` if the class's name is not valid in Swift.
  private mutating func destination(
    of segue: Storyboard.Segue,
    from reference: StoryboardBundle.SceneLocation,
    _ origin: Origin
  ) -> TypeName? {
    if segue.kind == .unwind { return receivers.destination(of: segue.unwindAction) }
    guard case .success(let reference) = bundle.destination(of: segue, from: reference),
      let found = contents.innermost(from: reference).flatMap({ bundle[$0] })
    else { return .unknown }
    guard let type = types.type(of: found) else { return nil }
    addModule(of: found, origin)
    return type
  }
}

extension Storyboard.Scene {
  /// The container of Routes for a scene without a custom class.
  fileprivate var libraryType: TypeName? {
    if customClass != nil { return nil }
    return kind.libraryClass.map { TypeName(library: ExactString($0)) }
  }
}

/// The storyboard of something that is generated, and the objects that must have no error.
struct Origin: Sendable {
  var position: Int
  var path: String
  var objects: [ExactString]
}

/// A storyboard as a value, with the declarations in its file.
///
/// A declaration that several storyboards share is with the first of them.
package struct GeneratedStoryboard: Sendable {
  var position: Int
  var path: String
  var location: TextLocation
  package var storyboard: Storyboard
  var name: SwiftName
  /// The segues with an identifier.
  var segues: [GeneratedSegue] = []
  /// The segues that only a control can start.
  var unnamed: [GeneratedSegue] = []
  /// The segues in the enums of the classes that they leave.
  var cases: [GeneratedSegue] = []
  var scenes: [GeneratedScene] = []
  var unwinds: [GeneratedUnwind] = []

  init(position: Int, file: StoryboardFile) {
    self.position = position
    path = file.path
    location = file.document
    storyboard = file.storyboard
    name = SwiftName(storyboard.name, noun: "storyboard")
  }
}

/// A segue that code can name.
struct GeneratedSegue: Sendable {
  var origin: Origin
  var location: TextLocation
  /// The segue's object id.
  var object: ExactString
  /// The identifier that `prepare(for:)` sees; empty for none.
  var identifier: ExactString
  /// The name of the typed segue.
  var name: SwiftName
  /// The name among the segues of its source.
  var caseName: SwiftName
  /// Whether the segue has an identifier.
  var isNamed: Bool
  var direction: SegueKind.Role.Direction
  /// Whether only a control can start the segue.
  var isUnnamed: Bool
  var source: TypeName
  var destination: TypeName

  /// The type of the destination in `prepare(for:)`. An unwind in code may lead to any controller,
  /// not only to an `UnwindReceiver`.
  var preparedType: TypeName { destination == .unwindTarget ? .unknown : destination }

  var inMessages: SwiftNameCollision.Thing {
    var thing = SwiftNameCollision.Thing(identifier, in: origin.path, at: location)
    if identifier.isEmpty { thing.label = "to \(destination.text)" }
    return thing
  }
}

/// A scene that code can instantiate.
struct GeneratedScene: Sendable {
  var origin: Origin
  var location: TextLocation
  var identifier: ExactString
  var name: SwiftName
  var storyboard: ExactString
  var type: TypeName
}

/// An unwind action, with a type that receives it.
struct GeneratedUnwind: Sendable {
  var origin: Origin
  var location: TextLocation
  var action: ExactString
  var name: SwiftName
  var type: TypeName

  var inMessages: SwiftNameCollision.Thing { .init(action, in: origin.path, at: location) }
}

/// A module that the type of a scene or of a segue's destination needs.
struct ImportedModule: Sendable {
  var origin: Origin
  var name: ExactString
  var importedClass: ExactString
}
