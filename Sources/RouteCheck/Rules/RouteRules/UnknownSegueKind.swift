import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let unknownSegueKind = Rule(
    id: "unknown-segue-kind",
    severity: .warning,
    summary: "a segue with a misspelled kind",
    reason: """
      The kind decides where the destination appears, and Interface Builder does not write this one. \
      Only a kind that is similar to a known one is reported, because a later Xcode may have others.
      """,
    triggering: [feed(kind: "↓shwo")],
    nonTriggering: [feed(kind: "show"), feed(kind: "unfold")],
    check: { project in
      project.scenes.flatMap { view in
        view.segues.compactMap { segue, locations -> Finding? in
          guard case .unknown(let kind) = segue.kind, let location = locations.kind,
            let near = SpellingSuggestion.closest(
              to: kind,
              among: SegueKind.named.map { ExactString($0.rawValue) }
            )
          else { return nil }
          return Finding(
            file: view.file.path,
            location: location,
            "\(segue.label) has the unknown kind '\(kind)'"
              + SpellingSuggestion.hint(for: kind, near: near),
            fix: near,
            object: segue.id
          )
        }
      }
    }
  )

  private static func feed(kind: String) -> Example {
    .scenes(scene("feed", nil, segue("s", "ShowPost", to: "post", kind)), scene("post"))
  }
}
