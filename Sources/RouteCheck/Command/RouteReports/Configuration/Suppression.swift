import RouteDiagnostics
import RouteRules
import Routes
import RuleSupport
import SourceText

/// Accepted findings about an object of a storyboard.
///
/// The id of an object survives edits of the file, unlike its line.
struct Suppression: Sendable, Decodable {
  /// The object's id, as Interface Builder shows it.
  var object: ExactString
  /// The names of the rules; empty for all.
  var rules: [String]
  /// A pattern for the file, for an id that exists in several.
  private var file: PathPatterns?

  init(from decoder: any Decoder) throws {
    let values = try StrictContainer(decoder, keys: ["object", "rules", "file"])
    object = try values.required("object")
    rules = try values.optional("rules") ?? []
    let pattern: String? = try values.optional("file")
    file = pattern.map { PathPatterns([$0]) }
    if let unknown = rules.first(where: { Rule.named($0) == nil }) {
      throw values.error(at: "rules", "\(UnknownRule(unknown))")
    }
  }

  /// Whether a finding about the object is accepted.
  func covers(_ diagnostic: Diagnostic, in folder: ConfigurationFolder) -> Bool {
    (rules.isEmpty || rules.contains(diagnostic.rule))
      && file?.match(folder.relative(diagnostic.file.string)) ?? true
  }
}
