/// A transition that has begun and is not over.
struct ActiveTransition {
  let name: String
  let transition: Transition?
  let changes: [HierarchyChange]
  let parentChanges: [HierarchyChange.ParentChange]
  let order: AppearanceOrder
  /// Those that leave the screen, and those that come on it, containers first.
  let leaving: [any Controller]
  let entering: [any Controller]
  let isInteractive: Bool
  /// Who asked for what, to know a repeat by.
  let signature: RequestSignature?
  /// Called when the transition is over, with `false` when it was cancelled.
  let completion: ((Bool) -> Void)?
}

/// A destination and the source that it was asked from.
struct RequestSignature: Hashable {
  let destination: String
  let source: ObjectIdentifier?
}

/// Who is told first.
enum AppearanceOrder {
  /// Old `will`, new `will`, old `did`, new `did`: stacks, columns and pages.
  case exchange
  /// New `will`, old `will`, old `did`, new `did`: tabs.
  case selection
  /// Old `will`, new `will`, new `did`, old `did`: presentations and dismissals.
  case presentation
}

/// Where a controller is in an appearance that is not over.
enum Appearance: Hashable {
  case appearing
  case disappearing
}
