import AppExploration
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import RoutesExploration
import SourceText
import StoryboardReader

/// What a search found, in the JSON format of the tool.
enum ExplorationJSON {
  static func text(of output: ExplorationOutput) -> String {
    JSONValue.file(
      .init("version", .number(1)),
      .init("apps", .list(output.searches.map { json($0, to: output.goal) })),
      .init("diagnostics", .list(output.report.diagnostics.map(JSONReporter.json)))
    )
  }

  private static func json(_ search: ExplorationOutput.Search, to goal: String?) -> JSONValue {
    let (result, coverage) = (search.result, search.coverage)
    let exploration = result.exploration
    let gates = exploration.gates()
    var covered: [Storyboard.SegueObject: Bool] = [:]
    for segue in coverage?.covered ?? [] { covered[segue] = true }
    for segue in coverage?.missing ?? [] { covered[segue] = false }
    let screens = zip(exploration.screens, result.paths).enumerated().map { index, screen in
      let (screen, path) = screen
      return JSONValue.object(
        .init("name", .text(screen.name)),
        .init("storyboard", .text(screen.scene?.storyboard)),
        .init("scene", .text(screen.scene?.id)),
        .init("taps", .number(screen.taps)),
        .init("certain", .flag(screen.isCertain)),
        .init("path", path.map { json($0, in: result.app) }),
        .init("gates", .list(gates[index].map { .text(exploration.screens[$0].name.string) }))
      )
    }
    return .object(
      .init("entry", json(result.app.entry)),
      .init("complete", .flag(exploration.isComplete)),
      .init("cuts", .list(exploration.cuts.map(\.rawValue).sorted().map { .text($0) })),
      .init("bounds", json(exploration.bounds)),
      .init("states", .number(exploration.stateCount)),
      .init("screens", .list(screens)),
      .init("unreached", .list(search.missed.map(json))),
      .init(
        "moves",
        .list(
          result.outcomes.map { json($0, in: result.app, covered) }
            + result.neverPerformed.compactMap(result.app.segue).map(json)
        )
      ),
      .init(
        "goal",
        goal.map { goal in
          .object(
            .init("screen", .text(goal)),
            .init("path", search.path.map { json($0, in: result.app) })
          )
        }
      ),
      .init("coverage", coverage.map { json($0, in: result.app) })
    )
  }

  /// A segue that nothing performs.
  private static func json(
    _ found: (
      view: Project.SceneView, segue: Storyboard.Segue, locations: StoryboardFile.SegueLocations
    )
  ) -> JSONValue {
    let location = found.locations.place
    return .object(
      .init("move", .text(found.segue.label)),
      .init("from", .text(found.view.scene.label)),
      .init("segue", .text(found.segue.id)),
      .init("result", .text("never")),
      .init("certain", .flag(false)),
      .init("file", .text(found.view.file.path)),
      .init("line", .number(location.line)),
      .init("column", .number(location.column))
    )
  }

  private static func json(_ path: Exploration.Path, in app: ExploredApp) -> JSONValue {
    .list(app.steps(of: path).map(JSONReporter.json))
  }

  /// The numbers of segues that journals performed, and the paths for the others.
  private static func json(_ coverage: Exploration.Coverage, in app: ExploredApp) -> JSONValue {
    .object(
      .init("performed", .number(coverage.covered.count)),
      .init("segues", .number(coverage.covered.count + coverage.missing.count)),
      .init("paths", .list(coverage.paths.map { json($0, in: app) }))
    )
  }

  private static func json(_ scene: Storyboard.SceneObject) -> JSONValue {
    .object(
      .init("storyboard", .text(scene.storyboard)),
      .init("scene", .text(scene.id))
    )
  }

  private static func json(_ screen: MissedScreen) -> JSONValue {
    .object(
      .init("name", .text(screen.view.scene.label)),
      .init("storyboard", .text(screen.view.file.storyboard.name)),
      .init("scene", .text(screen.view.scene.id)),
      .init("reason", .text("\(screen.reason)"))
    )
  }

  private static func json(_ bounds: Exploration.Bounds) -> JSONValue {
    .object(
      .init("copies", .number(bounds.copies)),
      .init("states", .number(bounds.states)),
      .init("taps", bounds.taps.map { .number($0) }),
      .init("certain", .flag(bounds.onlyCertain)),
      .init("width", .text(bounds.width?.rawValue ?? ControllerGraph.SizeClass.compact.rawValue))
    )
  }

  private static func json(
    _ outcome: Exploration.MoveOutcome,
    in app: ExploredApp,
    _ covered: [Storyboard.SegueObject: Bool]
  ) -> JSONValue {
    let place = outcome.move.segue.flatMap(app.segue)
    let location = place?.locations.place
    var reason: String?
    if case .refused(let refusal) = outcome.kind { reason = "\(refusal)" }
    return .object(
      .init("move", .text(app.name(of: outcome.move))),
      .init("from", .text(outcome.move.source)),
      .init("segue", .text(outcome.move.segue?.id)),
      .init("result", .text(outcome.kind.word)),
      .init("reason", .text(reason)),
      .init("certain", .flag(outcome.isCertain)),
      .init("covered", outcome.move.segue.flatMap { covered[$0] }.map { .flag($0) }),
      .init("file", .text(place?.view.file.path)),
      .init("line", .number(location?.line)),
      .init("column", .number(location?.column))
    )
  }
}
