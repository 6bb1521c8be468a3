import Routes

extension FrameworkClass {
  /// The properties of a framework's class that a storyboard can connect.
  ///
  /// These are the properties with `IBOutlet` in UIKit, AppKit, WatchKit, WebKit and MapKit, and
  /// other properties for an object that can be set by their name.
  static func outlets(of name: ExactString) -> Set<ExactString> { outlets[name] ?? [] }

  private static let delegates: Set<ExactString> = ["delegate", "dataSource"]

  private static let outlets: [ExactString: Set<ExactString>] = [
    "NSObject": ["accessibilityElements", "accessibilityCustomActions"],
    "UIResponder": ["inputView", "inputAccessoryView"],
    "UIViewController": [
      "view", "searchDisplayController", "navigationItem", "tabBarItem", "toolbarItems",
      "transitioningDelegate", "inputView", "contentScrollView",
      // On tvOS.
      "tabBarObservedScrollView", "preferredFocusedView",
    ],
    "UITableViewController": ["tableView", "refreshControl"],
    "UICollectionViewController": ["collectionView", "collectionViewLayout"],
    "UINavigationController": ["delegate", "navigationBar", "toolbar", "viewControllers"],
    "UITabBarController": ["delegate", "tabBar", "viewControllers"],
    "UISplitViewController": ["delegate", "viewControllers"],
    "UIPageViewController": delegates,
    "UISearchController": ["delegate", "searchResultsUpdater", "searchBar"],
    "AVPlayerViewController": ["delegate", "player"],
    "GLKViewController": ["delegate"],
    "NSResponder": ["menu", "nextResponder", "touchBar"],
    "NSViewController": ["view", "representedObject", "sourceItemView"],
    "NSTabViewController": ["tabView", "tabViewItems"],
    "NSSplitViewController": ["splitView", "splitViewItems"],
    "NSPageController": ["delegate"],
    "NSWindowController": ["window", "document", "contentViewController", "owner"],
    "WKUserNotificationInterfaceController": ["notificationAlertLabel"],
    "UIView": [
      "gestureRecognizers", "interactions", "maskView", "mask", "layoutGuides", "motionEffects",
    ],
    "UIWindow": ["rootViewController"],
    "UIScrollView": ["delegate", "refreshControl"],
    "UITableView": delegates.union([
      "prefetchDataSource", "dragDelegate", "dropDelegate", "tableHeaderView", "tableFooterView",
      "backgroundView",
    ]),
    "UICollectionView": delegates.union([
      "prefetchDataSource", "dragDelegate", "dropDelegate", "backgroundView",
      "collectionViewLayout",
    ]),
    "UITableViewCell": [
      "textLabel", "detailTextLabel", "imageView", "contentView", "backgroundView",
      "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
      "editingAccessoryView",
    ],
    "UITableViewHeaderFooterView": [
      "textLabel", "detailTextLabel", "contentView", "backgroundView",
    ],
    "UICollectionViewCell": ["contentView", "backgroundView", "selectedBackgroundView"],
    "UIPickerView": delegates,
    "UITextField": ["delegate", "textDragDelegate", "textDropDelegate", "leftView", "rightView"],
    "UITextView": ["textDragDelegate", "textDropDelegate"],
    "UISearchBar": ["delegate"],
    "UINavigationBar": ["delegate", "items", "topItem", "backItem"],
    "UITabBar": ["delegate", "items", "selectedItem"],
    "UIToolbar": ["delegate", "items"],
    "UIStackView": ["arrangedSubviews"],
    "UIVisualEffectView": ["contentView"],
    "UIWebView": ["delegate"],
    "MKMapView": ["delegate"],
    "WKWebView": ["navigationDelegate", "UIDelegate", "uiDelegate"],
    "UIGestureRecognizer": ["delegate"],
    "UIBarButtonItem": ["customView", "target"],
    "UINavigationItem": [
      "titleView", "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems",
      "rightBarButtonItems", "backBarButtonItem", "searchController",
    ],
  ]

  /// The methods of a framework's class that a storyboard can connect; `nil` if it has more than
  /// are listed, as the responders of AppKit do.
  static func actions(of name: ExactString) -> Set<ExactString>? {
    name == "NSResponder" ? nil : actions[name] ?? []
  }

  private static let actions: [ExactString: Set<ExactString>] = [
    "UIResponder": [
      "becomeFirstResponder", "resignFirstResponder", "reloadInputViews", "cut:", "copy:",
      "paste:", "pasteAndGo:", "pasteAndMatchStyle:", "pasteAndSearch:", "select:", "selectAll:",
      "delete:", "duplicate:", "move:", "rename:", "export:", "print:", "find:", "findAndReplace:",
      "findNext:", "findPrevious:", "useSelectionForFind:", "toggleBoldface:", "toggleItalics:",
      "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
      "makeTextWritingDirectionRightToLeft:", "updateTextAttributesWithConversionHandler:",
      "captureTextFromCamera:", "showWritingTools:", "performClose:", "newFromPasteboard:",
    ],
    "UINavigationController": ["popViewControllerAnimated:", "popToRootViewControllerAnimated:"],
    "UISplitViewController": ["toggleMasterVisible:", "togglePrimaryVisible:", "toggleSidebar:"],
    "UIView": ["endEditing:", "removeFromSuperview", "setNeedsDisplay", "setNeedsLayout"],
    "UITableView": ["reloadData"],
    "UICollectionView": ["reloadData"],
    "UIRefreshControl": ["beginRefreshing", "endRefreshing"],
    "UIActivityIndicatorView": ["startAnimating", "stopAnimating"],
    "UIImageView": ["startAnimating", "stopAnimating"],
    "UIWebView": ["goBack", "goForward", "reload", "stopLoading"],
    "WKWebView": [
      "goBack", "goForward", "reload", "reloadFromOrigin", "stopLoading", "goBack:", "goForward:",
      "reload:", "reloadFromOrigin:", "stopLoading:",
    ],
    "WKInterfaceController": [
      "becomeCurrentPage", "dismissController", "popController", "popToRootController",
    ],
  ]
}
