import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let unconnectedAction = Rule(
    id: "unconnected-action",
    severity: .note,
    summary: "a private action that no control sends and no code calls",
    reason: """
      The control was removed, or its connection was lost. A note, because the method may only be \
      left over. Only private methods are compared, whose name the file has nowhere else. Nothing \
      is reported if no scene or xib has an object of the class.
      """,
    triggering: [
      feed(action: "open:").code(
        """
        class Feed: UIViewController {
          @IBAction private func ↓save(_ sender: Any) {}
          @IBAction private func open(_ sender: Any) {}
        }
        """
      )
    ],
    nonTriggering: [
      feed(action: "save:").code(
        "class Feed: UIViewController { @IBAction private func save(_ sender: Any) {} }"
      ),
      feed(action: "open:").code(
        """
        class Feed: UIViewController {
          @IBAction private func save(_ sender: Any) {}
          func open() { save(self) }
          @IBAction func close(_ sender: Any) {}
        }
        class Screen: UIViewController { @IBAction private func share(_ sender: Any) {} }
        """
      ),
    ],
    check: { project in
      let actions = project.code.uses { file in
        file.facts.isTest ? [] : file.facts.methods.filter(\.isUnsent)
      }
      if actions.isEmpty || project.files.isPartial { return [] }
      let files =
        project.documents.map(\.file)
        + (project.files.unbuilt + project.files.unbuiltXibs).map(\.file)
      let sent = Set(files.flatMap { $0.connections.filter { $0.kind == .action }.map(\.name) })
      let unwinds = Set(
        project.storyboards.flatMap(\.storyboard.scenes).flatMap(\.segues).compactMap(
          \.unwindAction
        )
      )
      let classes = Set(files.flatMap { $0.customClasses.values.map(SourceIndex.lastName) })
      return actions.compactMap { file, action in
        guard classes.contains(SourceIndex.lastName(action.type)), !sent.contains(action.selector),
          !unwinds.contains(action.selector)
        else { return nil }
        return project.code.finding(
          at: action.location,
          in: file,
          "no control sends '\(action.selector)' to '\(action.type)', and no code calls it"
        )
      }
    }
  )

  private static func feed(action: String) -> Example {
    let action = #"<action selector="\#(action)" destination="feed" id="a"/>"#
    return .scenes(scene("feed", "Feed", view: button("b", action)))
  }
}
