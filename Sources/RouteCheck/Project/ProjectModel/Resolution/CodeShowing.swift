import CodeReader
import Routes
import SourceText
import StoryboardReader

/// Code of a screen that makes another scene and shows it: `present(cart, animated: true)`.
package struct CodeShowing {
  /// The scene of the screen.
  package var source: Project.SceneView
  package var destination: Project.SceneView
  /// The positions of both among the scenes of the unconditional segues.
  package var numbers: (source: Int, destination: Int)
  package var kind: SegueKind
  /// The method that contains the code.
  package var method: ExactString
  package var file: String
  package var location: TextLocation

  /// The scene that is shown, in all storyboards.
  package var object: Storyboard.SceneObject {
    Storyboard.SceneObject(
      storyboard: destination.file.storyboard.name,
      id: destination.scene.id
    )
  }
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
  /// - Complexity: O(*n*) in the number of scenes, of instantiations, and of results.
  package func codeShowings(between segues: UnconditionalSegues) -> [CodeShowing] {
    var lookup = SceneLookup(self)
    let numbers = Dictionary(zip(segues.scenes.map(\.reference), 0...)) { first, _ in first }
    let removing = Set(
      code.uses(\.facts.removals).map { Method(file: $0, type: $1.type, name: $1.method) }
    )
    return code.uses(\.facts.sceneUses).flatMap { file, use -> [CodeShowing] in
      guard !use.showings.isEmpty, !code.isTest(file),
        !removing.contains(Method(file: file, type: use.type, name: use.method)),
        let sources = lookup.scenes(ofType: use.type, in: file)?.scenes,
        let made = lookup.scenes(instantiatedBy: use, in: file), made.count == 1,
        let destination = numbers[made[0]]
      else { return [] }
      return use.showings.flatMap { showing -> [CodeShowing] in
        guard case .segue(let kind) = showing.way else { return [] }
        return sources.compactMap { numbers[$0] }.map { number in
          CodeShowing(
            source: segues.scenes[number],
            destination: segues.scenes[destination],
            numbers: (number, destination),
            kind: kind,
            method: use.method,
            file: code.index.files[file].path,
            location: showing.location
          )
        }
      }
    }
  }
}
