import RouteDiagnostics
import Routes

/// The objects of storyboards with an error. Nothing is generated for them.
struct BrokenObjects: Sendable {
  private var objects: Set<Object> = []

  private struct Object: Hashable {
    var file: ExactString
    var id: ExactString
  }

  init(_ report: Report) {
    for diagnostic in report.diagnostics where diagnostic.severity == .error {
      guard let id = diagnostic.object else { continue }
      objects.insert(Object(file: diagnostic.file, id: id))
    }
  }

  /// Whether an object of the storyboard at a path has an error.
  func contains(_ id: ExactString, in path: String) -> Bool {
    !objects.isEmpty && objects.contains(Object(file: ExactString(path), id: id))
  }

  /// Whether any object that something needs has an error.
  func affect(_ origin: SegueSurvey.SurveyedOrigin) -> Bool {
    origin.objects.contains { contains($0, in: origin.path) }
  }
}
