import CodeFacts
import ProjectModel
import Routes
import StoryboardReader

/// The names of everything that is generated, settled for all storyboards of a project at once.
///
/// The rule `name-collision` reports the names that several things share, and the generator writes
/// the others. Objects with errors have names too, so fixing an error changes no other name.
package struct SwiftNames: Sendable {
  /// The storyboards, segues, scenes and unwinds whose names are unique.
  private(set) var storyboards: [GeneratedStoryboard]
  private(set) var segues: [GeneratedSegue]
  private(set) var scenes: [GeneratedScene]
  private(set) var unwinds: [GeneratedUnwind]
  /// The names of the enums that are generated.
  private(set) var enums: Set<ExactString> = []
  /// The names that several things share, so that they are not generated.
  package var collisions: [SwiftNameCollision] = []
  let modules: [ImportedModule]
  let options: GenerationOptions

  package init(_ project: Project) {
    let survey = SegueSurvey(project)
    storyboards = survey.storyboards
    segues = survey.segues
    scenes = survey.scenes
    unwinds = survey.unwinds
    modules = survey.modules
    options = project.generation
    nameStoryboards()
    nameSegues()
    nameScenes()
    nameUnwinds()
    nameEnums(project)
    if !survey.segues.isEmpty || !survey.scenes.isEmpty { findTypesNamedLikeTheModule(project) }
  }
}

extension SwiftNames {
  private mutating func nameStoryboards() {
    let claims = storyboards.map { found in
      NameClaim(
        found.name.text,
        meaning: "\(found.position)",
        .init(found.storyboard.name, in: found.path, at: found.location)
      )
    }
    storyboards = settle(.storyboards, claims).map { storyboards[$0] }
  }

  private mutating func nameScenes() {
    var counts: [ExactString: Int] = [:]
    for scene in scenes { counts["\(scene.type.text) \(scene.identifier)", default: 0] += 1 }
    for (index, scene) in scenes.enumerated()
    where counts["\(scene.type.text) \(scene.identifier)", default: 0] > 1 {
      // Two storyboards have the same scene, so they come first in its names.
      let text = options.names[scene.identifier] ?? scene.identifier
      scenes[index].name = SwiftName("\(scene.storyboard) \(text)", noun: "scene")
    }
    let claims = scenes.map { scene in
      NameClaim(
        scene.name.text,
        in: scene.type.text,
        meaning: "\(scene.origin.position) \(scene.identifier)",
        .init(scene.identifier, in: scene.origin.path, at: scene.location)
      )
    }
    scenes = settle(.scenes, claims).map { scenes[$0] }
  }

  private mutating func nameUnwinds() {
    let claims = unwinds.map { unwind in
      NameClaim(
        unwind.name.text,
        in: unwind.type.text,
        meaning: unwind.action,
        unwind.inMessages
      )
    }
    unwinds = settle(.unwinds, claims).map { unwinds[$0] }
  }

  private mutating func nameSegues() {
    /// The destinations of the segues with a source and an identifier.
    var destinations: [ExactString: Set<ExactString>] = [:]
    /// The types that the cases for a source name.
    var types: [ExactString: Set<ExactString>] = [:]
    for segue in segues {
      destinations["\(segue.source.text) \(segue.identifier)", default: []]
        .insert(segue.destination.text)
      types[segue.source.text, default: []].insert(segue.destination.text)
    }
    for (index, segue) in segues.enumerated() {
      let text = options.names[segue.identifier] ?? segue.identifier
      let ends = destinations["\(segue.source.text) \(segue.identifier)", default: []]
      let ending = ends.count > 1 || text.isEmpty ? " To\(segue.destination.word)" : ""
      segues[index].caseName = SwiftName(
        "\(text)\(ending)",
        noun: "segue",
        // In the enum, a case hides a class of its name.
        avoiding: types[segue.source.text, default: []]
      )
    }
    let claims = segues.map { segue in
      var claim = NameClaim(
        meaning: "\(segue.destination.text) \(segue.identifier)",
        thing: segue.inMessages
      )
      if segue.isNamed { claim.names.append((segue.destination.text, segue.name.text)) }
      if segue.source != .unknown {
        claim.names.append(("cases of \(segue.source.text)", segue.caseName.text))
      }
      return claim
    }
    segues = settle(.segues, claims).map { segues[$0] }
  }
}

extension SwiftNames {
  /// Names the enums, each at the first segue of its type. A type of the app keeps its name.
  private mutating func nameEnums(_ project: Project) {
    let sources = Dictionary(grouping: segues.filter { $0.source != .unknown }, by: \.source)
    let receivers = Dictionary(grouping: unwinds.filter { $0.type != .unwindTarget }, by: \.type)
    var planned = sources.sorted { $0.key < $1.key }.map { type, segues in
      let label = "the enum of the segues that leave '\(type.text)'"
      return NameClaim(enum: type.segueEnum, of: type, at: segues[0].inMessages, label)
    }
    planned += receivers.sorted { $0.key < $1.key }.map { type, unwinds in
      let label = "the enum of the unwind actions that '\(type.text)' receives"
      return NameClaim(enum: type.unwindEnum, of: type, at: unwinds[0].inMessages, label)
    }
    let names = Set(planned.lazy.map(\.name))
    let claims = project.types.filter { names.contains($0.name) } + planned
    enums = Set(
      settle(.types, claims).map { claims[$0] }.filter { !$0.meaning.isEmpty }.map(\.name)
    )
  }

  /// Generated code names the library's types as `Routes.Segue`, because the app may have a `Segue`.
  private mutating func findTypesNamedLikeTheModule(_ project: Project) {
    guard let type = project.types.first(where: { $0.name == "Routes" }) else { return }
    collisions.append(
      SwiftNameCollision(kind: .module, name: type.name, first: type.thing, second: type.thing)
    )
  }
}

extension NameClaim {
  /// The claim of an enum that is generated for a type.
  fileprivate init(
    enum name: ExactString,
    of type: TypeName,
    at place: SwiftNameCollision.Thing,
    _ label: String
  ) {
    self.init(name, meaning: type.text, place)
    (thing.label, thing.text) = (label, "")
  }
}

extension Project {
  /// The classes of scenes, and the types that the sources declare outside of others.
  ///
  /// They do not collide with each other, so they have the same meaning.
  fileprivate var types: [NameClaim] {
    let named = scenes.compactMap { view in
      view.scene.customClass.map { name in
        let location = view.locations.customClass ?? view.locations.element
        return NameClaim(
          name,
          .init(label: "class '\(name)'", file: view.file.path, location: location)
        )
      }
    }
    let declared = code.index.files.flatMap { file in
      file.facts.types.filter { !$0.mayBeGenerated }.map { type in
        NameClaim(
          type.name,
          .init(label: "type '\(type.name)'", file: file.path, location: type.location)
        )
      }
    }
    return named + declared
  }
}

extension TypeFact {
  /// Whether the declaration may be one that the tool wrote before, or declares no type.
  fileprivate var mayBeGenerated: Bool {
    switch kind {
    case .extension: true
    case .enum:
      (supertypes.isEmpty && name != "Routes") || supertypes == [SwiftGenerator.unwindEnumRawType]
    default: false
    }
  }
}
