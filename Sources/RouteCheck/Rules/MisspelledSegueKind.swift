import Routes

extension Rule.ID {
  static let misspelledSegueKind = Self(rawValue: "misspelled-segue-kind")
}

extension Rule {
  /// A segue of a kind that is almost one that there is.
  static let misspelledSegueKind = Rule(
    id: .misspelledSegueKind,
    severity: .warning,
    summary: "a segue of a kind that does not exist, but nearly",
    reason: """
      What the running app does with it is nobody's promise. A kind that is like none that is known \
      may come from a newer Interface Builder, so nothing is said about that.
      """,
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="↓presentaton" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      ),
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="↓shwo" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      ),
    ],
    nonTriggering: [
      .main(
        """
        <scene><objects><viewController id="feed"><connections>
          <segue id="s" kind="presentation" destination="post"/>
          <segue id="t" kind="hologram" destination="post"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      )
    ],
    check: { project in
      let names = SegueKind.named.map(\.rawValue)
      return project.scenes.flatMap { view in
        view.segues.compactMap { segue, places in
          guard case .unknown(let kind) = segue.kind,
            let near = SpellingSuggestion.closest(to: kind, among: names)
          else { return nil }
          return Finding(
            rule: .misspelledSegueKind,
            file: view.file.path,
            place: places.kind ?? places.element,
            "'\(kind)' is no kind of segue\(SpellingSuggestion.hint(near))",
            fix: .init(replacement: near),
            object: segue.id
          )
        }
      }
    }
  )
}
