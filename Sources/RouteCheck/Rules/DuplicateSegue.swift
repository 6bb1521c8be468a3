import Routes

extension Rule.ID {
  static let duplicateSegue = Self(rawValue: "duplicate-segue")
}

extension Rule {
  /// Two segues of one scene with the same identifier and different ends.
  static let duplicateSegue = Rule(
    id: .duplicateSegue,
    severity: .error,
    summary: "segues of one scene with the same identifier that lead to different scenes",
    reason: """
      Code that performs the identifier gets whichever comes first, and the other one never \
      happens. Two buttons that lead to the same scene may share an identifier; where both segues \
      are performed by buttons alone it is a warning, because only `prepare` mixes them up.
      """,
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s1" kind="show" identifier="Show" destination="post"/>
          <segue id="s2" kind="show" identifier="↓Show" destination="profile"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        <scene><objects><viewController id="profile"/></objects></scene>
        """
      )
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><view id="v"><subviews>
          <button id="b1"><connections>
            <segue id="s1" kind="show" identifier="Show" destination="post"/>
          </connections></button>
          <button id="b2"><connections>
            <segue id="s2" kind="show" identifier="Show" destination="post"/>
          </connections></button>
        </subviews></view></viewController></objects></scene>
        <scene><objects><viewController id="post"><connections>
          <segue id="s3" kind="show" identifier="Show" destination="feed"/>
        </connections></viewController></objects></scene>
        """
      )
    ],
    check: { project in
      project.scenes.flatMap(duplicates)
        + project.disagreements.compactMap { disagreement in
          guard case .duplicateSegue = disagreement.issue.problem else { return nil }
          return Finding(.duplicateSegue, disagreement)
        }
    }
  )

  private static func duplicates(in view: Project.SceneView) -> [Finding] {
    var first: [String: (Storyboard.Segue, StoryboardFile.SeguePlaces)] = [:]
    var findings: [Finding] = []
    for (segue, places) in view.segues {
      guard let identifier = segue.identifier else { continue }
      guard let (earlier, earlierPlaces) = first[identifier] else {
        first[identifier] = (segue, places)
        continue
      }
      if earlier.destination == segue.destination { continue }
      let isPerformedByCode = places.isManual || earlierPlaces.isManual
      findings.append(
        Finding(
          rule: .duplicateSegue,
          file: view.file.path,
          place: places.name,
          "segue '\(identifier)' leaves '\(view.scene.label)' twice, to different scenes",
          notes: [
            .init(
              message: "the other one is here",
              file: view.file.path,
              place: earlierPlaces.name
            )
          ],
          object: segue.id,
          severity: isPerformedByCode ? nil : .warning
        )
      )
    }
    return findings
  }
}
