import CodeFacts
import Routes
import SourceText

/// A typed segue that the code declares and whose identifier is known.
package struct DeclaredSegue: Sendable {
  package var identifier: ExactString
  /// The class that the segue leaves, if it is tied to one.
  var source: ExactString?
  var destination: ExactString?
  /// Whether a storyboard must have the segue: the code does not register it, and it is not beside
  /// generated segues, which are those of the storyboards.
  var needsStoryboard: Bool
  /// Whether a module whose sources are absent may register the segue, because the sources are no
  /// whole app.
  var mayBeRegisteredElsewhere: Bool
  /// The position of the declaring file.
  var position: Int
  var file: String
  /// The location of the identifier.
  var location: TextLocation
}

extension ProjectCode {
  /// The typed segues of all files, in the order of the files.
  package var declaredSegues: [DeclaredSegue] {
    let programs = Set(
      index.files.indices.filter { index.files[$0].isProgram }.map { index.apps[$0] }
    )
    return index.files.enumerated().flatMap { position, file in
      file.facts.segues.compactMap { segue -> DeclaredSegue? in
        guard case .known(let identifier) = index.resolve(segue.identifier, in: "", of: position)
        else { return nil }
        let app = index.apps[position]
        return DeclaredSegue(
          identifier: identifier,
          source: segue.source,
          destination: segue.destination.map { index.target(of: $0, in: app) },
          needsStoryboard: !index.registers(segue: segue.name, in: app)
            && !generated.cover(source: file.path),
          mayBeRegisteredElsewhere: !xcodeFolders.contains(app.folder)
            && (!programs.contains(app) || isInPackage(file.path)),
          position: position,
          file: file.path,
          location: segue.location
        )
      }
    }
  }

  private func isInPackage(_ path: String) -> Bool {
    Path.ancestors(of: Path.folder(path)).contains { packages.contains(ExactString($0)) }
  }
}
