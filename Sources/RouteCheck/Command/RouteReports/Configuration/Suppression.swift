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
