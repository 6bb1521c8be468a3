import CodeFacts
import ProjectModel
import Routes
import SourceText
import StoryboardReader

/// The prototypes of cells, for each storyboard by their scene and by their identifier.
struct Prototypes {
  private let prototypes: [[Int: [ExactString: [StoryboardFile.Prototype]]]]

  init(_ storyboards: [StoryboardFile]) {
    prototypes = storyboards.map { file in
      Dictionary(grouping: file.prototypes, by: \.scene)
        .mapValues { Dictionary(grouping: $0, by: \.identifier) }
    }
  }

  /// The prototypes of an identifier in scenes, with the classes of their cells.
  func prototypes(
    of identifier: ExactString,
    in scenes: [StoryboardBundle.SceneLocation],
    _ project: Project
  ) -> [(name: ExactString, file: String, location: TextLocation)] {
    scenes.flatMap { scene in
      let file = project.storyboards[scene.storyboard].path
      return (prototypes(in: scene, project)[identifier] ?? []).map { prototype in
        (
          prototype.customClass
            ?? (prototype.isInCollection ? "UICollectionViewCell" : "UITableViewCell"),
          file, prototype.location
        )
      }
    }
  }

  /// The identifiers of the prototypes in scenes.
  func identifiers(
    in scenes: [StoryboardBundle.SceneLocation],
    _ project: Project
  ) -> Set<ExactString> {
    scenes.reduce(into: []) { $0.formUnion(prototypes(in: $1, project).keys) }
  }

  private func prototypes(
    in scene: StoryboardBundle.SceneLocation,
    _ project: Project
  ) -> [ExactString: [StoryboardFile.Prototype]] {
    guard let position = project.bundle.position(of: scene) else { return [:] }
    return prototypes[scene.storyboard][position] ?? [:]
  }
}

/// The cells that code registers, which replace prototypes of the same identifier.
struct RegisteredCells {
  private(set) var identifiers: Set<ExactString> = []
  /// The types that register cells whose identifiers are unknown.
  private var types: Set<ExactString> = []

  init(_ code: ProjectCode) {
    for (file, cell) in code.uses(\.facts.cellRegistrations) {
      if case .known(let identifier) = code.index.resolve(cell.identifier, in: cell.type, of: file)
      {
        identifiers.insert(identifier)
      } else {
        types.insert(SourceIndex.lastName(cell.type))
      }
    }
    let helpers = CellHelpers(code)
    for (file, call) in code.uses(\.facts.cellHelperCalls) where call.isRegistration {
      guard let helper = helpers.helper(of: call, in: file) else { continue }
      if let identifier = helper.identifier {
        identifiers.insert(identifier)
      } else {
        types.insert(SourceIndex.lastName(call.type))
      }
    }
  }

  /// Whether code registers cells whose identifiers are unknown.
  var areUnknown: Bool { !types.isEmpty }

  func mayContain(_ identifier: ExactString, of type: ExactString) -> Bool {
    identifiers.contains(identifier) || types.contains(SourceIndex.lastName(type))
  }
}
