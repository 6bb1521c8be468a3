import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import SourceText
import StoryboardReader

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
    let isLiteral = if case .literal? = text { true } else { false }
    return Finding(
      file: index.files[file].path,
      location: location,
      "\(message) '\(name)'\(SpellingSuggestion.hint(for: name, near: near))",
      notes: notes,
      fix: isLiteral ? near : nil,
      severity: severity
    )
  }

  package func note(_ message: String, in file: Int, at location: TextLocation) -> Finding.Note {
    Finding.Note(message: message, file: index.files[file].path, location: location)
  }

  package func note(_ message: String, at type: SourceIndex.Reference) -> Finding.Note {
    note(message, in: type.file, at: index.type(type).location)
  }
}

extension Project {
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
