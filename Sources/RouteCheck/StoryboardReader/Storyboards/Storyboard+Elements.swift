import Routes
import SwiftScanner

/// An element of a storyboard's document, as Foundation's parser reports it.
struct StoryboardElement {
  let name: String
  let attributes: [String: String]
  /// Where its tag starts.
  let offset: Int

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The attribute's value where it is not empty.
  func nonempty(_ attribute: String) -> String? {
    attributes[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// How surely the element is its scene's controller, from 0 (it is none) to 3.
  ///
  /// Watch controllers carry no `sceneMemberID`, and a kind that is unknown today still makes a
  /// scene.
  var controllerRank: Int {
    if name == "placeholder" || name == "customObject" { return 0 }
    if let member = self["sceneMemberID"] { return member == "viewController" ? 3 : 0 }
    return Self.isController(name) ? 2 : 1
  }

  static func isController(_ name: String) -> Bool {
    name.hasSuffix("ontroller") || name.hasSuffix("ontrollerPlaceholder")
  }

  /// Whether the element's class is of the app's own module.
  var isOwnModule: Bool { self["customModuleProvider"] == "target" }

  /// The module that a class's element states; a stale one beside `target` is none.
  var module: String? { isOwnModule ? nil : nonempty("customModule") }
}

extension Storyboard.Platform {
  /// Reads the attributes of a storyboard's root.
  init(type: String?, runtime: String?) {
    switch runtime {
    case let runtime? where runtime.hasPrefix("iOS"): self = .iOS
    case let runtime? where runtime.hasPrefix("MacOSX"): self = .macOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    default:
      switch type {
      case let type? where type.contains("AppleTV"): self = .tvOS
      case let type? where type.contains("WatchKit"): self = .watchOS
      case let type? where type.contains("CocoaTouch"): self = .iOS
      case let type? where type.contains("Cocoa"): self = .macOS
      default: self = .unknown
      }
    }
  }
}
