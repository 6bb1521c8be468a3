import Routes

extension FrameworkClass {
  /// The classes above the views and the other objects of UIKit's library in Interface Builder.
  static let viewSuperclasses: [ExactString: ExactString] = {
    let subclasses: [ExactString: [ExactString]] = [
      "UIResponder": ["UIView"],
      "UIView": [
        "UIActivityIndicatorView", "UICollectionReusableView", "UIControl", "UIImageView",
        "UILabel", "UINavigationBar", "UIPickerView", "UIProgressView", "UIScrollView",
        "UISearchBar", "UIStackView", "UITabBar", "UITableViewCell", "UITableViewHeaderFooterView",
        "UIToolbar", "UIVisualEffectView", "UIWebView", "UIWindow", "MKMapView", "WKWebView",
      ],
      "UIControl": [
        "UIButton", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISegmentedControl",
        "UISlider", "UIStepper", "UISwitch", "UITextField",
      ],
      "UIScrollView": ["UICollectionView", "UITableView", "UITextView"],
      "UICollectionReusableView": ["UICollectionViewCell"],
      "NSObject": ["UIBarItem", "UIGestureRecognizer", "UINavigationItem", "NSLayoutConstraint"],
      "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
      "UIGestureRecognizer": [
        "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
        "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UITapGestureRecognizer",
      ],
      "WKInterfaceController": ["WKUserNotificationInterfaceController"],
    ]
    return Dictionary(
      uniqueKeysWithValues: subclasses.flatMap { superclass, names in
        names.map { ($0, superclass) }
      }
    )
  }()
}
