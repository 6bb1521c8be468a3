/// A transition between its beginning and its end or cancellation.
struct ActiveTransition {
  let context: TransitionContext
  /// The description for journals and observers, if there are any.
  let transition: Transition?
  let exchanges: [Exchange]
  let reversal: Reversal
  let order: AppearanceOrder
  /// The additions of loading controllers to the transition, if there are any.
  let loading: Loading?
  /// The controllers that disappear, containers first.
  let disappearing: [any Controller]
  /// The controllers that appear, containers first.
  let appearing: [any Controller]
  /// The controllers that disappear in one place and appear in another one (rule 45).
  let moved: [any Controller]
  /// The new tops of stacks with delegates.
  let shownTops: [ShownTop]

  var name: String { context.kind.rawValue }

  /// Whether pages scroll. If the user lets go, the old ones have returned before the new ones leave.
  var isScroll: Bool { context.kind == .turn && order == .contextPresentation }

  /// Called when the transition has ended, with `false` when it was cancelled.
  var completion: ((Bool) -> Void)? {
    guard let completions = loading?.completions, !completions.isEmpty else {
      return context.completion
    }
    return { [context] isCompleted in
      for completion in completions { completion(isCompleted) }
      context.completion?(isCompleted)
    }
  }

  /// The children that were embedded when their parents loaded.
  var embedded: [any Controller] { loading?.embedded ?? [] }
}

/// The properties of a transition apart from its changes.
struct TransitionContext {
  var kind: Transition.Kind
  var source: Node?
  /// The segue that causes the transition, and the scenes of its controllers.
  var origin: TransitionOrigin?
  var destination: (any Controller)?
  /// The chosen style of a presentation; `automatic` without a choice.
  var style = PresentationStyle.automatic
  /// How a presentation appears, if the request chose it.
  var transitionStyle: Transition.ModalStyle?
  /// The reason that is given for the removal of controllers.
  var removalReason = Transition.RemovalReason.replaced
  /// Whether the transition follows a user's finger: it waits for its end, and can be cancelled.
  var isInteractive = false
  /// Called when the transition has ended, with `false` when it was cancelled.
  var completion: ((Bool) -> Void)?
}

/// The order of the appearance calls to the old and the new controllers.
enum AppearanceOrder {
  /// Old `will`, new `will`, old `did`, new `did`: stacks and columns.
  case exchange
  /// New `will`, old `will`, old `did`, new `did`: tabs, and pages that curl.
  case selection
  /// Old `will`, new `will`, new `did`, old `did`: presentations and dismissals.
  case presentation
  /// New `will`, old `will`, new `did`, old `did`: presentations in a context, whose presenter is
  /// called last, and pages that scroll. A dismissal from a context is an exchange.
  case contextPresentation
}

extension ControllerGraph {
  /// The order of the appearance calls in a transition, before its changes are made.
  func appearanceOrder(
    of changes: [ControllerChange],
    _ kind: Transition.Kind
  ) -> AppearanceOrder {
    for change in changes where kind != .custom {
      switch change {
      case .present(_, _, let style):
        return style == .currentContext ? .contextPresentation : .presentation
      case .dismiss(let presenter):
        let style = node(of: presenter)?.presented?.style
        return style == .currentContext ? .exchange : .presentation
      default: continue
      }
    }
    switch kind {
    case .select, .tabs: return .selection
    case .turn:
      let pages = changes.last?.parent.flatMap(node)?.container as? PageViewController
      return pages?.spineLocation == PageViewController.SpineLocation.none
        ? .contextPresentation : .selection
    case .unwind:
      let isSelection = changes.allSatisfy { if case .select = $0 { true } else { false } }
      return isSelection ? .selection : .exchange
    case .root, .push, .pop, .stack, .present, .dismiss, .column, .arrange, .embed, .resize,
      .custom:
      return .exchange
    }
  }
}

/// The state of a graph during transitions; at rest every property has its initial value.
///
/// Lists that each request reads are set as a whole, because a change in place would have each read
/// checked for exclusive access at run time.
final class TransitionState {
  /// The transition between its beginning and its end.
  var active: ActiveTransition?
  /// The name of the request or segue that is being checked or performed, and for which other
  /// requests have to wait.
  var exclusive: String?
  /// The transition whose `will` calls are being sent.
  var beginning: ActiveTransition?
  /// The coordinator of the transition, once the app has asked for it.
  var coordinator: Transition.Coordinator?
  /// Whether requests make transitions without animations.
  var isUnanimated = false
  /// Identifies the last request, which caused the active transition.
  var signature: RequestSignature?
  /// The `will` calls that are still to be answered, by the identity of their controllers.
  var appearances: [ObjectIdentifier: ControllerGraph.LifecycleCall] = [:]
  /// What containers call themselves between the beginning and the end, by the identities of their children.
  var forwarded: [ObjectIdentifier: (isAppearing: Bool, controllers: [any Controller])] = [:]
  /// The nodes that the active transition removed, by the identity of their controllers.
  var departed: [ObjectIdentifier: Node] = [:]
  /// The nodes that a cancelled transition removed again, while their calls are sent.
  var reverted: [ObjectIdentifier: Node] = [:]
  /// The numbers of the loaded controllers that the next transition adds again.
  var returned: [Int] = []
  /// The outcomes that are expected of controllers that enter the graph.
  var expectations: [(screen: any Controller, expectation: Expectation)] = []
  /// The custom segue that is being performed or reversed.
  var customSegue: CustomSegue?
  /// The split controllers that a request adds in compact width, and that collapse with its transition.
  var collapsing: [SplitViewController] = []
  /// The warnings of requests that may still fail.
  var warnings: [ControllerGraph.Warning] = []
  /// The controllers that are loading, while a controller's `didLoad` runs.
  var loading: Loading?
  /// The transition that is sending its appearance calls.
  var sending: SentTransition?
  /// The number of transitions in a row that led to the current one.
  var nesting = 0

  /// The name of the request or transition in memory that other requests have to wait for.
  var blocking: String? { exclusive ?? active?.name }

  /// A custom segue that is being performed.
  final class CustomSegue {
    /// The origin of the controllers that the closure adds.
    let origin: TransitionOrigin
    /// The transitions so far, which are reversed if the closure throws.
    var steps: [Step] = []
    /// Whether the closure has thrown.
    var isReversing: Bool
    /// The former nodes of controllers that return.
    var returning: [ObjectIdentifier: Node] = [:]

    init(origin: TransitionOrigin, isReversing: Bool = false) {
      self.origin = origin
      self.isReversing = isReversing
    }
  }

  /// An ended transition of a custom segue, with the data for its reversal.
  struct Step {
    /// Reverses the changes, and the embedding of children when their parents loaded.
    var reversal = Reversal()
    /// The nodes that left the graph. Their outcomes are due when the segue is performed.
    var departed: [ObjectIdentifier: Node] = [:]
    /// Called when the segue is performed.
    var completion: ((Bool) -> Void)?
  }
}

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
