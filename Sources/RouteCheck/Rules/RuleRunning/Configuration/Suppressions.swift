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
      .mapValues(ObjectSuppressions.init)
    let byFile = comments.mapValues(FileSuppressions.init)
    let open = diagnostics.filter { diagnostic in
      diagnostic.object.flatMap { byObject[$0] }?.covers(diagnostic, in: folder) != true
        && byFile[diagnostic.file]?.covers(diagnostic) != true
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
  /// A pattern for the file, for an id that exists in several.
  var file: String?

  init(from decoder: any Decoder) throws {
    let values = try StrictContainer(decoder, keys: ["object", "rules", "file"])
    object = try values.required("object")
    rules = try values.optional("rules") ?? []
    file = try values.optional("file")
    if let unknown = rules.first(where: { Rule.named($0) == nil }) {
      throw values.error(at: "rules", "\(UnknownRule(unknown))")
    }
  }
}

/// The accepted rules of an object in the configuration.
private struct ObjectSuppressions {
  /// The files for each list of rules; `nil` for all files.
  private let files: [[String]: PathPatterns?]

  init(_ suppressions: [Suppression]) {
    files = Dictionary(grouping: suppressions, by: \.rules).mapValues { suppressions in
      let patterns = suppressions.map(\.file)
      return patterns.contains(nil) ? nil : PathPatterns(patterns.compactMap(\.self))
    }
  }

  func covers(_ diagnostic: Diagnostic, in folder: ConfigurationFolder) -> Bool {
    files.contains { rules, files in
      (rules.isEmpty || rules.contains(diagnostic.rule))
        && files?.match(folder.relative(diagnostic.file.string)) ?? true
    }
  }
}

/// The rules that the comments of a file switch off.
private struct FileSuppressions {
  private var file = Rules()
  private var lines: [UInt32: Rules] = [:]

  private struct Rules {
    var isAll = false
    var names: Set<String> = []

    mutating func add(_ suppression: SourceSuppression) {
      if suppression.rules.isEmpty { isAll = true }
      names.formUnion(suppression.rules.map(\.text))
    }

    func contains(_ rule: String) -> Bool { isAll || names.contains(rule) }
  }

  init(_ suppressions: [SourceSuppression]) {
    for suppression in suppressions {
      switch suppression.reach {
      case .line(let line): lines[line, default: Rules()].add(suppression)
      case .file: file.add(suppression)
      case .unknown: break
      }
    }
  }

  func covers(_ diagnostic: Diagnostic) -> Bool {
    file.contains(diagnostic.rule)
      || lines[diagnostic.location.line]?.contains(diagnostic.rule) == true
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
