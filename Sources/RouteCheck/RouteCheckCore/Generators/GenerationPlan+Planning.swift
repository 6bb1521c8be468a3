import Routes
import StoryboardReader

extension GenerationPlan {
  /// Plans the Swift of all storyboards of a project.
  ///
  /// - Parameters:
  ///   - project: The storyboards, and the options for generating.
  ///   - report: The diagnostics. Nothing is generated for an object with an error.
  /// - Complexity: O(*n* log *n*) in the number of scenes and segues, for containers of bounded
  ///   depth.
  package init(_ project: Project, _ report: Report? = nil) {
    let options = project.generation
    let survey = SegueSurvey(project, leavingOut: BrokenObjects(report))
    imports = Set(options.imports + survey.modules).filter { $0 != options.module }.sorted()
    planStoryboards(survey, project)
    planSegues(SegueNaming(survey.segues, options.names), project)
    planScenes(survey, project)
  }

  private mutating func planStoryboards(_ survey: SegueSurvey, _ project: Project) {
    typealias Scope = NameScope<Bool, Int>
    let all = survey.storyboards.map { position, storyboard in
      StoryboardPart(
        position: position,
        name: SwiftName(storyboard.name, noun: "storyboard"),
        storyboard: storyboard
      )
    }
    func key(_ part: StoryboardPart) -> Scope.Key { .init(scope: true, name: part.name) }
    func thing(_ part: StoryboardPart) -> SwiftNameCollision.Thing {
      let file = project.storyboards[part.position]
      return .init(label: "'\(file.storyboard.name)'", file: file.path, location: file.document)
    }
    var scope = Scope()
    for part in all { scope.add(key(part), for: part.position) }
    storyboards = all.filter { !scope.isAmbiguous(key($0)) }
    collisions += scope.collisions(among: all, { [key($0)] }, \.position)
      .map { name, first, second in
        SwiftNameCollision(
          kind: .storyboards,
          name: name,
          first: thing(first),
          second: thing(second)
        )
      }
  }

  private mutating func planScenes(_ survey: SegueSurvey, _ project: Project) {
    typealias Scope = NameScope<TypeName, SceneMeaning>
    let names = sceneNames(survey, project.generation.names)
    let all = Array(zip(survey.scenes, names))
    func key(_ scene: SegueSurvey.SurveyedScene, _ name: SwiftName) -> Scope.Key {
      .init(scope: scene.type, name: name)
    }
    func thing(_ scene: SegueSurvey.SurveyedScene) -> SwiftNameCollision.Thing {
      let path = project.storyboards[scene.position].path
      return .init(label: "'\(scene.identifier)'", file: path, location: scene.location)
    }
    var scope = Scope()
    for (scene, name) in all { scope.add(key(scene, name), for: SceneMeaning(scene)) }
    collisions += scope.collisions(among: all, { [key($0, $1)] }, { SceneMeaning($0.0) })
      .map { name, first, second in
        SwiftNameCollision(
          kind: .scenes,
          name: name,
          first: thing(first.0),
          second: thing(second.0)
        )
      }
    scenes = all.filter { !scope.isAmbiguous(key($0, $1)) }.map { scene, name in
      ScenePart(
        position: scene.position,
        name: name,
        identifier: scene.identifier,
        storyboard: scene.storyboard,
        type: scene.type
      )
    }
    scenes.sort { ($0.type, $0.name.text) < ($1.type, $1.name.text) }
  }

  /// The names of scenes. If two storyboards have the same scene, they come first in its names.
  private func sceneNames(_ survey: SegueSurvey, _ names: [ExactString: ExactString]) -> [SwiftName]
  {
    struct Kind: Hashable {
      var type: TypeName
      var identifier: ExactString

      init(_ scene: SegueSurvey.SurveyedScene) {
        type = scene.type
        identifier = scene.identifier
      }
    }
    let alike = Dictionary(grouping: survey.scenes, by: Kind.init)
    return survey.scenes.map { scene in
      let text = names[scene.identifier] ?? scene.identifier
      let isShared = (alike[Kind(scene)]?.count ?? 0) > 1
      return SwiftName(isShared ? "\(scene.storyboard) \(text)" : text, noun: "scene")
    }
  }
}

/// What the name of a scene stands for.
private struct SceneMeaning: Hashable {
  var position: Int
  var identifier: ExactString

  init(_ scene: SegueSurvey.SurveyedScene) {
    position = scene.position
    identifier = scene.identifier
  }
}
