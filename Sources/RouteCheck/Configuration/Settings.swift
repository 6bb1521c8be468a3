/// How a run is set: the configuration's word, and over it the command line's.
struct Settings: Sendable {
  var runner: RuleRunner
  var exclude: [PathPattern]
  var suppress: [Suppression]
  var baseline: Baseline?
  var failing: Severity
  /// How Swift is generated, before the command's own options.
  var generation: GenerationOptions

  /// The options that every command with settings takes.
  static let options: [Option] = [
    .config, .rule, .skipRule, .baseline, .strict, .quiet, .jobs,
  ]

  init(_ arguments: Arguments, files: FileSystem, isGenerating: Bool = false) throws {
    let configuration = try Configuration.read(arguments[.config], from: files)
    runner = RuleRunner(
      configuration.rules,
      only: arguments.all(.rule),
      skipping: arguments.all(.skipRule),
      isGenerating: isGenerating
    )
    exclude = configuration.exclude.map(PathPattern.init)
    suppress = configuration.suppress
    baseline = try (arguments[.baseline] ?? configuration.baseline).map {
      try Baseline.read($0, from: files)
    }
    generation = configuration.generate
    failing = configuration.strict || arguments.has(.strict) ? .warning : .error
  }

  func isExcluded(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }

  /// Checks a project and leaves out what is accepted.
  func check(_ project: Project) async -> Report {
    let report = await runner.runConcurrently(on: project)
    let accepted = Dictionary(grouping: suppress, by: \.object)
    var diagnostics = report.diagnostics.filter { diagnostic in
      guard let object = diagnostic.object else { return true }
      return accepted[object]?.contains { $0.covers(diagnostic) } != true
    }
    if let baseline { diagnostics = baseline.filter(diagnostics) }
    return Report(diagnostics, fileCount: report.fileCount)
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
