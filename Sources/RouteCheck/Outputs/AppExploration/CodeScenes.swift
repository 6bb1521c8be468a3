import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

/// The scenes that the code of an app makes.
///
/// A screen certainly shows a scene if a method that something runs visibly shows it. A scene that is made
/// and handed elsewhere may be shown.
struct CodeScenes {
  /// A scene that a screen makes.
  struct Made: Hashable {
    var scene: StoryboardBundle.SceneLocation
    /// How the screen shows the scene; `nil` if that is not known.
    var way: SceneShowing.Way?
    /// Whether a navigation controller that code makes is shown, of which the scene is the root.
    var isInStack = false
    /// The code that shows the scene, or else makes it.
    var place: Finding.Place
    /// The method that does.
    var method: ExactString
    /// Whether the screen certainly shows it.
    var isCertain = false
    /// Whether an alert may ask before.
    var isAsked = false
    /// Whether only items of a navigation bar run the method.
    var isInBar = false
    /// Whether the code may run later, while another screen is on top.
    var isLater = false
    /// Whether a condition decides that the code runs.
    var isConditional = false
  }

  /// The methods that run when a screen appears.
  static let appearing: Set<ExactString> = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLayoutSubviews",
  ]

  /// The scenes that an extension of a class of UIKit makes, so that each screen may.
  private(set) var madeAnywhere: [Made] = []
  /// The scenes that the class of a scene makes.
  private(set) var made: [StoryboardBundle.SceneLocation: [Made]] = [:]
  /// The scenes that other code makes, each with the first place that does.
  private(set) var others: [StoryboardBundle.SceneLocation: Finding.Place] = [:]
  /// The scenes that are shown while the app is launched, each with the first place that does it.
  private(set) var launched: [StoryboardBundle.SceneLocation: Finding.Place] = [:]
  /// The scenes that idle actions make, each with the first place that does.
  private(set) var idle: [StoryboardBundle.SceneLocation: Finding.Place] = [:]
  /// The first place that makes a scene which is not known.
  private(set) var unknown: Finding.Place?
  /// The scenes that code makes the root of the window outside of screens.
  private(set) var roots: [StoryboardBundle.SceneLocation] = []
  /// The scenes that functions make which set the root of a window: perhaps to another one.
  private(set) var possibleRoots: [StoryboardBundle.SceneLocation] = []
  /// The scenes of which code makes a navigation controller the root, or that the launch pushes.
  private(set) var rootsInStack: Set<StoryboardBundle.SceneLocation> = []
  /// The scenes that the launch pushes, on a stack that code makes.
  private(set) var pushedAtLaunch: [StoryboardBundle.SceneLocation] = []
  /// The scenes that code shows in place of others on a stack.
  private(set) var replacing: Set<StoryboardBundle.SceneLocation> = []
  /// What the code that makes scenes sets for other screens.
  private(set) var settings: [StoryboardBundle.SceneLocation: [SettingFact]] = [:]

  /// The first scenes of the classes of which code makes an object, each with the file that does.
  private(set) var objects: [StoryboardBundle.SceneLocation: ExactString] = [:]

  let calls: CallGraph
  private let actions: IdleActions
  /// The names of the class of each scene and of the classes above it.
  private var screens: [StoryboardBundle.SceneLocation: [ExactString]] = [:]
  private(set) var classes: Set<ExactString> = []
  /// The scenes that known code makes.
  private var known: Set<StoryboardBundle.SceneLocation> = []
  private var lookup: SceneLookup

  /// Code that shows a scene, or hands it elsewhere.
  private struct Use {
    var scenes: [StoryboardBundle.SceneLocation]
    var way: SceneShowing.Way?
    var isInStack = false
    var moment = Moment.later
    var isLater = false
    var isConditional = false
    var isInBlock = false
    var place: Finding.Place
    var function: CallGraph.Function
    /// The type, as its file names it.
    var type: ExactString
    var file: Int
    /// Whether it is known which scene is shown, and that nothing else happens.
    var isExact = false

    /// The same scenes, as code shows them.
    func shown(_ showing: SceneShowing, at place: Finding.Place) -> Use {
      var use = self
      use.way = showing.way
      use.isInStack = showing.isInStack
      use.moment = showing.moment
      use.isLater = showing.isLater
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
    calls = CallGraph(project, files, actions)
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
    let files = files.filter { !project.code.isTest($0) }
    let factories = Factories(project, files)
    for file in files {
      let facts = project.code.index.files[file].facts
      for use in facts.sceneUses where !use.isDeclared {
        let place = Finding.Place(project, file, use.location)
        let maker = CallGraph.Function(use.type, use.method)
        guard
          let scenes = lookup.scenes(instantiatedBy: use, in: file)
            ?? scenes(named: use, file, project, positions) ?? scenes(castBy: use, file)
        else {
          if !use.isReturned || !addCalls(namingTypesFor: maker, factories) {
            unknown = unknown ?? place
          }
          continue
        }
        if actions.contains(use.method, of: use.type, in: file) {
          addIdle(scenes, at: place)
          continue
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
        var uses = use.showings.map { showing in
          made.shown(showing, at: Finding.Place(project, file, showing.location))
        }
        var isShown = !uses.isEmpty
        if use.isReturned {
          let shown = factories.results[maker] ?? []
          uses += shown.map { file, result in
            Use(
              scenes: scenes,
              place: place,
              function: CallGraph.Function(result.type, result.method),
              type: result.type,
              file: file,
              isExact: scenes.count == 1 && factories.returned[maker] == 1
                && !calls.overloaded.contains(maker)
            ).shown(result.showing, at: Finding.Place(project, file, result.showing.location))
          }
          isShown = isShown || isAllShown(shown.map(\.result), of: maker)
        }
        if !isShown { uses.append(made) }
        add(uses, in: facts, factories)
      }
    }
    addUndeclaredCalls(in: app, factories)
  }

  /// Adds uses of the same scenes, and what their functions set for other screens.
  private mutating func add(_ uses: [Use], in facts: SourceFacts, _ factories: Factories) {
    for use in uses { add(use, isRoot: factories.rootSetters.contains(use.function)) }
    let functions = Set(uses.map(\.function))
    let others = facts.settings.filter { setting in
      setting.receiver != .own
        && functions.contains(CallGraph.Function(setting.type, setting.method))
    }
    for scene in others.isEmpty ? [] : uses[0].scenes { settings[scene, default: []] += others }
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
  private func isNameOfScreen(_ text: ExactString, _ scene: Storyboard.Scene) -> Bool {
    text == scene.customClass || ["Controller", "VC", "Screen"].contains { text.hasSuffix($0) }
  }

  // MARK: Calls that name the type of a controller

  /// Adds the scenes of the types that the callers of a function name, if the function makes a scene of such
  /// a type: `static func make() -> Self`.
  ///
  /// - Returns: Whether all callers name one.
  private mutating func addCalls(
    namingTypesFor maker: CallGraph.Function,
    _ factories: Factories
  ) -> Bool {
    var found: Set = [maker]
    var open = [maker]
    while let next = open.popLast() {
      let isGeneric = calls.generic.contains(next)
      for mention in calls.mentions[next.name] ?? [] where mention.function != next {
        if isGeneric || mention.type?.isCast == true,
          addCall(of: next.name, mention, isExact: true, factories)
        {
          continue
        }
        guard isGeneric, calls.generic.contains(mention.function) else {
          if factories.ofGenerated.contains(mention.function) { continue }
          return false
        }
        if found.insert(mention.function).inserted { open.append(mention.function) }
      }
    }
    return true
  }

  /// Adds the scenes of types that code names in calls of functions which the sources do not declare, such as
  /// `FeedController.instantiate()` of a library: they may make the controller.
  private mutating func addUndeclaredCalls(in app: App, _ factories: Factories) {
    let others: Set<ExactString> = [
      "init", "isKind", "isMember", "responds", "appearance", "print", "debugPrint",
    ]
    for (name, mention) in calls.typedCalls where !others.contains(name) {
      guard let type = mention.type?.name, mention.type?.isCast == false else { continue }
      var isDeclared = calls.declares(name)
      if mention.receiver == .instance(type) {
        let types = lookup.project.code.index.ancestors(of: type, in: app) ?? []
        isDeclared =
          calls.declares(name, in: types + ["UIResponder", "NSObject"])
          || types.contains { actions.exposed.contains(CallGraph.Function($0, name)) }
      }
      if !isDeclared { _ = addCall(of: name, mention, isExact: false, factories) }
    }
  }

  /// Adds the scenes of the type that a call names; `false` if there are none.
  private mutating func addCall(
    of name: ExactString,
    _ call: CallGraph.Mention,
    isExact: Bool,
    _ factories: Factories
  ) -> Bool {
    let project = lookup.project
    guard let type = call.type else { return false }
    // The app has no scene of a class that another one of the project has.
    guard classes.contains(type.name) else { return project.code.index.declares(type.name) }
    guard let scenes = lookup.scenes(ofType: type.name, in: call.file)?.scenes, !scenes.isEmpty
    else { return false }
    let function = call.function
    let place = Finding.Place(project, call.file, type.location)
    if actions.contains(function.name, of: function.type, in: call.file) {
      addIdle(scenes, at: place)
      return true
    }
    let facts = project.code.index.files[call.file].facts
    let shown = factories.typed[function]?.filter {
      $0.path.last == name && $0.namedType?.name == type.name
    }
    var made = Use(
      scenes: scenes,
      place: place,
      function: function,
      type: function.type,
      file: call.file
    )
    made.isExact = isExact && scenes.count == 1
    let uses = (shown ?? []).map { result in
      made.shown(result.showing, at: Finding.Place(project, call.file, result.showing.location))
    }
    add(uses.isEmpty ? [made] : uses, in: facts, factories)
    return true
  }

  // MARK: Uses

  /// Adds scenes that an idle action makes.
  private mutating func addIdle(_ scenes: [StoryboardBundle.SceneLocation], at place: Finding.Place)
  {
    for scene in scenes where idle[scene] == nil { idle[scene] = place }
  }

  private mutating func add(_ use: Use, isRoot: Bool) {
    let function = use.function
    known.formUnion(use.scenes)
    let isCertain =
      use.isExact && calls.isTriggered(function) && takesNothing(function, use.way)
      && !isTooEarly(use)
    if use.way != nil, use.way != .root, takesScreensOff(function) {
      replacing.formUnion(use.scenes)
    }
    func made(_ isCertain: Bool, isPlaceKnown: Bool = true) -> [Made] {
      use.scenes.map { scene in
        Made(
          scene: scene,
          way: isPlaceKnown ? use.way : nil,
          isInStack: use.isInStack,
          place: use.place,
          method: use.function.name,
          isCertain: isCertain,
          isAsked: calls.asks(function) || use.isInBlock,
          isInBar: calls.actionsOfBars.contains(function),
          isLater: use.isLater || calls.delayed.contains(function),
          isConditional: use.isConditional
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
        let isRun =
          isCertain && !calls.isReplaced(function, in: types)
          && !(ScreenCode.isForCells(function.name) && calls.declinesRows(types))
          && calls.runs(function, types + [function.type], .own)
        self.made[performer, default: []] += made(isRun)
      }
      return
    }
    var launches = use.way == .root && use.moment == .launch
    var areCallersKnown = launches
    let callers = calls.callers(of: function, among: classes)
    let isPushed = use.way == .segue(.push) || use.way == .segue(.show)
    if callers.areKnown,
      !callers.includeLaunch || (use.way == .root || isPushed) && use.moment == .call
    {
      areCallersKnown = true
      launches = callers.includeLaunch
    }
    // Another object shows a scene on a stack or a screen of its own, which is not known.
    let isPlaceKnown = use.way == .root || use.way != nil && function.isInFramework
    if isPlaceKnown || areCallersKnown {
      for (scene, types) in screens where calls.runs(function, types, .possible) {
        let isRun = isPlaceKnown && isCertain && calls.runs(function, types, .certain)
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
      }
    }
    if isRoot, launches || !areCallersKnown {
      if use.way == .root || isPushed { roots += use.scenes } else { possibleRoots += use.scenes }
      if use.isInStack || isPushed { rootsInStack.formUnion(use.scenes) }
    }
  }

  /// Whether code presents before the view is in a window: UIKit then presents nothing.
  private func isTooEarly(_ use: Use) -> Bool {
    guard case .segue(let kind)? = use.way, kind.role == .presentation else { return false }
    let early: Set<ExactString> = ["viewDidLoad", "loadView"]
    let callers = (calls.mentions[use.function.name] ?? []).filter { $0.function != use.function }
    let isRunEarly =
      !callers.isEmpty
      && callers.allSatisfy { early.contains($0.function.name) && $0.moment == .call }
    return use.moment == .call && (early.contains(use.function.name) || isRunEarly)
  }

  /// Whether a function takes screens off a stack.
  private func takesScreensOff(_ function: CallGraph.Function) -> Bool {
    calls.removals[function]?.contains { ![.dismiss, .setRoot, .selectTab].contains($0.kind) }
      == true
  }

  /// Whether a function takes nothing away that is below what it shows.
  private func takesNothing(_ function: CallGraph.Function, _ way: SceneShowing.Way?) -> Bool {
    way != nil && (way == .root || calls.removals[function] == nil)
  }

  /// Whether all results of a function are shown.
  private func isAllShown(_ results: [ResultShowing], of function: CallGraph.Function) -> Bool {
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
  private mutating func scenes(
    castBy use: SceneUse,
    _ file: Int
  ) -> [StoryboardBundle.SceneLocation]? {
    let cast = use.casts.first {
      $0.isForced && !$0.isContent && $0.location.line == use.location.line
        && classes.contains($0.target)
    }
    return cast.flatMap { lookup.scenes(ofType: $0.target, in: file)?.scenes }
  }

  /// The scenes with the identifier of a use whose storyboard is not known; `nil` if the identifier is
  /// not known either.
  private func scenes(
    named use: SceneUse,
    _ file: Int,
    _ project: Project,
    _ positions: [Int]
  ) -> [StoryboardBundle.SceneLocation]? {
    guard let identifier = use.identifier,
      case .known(let name) = project.code.index.resolve(identifier, in: use.type, of: file)
    else { return nil }
    return positions.compactMap { project.bundle.location(ofIdentifier: name, in: $0) }
  }
}

/// The functions that return instantiated scenes.
private struct Factories {
  /// The code that shows the result of each.
  var results: [CallGraph.Function: [(file: Int, result: ResultShowing)]] = [:]
  /// How many scenes each returns.
  var returned: [CallGraph.Function: Int] = [:]
  /// The code of a function that shows the results of calls which name a type.
  var typed: [CallGraph.Function: [ResultShowing]] = [:]
  /// The functions that set the root of a window.
  var rootSetters: Set<CallGraph.Function> = []
  /// The functions that use scenes by generated constants.
  var ofGenerated: Set<CallGraph.Function> = []

  init(_ project: Project, _ files: [Int]) {
    for file in files {
      let facts = project.code.index.files[file].facts
      for removal in facts.removals where removal.kind == .setRoot {
        rootSetters.insert(CallGraph.Function(removal.type, removal.method))
      }
      for use in facts.sceneUses {
        let function = CallGraph.Function(use.type, use.method)
        if use.isReturned { returned[function, default: 0] += 1 }
        if use.isGenerated { ofGenerated.insert(function) }
      }
      for result in facts.resultShowings {
        if result.namedType != nil {
          typed[CallGraph.Function(result.type, result.method), default: []].append(result)
        }
        guard let name = result.path.last else { continue }
        // Without a type, the function is one of the own type.
        let type = result.path.count > 1 ? result.path[result.path.count - 2] : result.type
        results[CallGraph.Function(type, name), default: []].append((file, result))
      }
    }
  }
}

extension Finding.Place {
  /// A place in the code of an app.
  init(_ project: Project, _ file: Int, _ location: TextLocation) {
    self.init(file: ExactString(project.code.index.files[file].path), location: location)
  }
}

/// The actions of an app: those that a control is connected to, and those that nothing runs.
struct IdleActions {
  private struct Action: Hashable {
    var file: Int
    var type: ExactString
    var name: ExactString
  }

  private var idle: Set<Action> = []
  /// The actions that a control is connected to, by their selectors.
  private var functions: [ExactString: Set<CallGraph.Function>] = [:]
  /// The actions that a control is connected to which is not in a navigation item.
  private(set) var runByOthers: Set<CallGraph.Function> = []
  /// The methods that Objective-C sees.
  private(set) var exposed: Set<CallGraph.Function> = []

  init(_ project: Project, _ files: [Int]) {
    let storyboards = project.storyboards + project.files.xibs
    let actions = storyboards.flatMap(\.connections).filter { $0.kind == .action }
    let selectors = Set(actions.map(\.name))
    let sentActions = storyboards.flatMap(\.sentActions)
    let sent = Set(sentActions.map(\.name))
    let sentByOthers = Set(sentActions.filter { !$0.isInNavigationItem }.map(\.name))
    var others: Set<Action> = []
    for file in files {
      for method in project.code.index.files[file].facts.methods {
        let action = Action(file: file, type: method.type, name: method.name)
        let isConnected =
          selectors.contains(method.selector)
          || (method.otherSelector.map(selectors.contains) ?? false)
        let function = CallGraph.Function(method.type, method.name)
        exposed.insert(function)
        if method.role == .action {
          for selector in [method.selector, method.otherSelector].compactMap(\.self)
          where sent.contains(selector) {
            functions[selector, default: []].insert(function)
            if sentByOthers.contains(selector) { runByOthers.insert(function) }
          }
        }
        let isIdle =
          method.role == .action && !method.takesSegue && !method.isMentioned && !isConnected
        if isIdle { idle.insert(action) } else { others.insert(action) }
      }
    }
    idle.subtract(others)
  }

  /// The actions that a control is connected to.
  var connected: Set<CallGraph.Function> { functions.values.reduce(into: []) { $0.formUnion($1) } }

  /// The actions that a control of a scene sends to the scene's controller.
  func sent(in view: Project.SceneView) -> Set<CallGraph.Function> {
    view.file.sentActions.reduce(into: []) { found, action in
      if action.object == view.scene.id { found.formUnion(functions[action.name] ?? []) }
    }
  }

  /// Whether nothing runs a method of a type: no control is connected to it, and its file mentions it
  /// nowhere else.
  func contains(_ method: ExactString, of type: ExactString, in file: Int) -> Bool {
    idle.contains(Action(file: file, type: type, name: method))
  }
}
