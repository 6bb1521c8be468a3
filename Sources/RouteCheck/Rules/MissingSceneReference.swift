import Routes

extension Rule.ID {
  static let missingSceneReference = Self(rawValue: "missing-scene-reference")
}

extension Rule {
  /// A storyboard reference that finds nothing.
  static let missingSceneReference = Rule(
    id: .missingSceneReference,
    severity: .error,
    summary: "a storyboard reference to a scene that its storyboard does not have",
    reason: """
      The app crashes when the reference is followed. Nothing is said where the other storyboard is \
      not among the inputs, or where it belongs to another bundle.
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
          case .failure(let reason) = project.bundle.resolve(view.place), reason.isFault
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
    func finding(_ message: String, fix: String? = nil) -> Finding {
      Finding(
        rule: .missingSceneReference,
        file: view.file.path,
        place: view.places.referencedIdentifier ?? view.places.storyboardName
          ?? view.places.element,
        message,
        fix: fix.map(Diagnostic.Fix.init),
        object: view.scene.id
      )
    }
    func name(_ position: Int) -> String { project.storyboards[position].storyboard.name }
    switch reason {
    case .noIdentifier(let identifier, let position):
      let known = project.storyboards[position].storyboard.scenes.lazy.compactMap(\.identifier)
      let near = SpellingSuggestion.closest(to: identifier, among: known)
      let isOwn = view.scene.reference?.identifier == identifier
      return finding(
        "storyboard '\(name(position))' has no scene '\(identifier)'\(SpellingSuggestion.hint(near))",
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
