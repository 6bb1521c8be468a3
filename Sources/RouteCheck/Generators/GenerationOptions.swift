import Routes

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
struct GenerationOptions: Hashable, Sendable {
  /// Who sees what is generated.
  var access = Access.internal
  /// The module that the code becomes part of; it is never imported.
  var module: String?
  /// Modules to import beside the ones that storyboards name.
  var imports: [String] = []
  /// Modules by the names that storyboards call them.
  var modules: [String: String] = [:]
  /// Swift types by the class that a storyboard names, such as a protocol for a screen.
  var types: [String: String] = [:]
  /// Names by the identifiers that they are for.
  var names: [String: String] = [:]

  /// An access level of the language.
  enum Access: String, CaseIterable, Hashable, Sendable {
    case `internal`
    case package
    case `public`

    /// The modifier with a space behind it.
    var modifier: String { self == .internal ? "" : "\(rawValue) " }
  }
}

extension GenerationOptions: Decodable {
  init(from decoder: any Decoder) throws {
    let keys = ["access", "module", "imports", "modules", "types", "names"]
    let values = try StrictContainer(decoder, keys: keys)
    if let word: String = try values.optional("access") {
      guard let access = Access(rawValue: word) else {
        let hint = SpellingSuggestion.hint(for: word, oneOf: Access.allCases.map(\.rawValue))
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

extension GenerationOptions {
  /// The options over what the configuration says.
  mutating func apply(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments[.access], let access = Access(rawValue: word) { self.access = access }
    if let name = arguments[.module] { module = name }
    imports += arguments.all(.importedModule)
    for name in imports + [module].compactMap(\.self) where !SwiftName.isTypeName(name) {
      throw .invalidValue(option: "--module", value: name, choices: ["App"])
    }
    for mapping in arguments.all(.mappedType) {
      let parts = mapping.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, TypeName(parsing: parts[1]) != nil else {
        throw .invalidValue(option: "--type", value: mapping, choices: ["CLASS=TYPE"])
      }
      types[parts[0]] = parts[1]
    }
  }
}
