import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

/// Collects what the sources of an app say about moves.
///
/// ``SegueCertainty`` decides about the certainty of a segue. What code dismisses, pops or makes is possible.
struct ExplorationFacts {
  var facts = Exploration.Facts()
  /// The code of moves that code makes.
  var places: [ExploredApp.CodeMove: Finding.Place] = [:]
  let project: Project
  let code: ScreenCode
  /// What any code performs.
  var anyCode = SegueCertainty.OtherCode()
  /// The identifiers of the segues that only idle actions perform, with the first place that does.
  var idleSegues: [ExactString: Finding.Place] = [:]
  let scenes: CodeScenes
  let actions: IdleActions
  /// The types that may run code which takes screens away, by how it does.
  let typesTakingAway: [RemovalFact.Kind: Set<ExactString>]
  /// The same, if code of other objects does.
  let outsideKinds: Set<RemovalFact.Kind>
  /// The identifiers of the segues that code performs which something may run.
  var running: Set<ExactString> = []
  /// The functions that perform segues.
  var performing: Set<CallGraph.Function> = []
  /// The types that compute the identifier of the segue that a row of a table performs.
  var tables: Set<ExactString> = []
  /// The way to each scene, such as `the screen after 'Buy' of Cart`.
  var ways: [StoryboardBundle.SceneLocation: ExactString] = [:]
  /// Whether the sources of the app declare a class.
  let hasSources: Bool
  /// Whether a delegate of a tab bar controller may decline the tap of a tab.
  var mayDeclineTabs = false
  /// Whether code changes the children of a tab bar controller.
  var changesTabs = false
  /// The tabs that a delegate may decline by their positions, and the classes of others.
  var declinedTabs: Set<StoryboardBundle.SceneLocation> = []
  var declinedClasses: Set<ExactString> = []
  /// The tabs that classes of tab bar controllers always select when they load their views.
  var firstTabs: [ExactString: Int] = [:]
  /// The screens that code may hide or leave out.
  var missing: Set<Storyboard.SceneObject> = []
  /// The screens whose container views code hides, perhaps under a condition.
  var hidden: Set<Storyboard.SceneObject> = []
  /// The scenes that were read.
  var read: [ReadScene] = []
  /// The selectors of methods, by the last names of their types.
  var selectors: [ExactString: Set<ExactString>] = [:]
  /// The selectors of unwind actions that take screens away themselves, so that the unwind ends elsewhere.
  var leavingActions: Set<ExactString> = []

  init(
    _ project: Project,
    _ positions: [Int],
    _ app: App,
    _ files: [Int],
    _ actions: IdleActions,
    _ scenes: CodeScenes,
    startingIn starts: [StoryboardBundle.SceneLocation]
  ) {
    self.project = project
    self.scenes = scenes
    self.actions = actions
    typesTakingAway = scenes.calls.typesTakingAway
    outsideKinds = scenes.calls.kindsOfOutsideRemovals(scenes.classes)
    code = ScreenCode(project.code)
    hasSources = files.contains { !project.code.index.files[$0].facts.types.isEmpty }
    let moves = code.moves(in: app)
    // The identifiers of segues that code makes itself.
    var made: Set<ExactString> = []
    for file in files {
      for use in project.code.index.files[file].facts.segueUses
      where use.kind != .compare {
        if use.kind == .make {
          if let own = project.code.identifier(of: use, in: file).known { made.insert(own) }
          continue
        }
        performing.insert(CallGraph.Function(use.type, use.method))
        let place = Finding.Place(project, file, use.location)
        let isIdle = actions.contains(use.method, of: use.type, in: file)
        switch project.code.identifier(of: use, in: file) {
        case .known(let identifier) where isIdle:
          idleSegues[identifier] = idleSegues[identifier] ?? place
        case .known(let identifier):
          anyCode.performed.insert(identifier)
          if !scenes.calls.isUnused(CallGraph.Function(use.type, use.method)) {
            running.insert(identifier)
          }
          note(identifier, performedBy: use.performer, at: place)
        case .generated, .unknown:
          anyCode.performsUnknown = anyCode.performsUnknown || !isIdle
          if ScreenCode.isForCells(use.method) {
            tables.insert(SourceIndex.lastName(use.type))
          }
        }
      }
      for use in project.code.index.files[file].facts.routeUses {
        guard let identifier = moves.identifier(of: use, in: file) else { continue }
        running.insert(identifier)
        note(identifier, performedBy: use.type, at: Finding.Place(project, file, use.location))
      }
      for method in project.code.index.files[file].facts.methods {
        selectors[SourceIndex.lastName(method.type), default: []].insert(method.selector)
        if method.takesSegue, scenes.calls.removals[.init(method.type, method.name)] != nil {
          leavingActions.insert(method.selector)
        }
      }
    }
    let storyboards = positions.map { project.storyboards[$0] }
    changesTabs = files.contains { file in
      project.code.index.files[file].facts.removals.contains {
        $0.kind == .setChildren && $0.container == .tab
      }
    }
    mayDeclineTabs =
      scenes.calls.declining.contains { $0.name == Self.delegateOfTabs }
      || storyboards.contains(where: \.disablesTab)
    declineTabs(positions)
    facts.mayStartElsewhere =
      scenes.coversStart || scenes.launched.keys.contains { !starts.contains($0) }
    facts.tabSelection = tabSelection(storyboards, files, app)
    facts.keepsBarsHidden =
      files.allSatisfy { file in
        project.code.index.files[file].path.hasSuffix(".swift")
          && project.code.index.files[file].facts.settings.allSatisfy {
            $0.kind.bars.isEmpty || $0.value == "true"
          }
      } && scenes.calls.mentions["interactivePopGestureRecognizer"] == nil
    facts.knowsUnwindActions = scenes.screens.values.allSatisfy { types in
      types.allSatisfy { !$0.hasSuffix("UnwindReceiver") }
    }
    let splits = positions.flatMap { project.bundle.storyboards[$0].scenes }
      .filter { $0.kind == .splitViewController }
    // With a style of columns, the delegate has methods of its own.
    if splits.map(\.settings.hasColumns) == [false], scenes.calls.collapsesOntoPrimary {
      facts.collapsedColumn = .primary
    } else if scenes.calls.declares("splitViewController")
      || selectors.values.contains(where: { known in
        known.contains { $0.hasPrefix("splitViewController:collapseSecondary") }
      })
    {
      facts.collapsedColumn = .unknown
    }
    // A function of a library may perform a segue whose identifier it gets.
    for texts in scenes.calls.texts.values { anyCode.performed.formUnion(texts.subtracting(made)) }
    // Typed segues are performed anywhere.
    anyCode.performed.formUnion(project.code.declaredSegues.lazy.map(\.identifier))
    for identifier in anyCode.performed { idleSegues[identifier] = nil }
    for position in positions {
      let storyboard = project.bundle.storyboards[position]
      let isGenerated = project.code.generated.covers(storyboard: position)
      for scene in storyboard.scenes {
        if isGenerated { anyCode.performed.formUnion(scene.segues.lazy.compactMap(\.identifier)) }
        let location = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
        let object = Storyboard.SceneObject(storyboard: storyboard.name, id: scene.id)
        addWays(from: scene, at: location)
        // Where the search starts, the code of the launch is read.
        let mayBeMade = scene.identifier != nil || storyboard.initialScene == scene.id
        let place =
          scenes.others[location] ?? (starts.contains(location) ? nil : scenes.launched[location])
          ?? (mayBeMade ? scenes.unknown : nil)
        let namingFile = scenes.file(naming: scene, at: location)?.string
        if !scenes.shownAtLaunch.contains(location), scenes.launched[location] == nil,
          scenes.unknown == nil, namingFile == nil
        {
          facts.shownLater.insert(object)
        }
        facts.unread[object] = place.map { "\($0)" } ?? namingFile
        facts.idle[object] = scenes.idle[location].map { "\($0)" }
        guard let file = scenes.objects[location]?.string else { continue }
        if scene.customClass.map(project.code.index.declares) == true {
          facts.unread[object] = facts.unread[object] ?? file
        } else {
          facts.objects[object] = file
        }
      }
    }
    for position in positions {
      for view in project.scenes(of: position) where view.scene.reference == nil { add(view, app) }
    }
    addHandOvers(files)
    doubtShapes(positions, app)
    doubtModality(positions, files, app)
    doubtBars(positions, files)
    for object in missing { facts.scenes[object]?.mayBeMissing = true }
    for object in hidden { facts.scenes[object]?.mayBeHidden = true }
  }

  /// The name of the methods of a tab bar controller's delegate.
  static let delegateOfTabs: ExactString = "tabBarController"

  /// Finds the tabs that a delegate may decline, or else that it may decline any.
  private mutating func declineTabs(_ positions: [Int]) {
    let bars = positions.flatMap { position in
      project.bundle.storyboards[position].scenes.filter { $0.kind == .tabBarController }
        .map { StoryboardBundle.SceneLocation(storyboard: position, scene: $0.id) }
    }
    let tabs = bars.map { targets(of: $0) { $0.kind == .relationship } }
    for tab in scenes.calls.declinedTabs {
      switch tab {
      case .ofClass(let name): declinedClasses.insert(name)
      case .at(let index) where !changesTabs && tabs.allSatisfy { $0.indices.contains(index) }:
        declinedTabs.formUnion(tabs.map { $0[index] })
      case .at: mayDeclineTabs = true
      }
    }
  }

  /// When code selects tabs, apart from the actions of controls and from ``firstTabs``.
  private mutating func tabSelection(_ storyboards: [StoryboardFile], _ files: [Int], _ app: App)
    -> Exploration.TabSelection
  {
    if storyboards.contains(where: \.selectsTab) { return .atStart }
    let removals = files.filter { !project.code.isTest($0) }
      .flatMap { project.code.index.files[$0].facts.removals }.filter { selectsTab($0, app) }
    for removal in removals {
      if let tab = firstTab(selectedBy: removal) {
        firstTabs[SourceIndex.lastName(removal.type)] = tab
      }
    }
    let others = removals.filter { firstTab(selectedBy: $0) == nil }
    if others.isEmpty { return .never }
    // A condition may be met whenever the app starts, for example that nothing has been set up before.
    let isAtStart = others.contains {
      ($0.tab != 0 || !firstTabs.isEmpty)
        && scenes.calls.mayRunUntapped(.init($0.type, $0.method), countsObservers: false)
    }
    return isAtStart ? .atStart : .later
  }

  /// The tab that a tab bar controller always selects when it loads its view.
  private func firstTab(selectedBy removal: RemovalFact) -> Int? {
    removal.isOwn && removal.method == "viewDidLoad" && !removal.place.isConditional
      && !removal.place.isInBlock && !removal.isLater && !removal.isIndirect ? removal.tab : nil
  }

  /// Whether code selects a tab, and not only in the action of a control.
  private func selectsTab(_ removal: RemovalFact, _ app: App) -> Bool {
    removal.kind == .selectTab && !ScreenCode.isForCells(removal.method)
      && !actions.connected.contains(CallGraph.Function(removal.type, removal.method))
      && (!removal.isOwn
        || project.code.index.inherits(removal.type, from: "UITabBarController", in: app) == true)
  }

  /// The scenes to which segues of a scene lead.
  func targets(
    of location: StoryboardBundle.SceneLocation,
    by isFollowed: (Storyboard.Segue) -> Bool = { _ in true }
  ) -> [StoryboardBundle.SceneLocation] {
    project.bundle[location]?.segues.filter(isFollowed).compactMap { segue in
      try? project.bundle.destination(of: segue, from: location).get()
    } ?? []
  }

  /// The scene to which a segue leads.
  func target(
    of segue: Storyboard.Segue,
    from location: StoryboardBundle.SceneLocation
  ) -> Storyboard.SceneObject? {
    let target = try? project.bundle.destination(of: segue, from: location).get()
    return target.flatMap(project.bundle.object(at:))
  }

  /// Notes the first place where a class performs a segue.
  mutating func note(
    _ identifier: ExactString,
    performedBy type: ExactString,
    at place: Finding.Place
  ) {
    let key = ExploredApp.CodeMove(
      source: ControllerName.trimmed(SourceIndex.lastName(type)),
      action: .registered(identifier: identifier)
    )
    places[key] = places[key] ?? place
  }

  /// Adds the ways from a scene with a name: its controls and its children. The first by name counts,
  /// wherever its scene is.
  mutating func addWays(
    from scene: Storyboard.Scene,
    at location: StoryboardBundle.SceneLocation
  ) {
    guard let name = scene.customClass ?? scene.identifier else { return }
    for segue in scene.segues {
      let control = segue.trigger?.name
      guard control != nil || segue.kind.role.isContainment,
        let target = try? project.bundle.destination(of: segue, from: location).get()
      else { continue }
      let scene = ControllerName.trimmed(name)
      let way: ExactString =
        control.map { "the screen after '\($0)' of \(scene)" } ?? "the screen in \(scene)"
      ways[target] = min(ways[target] ?? way, way)
    }
  }

  mutating func add(_ view: Project.SceneView, _ app: App) {
    let scene = view.scene
    let object = view.object
    let types = scene.customClass.flatMap { project.code.index.ancestors(of: $0, in: app) } ?? []
    let read = ReadScene(
      view: view,
      certainty: SegueCertainty(of: scene, in: app, project.code.index, code),
      types: types,
      controls: controls(of: view, types),
      connectedViews: view.file.connectedViews,
      lostObjects: actions.lostObjects[view.file.path] ?? []
    )
    self.read.append(read)
    let certainty = read.certainty
    // An app without sources is what its storyboards say.
    let isUnread =
      scene.customClass.map { name in
        hasSources && !project.code.index.declares(name)
          && FrameworkClass.named(SourceIndex.lastName(name)) == nil
      } ?? false
    let hasOtherChildren =
      [.navigationController, .tabBarController].contains(scene.kind)
      && (scene.kind == .tabBarController && changesTabs
        || certainty.own?.removals.contains { $0.kind == .setChildren && $0.isOwn } == true
        || certainty.own?.settings.contains { $0.kind == .viewControllers } == true)
    for (segue, locations) in view.segues {
      if segue.kind.role.isContainment {
        let isOptional =
          segue.kind == .embed
          && (certainty.mayRefuse(segue) || locations.inertViews.contains { $0.property != nil })
        guard let target = target(of: segue, from: view.reference) else { continue }
        if isOptional || hasOtherChildren { missing.insert(target) }
        if certainty.own?.sets([.hiddenOutlet], of: locations, in: view.file) == true {
          hidden.insert(target)
        }
        continue
      }
      var known = segueFacts(of: segue, locations, read)
      // Without any source, its class may perform the segue.
      let mayPerform = !hasSources && scene.customClass != nil && segue.identifier != nil
      if known.certainty == .never, isUnread || mayPerform { known.certainty = .possible }
      if known.certainty == .certain, segue.kind == .unwind,
        segue.unwindAction.map(leavingActions.contains) == true
      {
        known.certainty = .possible
      }
      if segue.trigger == nil, !anyCode.performsUnknown, let identifier = segue.identifier,
        let place = idleSegues[identifier]
      {
        known.certainty = .never
        if let target = target(of: segue, from: view.reference) { facts.idle[target] = "\(place)" }
      }
      facts.segues[Storyboard.SegueObject(scene: object, id: segue.id)] = known
    }
    var known = sceneFacts(of: read, app)
    known.title = view.title(or: ways[view.reference])
    known.isUnread = isUnread
    known.mayBeDeclined =
      declinedTabs.contains(view.reference)
      || !declinedClasses.isDisjoint(with: types)
    if view.scene.kind == .tabBarController {
      known.firstTab = types.compactMap { firstTabs[$0] }.first
    }
    var made = scenes.madeAnywhere + (scenes.made[view.reference] ?? [])
    // Several places may add a child each.
    let embedding = made.filter(\.embedsAlone).map(\.place)
    if Set(embedding).count > 1 {
      for index in made.indices where made[index].embedsAlone { made[index].move.isCertain = false }
    }
    known.movesAlone =
      made.contains {
        !$0.isConditional && !$0.embedsAlone && scenes.calls.runsOnAppearance($0.method, of: types)
      }
      || scene.segues.contains { segue in
        segue.identifier.flatMap { certainty.own?.unconditional[$0] }?
          .contains { scenes.calls.runsOnAppearance($0, of: types) } == true
      }
    // What the screen certainly runs is named before other code.
    for made in made.uniqued().sorted(by: { $0.move.isCertain && !$1.move.isCertain }) {
      known.add(made.move)
      let key = ExploredApp.CodeMove(source: scene.shortName, action: made.move.action)
      places[key] = places[key] ?? made.place
    }
    facts.scenes[object] = known
  }

  /// A scene with what was read of its class.
  struct ReadScene {
    var view: Project.SceneView
    var certainty: SegueCertainty
    /// The names of its class and of the classes above it.
    var types: [ExactString]
    /// The methods that its controls and rows run.
    var controls: Set<CallGraph.Function>
    /// The objects that outlets name; `nil` if they are not known.
    var connectedViews: Set<ExactString>?
    /// The objects that code takes from the user.
    var lostObjects: Set<ExactString>

    /// Whether code of the class replaces, removes or disables items of the navigation bar.
    var changesBarItems: Bool {
      certainty.own?.settings.contains { $0.isOfLeftItem != nil } == true
    }

    /// Whether code of the class replaces, removes or disables items on a side of the navigation bar.
    func replacesItem(onLeft: Bool) -> Bool {
      certainty.own?.settings.contains { $0.isOfLeftItem == onLeft } == true
    }

    /// The functions of a name that the class may have.
    func functions(named name: ExactString) -> [CallGraph.Function] {
      types.map { CallGraph.Function($0, name) }
    }
  }

  /// The methods that controls and rows of a scene run: the actions of its storyboard and of code, and the methods that
  /// tables and collections ask.
  func controls(
    of view: Project.SceneView,
    _ types: [ExactString]
  ) -> Set<CallGraph.Function> {
    let ofRows = types.flatMap { type in
      ScreenCode.methodsForCells.map { CallGraph.Function(type, $0) }
    }
    return actions.sent(in: view)
      .union(scenes.calls.actionsInCode.filter { types.contains($0.type) })
      .union(scenes.calls.runsRows(of: types) ? ofRows : [])
  }
}
