import Routes

/// Asks real graphs what a move does, so that the search needs no rules of its own.
struct Judge {
  let registry: SegueRegistry
  let width: HorizontalSizeClass
  let facts: Exploration.Facts
  /// Whether code of the app takes part, which may ask for anything, such as the height of a stack.
  let hasCode: Bool
  /// The unwind actions that some class is known to declare.
  private let declaredActions: Set<ExactString>
  /// Classes of which it is not known which actions they declare.
  private let receivers: [any UnwindReceiver]
  private let doubt = Doubt()

  /// Whether a controller was asked of which it is not known whether it takes an unwind.
  private final class Doubt {
    var isMet = false
  }

  init(_ registry: SegueRegistry, _ width: HorizontalSizeClass, _ facts: Exploration.Facts) {
    var registry = registry
    let bundle = registry.scenes.bundle
    registry.scenes.makeStandIn = { [doubt] scene, location, name in
      let known = bundle.object(at: location).flatMap { facts.scenes[$0] }
      var answers = StandInAnswers(scene, name, known)
      answers.onDoubt = { doubt.isMet = true }
      return answers.makeController(of: scene.kind, hasClass: scene.customClass != nil)
    }
    self.registry = registry
    self.width = width
    self.facts = facts
    declaredActions = facts.scenes.values.reduce(into: []) { $0.formUnion($1.unwindActions ?? []) }
    let classes = registry.scenes.classes.all
    hasCode = registry.hasCode || !classes.isEmpty
    receivers = classes.compactMap { try? $0() as? any UnwindReceiver }
  }

  /// Whether a known class declares an unwind action.
  func isDeclared(_ action: ExactString) -> Bool {
    declaredActions.contains(action)
      || receivers.contains { $0.canUnwind(action.string, from: PlaceholderController("")) }
  }

  /// Whether controllers of a label may take an unwind; `nil` if code of the app decides it.
  func receives(_ choice: Front.Choice) -> ((Forest.Label) -> Bool)? {
    guard !hasCode, case .unwind(let action) = choice.outcome else { return nil }
    return { label in
      let scene = label.scene.flatMap(registry.scenes.bundle.object(at:))
      guard let known = scene.flatMap({ facts.scenes[$0] }) else { return false }
      return known.unwindActions?.contains(action) ?? true
    }
  }

  /// Does something, and tells whether a controller was asked of which it is not known whether it takes
  /// an unwind.
  func doubting<Value>(_ action: () throws -> Value) rethrows -> (value: Value, isInDoubt: Bool) {
    doubt.isMet = false
    let value = try action()
    return (value, doubt.isMet)
  }

  /// A graph in a state.
  func graph(
    in snapshot: Snapshot,
    _ locations: [StoryboardBundle.SceneLocation?]
  ) throws -> ControllerGraph {
    try ControllerGraph(restoring: snapshot, registry: registry, locations: locations)
  }
}
