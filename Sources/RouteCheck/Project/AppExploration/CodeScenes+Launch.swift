import CodeFacts
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
    /// The root that it always sets.
    var certainRoot: LaunchRoot?
    /// All roots that are known.
    var roots: [LaunchRoot] = []
    /// Whether it keeps the first scene of the storyboard, unless a condition is met.
    var keepsFirst = false
    /// Whether it sets a root that is not known.
    var hasUnknownRoot = false
  }

  /// The roots that the launch sets.
  var launch: Launch {
    let handed = calls.relays.flatMap { calls.mentions[$0.name] ?? [] }.map(\.function)
    let settings =
      handed
      + calls.removals.flatMap { function, all in
        all.filter { $0.kind == .setRoot && $0.isOwn }.map { _ in function }
      }
    let ofLaunch = settings.filter { function in
      !calls.relays.contains(function)
        && (["application", "scene"].contains(function.name)
          || launchUses.contains { $0.function == function }
          || calls.mentions[function.name]?.contains { $0.moment == .launch } == true)
    }
    let known = launchUses.filter(\.isExact)
    let roots = known.map { use in
      LaunchRoot(scene: use.scenes[0], isInStack: use.showing?.isInStack == true)
    }.uniqued()
    guard ofLaunch.count == known.count else { return Launch(roots: roots, hasUnknownRoot: true) }
    let isOnly = roots.count == 1 && launched.count == 1
    let isCertain = isOnly && launchUses.contains { !$0.isConditional }
    return Launch(
      certainRoot: isCertain ? roots[0] : nil,
      roots: roots,
      // Several may be those of all alternatives.
      keepsFirst: known.count == 1 && !isCertain
        && (known[0].showing?.moment == .launch || known[0].isUnderCondition)
    )
  }
}
