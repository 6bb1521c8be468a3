extension Rule {
  /// Different identifiers that become the same Swift name.
  static let nameCollision = Rule(
    id: "name-collision",
    severity: .error,
    isOnByDefault: false,
    isOnWhenGenerating: true,
    summary: "different identifiers, or storyboards, that become the same Swift name",
    reason: """
      Neither gets the name, so the generated Swift lacks both. 'generate' always reports it, other \
      commands on request.
      """,
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed"><connections>
          <segue id="s1" kind="show" identifier="show-post" destination="post"/>
          <segue id="s2" kind="show" identifier="↓ShowPost" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
        """
      )
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects><viewController id="feed" customClass="Feed"><connections>
          <segue id="s1" kind="show" identifier="ShowPost" destination="post"/>
          <segue id="s2" kind="show" identifier="ShowPostAgain" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post" customClass="Post"/></objects></scene>
        """
      )
    ],
    check: { project in
      GenerationPlan(project).collisions.map { collision in
        Finding(
          file: collision.second.file,
          location: collision.second.location,
          message(for: collision),
          notes: [
            .init(
              message: "the first is here",
              file: collision.first.file,
              location: collision.first.location
            )
          ]
        )
      }
    }
  )

  private static func message(for collision: SwiftNameCollision) -> String {
    let remedy =
      switch collision.kind {
      case .storyboards: "rename one, or generate them for different modules"
      case .segues, .scenes:
        "rename one, or give it another name under \"generate\" in " + Configuration.defaultPath
      }
    let (first, second) = (collision.first.label, collision.second.label)
    return "\(collision.kind.rawValue) \(first) and \(second) both become "
      + "'\(collision.name.text)' in Swift; \(remedy)"
  }
}
