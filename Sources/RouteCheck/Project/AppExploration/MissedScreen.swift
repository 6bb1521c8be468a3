import ProjectModel
import RouteTables
import Routes
import RoutesExploration
import StoryboardReader

/// A screen that a search did not reach, with the reason.
package struct MissedScreen: Sendable {
  package let view: Project.SceneView
  package let reason: Reason

  /// Why a search did not reach a screen.
  package enum Reason: Hashable, Sendable {
    /// Code makes the screen, and the search does not know when. The place of that code.
    case code(String)
    /// Only an action to which nothing is connected shows the screen. The place of that code.
    case idle(String)
    /// The search ended at a limit.
    case limit
    /// The screen is a child of a scene that was reached, and no state has it there.
    case hidden(ExactString)
    /// All paths lead through a scene that was not reached, for a reason of its own.
    case behind(ExactString, String)
    /// No code performs its only segues. The first of those.
    case unperformed(String)
    /// The graph refuses its only segues. The first of those.
    case refused(String)
    /// The result of its only segues is not known. The first of those.
    case unknown(String)
    /// Only the class of a scene that was reached may show the screen, whose source was not read.
    case unread(ExactString)
    /// No segue and no code leads to the screen.
    case nothing
  }
}

extension MissedScreen.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .code(let place): "made by code whose time is not known, in \(place)"
    case .idle(let place): "only by an action to which nothing is connected, in \(place)"
    case .limit: "beyond the limits of the search"
    case .hidden(let scene): "a child of '\(scene)', where no state shows it"
    case .behind(let scene, let reason): "behind '\(scene)', which is not reached: \(reason)"
    case .unperformed(let segue): "only by \(segue), which nothing performs"
    case .refused(let segue): "only by \(segue), which is refused"
    case .unknown(let segue): "only by \(segue), whose result is not known"
    case .unread(let scene):
      "no segue leads there; the class of '\(scene)' may, but its source was not read"
    case .nothing: "no segue and no code leads there"
    }
  }
}

extension ExplorationResult {
  /// The screens that the search did not reach, in the order of the storyboards.
  ///
  /// - Complexity: O(*n*) in the number of scenes, segues and moves.
  package var missed: [MissedScreen] {
    let reasons = MissedReasons(self).reasons
    return app.screens.compactMap { view in
      reasons[view.reference].map { MissedScreen(view: view, reason: $0) }
    }
  }
}

/// The reasons why scenes were not reached.
private struct MissedReasons {
  private(set) var reasons: [StoryboardBundle.SceneLocation: MissedScreen.Reason] = [:]

  private typealias LeadingSegue = (view: Project.SceneView, segue: Storyboard.Segue)

  /// Finds the scenes with a reason of their own, and then the scenes behind these.
  init(_ result: ExplorationResult) {
    let reached = result.exploration.containers.union(
      result.exploration.screens.compactMap(\.scene)
    )
    let views = result.app.scenes
    // The segues that lead to each scene, relationships included and unwinds not.
    var leading: [StoryboardBundle.SceneLocation: [LeadingSegue]] = [:]
    var targets: [StoryboardBundle.SceneLocation: [StoryboardBundle.SceneLocation]] = [:]
    // The scenes that the code of others shows.
    var isLedByCode: Set<StoryboardBundle.SceneLocation> = []
    for view in views {
      for segue in view.scene.segues where segue.kind != .unwind {
        let target = result.app.project.bundle.destination(of: segue, from: view.reference)
        guard case .success(let target) = target else { continue }
        leading[target, default: []].append((view, segue))
        targets[view.reference, default: []].append(target)
      }
      for move in result.app.facts.scenes[view.object]?.codeMoves ?? [] {
        guard let target = move.action.madeScene.flatMap(result.app.project.bundle.location(of:))
        else { continue }
        isLedByCode.insert(target)
        targets[view.reference, default: []].append(target)
      }
    }
    let missed = views.filter { !reached.contains($0.object) }
    var remaining = Set(missed.map(\.reference))
    var pending: [(scene: StoryboardBundle.SceneLocation, behind: MissedScreen.Reason)] = []
    let outcomes = Dictionary(grouping: result.outcomes) { $0.move.segue }
    let unread = views.first {
      reached.contains($0.object) && result.app.facts.scenes[$0.object]?.isUnread == true
    }
    let nothing = unread.map { MissedScreen.Reason.unread(result.app.label(of: $0)) } ?? .nothing
    for view in missed {
      guard
        var reason = Self.reason(
          for: view,
          leading[view.reference]?.filter { reached.contains($0.view.object) }
            ?? [],
          isLed: leading[view.reference] != nil || isLedByCode.contains(view.reference),
          result,
          outcomes
        )
      else { continue }
      if reason == .nothing { reason = nothing }
      reasons[view.reference] = reason
      remaining.remove(view.reference)
      pending.append((view.reference, .behind(result.app.label(of: view), "\(reason)")))
    }
    var next = 0
    while next < pending.count {
      let (scene, reason) = pending[next]
      next += 1
      for target in targets[scene] ?? [] where remaining.remove(target) != nil {
        reasons[target] = reason
        pending.append((target, reason))
      }
    }
    // Scenes that lead only to each other.
    for scene in remaining { reasons[scene] = nothing }
  }

  /// The reason for a scene that does not depend on others; `nil` if all segues to it start from scenes
  /// that were not reached.
  private static func reason(
    for view: Project.SceneView,
    _ sources: [LeadingSegue],
    isLed: Bool,
    _ result: ExplorationResult,
    _ outcomes: [Storyboard.SegueObject?: [Exploration.MoveOutcome]]
  ) -> MissedScreen.Reason? {
    let facts = result.app.facts
    if let place = facts.unread[view.object] ?? facts.objects[view.object] { return .code(place) }
    if sources.allSatisfy({ $0.segue.trigger == nil }), let place = facts.idle[view.object] {
      return .idle(place)
    }
    guard let source = sources.first else { return isLed ? nil : .nothing }
    let object = Storyboard.SegueObject(scene: source.view.object, id: source.segue.id)
    if facts[object].certainty == .never { return .unperformed(source.segue.label) }
    let results = (outcomes[object] ?? []).map(\.kind)
    for case .refused in results { return .refused(source.segue.label) }
    if results.contains(.unknown) { return .unknown(source.segue.label) }
    return !result.exploration.isComplete || source.segue.kind != .relationship
      ? .limit : .hidden(result.app.label(of: source.view))
  }
}
