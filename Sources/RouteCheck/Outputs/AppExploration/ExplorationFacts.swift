import CodeReader
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
  private(set) var facts = Exploration.Facts()
  /// The code of moves that code makes.
  private(set) var places: [ExploredApp.CodeMove: Finding.Place] = [:]
  private let project: Project
  private let code: ScreenCode
  /// What any code performs.
  private var anyCode = SegueCertainty.OtherCode()
  /// The identifiers of the segues that only idle actions perform, with the first place that does.
  private var idleSegues: [ExactString: Finding.Place] = [:]
  private let scenes: CodeScenes
  private let actions: IdleActions
  /// How the code of the app takes screens away.
  private let removalKinds: Set<RemovalFact.Kind>
  /// The same, if code of other objects does.
  private let outsideKinds: Set<RemovalFact.Kind>
  /// The identifiers of the segues that code performs which something may run.
  private var running: Set<ExactString> = []
  /// The types that compute the identifier of the segue that a row of a table performs.
  private var tables: Set<ExactString> = []
  /// The way to each scene, such as `the screen after 'Buy' of Cart`.
  private var ways: [StoryboardBundle.SceneLocation: ExactString] = [:]
  /// Whether the sources of the app declare a class.
  private let hasSources: Bool
  /// Whether a delegate of a tab bar controller may decline the tap of a tab.
  private var mayDeclineTabs = false
  /// The screens that code may hide or leave out.
  private var missing: Set<Storyboard.SceneObject> = []
  /// The selectors of methods, by the last names of their types.
  private var selectors: [ExactString: Set<ExactString>] = [:]

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
    removalKinds = scenes.calls.kindsOfRemovals
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
      }
    }
    mayDeclineTabs = scenes.calls.declining.contains { $0.name == "tabBarController" }
    facts.mayStartElsewhere = scenes.launched.keys.contains { !starts.contains($0) }
    facts.selectsTabs = files.contains { selectsTab(in: $0, app) }
    facts.keepsBarsHidden =
      files.allSatisfy { file in
        project.code.index.files[file].path.hasSuffix(".swift")
          && project.code.index.files[file].facts.settings.allSatisfy {
            $0.kind.bars.isEmpty || $0.value == "true"
          }
      } && scenes.calls.mentions["interactivePopGestureRecognizer"] == nil
    let splits = positions.flatMap { project.bundle.storyboards[$0].scenes }
      .count { $0.kind == .splitViewController }
    if splits == 1, scenes.calls.collapsesOntoPrimary {
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
        facts.unread[object] =
          place.map { "\($0)" } ?? scenes.file(naming: scene, at: location)?.string
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
      let file = project.storyboards[position]
      for (index, scene) in file.storyboard.scenes.enumerated() where scene.reference == nil {
        add(
          Project.SceneView(storyboards: project.storyboards, position: position, index: index),
          app
        )
      }
    }
    doubtShapes(positions, app)
    doubtModality(positions, app)
    doubtBars(positions, files)
    for object in missing { facts.scenes[object]?.mayBeMissing = true }
  }

  /// Notes the screens that may refuse a swipe because of the class of a screen that leads to them, or of a delegate.
  private mutating func doubtModality(_ positions: [Int], _ app: App) {
    let questions: [(function: ExactString, selector: ExactString)] = [
      ("presentationControllerShouldDismiss", "presentationControllerShouldDismiss:"),
      ("adaptivePresentationStyle", "adaptivePresentationStyleForPresentationController:"),
    ]
    var delegates = Set(questions.flatMap { scenes.calls.types(declaring: $0.function) })
    for (type, known) in selectors
    where questions.contains(where: { known.contains($0.selector) }) {
      delegates.insert(type)
    }
    var delegatesOfScreens: Set<ExactString> = []
    for position in positions {
      let storyboard = project.bundle.storyboards[position]
      for scene in storyboard.scenes {
        guard let name = scene.customClass else { continue }
        let types = Set(project.code.index.ancestors(of: name, in: app) ?? [])
        let answers = !types.isDisjoint(with: delegates)
        delegatesOfScreens.formUnion(types.intersection(delegates))
        let others = (code.code(of: name, in: app)?.settings ?? []).filter {
          $0.receiver != .own && !$0.isHarmless
        }
        let sets = others.contains { $0.kind.isOfPresentation }
        // In other methods the setting is for the screen itself, or for one that the method makes.
        let bars = others.filter(\.isInPreparation)
          .reduce(into: Storyboard.Scene.HiddenBars()) { $0.formUnion($1.kind.bars) }
        guard answers || sets || !bars.isEmpty else { continue }
        let location = StoryboardBundle.SceneLocation(storyboard: position, scene: scene.id)
        for target in targets(of: location) + (answers ? [location] : []) {
          guard let object = project.bundle.object(at: target) else { continue }
          if answers || sets { facts.scenes[object]?.maySetModality = true }
          if target != location { facts.scenes[object]?.hiddenBars.formUnion(bars) }
        }
      }
    }
    // Another object may be the delegate of any screen.
    guard delegates != delegatesOfScreens else { return }
    for object in facts.scenes.keys { facts.scenes[object]?.maySetModality = true }
  }

  /// Notes the screens whose bars other code may change: those of containers, if code of screens does, such as
  /// `tabBarController?.navigationItem.rightBarButtonItem = add`, and of all screens otherwise.
  private mutating func doubtBars(_ positions: [Int], _ files: [Int]) {
    var settings: [SettingFact] = []
    var isOfScreens = true
    for file in files where !project.code.isTest(file) {
      for setting in project.code.index.files[file].facts.settings {
        let type = SourceIndex.lastName(setting.type)
        let isOfScreen = scenes.classes.contains(type) || type == "UIViewController"
        let isOfItem = setting.kind.isOfBarItem
        let hides = !setting.kind.bars.isEmpty && setting.value != "false" && setting.value != "nil"
        guard isOfScreen ? isOfItem && setting.receiver == .other : isOfItem || hides,
          !setting.isInPreparation
        else { continue }
        settings.append(setting)
        if !isOfScreen { isOfScreens = false }
      }
    }
    if settings.isEmpty { return }
    let bars = settings.filter { $0.value != "nil" }
      .reduce(into: Storyboard.Scene.HiddenBars()) { $0.formUnion($1.kind.bars) }
    for position in positions {
      let storyboard = project.bundle.storyboards[position]
      for scene in storyboard.scenes where scene.isContainer || !isOfScreens {
        let object = Storyboard.SceneObject(storyboard: storyboard.name, id: scene.id)
        facts.scenes[object]?.changesBarItems = true
        facts.scenes[object]?.hiddenBars.formUnion(bars)
      }
    }
  }

  /// The scenes to which segues of a scene lead.
  private func targets(
    of location: StoryboardBundle.SceneLocation,
    by isFollowed: (Storyboard.Segue) -> Bool = { _ in true }
  ) -> [StoryboardBundle.SceneLocation] {
    project.bundle[location]?.segues.filter(isFollowed).compactMap { segue in
      try? project.bundle.destination(of: segue, from: location).get()
    } ?? []
  }

  /// The scene to which a segue leads.
  private func target(
    of segue: Storyboard.Segue,
    from location: StoryboardBundle.SceneLocation
  ) -> Storyboard.SceneObject? {
    let target = try? project.bundle.destination(of: segue, from: location).get()
    return target.flatMap(project.bundle.object(at:))
  }

  /// Whether the code of a file selects a tab, and not only in the action of a control.
  private func selectsTab(in file: Int, _ app: App) -> Bool {
    guard !project.code.isTest(file) else { return false }
    return project.code.index.files[file].facts.removals.contains { removal in
      removal.kind == .selectTab && !ScreenCode.isForCells(removal.method)
        && !actions.connected.contains(CallGraph.Function(removal.type, removal.method))
        && (!removal.isOwn
          || project.code.index.inherits(removal.type, from: "UITabBarController", in: app) == true)
    }
  }

  /// Notes the screens of which it is not known how they are shown: those after a segue whose class has
  /// a transition of its own, and those that they show.
  private mutating func doubtShapes(_ positions: [Int], _ app: App) {
    var open = positions.flatMap { position in
      project.bundle.storyboards[position].scenes.flatMap { scene in
        targets(of: .init(storyboard: position, scene: scene.id)) { segue in
          segue.kind != .unwind && segue.customClass.map { hasOwnTransition($0, app) } == true
        }
      }
    }
    var found = Set(open)
    while let location = open.popLast() {
      guard let object = project.bundle.object(at: location) else { continue }
      facts.scenes[object]?.maySetModality = true
      facts.scenes[object]?.mayBeInStack = true
      facts.scenes[object]?.hiddenBars.formUnion([.navigationBar, .backButton])
      open += targets(of: location) { segue in
        segue.kind.role.isContainment || [.show, .push, .detail].contains(segue.kind.role)
      }.filter { found.insert($0).inserted }
    }
  }

  /// Whether the class of a segue may show its destination in another way than its kind says.
  private func hasOwnTransition(_ name: ExactString, _ app: App) -> Bool {
    let index = project.code.index
    let declarations = index.declarations(named: SourceIndex.lastName(name), in: app)
    guard !declarations.isEmpty, let types = index.ancestors(of: name, in: app),
      declarations.allSatisfy({ index.files[$0.file].path.hasSuffix(".swift") })
    else { return true }
    return scenes.calls.isReplaced("perform", in: types)
  }

  /// Notes the first place where a class performs a segue.
  private mutating func note(
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
  private mutating func addWays(
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

  private mutating func add(_ view: Project.SceneView, _ app: App) {
    let scene = view.scene
    let object = view.object
    let types = scene.customClass.flatMap { project.code.index.ancestors(of: $0, in: app) } ?? []
    let read = ReadScene(
      view: view,
      certainty: SegueCertainty(of: scene, in: app, project.code.index, code),
      types: types,
      controls: controls(of: view, types),
      connectedViews: view.file.connectedViews
    )
    let certainty = read.certainty
    let hasOtherChildren =
      [.navigationController, .tabBarController].contains(scene.kind)
      && (certainty.own?.removals.contains { $0.kind == .setChildren && $0.isOwn } == true
        || certainty.own?.settings.contains { $0.kind == .viewControllers } == true)
    for (segue, locations) in view.segues {
      if segue.kind.role.isContainment {
        let isOptional =
          segue.kind == .embed
          && (certainty.mayRefuse(segue) || !locations.inertViews.isEmpty)
        if isOptional || hasOtherChildren, let target = target(of: segue, from: view.reference) {
          missing.insert(target)
        }
        continue
      }
      var known = segueFacts(of: segue, locations, read)
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
    // An app without sources is what its storyboards say.
    known.isUnread =
      scene.customClass.map { name in
        hasSources && !project.code.index.declares(name)
          && FrameworkClass.named(SourceIndex.lastName(name)) == nil
      } ?? false
    let made = scenes.madeAnywhere + (scenes.made[view.reference] ?? [])
    known.movesAlone =
      made.contains { CodeScenes.appearing.contains($0.method) && !$0.isConditional }
      || scene.segues.contains { segue in
        !certainty.performers(of: segue).isDisjoint(with: CodeScenes.appearing)
          && segue.identifier.flatMap { certainty.own?.unconditional.contains($0) } == true
      }
    // What the screen certainly runs is named before other code.
    for made in made.uniqued().sorted(by: { $0.isCertain && !$1.isCertain }) {
      guard let target = project.bundle.object(at: made.scene) else { continue }
      let action: Move.Action =
        switch made.way {
        case .segue(let kind): .show(target, by: kind, isInStack: made.isInStack)
        case .root: .root(target, isInStack: made.isInStack)
        case nil: .open(target)
        }
      var move = Exploration.SceneFacts.CodeMove(action)
      (move.isCertain, move.isAsked, move.isInBar) = (made.isCertain, made.isAsked, made.isInBar)
      move.isLater = made.isLater
      known.add(move)
      let key = ExploredApp.CodeMove(source: scene.shortName, action: action)
      places[key] = places[key] ?? made.place
    }
    facts.scenes[object] = known
  }

  /// A scene with what was read of its class.
  private struct ReadScene {
    var view: Project.SceneView
    var certainty: SegueCertainty
    /// The names of its class and of the classes above it.
    var types: [ExactString]
    /// The methods that its controls and rows run.
    var controls: Set<CallGraph.Function>
    /// The objects that outlets name; `nil` if they are not known.
    var connectedViews: Set<ExactString>?

    /// Whether code of the class replaces or removes items of the navigation bar.
    var changesBarItems: Bool {
      certainty.own?.settings.contains(where: \.kind.isOfBarItem) == true
    }

    /// The functions of a name that the class may have.
    func functions(named name: ExactString) -> [CallGraph.Function] {
      types.map { CallGraph.Function($0, name) }
    }
  }

  /// The methods that controls and rows of a scene run: the actions of its storyboard and of code, and the methods that
  /// tables and collections ask.
  private func controls(
    of view: Project.SceneView,
    _ types: [ExactString]
  ) -> Set<CallGraph.Function> {
    let ofRows = types.flatMap { type in
      ScreenCode.methodsForCells.map { CallGraph.Function(type, $0) }
    }
    return actions.sent(in: view)
      .union(scenes.calls.actionsInCode.filter { types.contains($0.type) })
      .union(scenes.calls.declinesRows(types) ? [] : ofRows)
  }

  /// What the code says about a segue that contains nothing.
  private func segueFacts(
    of segue: Storyboard.Segue,
    _ locations: StoryboardFile.SegueLocations,
    _ scene: ReadScene
  ) -> Exploration.SegueFacts {
    let performers = scene.certainty.performers(of: segue)
    let own = scene.certainty.own
    var known = Exploration.SegueFacts(scene.certainty.certainty(of: segue, besides: anyCode))
    known.isInBar = locations.isInNavigationItem
    known.isUntapped =
      performers.isEmpty
      ? segue.identifier.map(anyCode.performed.contains) ?? false
      : !performers.allSatisfy {
        scene.functions(named: $0).contains(where: scene.controls.contains)
      }
    if let trigger = segue.trigger {
      let isInert =
        scene.connectedViews.map { !$0.isSuperset(of: locations.inertViews) } == true
        || [.tableCell, .collectionCell].contains(trigger.kind)
          && scenes.calls.declinesRows(scene.types)
      if known.certainty == .certain, isInert { known.certainty = .possible }
      return known
    }
    if known.certainty == .certain,
      segue.identifier.map(running.contains) == false || !isRunByScreen(segue, scene)
    {
      known.certainty = .possible
    }
    let actions = performers.flatMap(scene.functions).filter(scenes.calls.actionsOfBars.contains)
    known.isInBar = !performers.isEmpty && Set(actions.map(\.name)) == performers
    if known.isInBar, known.certainty == .certain, scene.changesBarItems,
      scenes.calls.actionsInCode.isDisjoint(with: actions)
    {
      known.certainty = .possible
    }
    known.isOnAppearance =
      !performers.isEmpty && performers.isSubset(of: CodeScenes.appearing)
    known.isAsked =
      !performers.isEmpty
      && performers.allSatisfy { scene.functions(named: $0).contains(where: scenes.calls.asks) }
      || segue.identifier.map { own?.inBlocks.contains($0) == true } == true
    guard let identifier = segue.identifier else { return known }
    known.isOutside =
      own?.later.contains(identifier) == true
      || performers.contains {
        scene.functions(named: $0).contains(where: scenes.calls.delayed.contains)
      }
    guard known.certainty == .possible else { return known }
    known.isOutside =
      known.isOutside || !performers.isEmpty || own?.indirect.contains(identifier) == true
    if isInRow(identifier, scene.types) { known.certainty = .certain }
    return known
  }

  /// Whether a class itself runs one of the methods that perform a segue, so that a user can make it do so.
  private func isRunByScreen(_ segue: Storyboard.Segue, _ scene: ReadScene) -> Bool {
    let (calls, types) = (scenes.calls, scene.types)
    // What runs a typed move may be a package without UIKit.
    if segue.identifier.map({ scene.certainty.own?.typed.contains($0) }) == true { return true }
    return scene.certainty.performers(of: segue).contains { method in
      // What prepares a segue performs others later. The functions of Objective-C are not known.
      method != "prepare" && !(ScreenCode.isForCells(method) && calls.declinesRows(types))
        // What is performed after a dismissal may start from a screen that is gone.
        && !scene.functions(named: method).contains(where: calls.dismissesOwn)
        && (!calls.declares(method, in: types)
          || scene.functions(named: method).contains { calls.runs($0, types, .own) })
    }
  }

  /// Whether a class names a segue in the rows of its table, and a superclass or the class performs what
  /// the row says.
  private func isInRow(_ identifier: ExactString, _ types: [ExactString]) -> Bool {
    !tables.isDisjoint(with: types) && !scenes.calls.declinesRows(types)
      && types.contains { scenes.calls.texts[$0]?.contains(identifier) == true }
  }

  private func sceneFacts(of scene: ReadScene, _ app: App) -> Exploration.SceneFacts {
    let (view, own, types) = (scene.view, scene.certainty.own, scene.types)
    var facts = Exploration.SceneFacts()
    facts.unwindActions = unwindActions(of: view.scene, app)
    facts.mayLeave = mayLeave(view, app)
    facts.changesBarItems = scene.changesBarItems
    // Delegates, coordinators and the screens below take a screen away as well as its own class.
    for kind in RemovalFact.Kind.allCases
    where facts.mayLeave && removalKinds.contains(kind)
      || !view.scene.isContainer && outsideKinds.contains(kind)
    {
      for move in kind.moves { facts.add(.init(move)) }
    }
    for removal in own?.removals ?? []
    where removal.isLater || scenes.calls.delayed.contains(.init(removal.type, removal.method)) {
      facts.laterMoves.formUnion(removal.kind.moves)
    }
    for removal in own?.removals ?? [] where facts.mayLeave {
      let function = CallGraph.Function(removal.type, removal.method)
      // A method with several ways out takes one of them.
      if removal.kind != .popTo, removal.kind != .setChildren, let move = removal.kind.moves.last,
        scenes.calls.takesOwnAway(function),
        removal.isInAction || !scenes.calls.makesAlert.contains(function),
        removal.kind != .dismiss || !scenes.calls.isReplaced("dismiss", in: types),
        !scenes.calls.isReplaced(function, in: types),
        scenes.calls.runs(function, types, .byControl(scene.controls))
      {
        var move = Exploration.SceneFacts.CodeMove(move)
        move.isAsked = scenes.calls.asks(function)
        let others = scene.controls.subtracting(scenes.calls.actionsOfBars)
        move.isInBar = !scenes.calls.runs(function, types, .byControl(others))
        move.isCertain =
          !move.isInBar || !facts.changesBarItems
          || scenes.calls.actionsInCode.contains(function)
        facts.add(move)
      }
      if removal.kind == .setChildren, view.scene.kind == .tabBarController {
        facts.hiddenBars.insert(.tabBar)
      } else if removal.kind == .setChildren, removal.isOwn {
        // The screen that a button goes back to may have left the stack.
        facts.hiddenBars.formUnion([.navigationBar, .backButton])
      }
    }
    for setting in own?.settings ?? [] {
      if ["false", "nil"].contains(setting.value) {
        facts.shownBars.formUnion(setting.kind.bars)
      } else {
        facts.add(setting)
      }
    }
    let setsChildren = own?.settings.contains { $0.kind == .viewControllers } == true
    if view.scene.kind == .tabBarController,
      view.scene.settings.hiddenBars.contains(.tabBar) || mayDeclineTabs || setsChildren
    {
      facts.hiddenBars.insert(.tabBar)
    }
    // The class of a stack may go back in another way, or ask first.
    if view.scene.kind == .navigationController,
      ["popViewController", "navigationBar"].contains(where: {
        scenes.calls.declares($0, in: types)
      })
    {
      facts.hiddenBars.insert(.backButton)
    }
    if scenes.replacing.contains(view.reference) {
      facts.hiddenBars.formUnion([.navigationBar, .backButton])
    }
    for setting in scenes.settings[view.reference] ?? [] where !setting.isHarmless {
      facts.add(setting)
    }
    return facts
  }

  /// Whether the class of a scene, a view of a class, or the target of an action may leave the scene.
  private func mayLeave(_ view: Project.SceneView, _ app: App) -> Bool {
    let name = view.scene.customClass
    guard let own = name.map({ project.code.index.passiveAncestors(of: $0, in: app) }) ?? [] else {
      return true
    }
    let actions = own.reduce(into: Set<ExactString>()) { $0.formUnion(selectors[$1] ?? []) }
    let start = view.locations.element
    let next = view.file.scenes.lazy.map(\.element).filter { $0 > start }.min()
    func isInScene(_ location: TextLocation) -> Bool {
      location > start && next.map { location < $0 } != false
    }
    return view.file.classes.contains { $0.object != view.scene.id && isInScene($0.location) }
      || view.file.connections.contains {
        $0.kind == .action && isInScene($0.location)
          && !($0.object == view.scene.id && actions.contains($0.name))
      }
  }

  /// The unwind actions that the class of a scene declares or inherits; `nil` if they are not known.
  private func unwindActions(of scene: Storyboard.Scene, _ app: App) -> Set<ExactString>? {
    let index = project.code.index
    // An extension of a class of UIKit may declare actions.
    guard let name = scene.customClass else {
      let kind = scene.kind.rawValue
      let own = ExactString("UI" + kind.prefix(1).uppercased() + kind.dropFirst())
      return Set(["UIResponder", "UIViewController", own].flatMap { selectors[$0] ?? [] })
    }
    guard index.knowsAllAncestors(of: name, in: app),
      let ancestors = index.ancestors(of: name, in: app),
      !scenes.calls.declares("canPerformUnwindSegueAction", in: ancestors)
    else { return nil }
    let declared = ancestors.reduce(into: Set<ExactString>()) { $0.formUnion(selectors[$1] ?? []) }
    if declared.contains(where: { $0.hasPrefix("canPerformUnwindSegueAction:") }) { return nil }
    let configured = project.generation.unwinds.lazy.filter { _, type in
      ancestors.contains(SourceIndex.typeName(in: type))
    }
    return declared.union(configured.map(\.key))
  }
}

extension RemovalFact.Kind {
  /// What the code does, the whole of it last.
  fileprivate var moves: [Move.Action] {
    switch self {
    case .dismiss: [.dismiss]
    case .pop: [.pop]
    case .popToRoot, .popTo, .setChildren: [.pop, .popToRoot]
    case .setRoot, .selectTab: []
    }
  }
}

extension SettingFact {
  /// Whether the code prepares the destination of a segue.
  fileprivate var isInPreparation: Bool { method == "prepare" || method == "prepareForSegue" }

  /// Whether the setting leaves another screen with what UIKit gives it.
  fileprivate var isHarmless: Bool {
    let values: [ExactString?] = ["false", "nil", "automatic", "formSheet", "pageSheet", "popover"]
    return values.contains(value)
  }
}

extension SettingFact.Kind {
  /// Whether it replaces items of a navigation bar.
  fileprivate var isOfBarItem: Bool {
    switch self {
    case .leftBarButtonItem, .leftBarButtonItems, .rightBarButtonItem, .rightBarButtonItems: true
    default: false
    }
  }

  /// The bars that the setting hides; empty if it sets the modality.
  fileprivate var bars: Storyboard.Scene.HiddenBars {
    switch self {
    case .isNavigationBarHidden: .navigationBar
    case .hidesBackButton, .leftBarButtonItem, .leftBarButtonItems, .backAction: .backButton
    case .hidesBottomBarWhenPushed, .isTabBarHidden: .tabBar
    case .isModalInPresentation, .modalPresentationStyle, .viewControllers, .rightBarButtonItem,
      .rightBarButtonItems:
      []
    }
  }
}

extension Exploration.SceneFacts {
  /// Adds what a setting hides or keeps from being dismissed.
  fileprivate mutating func add(_ setting: SettingFact) {
    hiddenBars.formUnion(setting.kind.bars)
    if setting.kind.isOfPresentation { maySetModality = true }
  }
}
