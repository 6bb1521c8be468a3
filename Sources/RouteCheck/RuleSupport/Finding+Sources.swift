import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import StoryboardReader

extension Finding.Fix {
  /// The fix that replaces a literal by a similar name. Other expressions are not fixed, because the
  /// name is in another place.
  package init?(_ text: TextExpression, near: ExactString?) {
    guard case .literal = text, let near else { return nil }
    self.init(near)
  }
}

extension Project {
  /// A note that points to a scene.
  package func note(_ message: String, at reference: StoryboardBundle.SceneLocation) -> Finding.Note
  {
    let file = storyboards[reference.storyboard]
    let scene = bundle.position(of: reference)
    return Finding.Note(
      message: message,
      file: file.path,
      location: scene.map { file.scenes[$0].customClass ?? file.scenes[$0].element }
    )
  }
}
