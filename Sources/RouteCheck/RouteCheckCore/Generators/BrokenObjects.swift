import Routes
import StoryboardReader

/// The objects of storyboards with an error. Nothing is generated for them.
struct BrokenObjects: Sendable {
  private var ids: Set<[ExactString]> = []

  init(_ report: Report?) {
    for diagnostic in report?.diagnostics ?? [] where diagnostic.severity == .error {
      if let object = diagnostic.object { ids.insert([ExactString(diagnostic.file), object]) }
    }
  }

  /// Whether an object of a storyboard has an error.
  func contains(_ id: ExactString, in file: StoryboardFile) -> Bool {
    ids.contains([ExactString(file.path), id])
  }

  /// Whether a segue or its destination has an error.
  func affect(_ segue: Storyboard.Segue, in file: StoryboardFile) -> Bool {
    contains(segue.id, in: file) || contains(segue.destination, in: file)
  }
}
