import Routes

extension Storyboard.Scene {
  /// Whether the scene's controller is of a class; `nil` when that is unknown.
  ///
  /// A scene without a custom class has the class of its kind: `navigationController` means
  /// `UINavigationController`. Conformance to a protocol, such as `any ShareScreen`, is unknown.
  ///
  /// - Parameters:
  ///   - expected: The class's name, with or without a module.
  ///   - inherits: Whether the first class is or inherits from the second; `nil` when unknown.
  package func isClass(
    _ expected: ExactString,
    _ inherits: (_ name: ExactString, _ expected: ExactString) -> Bool?
  ) -> Bool? {
    if expected.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "<") }) {
      return nil
    }
    let expected = expected.split(at: ".").last ?? ""
    if isOfSystemClass(expected) { return true }
    guard let customClass else { return false }
    return customClass == expected ? true : inherits(customClass, expected)
  }

  /// Whether the class of the scene's kind is, or inherits from, a class of the system.
  private func isOfSystemClass(_ name: ExactString) -> Bool {
    let name = name.string.lowercased()
    let word = kind.rawValue.lowercased()
    if [word, "ui" + word, "ns" + word].contains(name) { return true }
    return name == "uiviewcontroller" || name == "nsviewcontroller"
  }
}
