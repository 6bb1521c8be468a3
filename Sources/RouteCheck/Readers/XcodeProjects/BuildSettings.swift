import SourceText

/// The settings of one build configuration of a target, with the settings of the project below
/// them.
///
/// A setting of a file, `*.xcconfig`, comes between the two. Such files are not read, so a setting
/// that one of them may contain is unknown. Those of CocoaPods name no product.
package struct BuildSettings: Sendable {
  private let target: [String: String]
  private let project: [String: String]
  /// Whether a file may have settings that the target does not have itself.
  private let hasFile: Bool

  /// - Parameters:
  ///   - project: The project's build configuration of the same name.
  ///   - builtIn: The settings that Xcode adds, such as `TARGET_NAME`.
  ///   - objects: The objects of the project file.
  init(
    target: PropertyList?,
    project: PropertyList?,
    builtIn: [String: String],
    objects: [String: PropertyList]
  ) {
    self.target = Self.texts(of: target)
    self.project = Self.texts(of: project).merging(builtIn) { own, _ in own }
    hasFile = [target, project].contains { configuration in
      let file = configuration?["baseConfigurationReference"]?.text
      let path = file.flatMap { objects[$0]?["path"]?.text } ?? ""
      return file != nil && !Path.name(path).hasPrefix("Pods-")
        || configuration?["baseConfigurationReferenceAnchor"] != nil
    }
  }

  private static func texts(of configuration: PropertyList?) -> [String: String] {
    guard case .dictionary(let settings)? = configuration?["buildSettings"] else { return [:] }
    return settings.compactMapValues(\.text)
  }

  /// The value of a setting, with variables replaced; `nil` if it is missing, unknown, or differs
  /// between systems.
  func value(of name: String) -> String? { raw(name).flatMap(expand) }

  /// The names and unexpanded values of the settings of the target and the project.
  var all: [String: String] { project.merging(target) { _, own in own } }

  /// Whether no setting has a name, also in a file.
  func isMissing(_ name: String) -> Bool {
    !hasFile && !all.keys.contains { $0 == name || $0.hasPrefix(name + "[") }
  }

  private func raw(_ name: String) -> String? {
    let conditional = name + "["
    if target.keys.contains(where: { $0.hasPrefix(conditional) }) { return nil }
    if let value = target[name] { return value }
    if hasFile, !Self.builtIn.contains(name) { return nil }
    return project.keys.contains { $0.hasPrefix(conditional) } ? nil : project[name]
  }

  private static let builtIn = ["CONFIGURATION", "PROJECT_DIR", "SRCROOT", "TARGET_NAME"]

  /// A text with its variables, such as `$(NAME)`, replaced; `nil` if one of them is unknown.
  package func expand(_ text: String) -> String? {
    var text = text
    // A variable may contain others, but not itself.
    for _ in 0..<Self.variables where text.contains("$") {
      guard let end = text.firstIndex(where: { $0 == ")" || $0 == "}" }),
        let start = text[..<end].lastIndex(of: "$"), text.index(after: start) < end,
        let value = variable(text[text.index(start, offsetBy: 2)..<end]),
        text.utf8.count + value.utf8.count <= Self.length
      else { return nil }
      text.replaceSubrange(start...end, with: value)
    }
    return text.contains("$") ? nil : text
  }

  /// The value of a variable, which may end in `:c99extidentifier`.
  private func variable(_ name: Substring) -> String? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard let value = raw(String(parts[0])) else { return nil }
    if parts.count == 1 { return value }
    guard parts.count == 2, parts[1].hasSuffix("identifier"), parts[1] != "rfc1034identifier",
      let text = expand(value)
    else { return nil }
    return Self.identifier(text)
  }

  /// The name of the module of a product: a character that no identifier has becomes `_`.
  static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// The number of variables in a value, and its length in bytes. No setting has more.
  private static let variables = 16
  private static let length = 4096
}
