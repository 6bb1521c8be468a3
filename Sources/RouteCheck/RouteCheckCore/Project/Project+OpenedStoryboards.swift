import Routes
import SwiftScanner

extension Project {
  /// The names by which storyboard references and the code open storyboards, as far as they are
  /// known.
  ///
  /// - Complexity: O(*n*) in the scenes and the uses of storyboards in the code.
  var openedStoryboards: Set<ExactString> {
    let referenced = scenes.compactMap { $0.scene.reference?.storyboardName }
    let opened = code.uses(\.storyboardUses).compactMap { file, use -> ExactString? in
      guard case .known(let name) = code.index.resolve(use.name, in: use.type, of: file) else {
        return nil
      }
      return name
    }
    return Set(referenced).union(opened)
  }
}
