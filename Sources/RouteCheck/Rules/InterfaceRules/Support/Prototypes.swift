import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import StoryboardReader

/// The prototypes of cells, for each storyboard by their scene and by their identifier.
struct Prototypes {
  private let project: Project
  private let prototypes: [[Int: [ExactString: [StoryboardFile.Prototype]]]]

  init(_ project: Project) {
    self.project = project
    prototypes = project.storyboards.map { file in
      Dictionary(grouping: file.prototypes, by: \.scene)
        .mapValues { Dictionary(grouping: $0, by: \.identifier) }
    }
  }

  /// The classes of the prototypes of an identifier in scenes, each with a note that points to it.
  func prototypes(
    of identifier: ExactString,
    in scenes: [StoryboardBundle.SceneLocation]
  ) -> [(name: ExactString, note: Finding.Note)] {
    scenes.flatMap { scene in
      let file = project.storyboards[scene.storyboard].path
      return (prototypes(in: scene)[identifier] ?? []).map { prototype in
        let usual: ExactString =
          prototype.isInCollection ? "UICollectionViewCell" : "UITableViewCell"
        let note = Finding.Note(message: "the cell", file: file, location: prototype.location)
        return (prototype.customClass ?? usual, note)
      }
    }
  }

  func identifiers(in scenes: [StoryboardBundle.SceneLocation]) -> Set<ExactString> {
    scenes.reduce(into: []) { $0.formUnion(prototypes(in: $1).keys) }
  }

  private func prototypes(
    in scene: StoryboardBundle.SceneLocation
  ) -> [ExactString: [StoryboardFile.Prototype]] {
    guard let position = project.bundle.position(of: scene) else { return [:] }
    return prototypes[scene.storyboard][position] ?? [:]
  }
}

/// A cell of a table in a nib that code registers.
struct NibCell {
  var identifier: ExactString
  var nib: ExactString
  var fact: CellRegistrationFact
  /// The position of the file.
  var file: Int
}

/// The cells that code registers, which replace prototypes of the same identifier.
struct RegisteredCells {
  private(set) var identifiers: Set<ExactString> = []
  /// The cells of nibs whose identifiers and nibs are known.
  private(set) var ofNibs: [NibCell] = []
  /// The types that register cells whose identifiers are unknown.
  private var types: Set<ExactString> = []

  init(_ code: ProjectCode) {
    for (file, cell) in code.uses(\.facts.cellRegistrations) {
      if case .known(let identifier) = code.index.resolve(cell.identifier, in: cell.type, of: file)
      {
        identifiers.insert(identifier)
        if let nib = cell.nib.flatMap({ code.index.resolve($0, in: cell.type, of: file).known }) {
          ofNibs.append(NibCell(identifier: identifier, nib: nib, fact: cell, file: file))
        }
      } else {
        types.insert(SourceIndex.lastName(cell.type))
      }
    }
    let helpers = Helpers(code)
    for (file, call) in code.uses(\.facts.helperCalls) where call.kind == .registration {
      guard let helper = helpers.helper(of: call, in: file) else { continue }
      if let identifier = helper.identifier {
        identifiers.insert(identifier)
      } else {
        types.insert(SourceIndex.lastName(call.type))
      }
    }
  }

  var areUnknown: Bool { !types.isEmpty }

  /// The identifiers by which a class registers nibs; none if it, or one above, registers cells whose identifiers are
  /// unknown.
  func identifiersOfNibs(
    of type: ExactString,
    in file: Int,
    _ index: SourceIndex
  ) -> Set<ExactString> {
    let classes = index.ancestors(of: type, in: index.apps[file]) ?? []
    if classes.isEmpty || !types.isDisjoint(with: classes) { return [] }
    return Set(ofNibs.filter { $0.fact.type == type }.map(\.identifier))
  }

  func mayContain(_ identifier: ExactString, of type: ExactString) -> Bool {
    identifiers.contains(identifier) || types.contains(SourceIndex.lastName(type))
  }
}
