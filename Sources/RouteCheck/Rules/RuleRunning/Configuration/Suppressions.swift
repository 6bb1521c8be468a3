import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText

extension Settings {
  /// The diagnostics that neither comments in sources, nor the configuration, nor the baseline accepts.
  ///
  /// - Parameters:
  ///   - diagnostics: Sorted diagnostics. A baseline accepts the first of several equal ones.
  ///   - comments: The comments, by file.
  func open(
    _ diagnostics: [Diagnostic],
    _ comments: [ExactString: [SourceSuppression]]
  ) -> [Diagnostic] {
    let byObject = Dictionary(grouping: configuration.suppress, by: \.object)
    let open = diagnostics.filter { diagnostic in
      let ofObject = diagnostic.object.flatMap { byObject[$0] } ?? []
      return !ofObject.contains { $0.covers(diagnostic, in: folder) }
        && comments[diagnostic.file]?.contains { $0.covers(diagnostic) } != true
    }
    return baseline?.filter(open, in: folder) ?? open
  }
}

/// Accepted findings about an object of a storyboard.
///
/// The id of an object survives edits of the file, unlike its line.
struct Suppression: Sendable, Decodable {
  /// The object's id, as Interface Builder shows it.
  var object: ExactString
  /// The names of the rules; empty for all.
  var rules: [String]
  /// The files, for an id that exists in several; `nil` for all.
  private let files: PathPatterns?

  init(from decoder: any Decoder) throws {
    let values = try StrictContainer(decoder, keys: ["object", "rules", "file"])
    object = try values.required("object")
    rules = try values.optional("rules") ?? []
    let file: String? = try values.optional("file")
    files = file.map { PathPatterns([$0]) }
    if let unknown = rules.first(where: { Rule.named($0) == nil }) {
      throw values.error(at: "rules", "\(UnknownRule(unknown))")
    }
  }

  fileprivate func covers(_ diagnostic: Diagnostic, in folder: ConfigurationFolder) -> Bool {
    (rules.isEmpty || rules.contains(diagnostic.rule))
      && files?.match(folder.relative(diagnostic.file.string)) ?? true
  }
}

extension Project {
  /// The comments with a command or a rule that does not exist, which suppress less than they say.
  package var misspelledSuppressions: [Diagnostic] {
    code.suppressions.flatMap { file, suppressions in
      suppressions.compactMap(\.problem).map {
        Diagnostic($0, in: file.string, rule: "configuration", severity: .warning)
      }
    }
  }
}

extension SourceSuppression {
  fileprivate func covers(_ diagnostic: Diagnostic) -> Bool {
    let isReached =
      switch reach {
      case .line(let line): line == diagnostic.location.line
      case .file: true
      case .unknown: false
      }
    return isReached && (rules.isEmpty || rules.contains { $0.text == diagnostic.rule })
  }

  /// The first word without a meaning; `nil` if there is none.
  fileprivate var problem: TextProblem? {
    if case .unknown(let command) = reach {
      let commands = ["disable", "disable:next", "disable:file"]
      let hint = SpellingSuggestion.hint(for: command.text, oneOf: commands)
      return TextProblem("unknown command '\(command.text)'\(hint)", at: command.location)
    }
    return rules.first { Rule.named($0.text) == nil }.map { rule in
      let unknown = UnknownRule(rule.text)
      let hint = unknown.near == nil ? "; a reason comes after ' -- '" : ""
      return TextProblem("\(unknown)\(hint)", at: rule.location)
    }
  }
}
