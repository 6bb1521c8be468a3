/// Decides which tab a user may select, and is told of it.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}

/// Controllers of which a user selects one.
open class UITabBarController: UIViewController {
  override var isContainer: Bool { true }
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var selected = 0
  private var isMoreSelected = false
  private lazy var more: UINavigationController = {
    let list = UINavigationController(rootViewController: UIViewController())
    list.parent = self
    return list
  }()

  // UITabBarController.h: where there is little width, the tabs after the fourth of more than five are in
  // a list of this controller.
  open var moreNavigationController: UINavigationController { more }

  // UITabBarController.h of iOS 18: once set, `viewControllers` and related properties and methods are
  // not called.
  open var tabs: [UITab] = [] {
    didSet {
      selectedTab = tabs.first
      _ = replaceChildren(selectedTab?.viewController.map { [$0] } ?? [])
    }
  }
  open private(set) var selectedTab: UITab?

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? children : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the tabs. The selection is kept by identity, else by index, else it is the first.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    if tabs.isEmpty { set(controllers ?? []) }
  }

  override func lose(_ child: UIViewController) {
    set(children.filter { $0 !== child }, informsBefore: false)
  }

  private func set(_ tabs: [UIViewController], informsBefore: Bool = true) {
    let old = selectedViewController
    let (added, removed) = replaceChildren(tabs)
    let kept = tabs.firstIndex { $0 === old }
    selected = kept ?? (tabs.indices.contains(selected) ? selected : 0)
    transition(from: old, added, removed, informsBefore: informsBefore)
  }

  open var selectedIndex: Int {
    get { children.isEmpty || isMoreSelected || !tabs.isEmpty ? NSNotFound : selected }
    set {
      guard tabs.isEmpty, children.indices.contains(newValue), !UIKitRecord.has(.selectionIsIgnored)
      else {
        return
      }
      let old = selectedViewController
      selected = newValue
      isMoreSelected = false
      // ESTabBarController#295: since iOS 18 a change of the tab is animated, whoever makes it.
      transition(from: old, animated: UIKitRecord.current.version >= 18)
    }
  }

  open var selectedViewController: UIViewController? {
    get { isMoreSelected ? more : children.indices.contains(selected) ? children[selected] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else {
        UIKitRecord.current.raise(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected."
        )
        return
      }
      selectedIndex = index
    }
  }

  override var childrenInFront: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  /// What a user's tap on a tab does.
  public func userTaps(_ index: Int) {
    guard children.indices.contains(index) else { return }
    let tab = children[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) != false else { return }
    if index == selected {
      // A controller with an only child passes the tap on.
      let chain = sequence(first: tab) { $0.children.count == 1 ? $0.children[0] : nil }
      let stack = chain.lazy.compactMap { $0 as? UINavigationController }.first
      stack?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: tab)
  }

  /// What a user's tap on the last item of a bar with more than five tabs does.
  public func userTapsMore() {
    guard children.count > 5, traitCollection.horizontalSizeClass == .compact else { return }
    let old = selectedViewController
    isMoreSelected = true
    transition(from: old)
  }

  private func transition(
    from old: UIViewController?,
    animated: Bool = false,
    _ added: [UIViewController] = [],
    _ removed: [UIViewController] = [],
    informsBefore: Bool = true
  ) {
    ContainerTransition(
      container: self,
      old: old.map { [$0] } ?? [],
      new: childrenInFront,
      added: added,
      removed: removed,
      newIsFirst: informsBefore,
      informsBefore: informsBefore
    ).perform(animated: animated)
  }
}

/// A tab of iOS 18.
@MainActor open class UITab: NSObject {
  private let provider: ((UITab) -> UIViewController)?
  private lazy var provided = provider?(self)
  open var viewController: UIViewController? { provided }

  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    provider = viewControllerProvider
  }
}
