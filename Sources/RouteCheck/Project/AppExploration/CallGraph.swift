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
  struct Mention {
    var function: Function
    var file: Int
    /// The object before the name.
    var receiver: Receiver
    var moment: Moment
    /// Whether the function of the name may run when another screen is on top.
    var isLater: Bool
    /// Whether a user perhaps never gets to the name.
    var isDoubtful: Bool
    /// Whether a condition decides that it runs, if the launch or an appearing screen calls it, or an override the one
    /// above.
    var isConditional: Bool
    /// What runs the function of the name, if it is the name of an action.
    var sender: FunctionFact.Sender?
    var type: FunctionFact.NamedType?
    /// The arguments that are the own controller, or a container around it.
    var arguments: [ScreenArgument]
    /// The message to a delegate, with the property that has it, or a notification.
    var message: ExactString?

    /// The type of the object before the name, if it is known.
    var typeOfReceiver: ExactString? {
      switch receiver {
      case .own: function.type
      case .instance(let type): type
      case .other: nil
      }
    }
  }

  /// The functions that have each name in their bodies.
  private(set) var mentions: [ExactString: [Mention]] = [:]
  /// The calls that name a type, with the names of their functions.
  private(set) var typedCalls: [(name: ExactString, mention: Mention)] = []
  /// The functions of the app.
  private(set) var known: Set<Function> = []
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
    var called: [Function: Set<ExactString>] = [:]
    starts = actions.connected
    // The actions of code that controls send, and not items of bars.
    var ofControls: Set<Function> = []
    // The functions that do not only call others of their names.
    var defined: Set<Function> = []
    var fullNames: [Function: ExactString] = [:]
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
        known.insert(function)
        if !fact.isForwarding, !defined.insert(function).inserted { overloaded.insert(function) }
        fullNames[function] = fact.fullName
        if fact.isObjectiveC { objectiveC.insert(function) }
        if fact.isOverride || Self.entries.contains(fact.name)
          || Self.ofDelegates.contains(fact.name)
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
        // The controller of a route or of a registration is opened by its segue.
        let isForSegue =
          destinations.contains(fact.type)
          || (facts.imports.contains("Routes") || !facts.registries.isEmpty)
            && fact.mentions.contains { $0.name == "register" || $0.name == "registerHierarchy" }
        if fact.name != "prepare", fact.name != "shouldPerformSegue",
          !actions.contains(fact.name, of: fact.type, in: file)
        {
          if fact.name != "" { texts[function.type, default: []].formUnion(fact.texts) }
          // The name of a class may have that of its module before it.
          for name in isForSegue ? [] : fact.texts.flatMap({ [$0, SourceIndex.lastName($0)] }) {
            places[name] = places[name] ?? file
          }
        }
        for mention in fact.mentions {
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
          var use = Mention(
            function: function,
            file: file,
            receiver: mention.receiver,
            moment: mention.moment,
            isLater: mention.isLater,
            isDoubtful: mention.isDoubtful,
            isConditional: mention.isConditional,
            sender: mention.sender,
            type: mention.type,
            arguments: mention.arguments,
            message: mention.message
          )
          if use.type?.name == "Self" { use.type?.name = function.type }
          if let sender = mention.sender, !mention.isDoubtful, let type = use.typeOfReceiver {
            let action = Function(type, mention.name)
            switch sender {
            case .barItem: actionsInCode.insert(action)
            case .control: ofControls.insert(action)
            case .delay: delayed.insert(action)
            case .observer: break
            }
          }
          mentions[mention.name, default: []].append(use)
          if mention.type != nil, !isForSegue { typedCalls.append((mention.name, use)) }
        }
      }
    }
    // A text field runs the methods of a delegate.
    starts = starts.filter { !Self.ofDelegates.contains($0.name) || mayBeDelegate($0.type) }
    actionsOfBars = actions.connected.union(actionsInCode)
      .subtracting(ofControls.union(actions.runByOthers))
    actionsInCode.formUnion(ofControls)
    let isView = { project.code.index.inherits($0, from: "UIView", in: app) == true }
    let ofViews = messages(fromViews: isView, called, fullNames) + notifications(fromViews: isView)
    for (name, use) in ofViews {
      mentions[name, default: []].append(use)
      called[use.function, default: []].insert(name)
      actionsInCode.insert(Function(use.function.type, name))
    }
    named = Dictionary(grouping: known, by: \.name)
    asking.formUnion(callers(of: Set(asking.map(\.name))))
    addingChildren = Set(callers(of: ["addChild", "addChildViewController"]).map(\.type))
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
    triggered = starts
    var open = Array(starts)
    while let function = open.popLast() {
      for name in called[function] ?? [] {
        for next in named[name] ?? [] where triggered.insert(next).inserted { open.append(next) }
      }
    }
  }

  /// The functions that a name in the body of another one may mean.
  private func functions(named name: ExactString, in use: Mention) -> [Function] {
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
