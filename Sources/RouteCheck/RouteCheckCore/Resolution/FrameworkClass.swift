import Routes
import StoryboardReader
import SwiftScanner

/// A class of UIKit or AppKit that apps derive their screens from.
struct FrameworkClass {
  var name: String
  /// The class above it; `nil` for the topmost that matters.
  var superclass: String?

  /// The class of a name, or `nil` for one that is not listed.
  static func named(_ name: String) -> FrameworkClass? {
    if name == "NSObject" { return FrameworkClass(name: name) }
    if ContainerElement.uiKitClasses.contains(name) {
      return FrameworkClass(name: name, superclass: "UIViewController")
    }
    return superclasses[name].map { FrameworkClass(name: name, superclass: $0) }
  }

  private static let superclasses: [String: String] = [
    "UIResponder": "NSObject",
    "UIViewController": "UIResponder",
    "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController",
    "UISearchController": "UIViewController",
    "UIAlertController": "UIViewController",
    "UIHostingController": "UIViewController",
    "UIInputViewController": "UIViewController",
    "AVPlayerViewController": "UIViewController",
    "GLKViewController": "UIViewController",
    "UIImagePickerController": "UINavigationController",
    "NSResponder": "NSObject",
    "NSViewController": "NSResponder",
    "NSTabViewController": "NSViewController",
    "NSSplitViewController": "NSViewController",
    "NSPageController": "NSViewController",
    "NSTitlebarAccessoryViewController": "NSViewController",
    "NSHostingController": "NSViewController",
    "NSWindowController": "NSResponder",
    "WKInterfaceController": "NSObject",
  ]
}
