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
    /// Whether a condition of the launch decides that it runs.
    var isConditional: Bool
    /// What runs the function of the name, if it is the name of an action.
    var sender: FunctionFact.Sender?
    var type: FunctionFact.NamedType?

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
  /// The functions of Swift, whose uses are known.
  private var known: Set<Function> = []
  private var named: [ExactString: [Function]] = [:]
  /// The functions of types, which no object runs.
  private(set) var statics: Set<Function> = []
  /// The functions whose callers name the type of the result.
  private(set) var generic: Set<Function> = []
  /// The functions that frameworks and controls run.
  private var starts: Set<Function> = []
  /// The functions that something runs.
  private var triggered: Set<Function> = []
  /// The functions of which a type has several.
  private(set) var overloaded: Set<Function> = []
  /// The first file that makes an object of each type.
  private(set) var makers: [ExactString: Int] = [:]
  /// How functions take screens away.
  private(set) var removals: [Function: [RemovalFact]] = [:]
  /// The texts in the functions of types, but not in those that prepare segues.
  private(set) var texts: [ExactString: Set<ExactString>] = [:]
  /// The functions that controls and gesture recognizers run which the code of their types makes.
  private(set) var actionsInCode: Set<Function> = []
  /// The functions that run after a delay.
  private(set) var delayed: Set<Function> = []
  /// The actions of storyboards and of code that only items of navigation bars run.
  private(set) var actionsOfBars: Set<Function> = []
  /// The functions of delegates that may decline what a user selects.
  private(set) var declining: Set<Function> = []
  /// The functions that make the controller which they get the root of the window.
  private(set) var relays: Set<Function> = []
  /// The tabs that users never select.
  private(set) var declinedTabs: Set<FunctionFact.DeclinedTab> = []
  /// The delegates' methods by which split controllers set their details aside, at least if these have nothing to show.
  private var settingDetailAside: Set<Function> = []
  /// The functions that make alerts, or their actions.
  private(set) var makesAlert: Set<Function> = []
  /// The functions that make the actions of alerts or menus, and those that call such a function.
  private var asking: Set<Function> = []
  /// The types whose code sets delegates.
  private var delegating: Set<ExactString> = []
  /// The first file with each of these texts.
  private(set) var places: [ExactString: Int] = [:]
  private let actions: IdleActions

  /// - Complexity: Linear in the names of the app's functions.
  init(_ project: Project, _ files: [Int], _ actions: IdleActions) {
    self.actions = actions
    var called: [Function: Set<ExactString>] = [:]
    var objectiveC: Set<Function> = []
    starts = actions.connected
    // The actions of code that controls send, and not items of bars.
    var ofControls: Set<Function> = []
    for file in files where !project.code.isTest(file) {
      let facts = project.code.index.files[file].facts
      let destinations = Set(facts.routes.map(\.type))
      for method in facts.methods where Self.decliningSelectors.contains(method.selector) {
        declining.insert(Function(method.type, method.name))
      }
      for removal in facts.removals {
        removals[Function(removal.type, removal.method), default: []].append(removal)
      }
      for fact in facts.functions {
        let function = Function(fact.type, fact.name)
        if fact.isObjectiveC {
          objectiveC.insert(function)
        } else if !known.insert(function).inserted {
          overloaded.insert(function)
        }
        if fact.isOverride || Self.entries.contains(fact.name) { starts.insert(function) }
        if fact.isStatic { statics.insert(function) }
        switch fact.declines {
        case .some(.some): declining.insert(function)
        case .tabs(let tabs): declinedTabs.formUnion(tabs)
        case nil: break
        }
        if fact.setsRootToArgument { relays.insert(function) }
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
            if !isForSegue { makers[mention.name] = makers[mention.name] ?? file }
            continue
          }
          called[function, default: []].insert(mention.name)
          // Such as `delegate` or `setDelegate`.
          if mention.name.hasSuffix("elegate") { delegating.insert(function.type) }
          var use = Mention(
            function: function,
            file: file,
            receiver: mention.receiver,
            moment: mention.moment,
            isConditional: mention.isConditional,
            sender: mention.sender,
            type: mention.type
          )
          if use.type?.name == "Self" { use.type?.name = function.type }
          if let sender = mention.sender, let type = use.typeOfReceiver {
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
    actionsOfBars = actions.connected.union(actionsInCode)
      .subtracting(ofControls.union(actions.runByOthers))
    actionsInCode.formUnion(ofControls)
    named = Dictionary(grouping: known.union(objectiveC), by: \.name)
    var names = Set(asking.map(\.name))
    var questions = Array(names)
    while let name = questions.popLast() {
      for caller in (mentions[name] ?? []).map(\.function) {
        asking.insert(caller)
        // Only frameworks run a start, and overrides of it.
        if !starts.contains(caller), names.insert(caller.name).inserted {
          questions.append(caller.name)
        }
      }
    }
    triggered = starts
    var open = Array(starts)
    while let function = open.popLast() {
      for name in called[function] ?? [] {
        for next in named[name] ?? [] where triggered.insert(next).inserted { open.append(next) }
      }
    }
  }

  /// Whether a function may run without a tap, for example when a screen appears or because a framework runs it: not only
  /// in actions, for rows, and for notifications.
  func mayRunUntapped(_ function: Function) -> Bool {
    var found: Set = [function]
    var open = [function]
    while let next = open.popLast() {
      let uses = (mentions[next.name] ?? []).filter { $0.function != next }
      let isOfTap =
        actions.connected.contains(next) || ScreenCode.isForCells(next.name)
        || Self.afterTaps.contains(next.name)
      if !isOfTap, starts.contains(next) || uses.isEmpty { return true }
      for use in uses where use.sender == nil && found.insert(use.function).inserted {
        open.append(use.function)
      }
    }
    return false
  }

  /// The methods that run only after a tap.
  private static let afterTaps: Set<ExactString> = [
    "prepare", "prepareForSegue", "shouldPerformSegue", "shouldPerformSegueWithIdentifier",
    "textFieldShouldReturn", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
    "viewWillDisappear", "viewDidDisappear",
  ]

  /// The names of the functions that frameworks run, and of those that are run with an object.
  private static let entries: Set<ExactString> = [
    "", "init", "tableView", "collectionView", "application", "scene", "textFieldShouldReturn",
    "searchBarSearchButtonClicked", "searchBarCancelButtonClicked", "pickerView",
  ]

  /// Whether something runs a function: a framework, a control, or such a function.
  func isTriggered(_ function: Function) -> Bool {
    triggered.contains(function) || Self.entries.contains(function.name)
  }

  /// Whether nothing is known to run a function of Swift.
  func isUnused(_ function: Function) -> Bool {
    known.contains(function) && !isTriggered(function)
  }

  /// How code takes screens away, also by functions of libraries with such a name.
  var kindsOfRemovals: Set<RemovalFact.Kind> {
    var kinds = Set(removals.values.joined().map(\.kind))
    let namesOfMethods = Set(actions.exposed.map(\.name))
    for (name, uses) in mentions where !Self.removersOfUIKit.contains(name) {
      let word = name == "goBack" ? "close" : String(name.string.prefix { !$0.isUppercase })
      guard let added = Self.kindsByWord[word] else { continue }
      let isOfLibrary = uses.contains { use in
        if case .instance(let type) = use.receiver {
          !known.contains(Function(type, name))
        } else {
          !declares(name) && !namesOfMethods.contains(name)
            && (name != "dismiss" || use.receiver != .own)
        }
      }
      if isOfLibrary { kinds.formUnion(added) }
    }
    return kinds
  }

  /// How code takes screens away that neither the screen itself nor a tap on it runs: another object, or a method that
  /// a notification or a delegate runs.
  func kindsOfOutsideRemovals(_ screens: Set<ExactString>) -> Set<RemovalFact.Kind> {
    removals.reduce(into: []) { kinds, removal in
      let (function, facts) = removal
      // The functions of Objective-C are not known.
      let isRunByScreen =
        screens.contains(function.type)
        && (!known.contains(function) || runs(function, [function.type], .own))
        || isRunByScreensOnly(function, screens)
      kinds.formUnion(facts.lazy.filter { $0.isIndirect || !isRunByScreen }.map(\.kind))
    }
  }

  /// Whether only screens run a function of an extension of a class of UIKit: controls of theirs, or their methods.
  private func isRunByScreensOnly(_ function: Function, _ screens: Set<ExactString>) -> Bool {
    guard function.isInFramework else { return false }
    var found: Set = [function]
    var open = [function]
    while let next = open.popLast() {
      let uses = (mentions[next.name] ?? []).filter { $0.function != next }
      // A framework may run what no code does.
      guard !uses.isEmpty || actions.exposed.contains(next) else { return false }
      for use in uses where !screens.contains(use.function.type) || use.receiver != .own {
        let type = use.typeOfReceiver
        // Another function of the name.
        if let type, known.contains(Function(type, next.name)), type != next.type { continue }
        guard use.receiver == .own, use.function.isInFramework else { return false }
        if found.insert(use.function).inserted { open.append(use.function) }
      }
    }
    return true
  }

  /// What a function does whose name starts with a word.
  private static let kindsByWord: [String: Set<RemovalFact.Kind>] = [
    "dismiss": [.dismiss], "pop": [.pop, .popToRoot], "close": [.dismiss, .pop, .popToRoot],
  ]

  /// The methods of delegates in Objective-C that may decline what a user selects.
  private static let decliningSelectors: Set<ExactString> = [
    "tabBarController:shouldSelectViewController:", "tableView:willSelectRowAtIndexPath:",
    "tableView:shouldHighlightRowAtIndexPath:", "collectionView:shouldSelectItemAtIndexPath:",
    "collectionView:shouldHighlightItemAtIndexPath:",
  ]

  /// Whether a class may decline the taps of rows, by a delegate's method or by a setting of the table or of a cell.
  func declinesRows(_ types: [ExactString]) -> Bool {
    func isOfRows(_ function: Function) -> Bool {
      types.contains(function.type) && ScreenCode.isForCells(function.name)
    }
    return declining.contains(where: isOfRows)
      || mentions["allowsSelection"]?.contains { types.contains($0.function.type) } == true
      || mentions["isUserInteractionEnabled"]?.contains { isOfRows($0.function) } == true
  }

  /// Whether a table or a collection runs the methods of a class for its rows, and its rows take taps.
  func runsRows(of types: [ExactString]) -> Bool { isDelegate(types) && !declinesRows(types) }

  /// Whether a class may be the delegate of a table or a collection. A class with superclasses that are not known may
  /// be one.
  private func isDelegate(_ types: [ExactString]) -> Bool {
    !types.contains("UIViewController")
      || types.contains { type in
        type == "UITableViewController" || type == "UICollectionViewController"
          || actions.delegates.contains(type) || delegating.contains(type)
      }
  }

  /// The methods of UIKit, whose calls are removals.
  private static let removersOfUIKit: Set<ExactString> = [
    "popViewController", "popToRootViewController", "popToViewController",
    "popViewControllerAnimated", "popToRootViewControllerAnimated",
    "dismissViewControllerAnimated", "dismissModalViewControllerAnimated",
  ]

  /// The types whose objects ask before something happens.
  private static let questions: Set<ExactString> = [
    "UIAlertAction", "UIAlertController", "UIAlertView", "UIActionSheet", "UIAction",
  ]

  /// Whether a function may run only after an alert or a menu has asked: it shows one, or only such functions run it.
  func asks(_ function: Function) -> Bool {
    if asking.contains(function) || ["alertView", "actionSheet"].contains(function.name) {
      return true
    }
    let callers = (mentions[function.name] ?? []).map(\.function).filter { $0 != function }
    return !callers.isEmpty && callers.allSatisfy(asking.contains)
  }

  /// Whether a split controller's delegate sets the detail aside when it appears in compact width. It is known if the
  /// delegate has no other method, and its class sets a delegate.
  var collapsesOntoPrimary: Bool {
    guard let methods = named["splitViewController"], let method = methods.first,
      methods.count == 1, !overloaded.contains(method)
    else { return false }
    return settingDetailAside.contains(method)
      && mentions["delegate"]?.contains { $0.function.type == method.type } == true
  }

  /// Whether code shows a scene itself, or hands it to a function that does.
  func isShown(_ showing: SceneShowing) -> Bool {
    showing.relay.map { relay in relays.contains { $0.name == relay } } ?? true
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
        && mentions[name]?.contains { $0.function == function } != true
    }
  }

  /// Whether a function takes a screen away when it runs, and not only in a closure that another object keeps.
  func takesAway(_ function: Function) -> Bool {
    removals[function]?.contains { !$0.isIndirect } == true
  }

  /// Whether a function takes its own screen away, in one way only.
  func takesOwnAway(_ function: Function) -> Bool {
    guard let all = removals[function], let first = all.first else { return false }
    // Two pops go farther than one. A second dismissal finds nothing to dismiss, unless it runs after the first one.
    if all.count > 1, first.kind == .pop || all.contains(where: \.isLater) { return false }
    return all.allSatisfy { $0.isOwn && !$0.isIndirect && $0.kind == first.kind }
  }

  /// Whether a function pops or dismisses its own screen, as its screen was shown: `if isPresented { dismiss… } else {
  /// pop… }`.
  func takesOwnAwayAsShown(_ function: Function) -> Bool {
    guard let all = removals[function], all.count == 2 else { return false }
    return Set(all.map(\.kind)) == [.dismiss, .pop]
      && all.allSatisfy { $0.isOwn && !$0.isIndirect && !$0.isLater }
  }

  /// Whether a function dismisses its own screen, or what that presents.
  func dismissesOwn(_ function: Function) -> Bool {
    removals[function]?.contains { $0.isOwn && $0.kind == .dismiss } == true
  }

  /// How surely a class runs a function.
  enum Certainty {
    /// Methods of the class lead to it.
    case possible
    /// Something runs such a method, and nothing on the way takes screens away. Some classes are those of screens.
    case certain(screens: Set<ExactString>)
    /// The class itself runs such a method, an override, an action of a control, or one that asks about rows, which
    /// may also take screens away.
    case own
    /// The same, and a control of the screen is connected to the method, which is one of these.
    case byControl(Set<Function>)
  }

  /// Whether a class runs a function, by its own methods or by those of types that it names.
  ///
  /// - Parameter lineage: The class, and then all classes above it.
  func runs(_ function: Function, _ lineage: [ExactString], _ certainty: Certainty) -> Bool {
    let types = Set(lineage)
    var found: Set = [function]
    var open = [function]
    let isPossible = if case .possible = certainty { true } else { false }
    let isOwn = if case .own = certainty { true } else { false }
    let screens: Set<ExactString>? =
      if case .certain(let screens) = certainty { screens } else { nil }
    while let next = open.popLast() {
      // A class with another method in its place does not run it.
      if isReplaced(next, in: lineage) { continue }
      let isRun =
        switch certainty {
        case .possible: true
        case .certain(screens: _): isTriggered(next)
        case .own: starts.contains(next)
        case .byControl(let methods): methods.contains(next)
        }
      if isRun, types.contains(next.type), !next.isInFramework, !statics.contains(next) {
        return true
      }
      for mention in mentions[next.name] ?? [] {
        let caller = mention.function
        if !isPossible, mention.sender == .observer || !isOwn && takesAway(caller) { continue }
        // The initial value of a property.
        if caller == Function("", ""), mention.receiver == .own, types.contains(next.type) {
          return true
        }
        // Another object may run a closure later, or never.
        if !isPossible, mention.moment == .later, !types.contains(caller.type) { continue }
        let isCall =
          switch mention.receiver {
          case .own where next.isInFramework: types.contains(caller.type) || caller.isInFramework
          case .own:
            caller.type == next.type || types.isSuperset(of: [caller.type, next.type])
              || next.type.isEmpty && !known.contains(Function(caller.type, next.name))
          case .instance(let type): type == next.type || isPossible && isOnlyOne(next)
          // An object that is no screen, such as the delegate of the window's scene.
          case .other: isOnlyOne(next) && (isPossible || screens?.contains(next.type) == false)
          }
        if isCall, found.insert(caller).inserted { open.append(caller) }
      }
    }
    return false
  }

  /// What runs a function.
  struct Callers {
    /// Whether only screens, by their own methods, and the launch of the app run it.
    var areKnown = true
    /// Whether the launch runs it.
    var includeLaunch = false
    /// Whether the launch itself has its name, always or under a condition; `nil` if it does not.
    var isConditional: Bool?
  }

  /// What runs a function.
  ///
  /// - Parameter screens: The classes of screens.
  func callers(of function: Function, among screens: Set<ExactString>) -> Callers {
    let unknown = Callers(areKnown: false)
    var callers = Callers()
    guard named[function.name]?.contains(function) == true else { return unknown }
    var found: Set = [function]
    var open = [function]
    while let next = open.popLast() {
      // A framework may run a function that no other one has in its body.
      guard !starts.contains(next), let mentions = mentions[next.name] else { return unknown }
      for mention in mentions where mention.function != next {
        let caller = mention.function
        let isByScreen = screens.contains(caller.type) && !statics.contains(caller)
        let isOfScreens = screens.contains(next.type) || next.isInFramework
        let type = mention.typeOfReceiver
        // Another function of the name.
        if let type, type != next.type, known.contains(Function(type, next.name)) { continue }
        let isCall =
          switch mention.receiver {
          case .own:
            type == next.type || next.type.isEmpty
              || isOfScreens && (isByScreen || caller.isInFramework)
          case .instance, .other: type == next.type || isOnlyOne(next)
          }
        if !isCall { return unknown }
        if isByScreen { continue }
        switch mention.moment {
        case .launch:
          callers.includeLaunch = true
          if next == function {
            callers.isConditional = mention.isConditional && callers.isConditional != false
          }
        case .call: if found.insert(caller).inserted { open.append(caller) }
        case .later: return unknown
        }
      }
    }
    return callers
  }

  /// Whether no other function of the app has the name.
  private func isOnlyOne(_ function: Function) -> Bool { named[function.name]?.count == 1 }
}
