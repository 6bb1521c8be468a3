import Routes

/// Everything that was loaded: what rules look at.
struct Project: Sendable {
  /// The storyboards that are checked, by path; of language variants only one.
  let storyboards: [StoryboardFile]
  /// The same storyboards as the models that refer to each other, at the same positions.
  let bundle: StoryboardBundle
  /// The route tables, by path.
  let tables: [RouteTableFile]
  /// The source files, joined with the storyboards.
  let code: CodeMap
  /// The source files that no target compiles.
  let uncompiled: [UncompiledSource]
  /// What is wrong with the inputs themselves.
  let problems: [Finding]
  /// How many files were read.
  let fileCount: Int
  /// What tables and storyboards disagree about.
  let disagreements: [Disagreement]
  /// How Swift would be generated.
  let generation: GenerationOptions

  init(
    storyboards: [StoryboardFile],
    tables: [RouteTableFile],
    sources: [SourceFile] = [],
    uncompiled: [UncompiledSource] = [],
    problems: [Finding],
    fileCount: Int,
    projectFolders: Set<String> = [],
    xcodeFolders: Set<String> = [],
    membership: TargetMembership = TargetMembership(),
    generation: GenerationOptions = GenerationOptions(),
    manifests: [PackageManifest] = []
  ) {
    let scopes = Scopes(
      storyboards: storyboards.map(\.path),
      projectFolders: projectFolders,
      membership: membership
    )
    self.storyboards = storyboards
    self.tables = tables
    self.uncompiled = uncompiled
    self.problems = problems
    self.fileCount = fileCount
    self.generation = generation
    bundle = StoryboardBundle(storyboards.map(\.storyboard)) { name, position in
      scopes.storyboard(named: name, from: position)
    }
    let code = CodeMap(
      sources,
      storyboards: storyboards,
      unreadable: problems.lazy.filter {
        $0.rule == .malformedStoryboard || $0.rule == .unreadableInput
      }.map(\.file),
      projects: projectFolders,
      xcodeProjects: xcodeFolders,
      membership: membership,
      manifests: manifests,
      generation: generation
    )
    self.code = code
    disagreements = Disagreement.all(
      between: tables,
      and: storyboards,
      in: bundle,
      code: code,
      scopes: scopes
    )
  }

  /// The path, the model and the places of each scene.
  var scenes: some Sequence<SceneView> {
    storyboards.indices.lazy.flatMap { position in
      storyboards[position].storyboard.scenes.indices.lazy.map { index in
        SceneView(file: storyboards[position], position: position, index: index)
      }
    }
  }

  /// The problems of one rule.
  func problems(of rule: Rule.ID) -> [Finding] { problems.filter { $0.rule == rule } }
}

extension Project {
  /// A scene together with its file.
  struct SceneView {
    let file: StoryboardFile
    let position: Int
    let index: Int

    var scene: Storyboard.Scene { file.storyboard.scenes[index] }
    var places: StoryboardFile.ScenePlaces { file.scenes[index] }
    var place: StoryboardBundle.SceneLocation { .init(storyboard: position, scene: scene.id) }

    /// The segues with their places.
    var segues: some Sequence<(segue: Storyboard.Segue, places: StoryboardFile.SeguePlaces)> {
      zip(scene.segues, places.segues).lazy.map { (segue: $0, places: $1) }
    }
  }
}
