import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport

extension Rule {
  static let unknownSuppression = Rule(
    id: "unknown-suppression",
    severity: .warning,
    summary: "a comment that switches off a rule which does not exist",
    reason: "The comment has no effect, so the finding is still reported.",
    triggering: [
      .file(
        "Feed.swift",
        """
        class Feed: UIViewController {
          ↓// routecheck:disable:next unknown-sege
          func open() { performSegue(withIdentifier: "ShowPost", sender: self) }
        }
        """
      ),
      .file(
        "Feed.swift",
        """
        class Feed: UIViewController {
          ↓// routecheck:disable:nxt unknown-segue
          func open() { performSegue(withIdentifier: "ShowPost", sender: self) }
        }
        """
      ),
    ],
    nonTriggering: [
      .file(
        "Feed.swift",
        """
        class Feed: UIViewController {
          // routecheck:disable:next unknown-segue -- set by the server
          func open() { performSegue(withIdentifier: "ShowPost", sender: self) }
          func close() { dismiss(animated: true) }  // routecheck:disable
        }
        """
      )
    ],
    check: { project in
      let known = Rule.all.map(\.id.rawValue)
      return project.code.suppressions.flatMap { file, suppressions in
        suppressions.flatMap { suppression -> [Finding] in
          switch suppression.reach {
          case .unknown(let command):
            return [unknown(command, near(command) ?? "disable", suppression, file.string)]
          case .sentence(let word):
            return near(word).map { [unknown(word, $0, suppression, file.string)] } ?? []
          case .line, .file: break
          }
          return suppression.rules.filter { !known.contains($0) }.map { name in
            let near = SpellingSuggestion.closest(to: name, among: known)
            return Finding(
              file: file.string,
              location: suppression.location,
              "there is no rule '\(name)'"
                + SpellingSuggestion.hint(near, otherwise: "write a reason after ' -- '")
            )
          }
        }
      }
    }
  )

  private static func near(_ command: String) -> String? {
    SpellingSuggestion.closest(to: command, among: ["disable", "disable:next", "disable:file"])
  }

  private static func unknown(
    _ command: String,
    _ near: String,
    _ suppression: SourceSuppression,
    _ file: String
  ) -> Finding {
    Finding(
      file: file,
      location: suppression.location,
      "there is no 'routecheck:\(command)'\(SpellingSuggestion.hint("routecheck:\(near)"))"
    )
  }
}
