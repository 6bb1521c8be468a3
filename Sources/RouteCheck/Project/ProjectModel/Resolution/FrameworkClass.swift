import Routes

/// The classes of UIKit, AppKit and WatchKit that apps derive their screens and views from.
package struct FrameworkClass {
  /// The name of the superclass; `nil` for `NSObject`.
  var superclass: ExactString?

  /// The class of a name, or `nil` if it is not listed.
  package static func named(_ name: ExactString) -> FrameworkClass? {
    name == "NSObject" ? FrameworkClass() : superclasses[name].map(FrameworkClass.init)
  }

  private static let superclasses: [ExactString: ExactString] = {
    let containers = ContainerElement.uiKitClasses.map { ($0, "UIViewController" as ExactString) }
    let listed = subclasses.flatMap { superclass, names in names.map { ($0, superclass) } }
    return Dictionary(containers + listed) { container, _ in container }
  }()

  private static let subclasses: [ExactString: [ExactString]] = [
    "NSObject": [
      "UIResponder", "UIBarItem", "UIGestureRecognizer", "UINavigationItem", "NSLayoutConstraint",
      "NSResponder", "WKInterfaceController",
    ],
    "UIResponder": ["UIViewController", "UIView"],
    "UIViewController": [
      "UITableViewController", "UICollectionViewController", "UISearchController",
      "UIAlertController", "UIHostingController", "UIInputViewController",
      "AVPlayerViewController", "GLKViewController", "GCEventViewController",
    ],
    "UINavigationController": ["UIImagePickerController"],
    "UIView": [
      "UIActivityIndicatorView", "UICollectionReusableView", "UIControl", "UIImageView", "UILabel",
      "UINavigationBar", "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar",
      "UIStackView", "UITabBar", "UITableViewCell", "UITableViewHeaderFooterView", "UIToolbar",
      "UIVisualEffectView", "UIWebView", "UIWindow", "MKMapView", "WKWebView",
    ],
    "UIControl": [
      "UIButton", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISegmentedControl",
      "UISlider", "UIStepper", "UISwitch", "UITextField",
    ],
    "UIScrollView": ["UICollectionView", "UITableView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "UIGestureRecognizer": [
      "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
      "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UITapGestureRecognizer",
    ],
    "NSResponder": ["NSViewController", "NSWindowController"],
    "NSViewController": [
      "NSTabViewController", "NSSplitViewController", "NSPageController",
      "NSTitlebarAccessoryViewController", "NSHostingController",
    ],
    "WKInterfaceController": ["WKUserNotificationInterfaceController"],
  ]
}
