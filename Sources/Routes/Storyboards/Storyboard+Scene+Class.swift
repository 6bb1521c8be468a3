extension Storyboard.Scene {
  /// Whether the scene's controller is of a class; `nil` where that cannot be told.
  ///
  /// A scene without a class of its own is of its kind's class: `navigationController` means
  /// `UINavigationController`. A protocol, such as `any ShareScreen`, cannot be told from here.
  ///
  /// - Parameters:
  ///   - expected: The class's name; a module in front of it is passed over.
  ///   - inherits: Whether the first class is or inherits from the second.
  package func isClass(
    _ expected: String,
    _ inherits: (_ name: String, _ expected: String) -> Bool?
  ) -> Bool? {
    if expected.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "<") }) {
      return nil
    }
    let expected = String(expected.split(separator: ".").last ?? "")
    if isOfSystemClass(expected) { return true }
    guard let customClass else { return false }
    return customClass == expected ? true : inherits(customClass, expected)
  }

  /// Whether the scene's kind is made by a class of the system, or by a class under it.
  private func isOfSystemClass(_ name: String) -> Bool {
    let name = name.lowercased()
    let word = kind.rawValue.lowercased()
    if name == word || name.dropFirst(2) == word { return true }
    return name == "uiviewcontroller" || name == "nsviewcontroller"
  }
}
