import CodeFacts
import ProjectModel
import Routes

extension CallGraph {
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
      // A class with another method in its place does not run it, and perhaps another one of the name runs.
      if isReplaced(next, in: lineage) || !isPossible && isAmbiguous(next) { continue }
      let isRun =
        switch certainty {
        case .possible: true
        case .certain(screens: _): isTriggered(next)
        case .own:
          starts.contains(next) && (!ScreenCode.isForCells(next.name) || isDelegate(lineage))
        case .byControl(let methods): methods.contains(next)
        }
      if isRun, types.contains(next.type), !next.isInFramework, !statics.contains(next) {
        return true
      }
      for mention in mentions[next.name] ?? [] {
        let caller = mention.function
        // Another screen gets the control that a preparation makes.
        let isOfOther = mention.sender != nil && caller.name == "prepare"
        if !isPossible,
          mention.isDoubtful || mention.sender == .observer || isOfOther
            || !isOwn && takesAway(caller)
            // Another function of the name.
            || next.isInFramework && mention.receiver == .own && caller.type != next.type
              && known.contains(Function(caller.type, next.name))
        {
          continue
        }
        // The initial value of a property.
        if caller.name.isEmpty, mention.receiver == .own, types.contains(next.type),
          types.contains(caller.type)
        {
          return true
        }
        // Another object may run a closure later, or never.
        if !isPossible, mention.moment == .later,
          caller.name.isEmpty || !types.contains(caller.type)
        {
          continue
        }
        let isCall =
          switch mention.receiver {
          case .own where next.isInFramework: types.contains(caller.type) || caller.isInFramework
          case .own:
            caller.type == next.type || types.isSuperset(of: [caller.type, next.type])
              || next.type.isEmpty && !known.contains(Function(caller.type, next.name))
          case .instance(let type): type == next.type || isPossible && isOnlyOne(next)
          // An object that is no screen, such as the delegate of the window's scene.
          case .other:
            isOnlyOne(next)
              && (isPossible || !next.isInFramework && screens?.contains(next.type) == false)
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
    /// Whether the launch runs it, if they are known, or else perhaps.
    var includeLaunch = false
    /// Whether the launch itself has its name, always or under a condition; `nil` if it does not.
    var isConditional: Bool?
  }

  /// What runs a function.
  ///
  /// - Parameter screens: The classes of screens.
  func callers(of function: Function, among screens: Set<ExactString>) -> Callers {
    var callers = Callers(areKnown: named[function.name]?.contains(function) == true)
    var found: Set = [function]
    var open = [function]
    while let next = open.popLast() {
      // A framework may run a function that no other one has in its body.
      guard !starts.contains(next), let mentions = mentions[next.name] else {
        callers.areKnown = false
        continue
      }
      for mention in mentions where mention.function != next {
        let caller = mention.function
        if mention.moment == .launch, isIdleAtLaunch(caller) { continue }
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
        if !isCall { callers.areKnown = false }
        if isByScreen { continue }
        switch mention.moment {
        case .launch:
          callers.includeLaunch = true
          if next == function {
            callers.isConditional = mention.isConditional && callers.isConditional != false
          }
        case .call: if found.insert(caller).inserted { open.append(caller) }
        case .later: callers.areKnown = false
        }
      }
    }
    return callers
  }

  /// Whether the launch may run a function, as far as names tell it: also in a closure, by an observer of a property, or
  /// where it makes an object. What screens run comes after the first one.
  func mayBeLaunched(_ function: Function, among screens: Set<ExactString>) -> Bool {
    var found: Set = [function]
    var open = [function]
    while let next = open.popLast() {
      // What an object runs when it is made.
      if next.name.isEmpty || next.name == "init" { return true }
      if starts.contains(next) { continue }
      for mention in mentions[next.name] ?? [] {
        let caller = mention.function
        // Another function of the name.
        if let type = mention.typeOfReceiver, type != next.type,
          known.contains(Function(type, next.name))
        {
          continue
        }
        let isLater = mention.moment == .later && CodePlace.launchMethods.contains(caller.name)
        if mention.moment == .launch || isLater { return true }
        if screens.contains(caller.type), !statics.contains(caller) { continue }
        if found.insert(caller).inserted { open.append(caller) }
      }
    }
    return false
  }

  /// Whether what a function does at the launch shows nothing: the delegate of the app has no window.
  func isIdleAtLaunch(_ function: Function) -> Bool {
    startsInScene && function.name == "application"
  }

  /// Whether a function may run without a tap, for example when a screen appears or because a framework runs it: not only
  /// in actions and for rows.
  ///
  /// - Parameter countsObservers: Whether it may also run for a notification or a timer.
  func mayRunUntapped(_ function: Function, countsObservers: Bool) -> Bool {
    var found: Set = [function]
    var open = [function]
    while let next = open.popLast() {
      let uses = (mentions[next.name] ?? []).filter { $0.function != next }
      let isOfTap =
        actions.connected.contains(next) || ScreenCode.isForCells(next.name)
        || Self.afterTaps.contains(next.name)
      if !isOfTap, starts.contains(next) || uses.isEmpty { return true }
      for use in uses {
        switch use.sender {
        case .control, .barItem: continue
        case .observer: if countsObservers { return true }
        case .delay, nil: if found.insert(use.function).inserted { open.append(use.function) }
        }
      }
    }
    return false
  }

  /// Whether a method always runs when a screen appears: it is such a method of the class, or one of these calls it.
  ///
  /// - Parameter types: The class and those above it.
  func runsOnAppearance(_ method: ExactString, of types: [ExactString]) -> Bool {
    CodePlace.appearanceMethods.contains(method)
      || mentions[method]?.contains { use in
        use.receiver == .own && use.moment == .call && !use.isConditional
          && types.contains(use.function.type)
          && CodePlace.appearanceMethods.contains(use.function.name)
      } == true
  }

  /// Whether only functions of some names run a function, at once and perhaps by way of others.
  func isRunOnly(_ function: Function, by names: Set<ExactString>) -> Bool {
    var found: Set = [function]
    var open = [function]
    while let next = open.popLast() {
      if names.contains(next.name) { continue }
      let uses = (mentions[next.name] ?? []).filter { $0.function != next }
      // Only the app runs an override of a function of its own.
      let isOfApp =
        !actions.connected.contains(next)
        && named[next.name]?.contains { !starts.contains($0) } == true
      guard !uses.isEmpty, isOfApp || !starts.contains(next),
        uses.allSatisfy({ $0.moment == .call && $0.sender == nil })
      else { return false }
      open += uses.map(\.function).filter { found.insert($0).inserted }
    }
    return true
  }

  /// The methods that run only after a tap.
  private static let afterTaps: Set<ExactString> = [
    "accessoryButtonTappedForRowWith", "prepare", "prepareForSegue", "shouldPerformSegue",
    "shouldPerformSegueWithIdentifier",
    "textFieldShouldReturn", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
    "viewWillDisappear", "viewDidDisappear", ExplorationFacts.delegateOfTabs,
  ]

  /// Whether a function may run only after an alert or a menu has asked: it shows one, or only such functions run it.
  func asks(_ function: Function) -> Bool {
    if asking.contains(function) || ["alertView", "actionSheet"].contains(function.name) {
      return true
    }
    let uses = (mentions[function.name] ?? []).filter { $0.function != function }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        // A block of Objective-C may be the action of an alert.
        asking.contains(use.function)
          || objectiveC.contains(use.function) && use.receiver == .own && use.moment == .later
            && use.sender == nil
      }
  }
}
