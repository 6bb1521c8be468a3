// Navigation controllers inform their delegates of a new top (rule 41).
/// A stack with a delegate that a transition changes, before the transition.
typealias ChangingStack = (navigation: NavigationController, old: [any Controller])

/// The new top of a stack on screen.
struct ShownTop {
  let navigation: NavigationController
  let top: any Controller
  let popped: [any Controller]
}

extension ControllerChange {
  var isModal: Bool {
    switch self {
    case .present, .dismiss: true
    default: false
    }
  }
}

extension ControllerGraph {
  /// The stacks with delegates that a transition changes, before it changes them.
  func stacksWithDelegates(in changes: [ControllerChange]) -> [ChangingStack] {
    var stacks: [ChangingStack] = []
    for change in changes {
      guard let navigation = change.parent as? NavigationController, navigation.delegate != nil,
        !stacks.contains(where: { $0.navigation === navigation })
      else { continue }
      stacks.append((navigation, navigation.stack))
    }
    return stacks
  }

  /// The stacks on screen that have a new top, and those that appear.
  ///
  /// - Parameter isModal: Whether a stack that has been shown before informs no delegate of its return.
  func shownTops(
    of stacks: [ChangingStack],
    _ appearing: [any Controller],
    isModal: Bool
  ) -> [ShownTop] {
    var shown: [ShownTop] = stacks.compactMap { stack in
      guard let top = stack.navigation.top, top !== stack.old.last,
        let node = node(of: stack.navigation.controller), isInFront(node), !node.isCovered
      else { return nil }
      return ShownTop(
        navigation: stack.navigation,
        top: top,
        popped: stack.old.without(stack.navigation.stack)
      )
    }
    guard classes.haveStackDelegates else { return shown }
    for controller in appearing {
      guard let navigation = node(of: controller)?.stack, navigation.delegate != nil,
        !isModal || !navigation.hasBeenShown
      else { continue }
      navigation.hasBeenShown = true
      if let top = navigation.top, !shown.contains(where: { $0.navigation === navigation }) {
        shown.append(ShownTop(navigation: navigation, top: top, popped: []))
      }
    }
    return shown
  }

  /// Notes a new delegate. A stack that is on screen already does not appear for the first time.
  func noteDelegate(of navigation: NavigationController) {
    classes.haveStackDelegates = true
    if blocking == nil, isOnScreen(navigation) { navigation.hasBeenShown = true }
  }
}
