import RouteCheckCore

extension Settings {
  /// The options of every command that checks a project.
  static let options: [Option] = [
    .config, .rule, .skipRule, .baseline, .strict, .quiet, .jobs,
  ]

  /// Reads the configuration and the baseline, and applies the options of the command line.
  init(_ arguments: Arguments, files: FileSystem, isGenerating: Bool = false) throws {
    let configuration = try Configuration.read(arguments[.config], from: files)
    self.init(
      configuration,
      only: arguments.all(.rule),
      skipping: arguments.all(.skipRule),
      baseline: try (arguments[.baseline] ?? configuration.baseline).map {
        try Baseline.read($0, from: files)
      },
      isStrict: arguments.has(.strict),
      isGenerating: isGenerating
    )
  }
}

extension Option {
  static let config = Option(
    name: "--config",
    value: .file,
    help: "The configuration to use",
    defaultValue: Configuration.defaultPath
  )
  static let rule = Option(
    name: "--rule",
    value: .rule,
    help: "Run only this rule; may be repeated",
    repeats: true
  )
  static let skipRule = Option(
    name: "--skip-rule",
    value: .rule,
    help: "Do not run this rule; may be repeated",
    repeats: true
  )
  static let baseline = Option(
    name: "--baseline",
    value: .file,
    help: "Accept the findings in this file",
    defaultValue: "the configuration's"
  )
  static let strict = Option(name: "--strict", help: "Fail on warnings as well as on errors")
  static let quiet = Option(
    name: "--quiet",
    help: "Do not print the summary, or which files were written"
  )
  static let jobs = Option(
    name: "--jobs",
    value: .count,
    help: "How many files to read at once",
    defaultValue: "the number of cores"
  )
}
