import Routes
import StoryboardReader
import SwiftScanner

/// How Swift is generated: what `generate` in `.routecheck.json` says, and over it the options.
///
/// ```json
/// "generate": {
///   "access": "public",
///   "module": "App",
///   "imports": ["AppScreens"],
///   "modules": {"OldApp": "App"},
///   "types": {"ShareController": "any ShareScreen"},
///   "names": {"show-detail": "showDetailAgain"}
/// }
/// ```
package struct GenerationOptions: Hashable, Sendable {
  /// Who sees what is generated.
  package var access = Access.internal
  /// The module that the code becomes part of; it is never imported.
  package var module: String?
  /// Modules to import beside the ones that storyboards name.
  package var imports: [String] = []
  /// Modules by the names that storyboards call them.
  package var modules: [String: String] = [:]
  /// Swift types by the class that a storyboard names, such as a protocol for a screen.
  package var types: [String: String] = [:]
  /// Names by the identifiers that they are for.
  package var names: [String: String] = [:]

  /// An access level of the language.
  package enum Access: String, CaseIterable, Hashable, Sendable {
    case `internal`
    case package
    case `public`

    /// The modifier with a space behind it.
    package var modifier: String { self == .internal ? "" : "\(rawValue) " }
  }
}

extension GenerationOptions: Decodable {
  package init(from decoder: any Decoder) throws {
    let keys = ["access", "module", "imports", "modules", "types", "names"]
    let values = try StrictContainer(decoder, keys: keys)
    if let word: String = try values.optional("access") {
      guard let access = Access(rawValue: word) else {
        let hint = NearName.hint(for: word, oneOf: Access.allCases.map(\.rawValue))
        throw values.error(at: "access", "'\(word)' is no access level\(hint)")
      }
      self.access = access
    }
    module = try values.optional("module")
    imports = try values.optional("imports") ?? []
    modules = try values.optional("modules") ?? [:]
    types = try values.optional("types") ?? [:]
    names = try values.optional("names") ?? [:]
    for name in imports + modules.values + [module].compactMap(\.self)
    where !SwiftName.isTypeName(name) {
      let key = module == name ? "module" : imports.contains(name) ? "imports" : "modules"
      throw values.error(at: key, "'\(name)' is no name of a module")
    }
    for type in types.values where TypeName(parsing: type) == nil {
      throw values.error(at: "types", "'\(type)' is no type; write 'Name' or 'any Name'")
    }
    for name in names.values where SwiftName(name, noun: "").text != name {
      throw values.error(at: "names", "'\(name)' is no Swift name in lower camel case")
    }
  }
}
