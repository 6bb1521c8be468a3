import Routes
import StoryboardReader

extension Rule {
  /// A segue that no route names.
  static let unmappedSegue = Rule(
    id: "unmapped-segue",
    severity: .warning,
    // Generated code names every segue.
    isOnWhenGenerating: false,
    summary: "a segue identifier that no route names, in a project with routes",
    reason: """
      The route was forgotten, or the segue is left over. Routes do not perform embeds, \
      relationships and unwinds, so these need none.
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
      let claims = project.segueClaims
      return project.storyboards.indices.flatMap { position -> [Finding] in
        let isClaimed = claims.contains { $0.group.own.contains(position) && !$0.segues.isEmpty }
        guard isClaimed, !project.code.generated.covers(storyboard: position) else { return [] }
        let mapped = claims.filter { $0.group.visible.contains(position) }
          .reduce(into: Set()) { $0.formUnion($1.segues) }
        return unmapped(project.storyboards[position], mapped)
      }
    }
  )

  private static func unmapped(_ file: StoryboardFile, _ mapped: Set<ExactString>) -> [Finding] {
    zip(file.storyboard.scenes, file.scenes).flatMap { scene, locations in
      zip(scene.segues, locations.segues).compactMap { segue, location in
        guard let identifier = segue.identifier, segue.kind.role.isPerformed,
          !mapped.contains(identifier)
        else { return nil }
        return Finding(
          file: file.path,
          location: location.name,
          "no route maps segue '\(identifier)'",
          object: segue.id
        )
      }
    }
  }
}

extension Project {
  /// The segues that route tables and typed segues name, by the storyboards that they are about.
  fileprivate var segueClaims: [(group: StoryboardFolders.Group, segues: Set<ExactString>)] {
    let tables = folders.groups(ofFiles: files.tables.map(\.path)).map { group in
      (group, Set(group.files.flatMap { files.tables[$0].table.routes.compactMap(\.segue) }))
    }
    return tables + declaredSegueGroups.map { ($0.group, Set($0.segues.map(\.identifier))) }
  }
}
