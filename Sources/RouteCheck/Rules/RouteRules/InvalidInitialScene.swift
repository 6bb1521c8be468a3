import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let invalidInitialScene = Rule(
    id: "invalid-initial-scene",
    severity: .error,
    summary: "an initial view controller that the storyboard does not have",
    reason: "The app starts with a black screen, or crashes when code asks for the scene.",
    triggering: [.scenes(initial: "↓gone", scene("feed"))],
    nonTriggering: [.scenes(initial: "feed", scene("feed")), .scenes(scene("feed"))],
    check: { project in
      project.storyboards.enumerated().compactMap { position, file in
        guard let initial = file.storyboard.initialScene, !file.storyboard.scenes.isEmpty,
          project.bundle.location(ofScene: initial, in: position) == nil
        else { return nil }
        let scenes = file.storyboard.scenes.map(\.id)
        let hint = SpellingSuggestion.hint(
          for: initial,
          near: SpellingSuggestion.closest(to: initial, among: scenes),
          otherwise: "choose one with Is Initial View Controller"
        )
        return Finding(
          file: file.path,
          location: file.initialScene ?? file.document,
          "initial view controller '\(initial)' is not a scene of this storyboard\(hint)",
          object: initial
        )
      }
    }
  )
}
