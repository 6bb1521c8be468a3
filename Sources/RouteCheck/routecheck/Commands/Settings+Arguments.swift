import RouteCheckCore

extension Settings {
  /// The options that every command with settings takes.
  static let options: [Option] = [
    .config, .rule, .skipRule, .baseline, .strict, .quiet, .jobs,
  ]

  /// Reads the configuration and the baseline, and applies the command line's options.
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
    help: "The configuration, instead of \(Configuration.defaultPath)."
  )
  static let rule = Option(
    name: "--rule",
    value: .rule,
    help: "Run this rule and no other; may be repeated.",
    repeats: true
  )
  static let skipRule = Option(
    name: "--skip-rule",
    value: .rule,
    help: "Leave this rule out; may be repeated.",
    repeats: true
  )
  static let baseline = Option(
    name: "--baseline",
    value: .file,
    help: "Pass over the findings of this file."
  )
  static let writeBaseline = Option(
    name: "--write-baseline",
    value: .file,
    help: "Write all findings to this file and succeed."
  )
  static let strict = Option(name: "--strict", value: .flag, help: "Fail on warnings, too.")
  static let quiet = Option(
    name: "--quiet",
    value: .flag,
    help: "Leave out the summary, and what was written, on standard error."
  )
  static let jobs = Option(
    name: "--jobs",
    value: .number,
    help: "How many files are read at once."
  )
}
