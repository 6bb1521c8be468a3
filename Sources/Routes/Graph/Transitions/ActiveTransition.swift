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
