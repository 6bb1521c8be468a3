import CodeFacts
import RouteDiagnostics
import Routes
import SourceText

/// What an app shows when it is launched.
extension CodeScenes {
  /// A scene that the launch makes the root of the window.
  struct LaunchRoot: Hashable {
    var scene: StoryboardBundle.SceneLocation
    /// Whether code makes a navigation controller the root, with the scene on it.
    var isInStack: Bool
  }

  /// The roots that the launch sets.
  struct Launch {
    /// All roots that are known.
    var roots: [LaunchRoot] = []
    /// Whether it always sets one of these.
    var isCertain = false
    /// Whether it keeps the first scene of the storyboard, unless a condition is met.
    var keepsFirst = false
    /// Whether it sets a root that is not known, or changes the children of the root.
    var hasUnknownRoot = false
  }

  /// The roots that the launch sets.
  var launch: Launch {
    let handed = calls.relays.flatMap { calls.mentions[$0.name] ?? [] }.map(\.function)
    let settings =
      handed
      + calls.removals.flatMap { function, all in
        all.filter { $0.kind == .setRoot || $0.kind == .setChildren }.map { _ in function }
      }
    let ofLaunch = settings.filter { function in
      !calls.relays.contains(function)
        && !calls.isIdleAtLaunch(function)
        && (CodePlace.launchMethods.contains(function.name)
          || launchUses.contains { $0.function == function }
          || calls.callers(of: function, among: classes).includeLaunch)
    }
    let known = launchUses.filter(\.isExact)
    let kept = known.filter { !isReplaced($0) }
    let roots = kept.map { use in
      LaunchRoot(scene: use.scenes[0], isInStack: use.showing?.isInStack == true)
    }.uniqued()
    // A condition may choose the scene of one place.
    let isKnown =
      ofLaunch.count == Set(known.map(\.place)).count && kept.count == known.count
    let isCertain =
      isKnown && launched.count == Set(roots.map(\.scene)).count
      && known.contains { !$0.isConditional || $0.isLastAlternative }
    return Launch(
      roots: roots,
      isCertain: isCertain,
      // Several may be those of all alternatives.
      keepsFirst: isKnown && !isCertain && known.count == 1
        && (known[0].showing?.moment == .launch || known[0].isUnderCondition),
      hasUnknownRoot: !isKnown
    )
  }

  /// Whether the launch always sets another root, after this one in the same function or in another one.
  private func isReplaced(_ root: Use) -> Bool {
    let others = (calls.removals[root.function] ?? [])
      .filter { $0.kind == .setRoot && !$0.place.isConditional }
    return !root.isConditional
      && (launchUses.contains { $0.function != root.function && !$0.isConditional }
        || Set(others.map(\.location)).count > 1
          && others.contains { root.place.location < $0.location })
  }
}
