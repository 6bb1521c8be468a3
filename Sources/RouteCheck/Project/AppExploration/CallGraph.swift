import CodeFacts
import ProjectModel
import Routes
import SourceText

/// Which functions of an app run which, as far as their names tell it.
struct CallGraph {
  /// A function or an accessor. Functions of one name and type count as one.
  struct Function: Hashable {
    var type: ExactString
    var name: ExactString

    init(_ type: ExactString, _ name: ExactString) {
      self.type = SourceIndex.lastName(type)
      self.name = name
    }

    /// Whether it is in an extension of a class of UIKit.
    var isInFramework: Bool { FrameworkClass.named(type) != nil }
  }

  /// A function that has a name in its body.
  @dynamicMemberLookup
  struct Mention {
    var function: Function
    var file: Int
    var fact: FunctionFact.Mention

    subscript<Value>(
      dynamicMember property: WritableKeyPath<FunctionFact.Mention, Value>
    ) -> Value {
      get { fact[keyPath: property] }
      set { fact[keyPath: property] = newValue }
    }

    /// The type of the object before the name, if it is known.
    var typeOfReceiver: ExactString? {
      switch fact.receiver {
      case .own: function.type
      case .instance(let type): type
      case .other: nil
      }
    }
  }

  /// The functions that have each name in their bodies.
  var mentions: [ExactString: [Mention]] = [:]
  /// The calls that name a type.
  private(set) var typedCalls: [Mention] = []
  /// The names in each function that a user certainly gets to.
  private(set) var called: [Function: Set<ExactString>] = [:]
  /// The functions of the app.
  private(set) var known: Set<Function> = []
  /// Their names with the labels of their parameters.
  private(set) var fullNames: [Function: ExactString] = [:]
  /// Those of Objective-C.
  private(set) var objectiveC: Set<Function> = []
  private(set) var named: [ExactString: [Function]] = [:]
  /// The functions of types, which no object runs.
  private(set) var statics: Set<Function> = []
  /// The functions whose callers name the type of the result.
  private(set) var generic: Set<Function> = []
  /// The functions that frameworks and controls run.
  private(set) var starts: Set<Function> = []
  /// The functions that something runs.
  private var triggered: Set<Function> = []
  /// The functions of which a type has several.
  private(set) var overloaded: Set<Function> = []
  /// The first file that makes an object of each type.
  private(set) var makers: [ExactString: Int] = [:]
  /// The functions that make an object of each type.
  private(set) var functionsMaking: [ExactString: Set<Function>] = [:]
  /// The functions with a move beside that of another function which they call.
  var movesTwice: Set<Function> = []
  /// How functions take screens away.
  private(set) var removals: [Function: [RemovalFact]] = [:]
  /// What functions set for other screens.
  private(set) var settings: [Function: [SettingFact]] = [:]
  /// The texts in the functions of types, but not in those that prepare segues.
  private(set) var texts: [ExactString: Set<ExactString>] = [:]
  /// The functions that controls and gesture recognizers run which the code of their types makes.
  private(set) var actionsInCode: Set<Function> = []
  /// The functions that may run when another screen is on top: after a delay, or by controls that
  /// ``prepare(for:sender:)`` gives another screen.
  private(set) var delayed: Set<Function> = []
  /// The actions of storyboards and of code that only items of navigation bars run.
  private(set) var actionsOfBars: Set<Function> = []
  /// The functions of delegates that may decline what a user selects.
  private(set) var declining: Set<Function> = []
  /// The functions that make the controller which they get the root of the window.
  private(set) var relays: Set<Function> = []
  /// The functions that make the controller which they get a child of their own.
  private(set) var embedders: Set<Function> = []
  /// The tabs that delegates may decline.
  private(set) var declinedTabs: Set<FunctionFact.DeclinedTab> = []
  /// The delegates' methods by which split controllers set their details aside, at least if these have nothing to show.
  private(set) var settingDetailAside: Set<Function> = []
  /// The functions that make alerts, or their actions.
  private(set) var makesAlert: Set<Function> = []
  /// The functions that make the actions of alerts or menus, and those that call such a function.
  private(set) var asking: Set<Function> = []
  /// The functions that make hosts of views of SwiftUI.
  private(set) var hosting: Set<Function> = []
  /// The types whose code adds children to controllers, and those that run such code.
  private(set) var addingChildren: Set<ExactString> = []
  /// The types whose code sets delegates.
  private(set) var delegating: Set<ExactString> = []
  /// The first file with each of these texts.
  private(set) var places: [ExactString: Int] = [:]
  let actions: IdleActions
  /// Whether the delegate of a scene sets the root of the window, because the app has a manifest of scenes, and not the
  /// delegate of the app.
  let startsInScene: Bool

  /// - Complexity: Linear in the names of the app's functions.
  init(
    _ project: Project,
    in app: App,
    _ files: [Int],
    _ actions: IdleActions,
    startsInScene: Bool
  ) {
    self.actions = actions
    self.startsInScene = startsInScene
    starts = actions.connected
    // The functions that do not only call others of their names.
    var defined: Set<Function> = []
    for file in files where !project.code.isTest(file) {
      let facts = project.code.index.files[file].facts
      let destinations = Set(facts.routes.map(\.type))
      for method in facts.methods where Self.decliningSelectors.contains(method.selector) {
        declining.insert(Function(method.type, method.name))
      }
      for removal in facts.removals {
        removals[Function(removal.type, removal.method), default: []].append(removal)
      }
      for setting in facts.settings where setting.receiver != .own {
        settings[Function(setting.type, setting.method), default: []].append(setting)
      }
      for fact in facts.functions {
        let function = Function(fact.type, fact.name)
        if !fact.isForwarding, !defined.insert(function).inserted { overloaded.insert(function) }
        // The controller of a route or of a registration is opened by its segue.
        let isForSegue =
          destinations.contains(fact.type)
          || (facts.imports.contains("Routes") || !facts.registries.isEmpty)
            && fact.mentions.contains { $0.name == "register" || $0.name == "registerHierarchy" }
        add(fact, as: function)
        addTexts(of: fact, in: file, isForSegue: isForSegue)
        addMentions(of: function, fact.mentions, in: file, isForSegue: isForSegue)
      }
    }
    // A text field runs the methods of a delegate.
    starts = starts.filter { !Self.ofDelegates.contains($0.name) || mayBeDelegate($0.type) }
    addActions()
    let isView = { project.code.index.inherits($0, from: "UIView", in: app) == true }
    for message in messages(fromViews: isView) + notifications(fromViews: isView) {
      mentions[message.name, default: []].append(message)
      called[message.function, default: []].insert(message.name)
      actionsInCode.insert(Function(message.function.type, message.name))
    }
    named = Dictionary(grouping: known, by: \.name)
    asking.formUnion(callers(of: Set(asking.map(\.name))))
    addingChildren = Set(callers(of: ["addChild", "addChildViewController"]).map(\.type))
    addDelayed()
    doubtSeveralMoves()
    addTriggered()
  }

  /// Adds what a function is and does, apart from its calls.
  private mutating func add(_ fact: FunctionFact, as function: Function) {
    known.insert(function)
    fullNames[function] = fact.fullName
    // The override of a method of Objective-C: `open(withItem:)` for `openWithItem:`.
    let words = fact.fullName.string.split { "(:)".contains($0) }
    if fact.isOverride, !fact.isObjectiveC, words.count > 1, words[1] != "_" {
      let label = words[1]
      let name = "\(words[0])\(label.prefix(1).uppercased())\(label.dropFirst())"
      known.insert(Function(fact.type, ExactString(name)))
    }
    if fact.isObjectiveC { objectiveC.insert(function) }
    if fact.isOverride || Self.entries.contains(fact.name) || Self.ofDelegates.contains(fact.name)
      || fact.name.hasPrefix("accessoryButton") && actions.mayHaveAccessoryButton
    {
      starts.insert(function)
    }
    if fact.isStatic { statics.insert(function) }
    switch fact.declines {
    case .some(.some): declining.insert(function)
    case .tabs(let tabs): declinedTabs.formUnion(tabs)
    case nil: break
    }
    if fact.setsRootToArgument { relays.insert(function) }
    if fact.embedsArgument { embedders.insert(function) }
    if fact.setsDetailAside { settingDetailAside.insert(function) }
    if fact.returnsNamedType { generic.insert(function) }
  }

  /// Adds the texts in a function which may name a scene.
  private mutating func addTexts(of fact: FunctionFact, in file: Int, isForSegue: Bool) {
    if ["prepare", "shouldPerformSegue"].contains(fact.name)
      || actions.contains(fact.name, of: fact.type, in: file)
    {
      return
    }
    let type = SourceIndex.lastName(fact.type)
    if fact.name != "" { texts[type, default: []].formUnion(fact.texts) }
    // The name of a class may have that of its module before it.
    for name in isForSegue ? [] : fact.texts.flatMap({ [$0, SourceIndex.lastName($0)] }) {
      places[name] = places[name] ?? file
    }
  }

  /// Adds the names in a function: those of the types of which it makes objects, and those that it calls.
  private mutating func addMentions(
    of function: Function,
    _ names: [FunctionFact.Mention],
    in file: Int,
    isForSegue: Bool
  ) {
    for mention in names {
      if mention.makesObject {
        if ["UIAlertAction", "UIAlertController"].contains(mention.name) {
          makesAlert.insert(function)
        }
        if Self.questions.contains(mention.name) { asking.insert(function) }
        if mention.name == "UIHostingController" { hosting.insert(function) }
        if !isForSegue { makers[mention.name] = makers[mention.name] ?? file }
        functionsMaking[mention.name, default: []].insert(function)
        continue
      }
      if !mention.isDoubtful { called[function, default: []].insert(mention.name) }
      // Such as `delegate` or `setDelegate`.
      if mention.name.hasSuffix("elegate") { delegating.insert(function.type) }
      var use = Mention(function: function, file: file, fact: mention)
      if use.type?.name == "Self" { use.type?.name = function.type }
      mentions[mention.name, default: []].append(use)
      if mention.type != nil, !isForSegue { typedCalls.append(use) }
    }
  }

  /// Adds the actions that code names, by what sends them.
  private mutating func addActions() {
    // Those that controls send, and not items of bars.
    var ofControls: Set<Function> = []
    for (name, uses) in mentions {
      for use in uses where !use.isDoubtful {
        guard let sender = use.sender, let type = use.typeOfReceiver else { continue }
        let action = Function(type, name)
        switch sender {
        case .barItem: actionsInCode.insert(action)
        case .control: ofControls.insert(action)
        case .delay: delayed.insert(action)
        case .observer: break
        }
      }
    }
    actionsOfBars = actions.connected.union(actionsInCode)
      .subtracting(ofControls.union(actions.runByOthers))
    actionsInCode.formUnion(ofControls)
  }

  /// Adds the functions that delayed ones call, that may run later, or that run by controls of other screens.
  private mutating func addDelayed() {
    // The functions that each one calls.
    var targets: [Function: [Function]] = [:]
    for (name, uses) in mentions {
      // Most names are those of functions of other modules.
      if named[name] != nil, !Self.entries.contains(name) {
        for use in uses where use.sender == nil {
          let called = functions(named: name, in: use)
          targets[use.function, default: []] += called
          if use.isLater { delayed.formUnion(called) }
        }
      }
      for use in uses where use.sender == .control || use.sender == .barItem {
        let prepare = Function(use.function.type, "prepare")
        guard use.function == prepare || called[prepare]?.contains(use.function.name) == true,
          let type = use.typeOfReceiver
        else { continue }
        delayed.insert(Function(type, name))
      }
    }
    var later = Array(delayed)
    while let function = later.popLast() {
      later += (targets[function] ?? []).filter { delayed.insert($0).inserted }
    }
  }

  /// Adds the functions that starts run, also by way of others.
  private mutating func addTriggered() {
    triggered = starts
    var open = Array(starts)
    while let function = open.popLast() {
      for name in called[function] ?? [] {
        for next in named[name] ?? [] where triggered.insert(next).inserted { open.append(next) }
      }
    }
  }

  /// The functions that a name in the body of another one may mean.
  func functions(named name: ExactString, in use: Mention) -> [Function] {
    let own = use.typeOfReceiver.map { Function($0, name) }
    if let own, known.contains(own) { return [own] }
    let all = named[name] ?? []
    return use.receiver == .own || all.count == 1 ? all : []
  }

  /// The functions that may call others of some names, also by way of further ones.
  private func callers(of names: Set<ExactString>) -> Set<Function> {
    var (names, open, found) = (names, Array(names), Set<Function>())
    while let name = open.popLast() {
      for caller in (mentions[name] ?? []).map(\.function) {
        found.insert(caller)
        // Only frameworks run a start, and overrides of it.
        if !starts.contains(caller), names.insert(caller.name).inserted { open.append(caller.name) }
      }
    }
    return found
  }

  /// The names of the functions that frameworks run, and of those that are run with an object.
  private static let entries: Set<ExactString> = [
    "", "init", "tableView", "collectionView", "application", "scene", "alertView",
    "actionSheet",
  ]

  /// The names of the functions that views run which have no rows, if the type is their delegate.
  private static let ofDelegates: Set<ExactString> = [
    "textFieldShouldReturn", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
    "pickerView",
  ]

  /// Whether something runs a function: a framework, a control, or such a function.
  func isTriggered(_ function: Function) -> Bool {
    triggered.contains(function) || Self.entries.contains(function.name)
  }

  /// Whether a type has several functions of a name, of which perhaps only others run.
  func isAmbiguous(_ function: Function) -> Bool {
    overloaded.contains(function) && !Self.entries.contains(function.name)
  }

  /// Whether nothing is known to run a function.
  func isUnused(_ function: Function) -> Bool {
    known.contains(function) && !isTriggered(function)
  }

  /// The methods of delegates in Objective-C that may decline what a user selects.
  private static let decliningSelectors: Set<ExactString> = [
    "tabBarController:shouldSelectViewController:", "tableView:willSelectRowAtIndexPath:",
    "tableView:shouldHighlightRowAtIndexPath:", "collectionView:shouldSelectItemAtIndexPath:",
    "collectionView:shouldHighlightItemAtIndexPath:",
  ]

  /// The types whose objects ask before something happens.
  private static let questions: Set<ExactString> = [
    "UIAlertAction", "UIAlertController", "UIAlertView", "UIActionSheet", "UIAction",
  ]

  /// Whether code shows a scene itself, or hands it to a function that does.
  func isShown(_ showing: SceneShowing) -> Bool {
    showing.relay.map { relay in
      showing.way == .segue(.embed)
        ? named[relay]?.allSatisfy { embedders.contains($0) && !overloaded.contains($0) } == true
        : relays.contains { $0.name == relay }
    } ?? true
  }

  /// Whether any function has a name.
  func declares(_ name: ExactString) -> Bool { named[name] != nil }

  /// The types that declare a function.
  func types(declaring name: ExactString) -> [ExactString] { (named[name] ?? []).map(\.type) }

  /// Whether one of some types declares a function.
  func declares(_ name: ExactString, in types: [ExactString]) -> Bool {
    types.contains { known.contains(Function($0, name)) }
  }

  /// Whether a class has another method in place of a function.
  ///
  /// - Parameter types: The class and then those above it.
  func isReplaced(_ function: Function, in types: [ExactString]) -> Bool {
    types.contains(function.type)
      && isReplaced(function.name, in: types.prefix { $0 != function.type })
  }

  /// Whether one of some types has a method that does not call the one above it.
  func isReplaced(_ name: ExactString, in types: some Sequence<ExactString>) -> Bool {
    types.contains { type in
      let function = Function(type, name)
      return known.contains(function)
        && mentions[name]?.contains { $0.function == function && $0.receiver == .own } != true
    }
  }

  /// Whether one of some types has an override that may leave out the method above it.
  func mayOmit(_ name: ExactString, in types: [ExactString]) -> Bool {
    types.contains { type in
      let function = Function(type, name)
      return starts.contains(function)
        && mentions[name]?.contains {
          $0.function == function && $0.receiver == .own && !$0.isConditional
        } != true
    }
  }

  /// Whether no other function of the app has the name.
  func isOnlyOne(_ function: Function) -> Bool { named[function.name]?.count == 1 }
}
