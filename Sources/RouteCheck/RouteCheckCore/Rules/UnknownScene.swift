import Routes
import StoryboardReader
import SwiftScanner

extension Rule {
  /// An instantiated scene that the storyboard does not have.
  static let unknownScene = Rule(
    id: "unknown-scene",
    severity: .error,
    summary: "an instantiated scene that the storyboard does not have",
    reason: "Instantiating an unknown identifier crashes the app.",
    triggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open() {
            let post = storyboard!.instantiateViewController(withIdentifier: "↓Pots")
            let main = UIStoryboard(name: "Main", bundle: nil)
            show(main.instantiateViewController(withIdentifier: "↓Profile"), sender: post)
          }
        }
        """
      )
    ],
    nonTriggering: [
      .feedAndPost.and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func open(_ other: UIStoryboard) {
            let post = storyboard!.instantiateViewController(withIdentifier: "Post")
            show(other.instantiateViewController(withIdentifier: "Profile"), sender: post)
          }
        }
        """
      )
    ],
    check: { $0.unknownScenes }
  )
}

extension Project {
  fileprivate var unknownScenes: [Finding] {
    code.uses(\.sceneUses).compactMap { file, use in
      guard let positions = storyboards(searchedBy: use, in: file), !positions.isEmpty,
        let found = scenes(instantiatedBy: use, in: file), found.isEmpty
      else { return nil }
      let names = Set(positions.map { storyboards[$0].storyboard.name }).sorted()
      let storyboard = "storyboard \(names.quotedList)"
      let path = code.index.files[file].path
      guard let expression = use.identifier,
        case .known(let identifier) = code.index.resolve(expression, in: use.type, of: file)
      else {
        // An initial scene that is not found may be in a storyboard that is not among the inputs.
        guard positions.allSatisfy({ storyboards[$0].storyboard.initialScene == nil }) else {
          return nil
        }
        return Finding(file: path, location: use.location, "\(storyboard) has no initial scene")
      }
      let identifiers = positions.flatMap {
        storyboards[$0].storyboard.scenes.compactMap(\.identifier)
      }
      let near = SpellingSuggestion.closest(to: identifier, among: identifiers)
      return Finding(
        file: path,
        location: use.location,
        "\(storyboard) has no scene '\(identifier)'\(SpellingSuggestion.hint(for: identifier, near: near))",
        fix: Diagnostic.Fix(expression, near: near)
      )
    }
  }
}
