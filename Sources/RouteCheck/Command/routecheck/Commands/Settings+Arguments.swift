import ProjectLoading
import RouteRules
import RuleRunning
import RuleSupport
import SourceText

extension Settings {
  /// The options of every command that checks a project.
  static let options: [Option] = [
    .config, .rule, .skipRule, .baseline, .strict, .quiet, .jobs,
  ]

  /// Reads the configuration and the baseline, and applies the options of the command line.
  init(
    _ arguments: Arguments,
    files: FileSystem,
    for purpose: RuleRunner.Purpose = .validating
  ) throws {
    let chosen = Set(arguments.all(.rule))
    if let both = arguments.all(.skipRule).first(where: chosen.contains) {
      throw UsageError(
        "rule '\(both)' is given to '--rule' and to '--skip-rule'; leave one of them out"
      )
    }
    let place = try arguments.configuration(in: files)
    let configuration =
      try place.map { try Configuration.read($0.path, from: files) } ?? Configuration()
    let folder = place?.folder ?? ConfigurationFolder()
    // A baseline that is written again does not accept its findings.
    let configured = arguments.has(.writeBaseline) ? nil : configuration.baseline.map(folder.path)
    let baseline = arguments[.baseline] ?? configured
    self.init(
      configuration,
      in: folder,
      running: RuleRunner(
        configuration.rules,
        only: arguments.all(.rule),
        skipping: arguments.all(.skipRule),
        for: purpose
      ),
      baseline: try baseline.map { try Baseline.read($0, from: files) },
      isStrict: arguments.has(.strict)
    )
    paths = [place?.path, baseline].compactMap(\.self)
  }
}

extension Arguments {
  /// The configuration that is given, or the one that is found for the paths.
  func configuration(in files: FileSystem) throws(UsageError) -> Configuration.Place? {
    if let path = self[.config] {
      return Configuration.Place(path: path, folder: ConfigurationFolder(Path.folder(path)))
    }
    let found = paths.compactMap { path in
      Configuration.nearest(to: path, in: files).map { (path: path, place: $0) }
    }
    let other = found.first { !$0.place.path.utf8.elementsEqual(found[0].place.path.utf8) }
    if let other {
      throw UsageError(
        "'\(found[0].path)' and '\(other.path)' have different configurations, "
          + "'\(found[0].place.path)' and '\(other.place.path)'; run them separately, or choose one "
          + "with '--config'"
      )
    }
    return found.first?.place
  }
}

extension Option {
  static let config = Option(
    name: "--config",
    value: .file,
    help: "The configuration to use",
    defaultValue: "the nearest \(Path.configuration) at or above the paths"
  )
  static let rule = Option(
    name: "--rule",
    value: .rule(ofSearch: false),
    help: "Run only this rule; may be repeated",
    defaultValue: "every rule that is on",
    repeats: true
  )
  static let skipRule = Option(
    name: "--skip-rule",
    value: .rule(ofSearch: false),
    help: "Do not run this rule; may be repeated",
    defaultValue: "no rule",
    repeats: true
  )
  static let baseline = Option(
    name: "--baseline",
    value: .file,
    help: "Accept the findings in this file",
    defaultValue: "the configuration's"
  )
  static let writeBaseline = Option(
    name: "--write-baseline",
    value: .file,
    help: "Write all findings to this file and succeed"
  )
  static let strict = Option(
    name: "--strict",
    help: "Fail on warnings as well as on errors",
    defaultValue: "the configuration's, or errors alone"
  )
  static let quiet = Option(
    name: "--quiet",
    help: "Do not print the summary, or the names of written files"
  )
  static let jobs = Option(
    name: "--jobs",
    value: .number(upTo: 1024),
    help: "The number of files to read at once",
    defaultValue: "the number of cores"
  )
}
