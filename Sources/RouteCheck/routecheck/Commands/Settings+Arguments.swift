import RouteCheckCore

extension Settings {
  /// The options of every command that checks a project.
  static let options: [Option] = [
    .config, .rule, .skipRule, .baseline, .strict, .quiet, .jobs,
  ]

  /// Reads the configuration and the baseline, and applies the options of the command line.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - files: The files.
  ///   - isGenerating: Whether Swift is generated.
  ///   - usesConfiguredBaseline: Whether the baseline of the configuration is read. A command that
  ///     writes it anew does not accept its findings.
  init(
    _ arguments: Arguments,
    files: FileSystem,
    isGenerating: Bool = false,
    usesConfiguredBaseline: Bool = true
  ) throws {
    let configuration = try Configuration.read(arguments[.config], from: files)
    let configured = usesConfiguredBaseline ? configuration.baseline : nil
    let baseline = arguments[.baseline] ?? configured
    self.init(
      configuration,
      only: arguments.all(.rule),
      skipping: arguments.all(.skipRule),
      baseline: try baseline.map { try Baseline.read($0, from: files) },
      isStrict: arguments.has(.strict),
      isGenerating: isGenerating
    )
    paths = [arguments[.config] ?? Configuration.defaultPath, baseline].compactMap(\.self)
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
