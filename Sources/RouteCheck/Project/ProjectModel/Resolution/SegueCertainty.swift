import Routes

/// The certainty of the segues of a scene.
///
/// A segue of a control is unconditional, unless the scene's class may refuse segues. A segue
/// without a control is unconditional if the code of its class performs it, because UIKit does not
/// ask in this case.
package struct SegueCertainty {
  /// The code of the scene's class; `nil` if it has too many superclasses.
  package let own: ScreenCode.Own?
  /// What each override of `shouldPerformSegue` answers; empty if the class has none.
  private let answers: [ScreenCode.SegueAnswers]

  package init(
    of scene: Storyboard.Scene,
    in app: App,
    _ index: SourceIndex,
    _ code: ScreenCode
  ) {
    let name = scene.customClass
    own = name.map { code.code(of: $0, in: app) } ?? ScreenCode.Own()
    let isOverridden = name.map { index.mayOverride(.shouldPerformSegue, in: $0, app) } ?? false
    let read = own?.answers ?? []
    answers =
      if !isOverridden { [] } else if read.isEmpty {
        [ScreenCode.SegueAnswers(isUnknown: true)]
      } else { read }
  }

  /// Whether a control, or the code of the scene's class, performs a segue.
  ///
  /// A condition of an override counts as one that a user can meet.
  package func isUnconditional(_ segue: Storyboard.Segue) -> Bool {
    if segue.trigger == nil { return !performers(of: segue).isEmpty }
    return answers.allSatisfy { $0.mayAllow(segue.identifier) }
  }

  /// Whether the class of the scene may leave out what a segue embeds.
  package func mayRefuse(_ segue: Storyboard.Segue) -> Bool {
    answers.contains { $0.mayRefuse(segue.identifier) }
  }

  /// The methods of the scene's class that perform a segue.
  package func performers(of segue: Storyboard.Segue) -> Set<ExactString> {
    segue.identifier.flatMap { own?.performers[$0] } ?? []
  }
}
