import CodeReader
import ProjectModel
import RouteDiagnostics
import RouteRules
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Settings {
  /// Unused entries of the configuration, of the baseline and of comments. They are misspelled, or
  /// their subject is gone.
  ///
  /// They are looked for only if all rules run on the whole folder of the configuration. Otherwise
  /// their subject may be elsewhere.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - paths: The paths that were checked.
  ///   - found: All findings, including the accepted ones.
  func unusedEntries(
    for project: Project,
    of paths: [String],
    besides found: [Diagnostic]
  ) -> [Diagnostic] {
    let coversFolder = paths.contains { folder.path("") == ($0 == "." ? "" : Path.tidy($0)) }
    guard runner.runsAllRules, coversFolder else { return [] }
    let severity: Severity = failing == .warning ? .error : .note
    let unused = unusedObjects(found) + unusedBaseline(found) + unusedComments(project, found)
    return (unused.map { ($0, severity) } + unknownNames(project).map { ($0, .warning) })
      .map { Diagnostic($0, rule: "configuration", severity: $1) }
  }

  /// The accepted objects without a finding.
  private func unusedObjects(_ found: [Diagnostic]) -> [Finding] {
    guard let file else { return [] }
    let used = Suppressions(objects: suppress, folder: folder).usedObjects(by: found)
    return zip(suppress, file.elements(of: "suppress")).compactMap { suppression, place in
      guard !used.contains(suppression),
        suppression.rules.isEmpty || suppression.rules.contains(where: runner.runs)
      else { return nil }
      return Finding(
        file: file.path,
        location: place,
        "nothing is found about the object '\(suppression.object)'"
      )
    }
  }

  private func unusedBaseline(_ found: [Diagnostic]) -> [Finding] {
    guard let baseline else { return [] }
    return baseline.unused(by: found, in: folder).compactMap { entry in
      guard runner.runs(entry.rule) || Rule.named(entry.rule) == nil else { return nil }
      return Finding(
        file: baseline.path,
        location: entry.location,
        "the finding of '\(entry.rule)' in '\(entry.file)' is gone; write the baseline again"
      )
    }
  }

  /// The comments that name a rule which finds nothing there. A comment without rules may be for
  /// another command.
  private func unusedComments(_ project: Project, _ found: [Diagnostic]) -> [Finding] {
    let places = Set(
      found.flatMap { diagnostic -> [ExactString] in
        let place: ExactString = "\(diagnostic.rule) \(diagnostic.file)"
        return [place, "\(place):\(diagnostic.location.line)"]
      }
    )
    return project.code.suppressions.flatMap { file, suppressions in
      suppressions.flatMap { suppression -> [Finding] in
        let line: ExactString
        switch suppression.reach {
        case .line(let number): line = ":\(number)"
        case .file: line = ""
        case .unknown, .sentence: return []
        }
        return suppression.rules
          .filter { runner.runs($0) && !places.contains("\($0) \(file)\(line)") }
          .map {
            Finding(
              file: file.string,
              location: suppression.location,
              "'\($0)' finds nothing here"
            )
          }
      }
    }
  }

  /// The classes in `types` and the actions in `unwinds` that no storyboard has.
  private func unknownNames(_ project: Project) -> [Finding] {
    // A storyboard that cannot be read may have any class and action.
    guard let file, !project.storyboards.isEmpty,
      !project.files.inputs.problems.contains(where: \.mayHideStoryboard)
    else { return [] }
    var spelling = SpellingSearch()
    func unknown(
      _ key: String,
      _ kind: String,
      among names: () -> Set<ExactString>
    ) -> [Finding] {
      let entries = file.entries(of: key)
      if entries.isEmpty { return [] }
      let names = names()
      return entries.filter { !names.contains($0.name) }.map { name, location in
        let near = spelling.closest(to: name, among: names)
        let others = names.subtracting(entries.map(\.name)).sorted()
        let hint = SpellingSuggestion.hint(
          for: name,
          near: near,
          otherwise: 1...5 ~= others.count ? "others are \(others.quotedList)" : nil
        )
        return Finding(
          file: file.path,
          location: location,
          "no storyboard has \(kind) '\(name)'\(hint)"
        )
      }
    }
    let classes = unknown("types", "the class") {
      Set(
        project.storyboards.flatMap { file in
          file.classes.map(\.name) + file.customClasses.values
            + file.storyboard.scenes.compactMap(\.customClass)
        }
      )
    }
    return classes
      + unknown("unwinds", "an unwind with the action") {
        Set(
          project.storyboards.lazy.flatMap(\.storyboard.scenes).flatMap(\.segues)
            .compactMap(\.unwindAction)
        )
      }
  }
}
