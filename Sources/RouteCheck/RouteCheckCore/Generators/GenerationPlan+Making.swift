import StoryboardReader
import SwiftScanner

extension GenerationPlan {
  /// Plans the Swift of all storyboards of a project.
  ///
  /// - Parameters:
  ///   - project: The storyboards, and how Swift is generated of them.
  ///   - report: What is wrong with them; nothing is generated for an object that has an error.
  /// - Complexity: O(*n* log *n*) in the number of scenes and segues, for containers of bounded
  ///   depth.
  package init(_ project: Project, _ report: Report) {
    let options = project.generation
    let survey = SegueSurvey(project, report, options)
    findings = survey.findings
    imports = Set(options.imports + survey.modules).filter { $0 != options.module }.sorted()
    planStoryboards(survey, project)
    planSegues(survey, project, options)
    planScenes(survey, project, options)
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
    var scope = Scope()
    for part in all { scope.add(key(part), for: part.position) }
    storyboards = all.filter { !scope.isAmbiguous(key($0)) }
    findings += scope.collisions(among: all, { [key($0)] }, \.position)
      .map { name, first, second in
        let (file, other) = (
          project.storyboards[second.position], project.storyboards[first.position]
        )
        return .collision(
          of: "storyboards '\(other.storyboard.name)' and '\(file.storyboard.name)'",
          name,
          at: (file.path, file.document),
          first: (other.path, other.document),
          hint: "rename one, or generate them for different modules"
        )
      }
  }

  private mutating func planScenes(
    _ survey: SegueSurvey,
    _ project: Project,
    _ options: GenerationOptions
  ) {
    typealias Scope = NameScope<TypeName, SceneID>
    // A scene that two storyboards have under one identifier gets their names in front.
    struct Kind: Hashable {
      var type: TypeName
      var identifier: String
    }
    let homes = Dictionary(grouping: survey.scenes) {
      Kind(type: $0.type, identifier: $0.identifier)
    }
    let all = survey.scenes.map { found -> NamedScene in
      let kind = Kind(type: found.type, identifier: found.identifier)
      let text = options.names[found.identifier] ?? found.identifier
      let isShared = (homes[kind]?.count ?? 0) > 1
      let name = SwiftName(isShared ? "\(found.storyboard) \(text)" : text, noun: "scene")
      return NamedScene(scene: found, name: name)
    }
    var scope = Scope()
    for scene in all { scope.add(.init(scope: scene.scene.type, name: scene.name), for: scene.id) }
    func key(_ scene: NamedScene) -> Scope.Key { .init(scope: scene.scene.type, name: scene.name) }
    findings += scope.collisions(among: all, { [key($0)] }, \.id).map { name, first, second in
      .collision(
        of: "scenes '\(first.scene.identifier)' and '\(second.scene.identifier)'",
        name,
        at: (project.storyboards[second.scene.position].path, second.scene.location),
        first: (project.storyboards[first.scene.position].path, first.scene.location)
      )
    }
    scenes = all.filter { !scope.isAmbiguous(key($0)) }.map { named in
      ScenePart(
        position: named.scene.position,
        name: named.name,
        identifier: named.scene.identifier,
        storyboard: named.scene.storyboard,
        type: named.scene.type
      )
    }
    scenes.sort { ($0.type, $0.name.text) < ($1.type, $1.name.text) }
  }
}

/// What a name of a scene stands for.
private struct SceneID: Hashable {
  var position: Int
  var identifier: String
}

private struct NamedScene {
  var scene: SegueSurvey.FoundScene
  var name: SwiftName

  var id: SceneID { SceneID(position: scene.position, identifier: scene.identifier) }
}
