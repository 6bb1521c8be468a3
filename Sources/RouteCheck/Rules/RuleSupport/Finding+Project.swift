import CodeFacts
import ProjectModel
import RouteDiagnostics
import RouteTables
import Routes
import SourceText
import StoryboardReader

/// A segue with its scene.
package typealias SegueOfScene = (
  view: Project.SceneView, segue: Storyboard.Segue, locations: StoryboardFile.SegueLocations
)

extension Project {
  /// The findings about single segues.
  ///
  /// - Parameter find: Checks a segue.
  package func segueFindings(_ find: (SegueOfScene) -> Finding?) -> [Finding] {
    scenes.flatMap { view in
      view.segues.compactMap { find((view, $0.segue, $0.locations)) }
    }
  }

  package func findings(about kind: InputProblem.Kind) -> [Finding] {
    files.inputs.problems.filter { $0.kind == kind }.map {
      Finding(file: $0.file, location: $0.location, $0.message)
    }
  }

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

extension Finding {
  /// A finding about a segue.
  package init(
    _ found: SegueOfScene,
    at location: TextLocation,
    _ message: String,
    notes: [Finding.Note] = [],
    witness: Finding.Witness? = nil,
    fix: ExactString? = nil,
    severity: Severity? = nil
  ) {
    self.init(
      file: found.view.file.path,
      location: location,
      message,
      notes: notes,
      witness: witness,
      fix: fix,
      object: found.segue.id,
      severity: severity
    )
  }

  /// A finding about a scene.
  ///
  /// - Parameter location: The place; `nil` for the element of the scene.
  package init(
    _ view: Project.SceneView,
    at location: TextLocation?,
    _ message: String,
    notes: [Finding.Note] = [],
    witness: Finding.Witness? = nil,
    fix: ExactString? = nil,
    severity: Severity? = nil
  ) {
    self.init(
      file: view.file.path,
      location: location ?? view.locations.element,
      message,
      notes: notes,
      witness: witness,
      fix: fix,
      object: view.scene.id,
      severity: severity
    )
  }

  /// A finding about a route that contradicts the storyboards.
  ///
  /// A segue that the code registers, or that other code may register, works without a storyboard, so
  /// that is only a warning. So is a class whose type only the configuration knows.
  package init(_ mismatch: RouteMismatch) {
    let near = mismatch.issue.near
    let isOpen = mismatch.needsStoryboard && mismatch.mayBeRegistered
    self.init(
      file: mismatch.file,
      location: mismatch.location,
      mismatch.issue.description
        + (isOpen && near == nil
          ? "; if code in another folder registers it, pass that folder, too" : "")
        + (mismatch.isOfConfiguredTypes ? ", by its type in the configuration" : ""),
      fix: near,
      severity: mismatch.needsStoryboard && !isOpen && !mismatch.isOfConfiguredTypes
        ? nil : .warning
    )
  }
}

extension ProjectCode {
  /// A finding about a place in code.
  package func finding(
    at location: TextLocation,
    in file: Int,
    _ message: String,
    notes: [Finding.Note] = [],
    severity: Severity? = nil
  ) -> Finding {
    Finding(
      file: index.files[file].path,
      location: location,
      message,
      notes: notes,
      severity: severity
    )
  }

  /// A finding about an unknown name in code. A similar name is its hint, and its fix if the code has
  /// the name as a literal.
  package func finding(
    at location: TextLocation,
    in file: Int,
    _ message: String,
    _ name: ExactString,
    near: ExactString?,
    notes: [Finding.Note] = [],
    fixing expression: TextExpression?,
    severity: Severity? = nil
  ) -> Finding {
    let hint = SpellingSuggestion.hint(for: name, near: near)
    let text = "\(message) '\(name)'\(hint)"
    var finding = finding(at: location, in: file, text, notes: notes, severity: severity)
    if case .literal? = expression { finding.fix = near }
    return finding
  }

  package func note(_ message: String, in file: Int, at location: TextLocation) -> Finding.Note {
    Finding.Note(message: message, file: index.files[file].path, location: location)
  }

  package func note(_ message: String, at type: SourceIndex.Reference) -> Finding.Note {
    note(message, in: type.file, at: index.type(type).location)
  }
}
