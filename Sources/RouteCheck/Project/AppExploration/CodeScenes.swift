import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration
import SourceText

/// The scenes that the code of an app makes.
///
/// A screen certainly shows a scene if a method that something runs visibly shows it. A scene that is made
/// and handed elsewhere may be shown.
struct CodeScenes {
  /// A scene that a screen makes.
  struct Made: Hashable {
    /// How the screen shows the scene.
    var move: Exploration.SceneFacts.CodeMove
    /// The code that shows the scene, or else makes it.
    var place: Finding.Place
    /// Whether a condition decides that the code runs.
    var isConditional: Bool
    /// The method that has the code.
    var method: ExactString

    /// Whether the screen adds the scene as a child without a tap.
    var embedsAlone: Bool { move.isCertain && !move.isTapped && move.action.embeds }
  }

  /// The scenes that an extension of a class of UIKit makes, so that each screen may.
  var madeAnywhere: [Made] = []
  /// The scenes that the class of a scene makes.
  var made: [StoryboardBundle.SceneLocation: [Made]] = [:]
  /// The scenes that other code makes, each with the first place that does.
  var others: [StoryboardBundle.SceneLocation: Finding.Place] = [:]
  /// The scenes that are shown while the app is launched, each with the first place that does it.
  var launched: [StoryboardBundle.SceneLocation: Finding.Place] = [:]
  /// Those of ``others`` and ``objects`` that the launch may show.
  var shownAtLaunch: Set<StoryboardBundle.SceneLocation> = []
  /// The code of the launch that makes scenes the root of the window.
  var launchUses: [Use] = []
  /// Whether the launch always makes a scene that is not the root of the window, perhaps to push or present it.
  var coversStart = false
  /// The scenes that idle actions make, each with the first place that does.
  var idle: [StoryboardBundle.SceneLocation: Finding.Place] = [:]
  /// The first place that makes a scene which is not known.
  var unknown: Finding.Place?
  /// The scenes that code makes the root of the window outside of screens.
  var roots: [StoryboardBundle.SceneLocation] = []
  /// The scenes that functions make which set the root of a window: perhaps to another one.
  var possibleRoots: [StoryboardBundle.SceneLocation] = []
  /// The scenes of which code makes a navigation controller the root, or that the launch pushes.
  var rootsInStack: Set<StoryboardBundle.SceneLocation> = []
  /// The scenes that the launch pushes, on a stack that code makes.
  var pushedAtLaunch: [StoryboardBundle.SceneLocation] = []
  /// The scenes that code shows in place of others on a stack.
  var replacing: Set<StoryboardBundle.SceneLocation> = []
  /// What the code that makes scenes sets for other screens.
  var settings: [StoryboardBundle.SceneLocation: [SettingFact]] = [:]
  /// The classes of the navigation controllers that code makes around scenes.
  var stacks: [StoryboardBundle.SceneLocation: Set<ExactString>] = [:]
  /// The first scenes of the classes of which code makes an object, each with the file that does.
  var objects: [StoryboardBundle.SceneLocation: ExactString] = [:]

  let calls: CallGraph
  let actions: IdleActions
  /// The names of the class of each scene and of the classes above it.
  var screens: [StoryboardBundle.SceneLocation: [ExactString]] = [:]
  var classes: Set<ExactString> = []
  /// The scenes that known code makes.
  var known: Set<StoryboardBundle.SceneLocation> = []
  var lookup: SceneLookup

  /// Code that shows a scene, or hands it elsewhere.
  struct Use {
    var scenes: [StoryboardBundle.SceneLocation]
    /// How the code shows a scene; `nil` if it hands the scene elsewhere.
    var showing: SceneShowing?
    var isConditional = false
    /// Whether such a condition is certain, because the launch itself has the code or calls its function.
    var isUnderCondition = false
    /// Whether the launch sets a root in each other branch, if it runs the code under a condition.
    var isLastAlternative = false
    var isInBlock = false
    var place: Finding.Place
    var function: CallGraph.Function
    /// The type, as its file names it.
    var type: ExactString
    var file: Int
    /// Whether it is known which scene is shown, and that nothing else happens.
    var isExact = false

    var way: SceneShowing.Way? { showing?.way }

    /// The same scenes, as code shows them.
    func shown(_ showing: SceneShowing, at place: Finding.Place) -> Use {
      var use = self
      use.showing = showing
      use.isExact = isExact && !showing.isIndirect
      use.isConditional = isConditional || showing.isConditional
      use.place = place
      return use
    }
  }

  /// - Complexity: Linear in the facts of the app, and in the number of its scenes for each helper.
  init(
    _ project: Project,
    in app: App,
    _ files: [Int],
    _ positions: [Int],
    _ actions: IdleActions
  ) {
    lookup = SceneLookup(project)
    let names = positions.map { project.bundle.storyboards[$0].name }
    let startsInScene = !project.files.sceneStoryboards.isDisjoint(with: names)
    calls = CallGraph(project, in: app, files, actions, startsInScene: startsInScene)
    self.actions = actions
    var seen: Set<ExactString> = []
    for position in positions {
      for scene in project.bundle.storyboards[position].scenes {
        guard let name = scene.customClass,
          let types = project.code.index.ancestors(of: name, in: app)
        else { continue }
        let location = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
        screens[location] = types
        classes.formUnion(types.lazy.filter { FrameworkClass.named($0) == nil })
        // An object that code makes has the name of the scene.
        let last = SourceIndex.lastName(name)
        if seen.insert(last).inserted, let file = calls.makers[last] {
          objects[location] = ExactString(project.code.index.files[file].path)
        }
      }
    }
    for location in objects.keys {
      let makers = screens[location]?.first.flatMap { calls.functionsMaking[$0] }
      if makers?.contains(where: mayBeLaunched) != false { shownAtLaunch.insert(location) }
    }
    let files = files.filter { !project.code.isTest($0) }
    let factories = Factories(project, files, calls)
    for file in files {
      let facts = project.code.index.files[file].facts
      for use in facts.sceneUses.flatMap({ choices(of: $0, file) }) where !use.isDeclared {
        let maker = CallGraph.Function(use.type, use.method)
        guard
          let scenes = lookup.scenes(instantiatedBy: use, in: file)
            ?? scenes(named: use, file, project, positions) ?? scenes(castBy: use, file)
        else {
          let ofList = scenesOfList(use, file, positions)
          for scene in ofList { add([scene], madeBy: use, file, factories) }
          // What uses a property is not known.
          let isOfFunction = use.isReturned && !use.method.isEmpty
          if ofList.isEmpty, !isOfFunction || !addCalls(namingTypesFor: maker, factories) {
            unknown = unknown ?? Finding.Place(project, file, use.location)
          }
          continue
        }
        add(scenes, madeBy: use, file, factories)
      }
    }
    addUndeclaredCalls(in: app, factories)
  }

  /// Adds the scenes that some code makes, one of them each time.
  private mutating func add(
    _ scenes: [StoryboardBundle.SceneLocation],
    madeBy use: SceneUse,
    _ file: Int,
    _ factories: Factories
  ) {
    let project = lookup.project
    let place = Finding.Place(project, file, use.location)
    let maker = CallGraph.Function(use.type, use.method)
    if actions.contains(use.method, of: use.type, in: file) {
      return addIdle(scenes, at: place)
    }
    var made = Use(
      scenes: scenes,
      place: place,
      function: maker,
      type: use.type,
      file: file
    )
    made.isExact = scenes.count == 1
    made.isConditional = use.place.isConditional
    made.isInBlock = use.place.isInBlock
    var uses = use.showings.filter(calls.isShown).map { showing in
      made.shown(showing, at: Finding.Place(project, file, showing.location))
    }
    if uses.isEmpty {
      let shown = use.parameterShowings.map { showing in
        callers(of: made.shown(showing, at: Finding.Place(project, file, showing.location)))
      }
      if shown.allSatisfy({ !$0.isEmpty }) { uses = shown.flatMap { $0 } }
    }
    var isShown = !uses.isEmpty
    if use.isReturned || use.property != nil {
      let maker = use.property.map { CallGraph.Function(use.type, $0) } ?? maker
      let shown = factories.results[maker] ?? []
      uses += shown.map { file, result in
        var showing = result.showing
        let function = CallGraph.Function(result.type, result.method)
        let style = use.style(isInStack: showing.isInStack)
        if showing.style == .automatic, style != .automatic {
          // The code that shows the scene may set another style.
          var others = calls.settings[function]?.filter { $0.kind == .modalPresentationStyle } ?? []
          for index in others.indices { others[index].value = nil }
          if others.isEmpty { showing.style = style }
          for scene in scenes { settings[scene, default: []] += others }
        }
        return Use(
          scenes: scenes,
          place: place,
          function: function,
          type: result.type,
          file: file,
          isExact: scenes.count == 1 && factories.returned[maker] == 1
            && !calls.overloaded.contains(maker)
        ).shown(showing, at: Finding.Place(project, file, showing.location))
      }
      isShown = isShown || isAllShown(shown.map(\.result), of: maker)
    }
    if !isShown { uses.append(made) }
    add(uses, madeBy: maker, factories)
  }

  /// Adds uses of the same scenes, and what their functions and the one that makes the scenes set for other screens.
  mutating func add(_ uses: [Use], madeBy maker: CallGraph.Function, _ factories: Factories) {
    for use in uses {
      add(use, isRoot: use.way == .root || factories.rootSetters.contains(use.function))
    }
    let others = Set([maker] + uses.map(\.function)).flatMap { calls.settings[$0] ?? [] }
    let classes = uses.compactMap { $0.showing?.stack }
    for scene in uses[0].scenes {
      if !others.isEmpty { settings[scene, default: []] += others }
      if !classes.isEmpty { stacks[scene, default: []].formUnion(classes) }
    }
  }

  /// The uses of the scenes of which a condition chooses one, if all identifiers are known.
  private func choices(of use: SceneUse, _ file: Int) -> [SceneUse] {
    let index = lookup.project.code.index
    let isKnown = use.alternatives.allSatisfy {
      index.resolve($0, in: use.type, of: file).known != nil
    }
    if use.alternatives.isEmpty || !isKnown { return [use] }
    return use.alternatives.map { identifier in
      var one = use
      one.identifier = identifier
      return one
    }
  }

  /// The file that has the identifier of a scene as a text, if no code is known to make the scene.
  func file(
    naming scene: Storyboard.Scene,
    at location: StoryboardBundle.SceneLocation
  ) -> ExactString? {
    guard let identifier = scene.identifier, isNameOfScreen(identifier, scene),
      !known.contains(location)
    else { return nil }
    return calls.places[identifier].map { ExactString(lookup.project.code.index.files[$0].path) }
  }

  /// Whether a text can hardly mean anything but the screen.
  func isNameOfScreen(_ text: ExactString, _ scene: Storyboard.Scene) -> Bool {
    text == scene.customClass || ["Controller", "VC", "Screen"].contains { text.hasSuffix($0) }
  }
}

extension Finding.Place {
  /// A place in the code of an app.
  init(_ project: Project, _ file: Int, _ location: TextLocation) {
    self.init(file: ExactString(project.code.index.files[file].path), location: location)
  }
}
