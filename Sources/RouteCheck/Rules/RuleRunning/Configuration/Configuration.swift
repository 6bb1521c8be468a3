import ProjectLoading
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText

/// The contents of `.routecheck.json`: settings of rules, excluded paths and accepted findings.
///
/// ```json
/// {
///   "rules": {"unreachable-scene": "warning", "unmapped-segue": "off"},
///   "exclude": ["Legacy", "Vendor/**/*.storyboard"],
///   "suppress": [{"object": "aB1-cD-2eF", "rules": ["duplicate-segue"]}],
///   "baseline": "routecheck-baseline.json",
///   "strict": true
/// }
/// ```
///
/// Paths are relative to the folder of the file.
package struct Configuration: Sendable {
  /// The settings of rules that differ from the default.
  package var rules: [String: Rule.Setting] = [:]
  package var exclude: [String] = []
  /// The places of the excluded paths in the file.
  var exclusionLocations: [TextLocation] = []
  /// The places of the classes under `generate.types` in the file.
  var typeLocations: [ExactString: TextLocation] = [:]
  var suppress: [Suppression] = []
  package var baseline: String?
  package var strict = false
  /// How `generate` writes Swift.
  package var generate = GenerationOptions()

  package init() {}
}

extension Configuration: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try StrictContainer(
      decoder,
      keys: ["rules", "exclude", "suppress", "baseline", "strict", "generate"]
    )
    let rules: RuleSettings? = try values.optional("rules")
    self.rules = rules?.settings ?? [:]
    exclude = try values.optional("exclude") ?? []
    suppress = try values.optional("suppress") ?? []
    baseline = try values.optional("baseline")
    strict = try values.optional("strict") ?? false
    generate = try values.optional("generate") ?? GenerationOptions()
  }
}

/// The object of settings by the names of rules.
private struct RuleSettings: Decodable {
  var settings: [String: Rule.Setting] = [:]

  init(from decoder: any Decoder) throws {
    let names = Rule.all.map(\.id)
    let values = try StrictContainer(decoder, keys: names, noun: "rule")
    for name in names {
      guard let word: String = try values.optional(name) else { continue }
      guard let setting = Rule.Setting(word) else {
        let hint = SpellingSuggestion.hint(for: word, oneOf: Rule.Setting.words)
        throw values.error(at: name, "'\(word)' is not a rule setting\(hint)")
      }
      settings[name] = setting
    }
  }
}

extension Rule.Setting {
  package static let words = ["off", "on"] + Severity.allCases.map(\.rawValue)

  package init?(_ word: String) {
    switch word {
    case "off": self = .off
    case "on": self = .on
    default:
      guard let severity = Severity(rawValue: word) else { return nil }
      self = .severity(severity)
    }
  }
}

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Throws: ``ConfigurationProblem`` for an invalid file, and ``FileProblem`` for one that
  ///   cannot be read, such as a broken link. Neither is ignored.
  package static func read(_ path: String, from files: FileSystem) throws -> Configuration {
    let bytes = try files.contents(of: path, as: "configuration '\(path)'")
    switch StrictJSON.read(Configuration.self, from: bytes) {
    case .success((var configuration, let node)):
      let lines = LineTable(bytes)
      configuration.exclusionLocations = (node["exclude"]?.elements ?? []).map {
        lines.location(of: $0.range)
      }
      if let types = node["generate"]?["types"]?.members {
        for (key, member) in types {
          configuration.typeLocations[ExactString(key)] = lines.location(of: member.location)
        }
      }
      return configuration
    case .failure(let problem): throw ConfigurationProblem(problem, in: path)
    }
  }
}

/// A mistake in a configuration or a baseline.
package struct ConfigurationProblem: Error {
  package var diagnostic: Diagnostic

  init(_ problem: TextProblem, in path: String) {
    // It is not a rule, because it cannot be switched off.
    diagnostic = Diagnostic(problem, in: path, rule: "configuration")
  }

  /// The mistake, with the revision of its configuration.
  package func inRevision(_ revision: String) -> ConfigurationProblem {
    var problem = self
    problem.diagnostic.finding.message =
      "\(diagnostic.message); the file is that of '\(revision)', and --config replaces it"
    return problem
  }
}

/// The folder of a configuration. The paths of the configuration are relative to it.
package struct ConfigurationFolder: Sendable {
  /// The folder, as a path from the current one; empty for the current folder.
  private let folder: String
  /// The path from the folder to the current one, if the folder is above it.
  private let below: String

  package init(_ folder: String = "", below: String = "") {
    self.folder = folder.isEmpty || folder == "." ? "" : Path.tidy(folder)
    self.below = below
  }

  /// The path that leads from the current folder to one of the configuration.
  package func path(_ path: String) -> String { Path.resolve(folder, path) }

  func isAtOrBelow(_ path: String) -> Bool {
    let path = Path.tidy(path)
    if !below.isEmpty { return false }
    return path == "." || path == folder || folder.hasBytePrefix(path + "/")
  }

  /// The path from the folder to a file, or an absolute path outside of the folder.
  package func relative(_ path: String) -> String {
    let path = Path.tidy(path)
    let isAbsolute = path.hasBytePrefix("/")
    if !below.isEmpty, !isAbsolute { return Path.resolve(below, path) }
    if folder.isEmpty { return path }
    if path.hasBytePrefix(folder + "/") {
      return String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
    }
    if isAbsolute || folder.hasBytePrefix("/") { return path }
    return folder.split(at: "/").map { _ in "../" }.joined() + path
  }
}

extension Configuration {
  package struct Place: Sendable {
    package var path: String
    package var folder: ConfigurationFolder

    package init(path: String, folder: ConfigurationFolder) {
      self.path = path
      self.folder = folder
    }
  }

  /// Finds the configuration of a path: the nearest one in its folder or above it, or else in the
  /// current folder or above it; `nil` if there is none.
  ///
  /// A folder above the current one counts only inside a repository, up to the folder with `.git`,
  /// because anybody can write a file into a shared folder.
  package static func nearest(to path: String, in files: FileSystem) -> Place? {
    let isFolder = files.target(path) == .folder
    let start = isFolder ? Path.tidy(path) : Path.folder(Path.tidy(path))
    let current = files.realPath(".").flatMap { $0.hasBytePrefix("/") ? $0 : nil }
    let above = Path.ancestors(of: start == "." ? "" : start)
    let trusted = above.firstIndex { isRepository($0, in: files) || $0 == current } ?? 0
    let inside = start.hasBytePrefix("/") ? above[...trusted] : above[...]
    for folder in inside + [""] {
      let candidate = Path.join(folder, Path.configuration)
      if files.kind(candidate) != nil {
        return Place(path: candidate, folder: ConfigurationFolder(folder))
      }
      if isRepository(folder, in: files) { return nil }
    }
    guard let current else { return nil }
    let outside = Path.ancestors(of: current).dropFirst()
    guard let top = outside.firstIndex(where: { isRepository($0, in: files) }) else { return nil }
    for folder in outside[...top] where !folder.isEmpty {
      let candidate = Path.join(folder, Path.configuration)
      guard files.kind(candidate) != nil else { continue }
      let below = ConfigurationFolder(folder).relative(current)
      return Place(path: candidate, folder: ConfigurationFolder(folder, below: below))
    }
    return nil
  }

  private static func isRepository(_ folder: String, in files: FileSystem) -> Bool {
    files.kind(Path.join(folder, ".git")) != nil
  }
}
