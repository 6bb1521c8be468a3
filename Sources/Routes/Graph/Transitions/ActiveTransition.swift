/// A transition between its beginning and its end or cancellation.
struct ActiveTransition {
  let changes: HierarchyChanges
  let context: TransitionContext
  /// The description for journals and observers, if there are any.
  let transition: Transition?
  let parentChanges: [ParentChange]
  /// The children that were embedded when their parents loaded.
  let embedded: [HierarchyChange]
  /// The controllers that disappear, containers first.
  let disappearing: [any Controller]
  /// The controllers that appear, containers first.
  let appearing: [any Controller]
  /// The new tops of stacks with delegates.
  let shownTops: [ShownTop]

  var name: String { context.kind.rawValue }
}

/// The properties of a transition apart from its changes.
struct TransitionContext {
  var kind: Transition.Kind
  var source: Node?
  /// The segue that causes the transition, and the scenes of its controllers.
  var arrival: Arrival?
  var destination: (any Controller)?
  var order = AppearanceOrder.exchange
  /// How a presentation appears, if the request chose it.
  var transitionStyle: ModalTransitionStyle?
  /// The reason that is given for the removal of controllers.
  var removalReason = RemovalReason.replaced
  /// Whether the transition follows a user's finger: it waits for its end, and can be cancelled.
  var isInteractive = false
  /// Called when the transition has ended, with `false` when it was cancelled.
  var completion: ((Bool) -> Void)?

  /// The identifier of the segue, if it has one.
  var segue: ExactString? {
    guard let identifier = arrival?.registration?.identifier, !identifier.isEmpty else {
      return nil
    }
    return identifier
  }
}

extension Transition.Kind {
  /// The order of the appearance calls, if the kind alone decides.
  var order: AppearanceOrder {
    switch self {
    case .present, .dismiss: .presentation
    case .select, .tabs, .turn: .selection
    case .root, .push, .pop, .stack, .column, .arrange, .embed, .resize, .unwind, .custom:
      .exchange
    }
  }
}

/// The order of the appearance calls to the old and the new controllers.
enum AppearanceOrder {
  /// Old `will`, new `will`, old `did`, new `did`: stacks and columns.
  case exchange
  /// New `will`, old `will`, old `did`, new `did`: tabs and pages.
  case selection
  /// Old `will`, new `will`, new `did`, old `did`: presentations and dismissals.
  case presentation
}

extension HierarchyChanges {
  /// The order of the appearance calls if the changes are those of an unwind.
  var orderOfUnwind: AppearanceOrder {
    if contains(where: \.isDismissal) { return .presentation }
    return allSatisfy(\.isSelection) ? .selection : .exchange
  }
}
