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
      let kinds = SegueKind.named.map { ExactString($0.rawValue) }
      return project.segueFindings { found in
        guard case .unknown(let kind) = found.segue.kind, let location = found.locations.kind,
          let near = SpellingSuggestion.closest(to: kind, among: kinds)
        else { return nil }
        return Finding(
          found,
          at: location,
          "\(found.segue.label) has the unknown kind '\(kind)'"
            + SpellingSuggestion.hint(for: kind, near: near),
          fix: near
        )
      }
    }
  )

  private static func feed(kind: String) -> Example {
    .scenes(scene("feed", nil, segue("s", "ShowPost", to: "post", kind)), scene("post"))
  }
}
