import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration
import StoryboardReader

/// An app as the search needs it: its storyboards, the scene in which it starts, and what its code
/// says about moves.
package struct ExploredApp: Sendable {
  package let project: Project
  /// The positions of the app's storyboards in the project.
  let positions: [Int]
  package let storyboards: [Storyboard]
  /// The first scene of the app, and the path of its storyboard.
  package let entry: Storyboard.SceneObject
  package let file: ExactString
  /// Whether the app shows the first scene in a navigation controller that its code makes.
  package let isEntryInStack: Bool
  package let facts: Exploration.Facts
  /// Why nothing can be said about all paths of the app: nothing tells which of several scenes it
  /// starts in.
  package let startProblem: ExplorationProblem?
  /// The code of the moves that code makes.
  let places: [CodeMove: Finding.Place]
  /// The titles of the screens that would have an object id as their name.
  let titles: [ExactString: ExactString]
  private let positionsByName: [ExactString: Int]

  /// - Parameters:
  ///   - project: The files.
  ///   - entry: The first scene of the app.
  ///   - isInStack: Whether code makes a navigation controller with that scene the root.
  ///   - others: Scenes in which the app may start as well.
  ///   - isGuess: Whether nothing tells that the app starts in one of these, or SwiftUI makes the first screen.
  ///   - isChosen: Whether a user names the first scene, and not the app.
  init(
    _ project: Project,
    from entry: StoryboardBundle.SceneLocation,
    isInStack: Bool = false,
    or others: [StoryboardBundle.SceneLocation] = [],
    isGuess: Bool = false,
    isChosen: Bool = false
  ) {
    let app = project.code.app(ofStoryboard: entry.storyboard)
    // Storyboards of the same name are those of other targets; the nearest one counts.
    var names: Set<ExactString> = []
    let parts = project.storyboards(besides: entry.storyboard)
    let all = [entry.storyboard] + parts.filter { $0 != entry.storyboard }
    positions = all.filter { position in
      let storyboard = project.bundle.storyboards[position]
      return storyboard.platform == .iOS && !storyboard.isLaunchScreen
        && names.insert(storyboard.name).inserted
    }
    positionsByName = Dictionary(
      positions.map { (project.bundle.storyboards[$0].name, $0) }
    ) { first, _ in first }
    self.project = project
    let sources = project.sources(besides: entry.storyboard)
    let actions = IdleActions(project, in: app, sources)
    let scenes = CodeScenes(project, in: app, sources, positions, actions)
    let named = CodeScenes.LaunchRoot(scene: entry, isInStack: isInStack)
    let launch = isChosen ? CodeScenes.Launch() : scenes.launch
    let start = launch.isCertain ? launch.roots[0] : named
    isEntryInStack = start.isInStack
    self.entry = Storyboard.SceneObject(
      storyboard: project.bundle.storyboards[start.scene.storyboard].name,
      id: start.scene.scene
    )
    file = ExactString(project.storyboards[start.scene.storyboard].path)
    startProblem = isGuess ? .unknownStart(app: file) : nil
    storyboards = positions.map { project.bundle.storyboards[$0] }
    let roots = launch.roots.filter { $0 != start }
    let read = ExplorationFacts(
      project,
      positions,
      app,
      sources,
      actions,
      scenes,
      startingIn: [start.scene] + others + roots.map(\.scene)
    )
    var facts = read.facts
    facts.openScenes = others.filter { !roots.map(\.scene).contains($0) }
      .compactMap { project.bundle.object(at: $0) }
    facts.launchRoots = roots.compactMap { root in
      project.bundle.object(at: root.scene).map { .init($0, isInStack: root.isInStack) }
    }
    facts.keepsFirst = launch.keepsFirst || launch.roots.contains(start)
    if isChosen { facts.mayStartElsewhere = false }
    if launch.hasUnknownRoot || isGuess { facts.mayStartElsewhere = true }
    if launch.hasUnknownRoot || isGuess || !roots.isEmpty && !facts.keepsFirst {
      // Code may always make a stack around the first scene.
      facts.scenes[self.entry]?.mayBeInStack = true
    }
    self.facts = facts
    places = read.places
    titles = Dictionary(
      facts.scenes.compactMap { object, known in known.title.map { (object, $0) } }
        .sorted { $0.0.storyboard < $1.0.storyboard }.map { ($0.0.id, $0.1) }
    ) { first, _ in first }
  }

  /// A move that code makes, with the name of the screen that makes it.
  struct CodeMove: Hashable {
    var source: ExactString
    var action: Move.Action
  }

  /// Searches every state of the app.
  ///
  /// - Throws: ``ExplorationProblem`` if the app cannot be searched.
  package func explore(
    within bounds: Exploration.Bounds
  ) throws(ExplorationProblem) -> Exploration {
    do {
      return try graph(bounds.width ?? .compact).explore(within: bounds, facts: facts)
    } catch {
      throw .unusable(app: file, (error as? Refusal).map { "\($0.reason)" } ?? "\(error)")
    }
  }

  /// A graph in the state in which the app starts.
  package func graph(_ width: ControllerGraph.SizeClass) throws -> ControllerGraph {
    try ControllerGraph(
      standingIn: entry,
      isInStack: isEntryInStack,
      of: storyboards,
      width: width,
      facts: facts
    )
  }

  /// Whether a class of a scene has an unwind action.
  package func declares(unwindAction: ExactString) -> Bool {
    facts.scenes.values.contains { $0.unwindActions?.contains(unwindAction) == true }
  }

  /// The scene of an object, with its location.
  package func view(of scene: Storyboard.SceneObject) -> Project.SceneView? {
    guard let position = positionsByName[scene.storyboard],
      let index = project.bundle.position(of: .init(storyboard: position, scene: scene.id))
    else { return nil }
    return project.scenes(of: position)[index]
  }

  /// A segue with its scene and location.
  package func segue(
    _ object: Storyboard.SegueObject
  ) -> (view: Project.SceneView, segue: Storyboard.Segue, locations: StoryboardFile.SegueLocations)?
  {
    guard let view = view(of: object.scene),
      let found = view.segues.first(where: { $0.segue.id == object.id })
    else { return nil }
    return (view, found.segue, found.locations)
  }
}

/// Why an app cannot be explored.
package enum ExplorationProblem: Error, Hashable {
  /// There is no storyboard in which an app could start.
  case noEntry
  /// No scene has a name.
  case unknownScene(ExactString, near: ExactString?, known: [ExactString])
  /// Several scenes have a name.
  case ambiguousScene(ExactString, scenes: [String])
  /// It is not known where an app starts. Its first storyboard.
  case unknownStart(app: ExactString)
  /// The storyboards of an app contradict themselves.
  case unusable(app: ExactString, String)
}

extension ExplorationProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noEntry:
      "there is no scene in which the app starts: no iOS storyboard has an initial view controller; "
        + "name a scene with --from"
    case .unknownScene(let name, nil, let known) where !known.isEmpty:
      """
      no scene has the class, identifier or object id '\(name)'; there are scenes of \
      \(known.prefix(5).map { "'\($0)'" }.joined(separator: ", "))\(known.count > 5 ? " and others" : "")
      """
    case .unknownScene(let name, let near, _):
      "no scene has the class, identifier or object id '\(name)'"
        + SpellingSuggestion.hint(near?.string)
    case .ambiguousScene(let name, let scenes):
      "'\(name)' is the name of \(scenes.count) scenes: \(scenes.joined(separator: ", ")); use an "
        + "object id"
    case .unknownStart(let app):
      "\(app): it is not known in which scene this app starts; name a scene with --from"
    case .unusable(let app, let reason): "\(app): the app cannot be explored: \(reason)"
    }
  }
}
