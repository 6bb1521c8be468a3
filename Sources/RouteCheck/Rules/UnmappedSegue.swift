extension Rule.ID {
  static let unmappedSegue = Self(rawValue: "unmapped-segue")
}

extension Rule {
  /// A segue that no route names.
  static let unmappedSegue = Rule(
    id: .unmappedSegue,
    severity: .warning,
    // Generated code names every segue.
    isOnWhenGenerating: false,
    summary: "a segue's identifier that no route names, where there are routes",
    reason: """
      Either the route was forgotten, or the segue is left over. Embeds, relationships and unwinds \
      are not performed by routes and need none.
      """,
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s1" kind="show" identifier="ShowPost" destination="post"/>
          <segue id="s2" kind="show" identifier="↓ShowShop" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      ).table(#"{"version": 1, "routes": [{"segue": "ShowPost"}]}"#)
    ],
    nonTriggering: [
      .feedAndPostWithoutClasses
    ],
    check: { project in
      project.disagreements.compactMap { disagreement in
        guard case .unmappedSegue = disagreement.issue.problem else { return nil }
        return Finding(.unmappedSegue, disagreement)
      }
    }
  )
}
