import CodeFacts
import Routes

extension CallGraph {
  /// The types that may run code which takes screens away, by how it does: code of theirs or of other types, or functions
  /// of libraries with such a name. Names alone decide. The type of a name outside of
  /// functions is empty.
  var typesTakingAway: [RemovalFact.Kind: Set<ExactString>] {
    var functions: [RemovalFact.Kind: Set<Function>] = [:]
    for (function, facts) in removals {
      for fact in facts { functions[fact.kind, default: []].insert(function) }
    }
    // Views of SwiftUI in a child take away what is around it.
    for kind in hosting.isEmpty ? [] : [.dismiss, .pop] as [RemovalFact.Kind] {
      functions[kind, default: []].formUnion(hosting)
    }
    let namesOfMethods = Set(actions.exposed.map(\.name))
    for (name, uses) in mentions where !Self.removersOfUIKit.contains(name) {
      let word = name == "goBack" ? "close" : String(name.string.prefix { !$0.isUppercase })
      for kind in Self.kindsByWord[word] ?? [] {
        let ofLibrary = uses.filter { use in
          if case .instance(let type) = use.receiver {
            !known.contains(Function(type, name))
          } else {
            !declares(name) && !namesOfMethods.contains(name)
              && (name != "dismiss" || use.receiver != .own)
          }
        }
        functions[kind, default: []].formUnion(ofLibrary.map(\.function))
      }
    }
    return functions.mapValues { functions in
      var found = functions
      var open = Array(functions)
      while let next = open.popLast() {
        // Only frameworks run a start, and overrides of it.
        if starts.contains(next) { continue }
        for use in mentions[next.name] ?? [] where found.insert(use.function).inserted {
          open.append(use.function)
        }
      }
      return Set(found.map { $0.name.isEmpty ? "" : $0.type })
    }
  }

  /// How code takes screens away that neither the screen itself nor a tap on it runs: another object, or a method that
  /// a notification or a delegate runs.
  func kindsOfOutsideRemovals(_ screens: Set<ExactString>) -> Set<RemovalFact.Kind> {
    removals.reduce(into: []) { kinds, removal in
      let (function, facts) = removal
      let isRunByScreen =
        screens.contains(function.type)
        && (isAmbiguous(function) || runs(function, [function.type], .own))
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

  /// The methods of UIKit, whose calls are removals.
  private static let removersOfUIKit: Set<ExactString> = [
    "popViewController", "popToRootViewController", "popToViewController",
    "popViewControllerAnimated", "popToRootViewControllerAnimated",
    "dismissViewControllerAnimated", "dismissModalViewControllerAnimated",
  ]

  /// Whether a function takes a screen away when it runs, and not only in a closure that another object keeps, or moves
  /// on together with another one.
  func takesAway(_ function: Function) -> Bool {
    movesTwice.contains(function) || removals[function]?.contains { !$0.isIndirect } == true
  }

  /// Whether a function takes its own screen away, in one way only.
  func takesOwnAway(_ function: Function) -> Bool {
    guard let all = removals[function], let first = all.first, !movesTwice.contains(function)
    else { return false }
    // Two pops go farther than one. A second dismissal finds nothing to dismiss, unless it runs after the first one.
    if all.count > 1, first.kind == .pop || all.contains(where: \.isLater) { return false }
    return all.allSatisfy { $0.isCertainlyOwn && $0.kind == first.kind }
  }

  /// Whether a function pops or dismisses its own screen, as its screen was shown: `if isPresented { dismiss… } else {
  /// pop… }`.
  func takesOwnAwayAsShown(_ function: Function) -> Bool {
    guard takesOwnAwayInTwoWays(function) else { return false }
    // One of two always finds nothing to take away.
    if removals[function]?.contains(where: \.place.isConditional) == false { return true }
    let asking = Self.testsOfShowing.flatMap { mentions[$0] ?? [] }.map(\.function)
    return asking.contains { asks in
      asks == function || mentions[asks.name]?.contains { $0.function == function } == true
    }
  }

  /// Whether a function pops on a stack, and dismisses outside of stacks.
  func takesOwnAwayByContainer(_ function: Function) -> Bool {
    takesOwnAwayInTwoWays(function)
      && removals[function]?.contains { $0.kind == .dismiss && $0.container == .screen } == true
  }

  private func takesOwnAwayInTwoWays(_ function: Function) -> Bool {
    guard let all = removals[function], all.count == 2, !movesTwice.contains(function)
    else { return false }
    return Set(all.map(\.kind)) == [.dismiss, .pop]
      && all.allSatisfy { $0.isCertainlyOwn && !$0.isLater }
  }

  /// What tells how a screen was shown. To be presented by a controller of a class is no such test: the presenter may be
  /// another container.
  private static let testsOfShowing: Set<ExactString> = [
    "presentingViewController", "viewControllers",
  ]

  /// Whether a function dismisses its own screen, or what that presents, or moves on together with another one.
  func dismissesOwn(_ function: Function) -> Bool {
    movesTwice.contains(function)
      || removals[function]?.contains { $0.isOwn && $0.kind == .dismiss } == true
  }
}
