import Routes
import StoryboardReader
import SwiftScanner

/// Findings that are accepted, by the storyboard object that they are about.
///
/// Object ids survive edits of the file, which lines do not.
struct Suppression: Hashable, Sendable, Decodable {
  /// The object's id, as Interface Builder shows it.
  var object: String
  /// The rules; none means all.
  var rules: [String]
  /// A pattern for the file, where the same id stands in several.
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

  /// Whether a finding is one of the accepted ones.
  func covers(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.object == object && (rules.isEmpty || rules.contains(diagnostic.rule))
      && file.map { PathPattern($0).matches(diagnostic.file) } ?? true
  }
}
