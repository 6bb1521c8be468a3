import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration
import SourceText

extension CodeScenes {
  /// Adds scenes that an idle action makes.
  mutating func addIdle(_ scenes: [StoryboardBundle.SceneLocation], at place: Finding.Place) {
    for scene in scenes where idle[scene] == nil { idle[scene] = place }
  }

  mutating func add(_ use: Use, isRoot: Bool) {
    let function = use.function
    known.formUnion(use.scenes)
    if use.showing?.moment == .launch, calls.isIdleAtLaunch(function) { return }
    // The tap of a tab runs it.
    let isOfTab = calls.isRunByTabsOnly(function)
    let isEmbedding = use.way == .segue(.embed)
    let isCertain =
      use.isExact && (isOfTab || calls.isTriggered(function))
      && (takesNothing(function, use.way) || isEmbedding && popsOnlyToRoot(function))
      && !isTooEarly(use)
    if use.way != nil, use.way != .root, !isEmbedding, takesScreensOff(function) {
      replacing.formUnion(use.scenes)
    }
    let isTapped = !calls.mayRunUntapped(function, countsObservers: true)
    let isAsked = calls.asks(function) || use.isInBlock
    let runsLater = use.showing?.isLater == true || calls.delayed.contains(function)
    func made(_ isCertain: Bool, isPlaceKnown: Bool = true, isLater: Bool = false) -> [Made] {
      use.scenes.compactMap { location in
        guard let scene = lookup.project.bundle.object(at: location) else { return nil }
        let action = isPlaceKnown ? use.showing?.move(to: scene) : nil
        var move = Exploration.SceneFacts.CodeMove(action ?? .open(scene))
        move.isCertain = isCertain
        move.isAsked = isAsked
        move.isInBar = calls.actionsOfBars.contains(function)
        move.isLater = isLater || runsLater
        move.isOfTab = isOfTab
        move.isTapped = isTapped
        move.container = use.showing?.container
        move.popsToRoot = isEmbedding && takesScreensOff(function)
        return Made(
          move: move,
          place: use.place,
          isConditional: use.isConditional,
          method: function.name
        )
      }
    }
    if !function.isInFramework, use.way != .root || !calls.statics.contains(function),
      let performers = lookup.scenes(ofType: use.type, in: use.file)?.scenes, !performers.isEmpty,
      // A class that makes its own scene and does not show it is a factory.
      use.way != nil || !use.scenes.allSatisfy(performers.contains)
    {
      for performer in performers {
        let types = screens[performer] ?? []
        let isOwn = isOfTab || calls.runs(function, types + [function.type], .own)
        let isRun =
          isCertain && !calls.isReplaced(function, in: types)
          && (!ScreenCode.isForCells(function.name) || calls.runsRows(of: types)) && isOwn
        // Another object runs the method, perhaps to show the scene on another screen.
        self.made[performer, default: []] += made(isRun, isLater: use.way == nil && !isOwn)
      }
      return
    }
    var launches = use.way == .root && use.showing?.moment == .launch
    if launches {
      var use = use
      use.isLastAlternative = use.showing?.isLastAlternative == true
      launchUses.append(use)
    }
    if use.way != .root, CodePlace.launchMethods.contains(function.name), !use.isConditional {
      coversStart = true
    }
    var areCallersKnown = launches
    let callers = calls.callers(of: function, among: classes)
    let isPushed = use.way == .segue(.push) || use.way == .segue(.show)
    if callers.areKnown,
      !callers.includeLaunch || (use.way == .root || isPushed) && use.showing?.moment == .call
    {
      areCallersKnown = true
      launches = callers.includeLaunch
      if launches, use.way == .root {
        var use = use
        use.isLastAlternative =
          use.showing?.isLastAlternative == true && callers.isConditional == false
        use.isUnderCondition = use.isConditional || callers.isConditional == true
        use.isConditional = use.isConditional || callers.isConditional != false
        launchUses.append(use)
      }
    }
    // Another object shows a scene on a stack or a screen of its own, which is not known.
    let isPlaceKnown = use.way == .root || use.way != nil && function.isInFramework
    if isPlaceKnown || areCallersKnown {
      for (scene, types) in screens where calls.runs(function, types, .possible) {
        let isRun =
          isPlaceKnown && isCertain && calls.runs(function, types, .certain(screens: classes))
        self.made[scene, default: []] += made(isRun, isPlaceKnown: isPlaceKnown)
      }
    }
    if function.isInFramework {
      if !areCallersKnown { madeAnywhere += made(false) }
      return
    }
    for scene in use.scenes {
      if launches {
        launched[scene] = launched[scene] ?? use.place
        if isPushed {
          pushedAtLaunch.append(scene)
          rootsInStack.insert(scene)
        }
      } else if !areCallersKnown {
        others[scene] = others[scene] ?? use.place
        if mayBeLaunched(function) { shownAtLaunch.insert(scene) }
      }
    }
    if isRoot, launches || !areCallersKnown {
      if use.way == .root || isPushed { roots += use.scenes } else { possibleRoots += use.scenes }
      if use.showing?.isInStack == true || isPushed { rootsInStack.formUnion(use.scenes) }
    }
  }

  /// Whether the launch may run a function.
  func mayBeLaunched(_ function: CallGraph.Function) -> Bool {
    CodePlace.launchMethods.contains(function.name)
      || calls.mayBeLaunched(function, among: classes)
  }

  /// Whether code presents before the view is in a window: UIKit then presents nothing.
  func isTooEarly(_ use: Use) -> Bool {
    guard case .segue(let kind)? = use.way, kind.role == .presentation else { return false }
    return use.showing?.moment == .call
      && calls.isRunOnly(use.function, by: ScreenCode.methodsBeforeWindow)
  }

  /// Whether a function takes screens off a stack.
  func takesScreensOff(_ function: CallGraph.Function) -> Bool {
    calls.removals[function]?.contains { ![.dismiss, .setRoot, .selectTab].contains($0.kind) }
      == true
  }

  /// Whether a function takes nothing away that is below what it shows.
  func takesNothing(_ function: CallGraph.Function, _ way: SceneShowing.Way?) -> Bool {
    way != nil && (way == .root || !calls.takesAway(function))
  }

  /// Whether a function takes nothing away from the root of a stack.
  private func popsOnlyToRoot(_ function: CallGraph.Function) -> Bool {
    calls.removals[function]?.allSatisfy { $0.kind == .popToRoot } == true
  }

  /// Whether all results of a function are shown.
  func isAllShown(_ results: [ResultShowing], of function: CallGraph.Function) -> Bool {
    let shown = Dictionary(grouping: results) { CallGraph.Function($0.type, $0.method) }
    // Without a type before it, a name is one of the own type or of a class of UIKit.
    let uses = calls.mentions[function.name]?.filter { use in
      use.function != function
        && (use.receiver != .own || use.function.type == function.type || function.isInFramework)
    }
    let used = Dictionary(grouping: uses ?? [], by: \.function)
    return !used.isEmpty
      && used.allSatisfy { user, mentions in mentions.count <= shown[user]?.count ?? 0 }
  }

  /// The scenes of the class to which the line of a use casts its result; `nil` if it does not.
  mutating func scenes(
    castBy use: SceneUse,
    _ file: Int
  ) -> [StoryboardBundle.SceneLocation]? {
    let cast = use.casts.first {
      $0.isForced && !$0.isContent && $0.location.line == use.location.line
        && classes.contains($0.target)
    }
    return cast.flatMap { lookup.scenes(ofType: $0.target, in: file)?.scenes }
  }

  /// The scenes whose identifiers the file has as texts, if a list of the class names them: `items[row].identifier` for a
  /// row of a table, or what a property or a screen that appears makes. No other code of the file makes them by their
  /// identifiers.
  func scenesOfList(
    _ use: SceneUse,
    _ file: Int,
    _ positions: [Int]
  ) -> [StoryboardBundle.SceneLocation] {
    guard
      ScreenCode.isForCells(use.method) || use.method.isEmpty
        || CodePlace.appearanceMethods.contains(use.method)
    else { return [] }
    let index = lookup.project.code.index
    let facts = index.files[file].facts
    let names = facts.sceneUses.compactMap { other in other.identifier.map { ($0, other.type) } }
    // The identifiers of segues name no scenes.
    let segues = facts.segueUses.map { ($0.identifier, $0.type) }
    let others = (names + segues).compactMap { index.resolve($0, in: $1, of: file).known }
    let texts = facts.functions.reduce(into: Set<ExactString>()) { $0.formUnion($1.texts) }
      .subtracting(others)
    return positions.flatMap { position in
      lookup.project.bundle.storyboards[position].scenes.filter { scene in
        scene.identifier.map(texts.contains) == true
      }.map { StoryboardBundle.SceneLocation(storyboard: position, scene: $0.id) }
    }
  }

  /// The scenes with the identifier of a use whose storyboard is not known; `nil` if the identifier is
  /// not known either.
  func scenes(
    named use: SceneUse,
    _ file: Int,
    _ project: Project,
    _ positions: [Int]
  ) -> [StoryboardBundle.SceneLocation]? {
    guard let identifier = use.identifier,
      case .known(let name) = project.code.index.resolve(identifier, in: use.type, of: file)
    else { return nil }
    return positions.flatMap { project.bundle.locations(ofIdentifier: name, in: $0) }
  }
}
