import RouteCheckCore

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
