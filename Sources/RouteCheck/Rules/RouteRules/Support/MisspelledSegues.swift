import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Project {
  /// Unmentioned segues whose identifier differs by one letter from one that the class of their
  /// scene uses.
  ///
  /// Another scene has that identifier, for example for another device, so the code is correct
  /// there.
  var misspelledSegues: [Finding] {
    if code.index.files.allSatisfy(\.facts.segueUses.isEmpty) { return [] }
    let mentions = SegueMentions(code)
    var uses = SegueUsesByClass(code)
    var inStoryboards = SegueIdentifiers(self)
    var spelling = SpellingSearch()
    return scenes.flatMap { view -> [Finding] in
      let app = code.app(ofStoryboard: view.position)
      guard let name = view.scene.customClass, code.index.declares(name),
        !mentions.performsUnknownSegues(name, code.index, app)
      else { return [] }
      let used = uses.uses(ofClass: name, in: app)
      if used.isEmpty || used.count > Limits.meanings { return [] }
      let own = Set(view.scene.segues.compactMap(\.identifier))
      let missing = used.filter { !own.contains($0.key) }
      let compared = missing.filter(\.value.isCompared)
      return view.segues.compactMap { segue, locations in
        guard let identifier = segue.identifier, let location = locations.identifier,
          !mentions.contains(identifier)
        else { return nil }
        let candidates = locations.isManual ? missing : compared
        guard let near = spelling.slip(of: identifier, among: candidates.keys),
          inStoryboards.identifiers(in: app).contains(near), let use = candidates[near]
        else { return nil }
        let hint = SpellingSuggestion.hint(for: identifier, near: near)
        return Finding(
          file: view.file.path,
          location: location,
          "no source mentions segue '\(identifier)'\(hint)",
          notes: [
            Finding.Note(
              message: "the code of '\(name)' uses '\(near)'",
              file: code.index.files[use.file].path,
              location: use.location
            )
          ],
          fix: Finding.Fix(near),
          object: segue.id,
          severity: .warning
        )
      }
    }
  }
}

/// The identifiers that the code of classes performs or compares, by class.
private struct SegueUsesByClass {
  /// The first use of an identifier.
  struct Use {
    var file: Int
    var location: TextLocation
    /// Whether the code compares the identifier of any segue of the scene, and not only performs it.
    var isCompared: Bool
  }

  private let code: ProjectCode
  private var known: [App: [ExactString: [ExactString: Use]]] = [:]
  private var merged: [App: [ExactString: [ExactString: Use]]] = [:]

  init(_ code: ProjectCode) { self.code = code }

  /// The uses in a class and in its superclasses, by identifier.
  mutating func uses(ofClass name: ExactString, in app: App) -> [ExactString: Use] {
    if let found = merged[app]?[name] { return found }
    let classes = known[app] ?? find(app)
    known[app] = classes
    let names = code.index.ancestors(of: name, in: app) ?? []
    let all = names.compactMap { classes[$0] }.reduce(into: [:]) { all, uses in
      all.merge(uses) { $0.joined(with: $1) }
    }
    merged[app, default: [:]][name] = all
    return all
  }

  private func find(_ app: App) -> [ExactString: [ExactString: Use]] {
    var found: [ExactString: [ExactString: Use]] = [:]
    for file in code.index.apps.files(seenFrom: app) where !code.isTest(file) {
      for use in code.index.files[file].facts.segueUses
      where use.receiver != .other && ![.make, .trigger, .relayed].contains(use.kind) {
        guard case .known(let identifier) = code.identifier(of: use, in: file) else { continue }
        let new = Use(file: file, location: use.location, isCompared: use.kind == .compare)
        found[SourceIndex.lastName(use.performer), default: [:]].merge([identifier: new]) {
          $0.joined(with: $1)
        }
      }
    }
    return found
  }
}

extension SegueUsesByClass.Use {
  fileprivate func joined(with other: Self) -> Self {
    var first = self
    first.isCompared = isCompared || other.isCompared
    return first
  }
}
