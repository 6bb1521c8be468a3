import Routes
import SourceText

/// An element of a storyboard, whose values of attributes are decoded when they are needed.
///
/// It borrows the bytes of the document.
struct StoryboardElement {
  let name: String
  let attributes: [XMLAttribute]
  /// The bytes of the document.
  let bytes: SourceBytes
  /// The range of the start tag.
  let extent: Range<Int>

  /// The value of an attribute; `nil` if it is missing.
  subscript(attribute: String) -> ExactString? {
    range(of: attribute).map {
      ExactString(XMLText.decode(bytes[$0], lineEnding: Ascii.space))
    }
  }

  /// The range of the value of an attribute, without its quotes; `nil` if it is missing.
  func range(of attribute: String) -> Range<Int>? {
    attributes.first { $0.name == attribute }?.value
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
  static func isController(_ name: String) -> Bool {
    name.hasSuffix("ontroller") || name.hasSuffix("ontrollerPlaceholder")
  }

  /// Whether the class of the element is in the module of the app.
  var isOwnModule: Bool { self["customModuleProvider"] == "target" }

  /// The module of the class of the element; `nil` for the module of the app, even if the element
  /// still has the name of another one.
  var module: ExactString? { isOwnModule ? nil : nonempty("customModule") }
}

extension StoryboardElement {
  /// The settings of the element's controller for its presentation and its bars.
  var settings: Storyboard.Scene.Settings {
    var settings = Storyboard.Scene.Settings(
      presentationStyle: nonempty("modalPresentationStyle"),
      transitionStyle: nonempty("modalTransitionStyle"),
      definesPresentationContext: self["definesPresentationContext"].map { $0 == "YES" },
      hasColumns: self["style"]?.hasSuffix("Column") == true
    )
    if self["navigationBarHidden"] == "YES" { settings.hiddenBars.insert(.navigationBar) }
    if self["hidesBottomBarWhenPushed"] == "YES" { settings.hiddenBars.insert(.tabBar) }
    return settings
  }

  /// Whether the element is the runtime attribute of a controller that a swipe does not dismiss.
  /// Interface Builder has no other setting for it.
  var isModalInPresentation: Bool {
    name == "userDefinedRuntimeAttribute" && self["value"] == "YES"
      && (self["keyPath"] == "modalInPresentation" || self["keyPath"] == "isModalInPresentation")
  }
}

/// An attribute in the bytes of a document.
struct XMLAttribute {
  let name: String
  /// The place of the value, without its quotes.
  let value: Range<Int>
}

extension Storyboard.Platform {
  /// Creates a platform from the attributes of the root element.
  init(type: String?, runtime: String?) {
    switch runtime {
    case let runtime? where runtime.hasBytePrefix("iOS"): self = .iOS
    case let runtime? where runtime.hasBytePrefix("MacOSX"): self = .macOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    default:
      switch type {
      case let type? where type.containsBytes(of: "AppleTV"): self = .tvOS
      case let type? where type.containsBytes(of: "WatchKit"): self = .watchOS
      case let type? where type.containsBytes(of: "CocoaTouch"): self = .iOS
      case let type? where type.containsBytes(of: "Cocoa"): self = .macOS
      default: self = .unknown
      }
    }
  }
}
