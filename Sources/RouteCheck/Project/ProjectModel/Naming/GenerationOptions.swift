import Routes
import SourceText

/// How Swift is generated: `generate` in `.routecheck.json`, overridden by the command's options.
///
/// ```json
/// "generate": {
///   "access": "public",
///   "module": "App",
///   "imports": ["AppScreens"],
///   "modules": {"OldApp": "App"},
///   "types": {"ShareController": "any ShareScreen"},
///   "names": {"show-detail": "showDetailAgain"},
///   "unwinds": {"unwindToFeed:": "FeedController"}
/// }
/// ```
package struct GenerationOptions: Sendable {
  package var access = Access.internal
  /// The module of the generated code, which is never imported.
  package var module: ExactString?
  /// Modules to import in addition to the modules in storyboards.
  package var imports: [ExactString] = []
  /// Modules by their names in storyboards.
  package var modules: [ExactString: ExactString] = [:]
  /// Swift types by the classes in storyboards, such as a protocol for a screen.
  package var types: [ExactString: ExactString] = [:]
  /// Names in Swift by the identifiers in storyboards.
  package var names: [ExactString: ExactString] = [:]
  /// The Swift types that receive unwinds by their actions, for types that are not in the sources.
  package var unwinds: [ExactString: ExactString] = [:]

  /// Whether the run generates Swift, and may then see only one target of the app.
  package var isRunning = false

  package init() {}

  package enum Access: String, CaseIterable, Sendable {
    case `internal`
    case package
    case `public`

    /// The modifier with a trailing space; empty for the default level.
    package var modifier: String { self == .internal ? "" : "\(rawValue) " }
  }
}

extension GenerationOptions: Decodable {
  package init(from decoder: any Decoder) throws {
    let keys = ["access", "module", "imports", "modules", "types", "names", "unwinds"]
    let values = try StrictContainer(decoder, keys: keys)
    if let word: String = try values.optional("access") {
      guard let access = Access(rawValue: word) else {
        let hint = SpellingSuggestion.hint(for: word, oneOf: Access.allCases.map(\.rawValue))
        throw values.error(at: "access", "'\(word)' is not an access level\(hint)")
      }
      self.access = access
    }
    module = try values.optional("module")
    imports = try values.optional("imports") ?? []
    modules = try values.optional("modules") ?? [:]
    types = try values.optional("types") ?? [:]
    names = try values.optional("names") ?? [:]
    unwinds = try values.optional("unwinds") ?? [:]
    for name in imports + modules.values + [module].compactMap(\.self)
    where !SwiftName.isTypeName(name) {
      let key = module == name ? "module" : imports.contains(name) ? "imports" : "modules"
      throw values.error(at: key, "'\(name)' is not a module name")
    }
    for (key, types) in [("types", types), ("unwinds", unwinds)] {
      for type in types.values where TypeName(parsing: type) == nil {
        throw values.error(at: key, "'\(type)' is not a type; write 'Name' or 'any Name'")
      }
    }
    for name in names.values where SwiftName(name, noun: "").text != name {
      throw values.error(at: "names", "'\(name)' is not a Swift name in lower camel case")
    }
  }
}
