import Routes
import SourceText

/// An element of a storyboard, whose name and attributes are decoded when they are needed.
///
/// It borrows the bytes of the document.
struct StoryboardElement {
  let nameRange: Range<Int>
  let attributes: [XMLAttribute]
  /// The bytes of the document.
  let bytes: SourceBytes
  /// The range of the start tag.
  let extent: Range<Int>

  var name: XMLName { XMLName(bytes: bytes, range: nameRange) }

  /// The value of an attribute; `nil` if it is missing.
  subscript(attribute: String) -> ExactString? {
    first(attribute).map { attribute in
      let value = bytes[attribute.value]
      return ExactString(
        attribute.isLiteral
          ? String(decoding: value, as: UTF8.self)
          : XMLText.decode(value, lineEnding: Ascii.space)
      )
    }
  }

  /// The range of the value of an attribute, without its quotes; `nil` if it is missing.
  func range(of attribute: String) -> Range<Int>? { first(attribute)?.value }

  private func first(_ name: String) -> XMLAttribute? {
    let count = name.utf8.count
    return attributes.first { attribute in
      guard attribute.name.count == count else { return false }
      var offset = attribute.name.lowerBound
      for byte in name.utf8 {
        if bytes[offset] != byte { return false }
        offset += 1
      }
      return true
    }
  }

  /// The value of an attribute; `nil` if it is missing or empty.
  func nonempty(_ attribute: String) -> ExactString? {
    self[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// How likely the element is the controller of its scene, from 0 (it is not) to 3.
  ///
  /// Controllers of watch apps have no `sceneMemberID`. The controller of a scene may be of an
  /// unknown kind.
  var controllerRank: Int {
    if name == "placeholder" || name == "customObject" { return 0 }
    if let member = self["sceneMemberID"] { return member == "viewController" ? 3 : 0 }
    return Self.isController(name) ? 2 : 1
  }

  /// Whether an element of this name is a controller.
  static func isController(_ name: XMLName) -> Bool {
    name.hasSuffix("ontroller") || name.hasSuffix("ontrollerPlaceholder")
  }

  /// Whether the class of the element is in the module of the app.
  var isOwnModule: Bool { self["customModuleProvider"] == "target" }

  /// The module of the class of the element; `nil` for the module of the app, even if the element
  /// still has the name of another one.
  var module: ExactString? { isOwnModule ? nil : nonempty("customModule") }
}
