import Routes
import StoryboardReader

extension Rule {
  /// A storyboard reference to a scene that does not exist.
  static let missingSceneReference = Rule(
    id: "missing-scene-reference",
    severity: .error,
    summary: "a storyboard reference to a scene that its storyboard does not have",
    reason: """
      The app crashes when it follows the reference. Storyboards that are not among the inputs or \
      that belong to another bundle are not reported.
      """,
    triggering: [
      .main(
        """
        <scene><objects>
          <viewControllerPlaceholder id="r" storyboardName="Shop" referencedIdentifier="↓Card"/>
        </objects></scene>
        """
      ).storyboard(
        "Shop",
        """
        <scene><objects><viewController id="cart" storyboardIdentifier="Cart"/></objects></scene>
        """
      ),
      .main(
        #"<scene><objects><viewControllerPlaceholder id="r" storyboardName="↓Shop"/></objects></scene>"#
      ).storyboard("Shop", #"<scene><objects><viewController id="cart"/></objects></scene>"#),
      .main(
        """
        <scene><objects>
          <viewControllerPlaceholder id="r" storyboardIdentifier="A" referencedIdentifier="↓A"/>
        </objects></scene>
        """
      ),
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects>
          <viewControllerPlaceholder id="r" storyboardName="Shop" referencedIdentifier="Cart"/>
          <viewControllerPlaceholder id="q" storyboardName="Elsewhere"/>
        </objects></scene>
        """
      ).storyboard(
        "Shop",
        """
        <scene><objects><viewController id="cart" storyboardIdentifier="Cart"/></objects></scene>
        """
      )
    ],
    check: { project in
      project.scenes.compactMap { view -> Finding? in
        guard view.scene.reference != nil,
          case .failure(let reason) = project.bundle.resolve(view.reference), reason.isFault
        else { return nil }
        return finding(about: reason, of: view, in: project)
      }
    }
  )

  private static func finding(
    about reason: UnresolvedScene,
    of view: Project.SceneView,
    in project: Project
  ) -> Finding? {
    func finding(_ message: String, fix: ExactString? = nil) -> Finding {
      Finding(
        file: view.file.path,
        location: view.locations.referencedIdentifier ?? view.locations.storyboardName
          ?? view.locations.element,
        message,
        fix: fix.map { Diagnostic.Fix($0) },
        object: view.scene.id
      )
    }
    func name(_ position: Int) -> ExactString { project.storyboards[position].storyboard.name }
    switch reason {
    case .noIdentifier(let identifier, let position):
      let known = project.storyboards[position].storyboard.scenes.lazy.compactMap(\.identifier)
      let near = SpellingSuggestion.closest(to: identifier, among: known)
      let isOwn = view.scene.reference?.identifier == identifier
      return finding(
        "storyboard '\(name(position))' has no scene '\(identifier)'\(SpellingSuggestion.hint(for: identifier, near: near))",
        fix: isOwn ? near : nil
      )
    case .noInitialScene(let position):
      return finding("storyboard '\(name(position))' has no initial scene to refer to")
    case .cycle: return finding("this reference leads back to itself")
    case .noScene(let id, let position):
      return finding("the initial scene '\(id)' of storyboard '\(name(position))' does not exist")
    case .unwind, .noStoryboard, .ambiguousStoryboard, .otherBundle: return nil
    }
  }
}
