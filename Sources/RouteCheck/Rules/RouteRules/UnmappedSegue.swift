import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RuleSupport
import StoryboardReader

extension Rule {
  package static let unmappedSegue = Rule(
    id: "unmapped-segue",
    severity: .warning,
    // Generated code names every segue.
    isOnWhenGenerating: false,
    summary: "a segue identifier that no route names, in a project with routes",
    reason: """
      The route was forgotten, or the segue is left over. Embed, relationship and unwind segues \
      need no route. The build plugin generates a segue for each identifier. With the plugin, a \
      segue is reported if only code can perform it and no code names it.
      """,
    triggering: [
      showing(shop: "↓ShowShop").row(#""segue": "ShowPost""#)
    ],
    nonTriggering: [
      .feedAndPostWithoutClasses,
      showing(shop: "ShowShop").and(
        "Shop.swift",
        """
        struct PickShop: ResultDestination {
          var resultRoute: Route.Returning<Int> {
            Route.Returning(Segue<any Shop>("ShowShop"), output: { $0.outputType })
          }
        }
        struct ShowPost: Destination { var route: Route { Route(Segue<Post>("ShowPost")) } }
        """
      ),
    ],
    check: { project in
      let claims = project.segueClaims
      let claimed = Set(claims.lazy.filter { !$0.segues.isEmpty }.flatMap(\.group.own))
      var claimsByStoryboard: [Int: [Int]] = [:]
      for (index, claim) in claims.enumerated() {
        for position in claim.group.visible {
          claimsByStoryboard[position, default: []].append(index)
        }
      }
      let written = claimed.flatMap { position -> [Finding] in
        if project.code.generated.covers(storyboard: position) { return [] }
        let visible = claimsByStoryboard[position] ?? []
        return unmapped(project.scenes(of: position)) { segue in
          visible.contains { claims[$0].segues.contains(segue) }
        }
      }
      return written + unmappedGenerated(in: project)
    }
  )

  private static func showing(shop: String) -> Example {
    .scenes(
      scene("feed", nil, segue("s1", "ShowPost", to: "post"), segue("s2", shop, to: "post")),
      scene("post")
    )
  }

  /// The generated segues that only code can perform and that no code names, in an app with routes.
  private static func unmappedGenerated(in project: Project) -> [Finding] {
    let code = project.code
    let positions = project.storyboards.indices.filter(code.generated.covers)
    if positions.isEmpty { return [] }
    let routing = Set(
      code.index.files.indices.lazy.filter { !code.index.files[$0].facts.routes.isEmpty }
        .map { code.index.apps[$0] }
    )
    let mentions = SegueMentions(code)
    guard !routing.isEmpty, mentions.isComplete else { return [] }
    return positions.flatMap { position -> [Finding] in
      let app = code.app(ofStoryboard: position)
      guard routing.contains(where: { $0.sees(app) }) else { return [] }
      return unmapped(
        project.scenes(of: position),
        isPerformedByCode: true,
        isMapped: mentions.contains
      )
    }
  }

  private static func unmapped(
    _ scenes: some Sequence<Project.SceneView>,
    isPerformedByCode: Bool = false,
    isMapped: (ExactString) -> Bool
  ) -> [Finding] {
    scenes.flatMap { view in
      view.segues.compactMap { segue, locations in
        guard let identifier = segue.identifier, segue.kind.role.isPerformed,
          locations.isManual || !isPerformedByCode,
          !isMapped(identifier)
        else { return nil }
        let message = "no route maps segue '\(identifier)'"
        return Finding((view, segue, locations), at: locations.name, message)
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
