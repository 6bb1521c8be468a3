import CodeReader
import ProjectFiles
import ProjectModel
import RouteDiagnostics
import RouteRules
import Routes
import SourceText
import StoryboardModel
import StoryboardReader

/// Unused entries of the configuration, of the baseline and of comments. They are misspelled, or
/// their subject is gone.
///
/// They are looked for only if all rules run on the whole folder of the configuration. Otherwise
/// their subject may be elsewhere.
struct UnusedSettings {
  let settings: Settings
  let project: Project
  private let files: FileSystem
  private let isComplete: Bool

  init(
    _ settings: Settings,
    _ project: Project,
    _ files: FileSystem,
    covering paths: [String]
  ) {
    self.settings = settings
    self.project = project
    self.files = files
    isComplete =
      settings.runner.runsAllRules
      && paths.contains { settings.folder.path("") == ($0 == "." ? "" : Path.tidy($0)) }
  }

  /// A diagnostic for each entry.
  ///
  /// - Parameter found: All findings, including the accepted ones.
  func diagnostics(besides found: [Diagnostic]) -> [Diagnostic] {
    guard isComplete else { return [] }
    // A storyboard that cannot be read may have any class and action.
    let mayHideStoryboard = project.files.inputs.problems.contains(where: \.mayHideStoryboard)
    let misspelled = mayHideStoryboard ? [] : settings.file.map(misspelledNames) ?? []
    return misspelled + unusedEntries(found) + unusedComments(found)
  }

  /// The entries that have no effect.
  private func unusedEntries(_ found: [Diagnostic]) -> [Diagnostic] {
    var unused: [Diagnostic] = []
    if let file = settings.file {
      let places = file.elements(of: "exclude")
      for (pattern, place) in zip(file.configuration.exclude, places) where excludesNothing(pattern)
      {
        unused.append(note("there is nothing at the excluded path '\(pattern)'", file.path, place))
      }
      let suppressions = zip(settings.suppress, file.elements(of: "suppress"))
      let accepting = Suppressions(objects: settings.suppress, folder: settings.folder)
      let used = accepting.usedObjects(by: found)
      for (suppression, place) in suppressions where !used.contains(suppression) {
        guard suppression.rules.isEmpty || suppression.rules.contains(where: settings.runner.runs)
        else { continue }
        unused.append(
          note("nothing is found about the object '\(suppression.object)'", file.path, place)
        )
      }
    }
    if let baseline = settings.baseline {
      for entry in baseline.unused(by: found, in: settings.folder)
      where settings.runner.runs(entry.rule) || Rule.named(entry.rule) == nil {
        unused.append(
          note(
            "the finding of '\(entry.rule)' in '\(entry.file)' is gone; write the baseline again",
            baseline.path,
            entry.location
          )
        )
      }
    }
    return unused
  }

  /// The comments that name a rule which finds nothing there. A comment without rules may be for
  /// another command.
  private func unusedComments(_ found: [Diagnostic]) -> [Diagnostic] {
    struct Place: Hashable {
      var file: ExactString
      var rule: String
      var line: UInt32?
    }
    let places = Set(
      found.flatMap { diagnostic in
        [nil, diagnostic.location.line].map {
          Place(file: diagnostic.file, rule: diagnostic.rule, line: $0)
        }
      }
    )
    return project.code.suppressions.flatMap { file, suppressions in
      suppressions.flatMap { suppression -> [Diagnostic] in
        let line: UInt32?
        switch suppression.reach {
        case .line(let number): line = number
        case .file: line = nil
        case .unknown, .sentence: return []
        }
        return suppression.rules.filter { rule in
          settings.runner.runs(rule) && !places.contains(Place(file: file, rule: rule, line: line))
        }.map { note("'\($0)' finds nothing here", file.string, suppression.location) }
      }
    }
  }

  /// Whether a pattern is the path of something that does not exist.
  private func excludesNothing(_ pattern: String) -> Bool {
    guard !pattern.utf8.contains(where: { $0 == Ascii.star || $0 == UInt8(ascii: "?") }),
      files.kind(settings.folder.path(pattern)) == nil
    else { return false }
    if pattern.utf8.contains(Ascii.slash) { return true }
    // Any name counts, even a name in a folder that another entry excludes.
    return !project.files.inputs.excluded.contains { path in
      Path.name(path) == pattern || files.kind(path) == .folder
    }
  }

  private func note(_ message: String, _ file: String, _ location: TextLocation) -> Diagnostic {
    diagnostic(message, file, location, settings.failing == .warning ? .error : .note)
  }

  private func diagnostic(
    _ message: String,
    _ file: String,
    _ location: TextLocation,
    _ severity: Severity
  ) -> Diagnostic {
    Diagnostic(
      Finding(file: file, location: location, message),
      rule: "configuration",
      severity: severity
    )
  }
}

extension UnusedSettings {
  /// The names in `types` and `unwinds` that are about nothing.
  private func misspelledNames(_ file: ConfigurationFile) -> [Diagnostic] {
    misspelledTypes(file) + mistakenReceivers(file)
  }

  /// The classes in `types` that no storyboard has, and the misspelled types.
  private func misspelledTypes(_ file: ConfigurationFile) -> [Diagnostic] {
    let types = file.types
    if types.isEmpty || project.storyboards.isEmpty { return [] }
    var spelling = SpellingSearch()
    let classes = Set(
      project.storyboards.flatMap { file in
        file.classes.map(\.name) + file.customClasses.values
          + file.storyboard.scenes.compactMap(\.customClass)
      }
    )
    let unknown = types.filter { !classes.contains($0.name) }.map { name, key, _ in
      let near = spelling.closest(to: name, among: classes)
      let hint = SpellingSuggestion.hint(for: name, near: near)
      return warning("no storyboard has the class '\(name)'\(hint)", file.path, key)
    }
    return unknown + undeclaredTypes(file)
  }

  /// The misspelled types that the configuration gives to classes.
  ///
  /// The generated code for them does not compile.
  func undeclaredTypes(_ file: ConfigurationFile) -> [Diagnostic] {
    var types = MisspelledTypes(project)
    return file.types.compactMap { name, _, value in
      guard let text = settings.generation.types[name] else { return nil }
      return types.message(about: SourceIndex.typeName(in: text)).map {
        warning($0, file.path, value)
      }
    }
  }

  func warning(_ message: String, _ file: String, _ location: TextLocation) -> Diagnostic {
    diagnostic(message, file, location, .warning)
  }
}
