import Routes
import StoryboardReader

extension Rule {
  /// An unwind action that no controller has.
  static let undeclaredUnwindAction = Rule(
    id: "undeclared-unwind-action",
    severity: .warning,
    summary: "an unwind action that no class has",
    reason: """
      UIKit finds no controller with the action and does nothing, so the button has no effect. In \
      Swift, an unwind action is marked with @IBAction or @objc.
      """,
    triggering: [
      post(unwinding: "↓unwindToFeed:").and(
        "Feed.swift",
        """
        class Post: UIViewController {}
        """
      ),
      post(unwinding: "↓unwindToFeed:").and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          func unwindToFeed(_ segue: UIStoryboardSegue) {}
        }
        """
      ),
    ],
    nonTriggering: [
      post(unwinding: "unwindToFeed:").and(
        "Feed.swift",
        """
        class Feed: UIViewController {
          @IBAction func unwindToFeed(_ segue: UIStoryboardSegue) {}
        }
        """
      ),
      post(unwinding: "unwindToFeed:").and(
        "Feed.swift",
        """
        class Feed: UnwindReceiver {
          func unwind(_ action: String, from source: any Controller) {}
        }
        """
      ),
    ],
    check: { project in
      let index = project.code.index
      var namesByApp: [App: [ExactString]] = [:]
      return project.scenes.flatMap { view -> [Finding] in
        let app = project.code.app(ofStoryboard: view.position)
        guard index.hasClasses(in: app) else { return [] }
        return view.segues.compactMap { segue, locations in
          guard let selector = segue.unwindAction, let location = locations.unwindAction,
            !index.mayHaveUnwindAction(selector, in: app)
          else { return nil }
          let names = namesByApp[app] ?? index.unwindActionNames(in: app)
          namesByApp[app] = names
          let action = selector.split(at: ":").first ?? ""
          let near = SpellingSuggestion.closest(to: action, among: names)
          return Finding(
            file: view.file.path,
            location: location,
            "no class has an unwind action '\(selector)'\(SpellingSuggestion.hint(for: action, near: near))",
            object: segue.id
          )
        }
      }
    }
  )

  /// A `Post` that unwinds to an action.
  private static func post(unwinding selector: String) -> Example {
    .main(
      """
      <scene><objects><viewController id="post" customClass="Post" customModuleProvider="target">
        <connections>
          <segue id="s" kind="unwind" destination="x" unwindAction="\(selector)"/>
        </connections>
      </viewController><exit id="x"/></objects></scene>
      """
    )
  }
}

extension SourceIndex {
  /// Whether an app has a method that a selector may mean.
  ///
  /// The rules by which Swift names become selectors have exceptions, so a method with the same
  /// first word that takes a segue counts. An `UnwindReceiver` of Routes may take any action.
  fileprivate func mayHaveUnwindAction(_ selector: ExactString, in app: App) -> Bool {
    !implementers(of: selector).isEmpty || isInherited("UnwindReceiver", in: app)
      || selector.string.indices.contains { end in
        hasUnwindAction(named: ExactString(String(selector.string[...end])), in: app)
      }
  }
}
