import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import SourceText
import StoryboardReader

extension Finding.Fix {
  /// The fix that replaces a literal by a similar name. Other expressions are not fixed, because the
  /// name is in another place.
  package init?(_ text: TextExpression, near: ExactString?) {
    guard case .literal = text, let near else { return nil }
    self.init(near)
  }
}

extension ProjectCode {
  /// A finding about an unknown name in code. A similar name is its hint, and its fix if the code has
  /// the name as a literal.
  package func finding(
    at location: TextLocation,
    in file: Int,
    _ message: String,
    _ name: ExactString,
    near: ExactString?,
    notes: [Finding.Note] = [],
    fixing text: TextExpression?,
    severity: Severity? = nil
  ) -> Finding {
    Finding(
      file: index.files[file].path,
      location: location,
      "\(message) '\(name)'\(SpellingSuggestion.hint(for: name, near: near))",
      notes: notes,
      fix: text.flatMap { Finding.Fix($0, near: near) },
      severity: severity
    )
  }
}

extension ProjectCode {
  /// A note that points to code.
  package func note(_ message: String, in file: Int, at location: TextLocation) -> Finding.Note {
    Finding.Note(message: message, file: index.files[file].path, location: location)
  }

  /// A note that points to the declaration of a type.
  package func note(_ message: String, at type: SourceIndex.Reference) -> Finding.Note {
    note(message, in: type.file, at: index.type(type).location)
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
