import Routes
import StoryboardReader
import SwiftScanner

/// What a search found, in the JSON format of the tool.
enum ExplorationJSON {
  static func text(of results: [ExplorationResult], _ report: Report) -> String {
    let value = JSONValue.object(
      .init("version", .number(1)),
      .init("apps", .list(results.map(json))),
      .init("diagnostics", .list(report.diagnostics.map(JSONReporter.json)))
    )
    return value.formatted() + "\n"
  }

  private static func json(_ result: ExplorationResult) -> JSONValue {
    let exploration = result.exploration
    let screens = zip(exploration.screens, result.paths).map { screen, path in
      JSONValue.object(
        .init("name", .text(screen.name.string)),
        .init("storyboard", .text(screen.scene?.storyboard.string)),
        .init("scene", .text(screen.scene?.id.string)),
        .init("taps", .number(screen.taps)),
        .init("sure", .flag(screen.isSure)),
        .init("path", .list(result.app.steps(of: path).map(JSONReporter.json)))
      )
    }
    return .object(
      .init("entry", json(result.app.entry)),
      .init("complete", .flag(exploration.isComplete)),
      .init("cuts", .list(exploration.cuts.map(\.rawValue).sorted().map { .text($0) })),
      .init("bounds", json(exploration.bounds)),
      .init("states", .number(exploration.stateCount)),
      .init("screens", .list(screens)),
      .init("unreached", .list(result.missed.map(json))),
      .init("moves", .list(result.outcomes.map { json($0, in: result.app) }))
    )
  }

  private static func json(_ scene: SceneObject) -> JSONValue {
    .object(
      .init("storyboard", .text(scene.storyboard.string)),
      .init("scene", .text(scene.id.string))
    )
  }

  private static func json(_ view: Project.SceneView) -> JSONValue {
    .object(
      .init("name", .text(view.scene.label.string)),
      .init("storyboard", .text(view.file.storyboard.name.string)),
      .init("scene", .text(view.scene.id.string))
    )
  }

  private static func json(_ bounds: Exploration.Bounds) -> JSONValue {
    .object(
      .init("copies", .number(bounds.copies)),
      .init("states", .number(bounds.states)),
      .init("taps", bounds.taps.map { .number($0) }),
      .init("width", .text(bounds.width?.rawValue ?? HorizontalSizeClass.compact.rawValue))
    )
  }

  private static func json(
    _ outcome: Exploration.MoveOutcome,
    in app: ExploredApp
  ) -> JSONValue {
    let place = outcome.move.segue.flatMap(app.segue)
    let location = place.map { $0.locations.kind ?? $0.locations.element }
    var reason: String?
    if case .refused(let refusal) = outcome.kind { reason = "\(refusal)" }
    return .object(
      .init("move", .text(app.name(of: outcome.move))),
      .init("from", .text(outcome.move.source.string)),
      .init("segue", .text(outcome.move.segue?.id.string)),
      .init("result", .text(outcome.kind.word)),
      .init("reason", .text(reason)),
      .init("sure", .flag(outcome.isSure)),
      .init("file", .text(place?.view.file.path)),
      .init("line", .number(location?.line)),
      .init("column", .number(location?.column))
    )
  }
}
