import CodeFacts
import Routes
import SourceText
import StoryboardReader

/// Code of a screen that makes another scene and shows it: `present(cart, animated: true)`.
package struct CodeShowing: Sendable {
  /// The position of the screen's scene among the scenes of the unconditional segues.
  package let source: Int
  /// The position of the scene that is shown.
  package let destination: Int
  package let kind: SegueKind
  /// Whether a navigation controller is shown, of which the scene is the root.
  package let isInStack: Bool
  /// The style of a presentation that the code sets.
  package let style: PresentationStyle
  package let method: ExactString
  package let file: String
  package let location: TextLocation
}

/// A method, or the overloads of one in a file.
private struct Method: Hashable {
  let file: Int
  let type: ExactString
  let name: ExactString
}

extension Project {
  /// The code that shows one certain scene, and takes no screen away; once for each scene of its class.
  ///
  /// - Parameter number: The position of a scene; `nil` for one that does not count.
  /// - Complexity: O(*n*) in the number of instantiations and of results.
  func codeShowings(
    _ number: (StoryboardBundle.SceneLocation) -> Int?
  ) -> [CodeShowing] {
    var lookup = SceneLookup(self)
    let removing = Set(
      code.uses(\.facts.removals).filter(\.use.takesAway)
        .map { Method(file: $0, type: $1.type, name: $1.method) }
    )
    return code.uses(\.facts.sceneUses).flatMap { file, use -> [CodeShowing] in
      guard !use.showings.isEmpty, !code.isTest(file),
        !removing.contains(Method(file: file, type: use.type, name: use.method)),
        let sources = lookup.scenes(ofType: use.type, in: file)?.scenes,
        let made = lookup.scenes(instantiatedBy: use, in: file), made.count == 1,
        let destination = number(made[0])
      else { return [] }
      return use.showings.flatMap { showing -> [CodeShowing] in
        guard case .segue(let kind) = showing.way else { return [] }
        return sources.compactMap(number).map { source in
          CodeShowing(
            source: source,
            destination: destination,
            kind: kind,
            isInStack: showing.isInStack,
            style: showing.style,
            method: use.method,
            file: code.index.files[file].path,
            location: showing.location
          )
        }
      }
    }
  }
}
