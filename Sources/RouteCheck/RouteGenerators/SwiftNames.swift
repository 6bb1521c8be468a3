import CodeReader
import ProjectModel
import Routes

/// The names of everything that is generated, settled for all storyboards of a project at once.
///
/// The rule `name-collision` reports the names that several things share, and the generator writes
/// the others. Objects with errors have names too, so fixing an error changes no other name.
package struct SwiftNames: Sendable {
  /// The storyboards, segues, scenes and unwinds whose names are unique.
  private(set) var storyboards: [Named<SegueSurvey.SurveyedStoryboard>] = []
  private(set) var segues: [Named<SegueSurvey.SurveyedSegue>] = []
  private(set) var scenes: [Named<SegueSurvey.SurveyedScene>] = []
  private(set) var unwinds: [Named<SegueSurvey.SurveyedUnwind>] = []
  /// The enums whose names are unique.
  private(set) var enums: Set<GeneratedEnum> = []
  /// The names that several things share, so that they are not generated.
  package var collisions: [SwiftNameCollision] = []
  /// The classes' modules.
  let modules: [SegueSurvey.SurveyedModule]
  /// How Swift is generated.
  let options: GenerationOptions

  /// A thing with its name. For a segue, it is the name of its case.
  struct Named<Thing: Sendable>: Sendable {
    var thing: Thing
    var name: SwiftName
  }

  /// Settles the names of a project.
  ///
  /// - Complexity: O(*n* log *n*) in the number of scenes and segues.
  package init(_ project: Project) {
    let survey = SegueSurvey(project)
    options = project.generation
    modules = survey.modules
    nameStoryboards(survey)
    nameSegues(survey)
    nameScenes(survey)
    nameUnwinds(survey)
    nameEnums(project)
    findTypesNamedLikeTheModule(survey, project)
  }

  /// Adds the collisions among things, and returns the things without any.
  private mutating func settle<Scope, Meaning, Thing: SurveyedThing>(
    _ kind: SwiftNameCollision.Kind,
    _ claims: [NameScope<Scope, Meaning>.Claim<Named<Thing>>]
  ) -> [Named<Thing>] {
    let (unique, found) = NameScope.settle(claims)
    collisions += found.map { name, first, second in
      SwiftNameCollision(
        kind: kind,
        name: name,
        first: first.thing.inMessages,
        second: second.thing.inMessages
      )
    }
    return unique
  }
}

extension SwiftNames {
  private mutating func nameStoryboards(_ survey: SegueSurvey) {
    storyboards = settle(
      .storyboards,
      survey.storyboards.map { storyboard in
        let name = SwiftName(storyboard.storyboard.name, noun: "storyboard")
        return NameScope<Bool, Int>.Claim(
          thing: Named(thing: storyboard, name: name),
          keys: [.init(scope: true, name: name.text)],
          meaning: storyboard.position
        )
      }
    )
  }

  private mutating func nameScenes(_ survey: SegueSurvey) {
    struct Kind: Hashable {
      var type: TypeName
      var identifier: ExactString
    }
    struct Meaning: Hashable {
      var position: Int
      var identifier: ExactString
    }
    let alike = Dictionary(grouping: survey.scenes) {
      Kind(type: $0.type, identifier: $0.identifier)
    }
    scenes = settle(
      .scenes,
      survey.scenes.map { scene in
        let text = options.names[scene.identifier] ?? scene.identifier
        // If two storyboards have the same scene, they come first in its names.
        let isShared = (alike[Kind(type: scene.type, identifier: scene.identifier)]?.count ?? 0) > 1
        let name = SwiftName(isShared ? "\(scene.storyboard) \(text)" : text, noun: "scene")
        return NameScope<TypeName, Meaning>.Claim(
          thing: Named(thing: scene, name: name),
          keys: [.init(scope: scene.type, name: name.text)],
          meaning: Meaning(position: scene.origin.position, identifier: scene.identifier)
        )
      }
    )
  }

  private mutating func nameUnwinds(_ survey: SegueSurvey) {
    unwinds = settle(
      .unwinds,
      survey.unwinds.map { unwind in
        let text = options.names[unwind.action] ?? unwind.action
        let name = SwiftName(text, noun: "unwind")
        return NameScope<TypeName, ExactString>.Claim(
          thing: Named(thing: unwind, name: name),
          keys: [.init(scope: unwind.type, name: name.text)],
          meaning: unwind.action
        )
      }
    )
  }

  private mutating func nameSegues(_ survey: SegueSurvey) {
    struct End: Hashable {
      var source: TypeName
      var identifier: ExactString
    }
    struct Meaning: Hashable {
      var identifier: ExactString
      var destination: TypeName
    }
    var destinations: [End: Set<TypeName>] = [:]
    var classes: [TypeName: Set<ExactString>] = [:]
    for segue in survey.segues {
      destinations[End(source: segue.source, identifier: segue.identifier), default: []]
        .insert(segue.destination)
      classes[segue.source, default: []].insert(segue.destination.text)
    }
    segues = settle(
      .segues,
      survey.segues.map { segue in
        let text = options.names[segue.identifier] ?? segue.identifier
        let end = End(source: segue.source, identifier: segue.identifier)
        let isShared = (destinations[end]?.count ?? 0) > 1
        let ending = isShared || text.isEmpty ? " To\(segue.destination.word)" : ""
        let name = SwiftName(
          "\(text)\(ending)",
          noun: "segue",
          // In the enum, a case hides a class of its name.
          avoiding: classes[segue.source] ?? []
        )
        return NameScope<SegueScope, Meaning>.Claim(
          thing: Named(thing: segue, name: name),
          keys: SegueScope.keys(of: segue, caseName: name),
          meaning: Meaning(identifier: segue.identifier, destination: segue.destination)
        )
      }
    )
  }

  /// Where the name of a segue is declared: among the members of a type, or the cases of an enum.
  private enum SegueScope: Hashable {
    case members(TypeName)
    case cases(TypeName)

    static func keys<Meaning>(
      of segue: SegueSurvey.SurveyedSegue,
      caseName: SwiftName
    ) -> [NameScope<Self, Meaning>.Key] {
      var keys: [NameScope<Self, Meaning>.Key] = []
      if segue.isNamed {
        keys.append(.init(scope: .members(segue.destination), name: segue.name.text))
      }
      if segue.source != .unknown {
        keys.append(.init(scope: .cases(segue.source), name: caseName.text))
      }
      return keys
    }
  }
}

extension SwiftNames {
  /// Names the enums. A type of the app keeps its name.
  private mutating func nameEnums(_ project: Project) {
    let planned = plannedEnums
    let names = Set(planned.lazy.map(\.name))
    let types = project.types.filter { names.contains($0.name) } + planned
    let unique = settle(
      .types,
      types.map { type in
        NameScope<Bool, GeneratedEnum?>.Claim(
          thing: Named(thing: type, name: SwiftName(type.name, noun: "type")),
          keys: [.init(scope: true, name: type.name)],
          // The types of the app do not collide with each other here.
          meaning: type.generated
        )
      }
    )
    enums = Set(unique.compactMap(\.thing.generated))
  }

  /// The enums to declare, each at the first segue of its type.
  private var plannedEnums: [SurveyedType] {
    let sources = segues.filter { $0.thing.source != .unknown }
    let targets = unwinds.filter { $0.thing.type != .unwindTarget }
    return Self.enums(Dictionary(grouping: sources, by: \.thing.source)) { .segues($0) }
      + Self.enums(Dictionary(grouping: targets, by: \.thing.type)) { .unwinds($0) }
  }

  private static func enums<Thing: SurveyedThing>(
    _ things: [TypeName: [Named<Thing>]],
    kind: (TypeName) -> GeneratedEnum
  ) -> [SurveyedType] {
    things.sorted { $0.key < $1.key }.map { type, things in
      let planned = kind(type)
      var place = things[0].thing.inMessages
      (place.label, place.text) = (planned.label, "")
      return SurveyedType(name: planned.name, generated: planned, inMessages: place)
    }
  }

  /// Generated code names the library's types as `Routes.Segue`, because the app may have a `Segue`.
  private mutating func findTypesNamedLikeTheModule(_ survey: SegueSurvey, _ project: Project) {
    guard !survey.segues.isEmpty || !survey.scenes.isEmpty,
      let type = project.types.first(where: { $0.name == "Routes" })
    else { return }
    collisions.append(
      SwiftNameCollision(
        kind: .module,
        name: type.name,
        first: type.inMessages,
        second: type.inMessages
      )
    )
  }
}
