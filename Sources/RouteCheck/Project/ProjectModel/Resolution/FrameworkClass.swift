import Routes

/// The classes of UIKit, AppKit and WatchKit that apps derive their screens from.
package struct FrameworkClass {
  /// The name of the superclass; `nil` for `NSObject`.
  var superclass: ExactString?

  /// The class of a name, or `nil` if it is not listed.
  package static func named(_ name: ExactString) -> FrameworkClass? {
    if name == "NSObject" { return FrameworkClass() }
    if ContainerElement.uiKitClasses.contains(name) {
      return FrameworkClass(superclass: "UIViewController")
    }
    return (superclasses[name] ?? viewSuperclasses[name]).map(FrameworkClass.init)
  }

  private static let superclasses: [ExactString: ExactString] = [
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
    "GCEventViewController": "UIViewController",
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
