import ProjectModel
import Routes

private let accessLevel = Option(
  name: "--access",
  value: .choice(GenerationOptions.Access.self),
  help: "The access level of the generated code",
  defaultValue: "the configuration's, or internal"
)

private let moduleName = Option(
  name: "--module",
  value: .moduleName,
  help: "The module of the generated code",
  defaultValue: "the configuration's"
)

private let importedModule = Option(
  name: "--import",
  value: .moduleName,
  help: "A module to import in addition to the configuration's; may be repeated",
  defaultValue: "no other module",
  repeats: true
)

private let typeMapping = Option(
  name: "--type",
  value: .typeMapping,
  help: "The Swift type for a class, such as 'any ShareScreen'; may be repeated",
  defaultValue: "the configuration's",
  repeats: true
)

extension GenerationOptions {
  /// The options that override the configuration.
  static let options: [Option] = [accessLevel, moduleName, importedModule, typeMapping]

  /// Overrides the configuration with the options that are given.
  mutating func apply(_ arguments: Arguments) {
    if let level = arguments[accessLevel].flatMap(Access.init) { access = level }
    if let name = arguments[moduleName] { module = ExactString(name) }
    imports += arguments.all(importedModule).map { ExactString($0) }
    for mapping in arguments.all(typeMapping).compactMap(TypeMapping.init) {
      types[mapping.className] = mapping.type
    }
  }
}

/// A word such as `ShareController=any ShareScreen`.
private struct TypeMapping {
  var className: ExactString
  var type: ExactString

  init?(_ word: String) {
    let parts = word.divided(at: "=")
    guard !parts.before.isEmpty, let after = parts.after else { return nil }
    type = ExactString(after)
    className = ExactString(parts.before)
    if TypeName(parsing: type) == nil { return nil }
  }
}

extension ValueType {
  fileprivate static let moduleName = ValueType(
    "NAME",
    expected: "the name of a module"
  ) { word in
    SwiftName.isTypeName(ExactString(word))
  }

  fileprivate static let typeMapping = ValueType(
    "CLASS=TYPE",
    expected: "CLASS=TYPE, where TYPE is 'Name' or 'any Name'"
  ) { word in
    TypeMapping(word) != nil
  }
}
