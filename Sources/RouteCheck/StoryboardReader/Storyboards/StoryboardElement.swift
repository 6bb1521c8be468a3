import Routes

/// An element of a storyboard, as Foundation's parser reports it.
struct StoryboardElement {
  let name: String
  let attributes: [String: String]
  /// The offset of its start tag.
  let offset: Int

  subscript(attribute: String) -> ExactString? { attributes[attribute].map { ExactString($0) } }

  /// The value of an attribute; `nil` if it is missing or empty.
  func nonempty(_ attribute: String) -> ExactString? {
    self[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// How likely the element is the controller of its scene, from 0 (it is not) to 3.
  ///
  /// Controllers of watch apps have no `sceneMemberID`, and an unknown kind of controller is still
  /// that of a scene.
  var controllerRank: Int {
    if name == "placeholder" || name == "customObject" { return 0 }
    if let member = self["sceneMemberID"] { return member == "viewController" ? 3 : 0 }
    return Self.isController(name) ? 2 : 1
  }

  /// Whether an element of this name is a controller.
  static func isController(_ name: String) -> Bool {
    name.hasSuffix("ontroller") || name.hasSuffix("ontrollerPlaceholder")
  }

  /// Whether the class of the element is in the module of the app.
  var isOwnModule: Bool { self["customModuleProvider"] == "target" }

  /// The module of the class of the element; `nil` for the module of the app, even if the element
  /// still has the name of another one.
  var module: ExactString? { isOwnModule ? nil : nonempty("customModule") }
}
