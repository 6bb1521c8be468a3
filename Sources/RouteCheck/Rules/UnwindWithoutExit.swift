extension Rule.ID {
  static let unwindWithoutExit = Self(rawValue: "unwind-without-exit")
}

extension Rule {
  /// An unwind segue that has nothing to unwind by.
  static let unwindWithoutExit = Rule(
    id: .unwindWithoutExit,
    severity: .error,
    summary: "an unwind segue that points to no exit, or names no action",
    reason: "Such a segue does nothing: UIKit looks for the action and silently gives up.",
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="unwind" destination="↓gone" unwindAction="unwindToFeed:"/>
        </connections></viewController><exit id="e"/></objects></scene>
        """
      ),
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          ↓<segue id="s" kind="unwind" destination="e"/>
        </connections></viewController><exit id="e"/></objects></scene>
        """
      ),
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="unwind" destination="e" unwindAction="unwindToFeed:"/>
        </connections></viewController><exit id="e"/></objects></scene>
        """
      )
    ],
    check: { project in
      project.scenes.flatMap { view in
        view.segues.compactMap { segue, places -> Finding? in
          guard segue.kind == .unwind else { return nil }
          let hasExit = project.bundle.location(ofExit: segue.destination, in: view.position) != nil
          if hasExit, segue.unwindAction != nil { return nil }
          return Finding(
            rule: .unwindWithoutExit,
            file: view.file.path,
            place: hasExit ? places.element : places.destination ?? places.element,
            hasExit
              ? "\(segue.label) names no unwind action"
              : "\(segue.label) points to '\(segue.destination)', which is no exit",
            object: segue.id
          )
        }
      }
    }
  )
}
