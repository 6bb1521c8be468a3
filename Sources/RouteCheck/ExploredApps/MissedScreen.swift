import ProjectModel
import Routes
import RoutesExploration
import StoryboardModel
import StoryboardReader

/// A screen that a search did not reach, with the reason.
package struct MissedScreen: Sendable {
  package let view: Project.SceneView
  package let reason: Reason

  /// Why a search did not reach a screen.
  package enum Reason: Hashable, Sendable {
    /// Code makes the screen, and the search does not know when. The place of that code.
    case code(String)
    /// The search ended at a limit.
    case limit
    /// All paths lead through a scene that was not reached, for a reason of its own.
    case behind(ExactString, String)
    /// No code performs its only segues. The first of those.
    case unperformed(String)
    /// The graph refuses its only segues. The first of those.
    case refused(String)
    /// The result of its only segues is not known. The first of those.
    case unknown(String)
    /// No segue and no code leads to the screen.
    case nothing
  }
}

extension MissedScreen.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .code(let place): "made by code whose time is not known, in \(place)"
    case .limit: "beyond the limits of the search"
    case .behind(let scene, let reason): "behind '\(scene)', which is not reached: \(reason)"
    case .unperformed(let segue): "only by \(segue), which nothing performs"
    case .refused(let segue): "only by \(segue), which is refused"
    case .unknown(let segue): "only by \(segue), whose result is not known"
    case .nothing: "no segue and no code leads there"
    }
  }
}

extension ExplorationResult {
  /// The screens that the search did not reach, in the order of the storyboards.
  package var missed: [MissedScreen] {
    let reached = Set(exploration.screens.compactMap(\.scene))
    let leading = segues
    return app.screens.filter { !reached.contains($0.object) }.map { view in
      MissedScreen(view: view, reason: reason(for: view, leading, reached))
    }
  }

  private typealias LeadingSegue = (view: Project.SceneView, segue: Storyboard.Segue)

  /// The segues that lead to each scene, relationships included and unwinds not.
  private var segues: [StoryboardBundle.SceneLocation: [LeadingSegue]] {
    var segues: [StoryboardBundle.SceneLocation: [LeadingSegue]] = [:]
    for view in app.scenes {
      for segue in view.scene.segues where segue.kind != .unwind {
        guard
          case .success(let target) = app.project.bundle.destination(
            of: segue,
            from: view.reference
          )
        else { continue }
        segues[target, default: []].append((view, segue))
      }
    }
    return segues
  }

  /// The reason for a screen, or for the nearest scene before it that has one of its own.
  private func reason(
    for view: Project.SceneView,
    _ leading: [StoryboardBundle.SceneLocation: [LeadingSegue]],
    _ reached: Set<SceneObject>
  ) -> MissedScreen.Reason {
    var seen: Set = [view.reference]
    var pending = [view]
    var next = 0
    while next < pending.count {
      let current = pending[next]
      next += 1
      if let reason = ownReason(for: current, leading[current.reference] ?? [], reached) {
        return next == 1 ? reason : .behind(current.scene.label, "\(reason)")
      }
      for (source, _) in leading[current.reference] ?? []
      where seen.insert(source.reference).inserted {
        pending.append(source)
      }
    }
    return .nothing
  }

  private func ownReason(
    for view: Project.SceneView,
    _ leading: [LeadingSegue],
    _ reached: Set<SceneObject>
  ) -> MissedScreen.Reason? {
    if let place = app.facts.unread[view.object] { return .code(place) }
    if leading.isEmpty { return .nothing }
    let sources = leading.filter { reached.contains($0.view.object) }
    guard let source = sources.first else { return nil }
    let object = SegueObject(scene: source.view.object, id: source.segue.id)
    if app.facts.segues[object] == .never { return .unperformed(source.segue.label) }
    let results = outcomes.filter { $0.move.segue == object }.map(\.kind)
    for case .refused in results { return .refused(source.segue.label) }
    return results.contains(.unknown) ? .unknown(source.segue.label) : .limit
  }
}

extension Project.SceneView {
  /// The scene in all storyboards of an app.
  var object: SceneObject { SceneObject(storyboard: file.storyboard.name, id: scene.id) }
}
