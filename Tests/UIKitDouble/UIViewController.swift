/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

/// How a presented controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A screen, or a container of screens.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// Where the controller is between two appearances.
  var appearance = Appearance.disappeared
  /// Why the appearance under way happens.
  var reason: AppearanceReason?
  /// What the controller presents.
  var presentation: UIPresentationController?
  /// The presentation of the controller itself.
  var ownPresentation: UIPresentationController?
  var ownCoordinator: TransitionCoordinator?
  /// The segues of the scene, without those that run when it loads.
  var templates: [UIStoryboardSegueTemplate] = []
  var embeds: [UIStoryboardSegueTemplate] = []
  /// The children of relationship segues that the container does not have yet.
  var related: [UIViewController] = []

  public init(nibName: String?, bundle: Bundle?) {}

  public required init?(coder: NSCoder) {}

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?
  private lazy var ownNavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.controller = self
    return item
  }()
  open var navigationItem: UINavigationItem { ownNavigationItem }
  open var hidesBottomBarWhenPushed = false
  open internal(set) var storyboard: UIStoryboard?

  // MARK: Its view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    embedChildrenOfScene()
    viewDidLoad()
  }

  /// The view's superview, or the controller around this one while the view is nowhere.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  open var traitCollection: UITraitCollection {
    loadedView?.window?.traitCollection ?? parent?.traitCollection
      ?? windowOfPresented?.traitCollection ?? presentingViewController?.traitCollection
      ?? UITraitCollection(horizontalSizeClass: .unspecified)
  }

  /// The window of what covers the controller, whose own view is in none.
  private var windowOfPresented: UIWindow? {
    sequence(first: self) { $0.presentation?.presentedViewController }.lazy
      .compactMap { $0.viewIfLoaded?.window }.first
  }

  func traitsChanged() {
    for child in children { child.traitsChanged() }
    presentation?.presentedViewController.traitsChanged()
  }

  // MARK: Its parent and its children

  open internal(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  /// The children that appear with the controller, in the order in which they are called. Those of an
  /// app's controller have their views in its own.
  var childrenInFront: [UIViewController] {
    guard !isContainer, !UIKitRecord.has(.childrenWithoutViewsAppear) else { return children }
    guard let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
  }
  /// The children in the order in which an unwind searches them.
  var childrenForUnwinding: [UIViewController] { children }

  /// Arranges the children of one of UIKit's containers for its width, before it appears.
  func arrangeChildren() {}

  /// A half of an appearance, after the controller and its children are called.
  func appears(_ phase: AppearancePhase, animated: Bool) {}

  /// Whether UIKit itself moves the children.
  var isContainer: Bool { false }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a child, which leaves the parent that it has.
  open func addChild(_ child: UIViewController) {
    if child.parent === self { return }
    child.leaveParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.lose(self)
  }

  /// Removes a child on its own request, which is informed afterwards only.
  func lose(_ child: UIViewController) {
    forget(child)
    child.didMove(toParent: nil)
  }

  /// Removes a child that goes to another parent or is removed by the app.
  func forget(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.viewIfLoaded?.removeFromSuperview()
    child.parent = nil
  }

  /// Leaves the parent for another one, as UIKitCore's `_addChildViewController:` has it (iOS 18.2).
  private func leaveParent() {
    guard let parent else { return }
    willMove(toParent: nil)
    parent.forget(self)
    didMove(toParent: nil)
  }

  /// Sets the children of one of UIKit's containers.
  ///
  /// - Returns: Those that are new, and those that are gone. The latter still have their parent.
  func replaceChildren(
    _ new: [UIViewController]
  ) -> (added: [UIViewController], removed: [UIViewController]) {
    let old = children
    let added = new.filter { child in !old.contains { $0 === child } }
    let removed = old.filter { child in !new.contains { $0 === child } }
    for child in added {
      child.leaveParent()
      child.willMove(toParent: self)
      child.parent = self
    }
    children = new
    return (added, removed)
  }

  func nearest<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
    var current = parent
    while let controller = current {
      if let found = controller as? Ancestor { return found }
      current = controller.parent
    }
    return nil
  }

  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

  // MARK: Its appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { enter(.will, animated: animated) } else { leave(.will, animated: animated) }
  }

  open func endAppearanceTransition() {
    switch appearance {
    case .appearing: enter(.did, animated: false)
    case .disappearing: leave(.did, animated: false)
    case .appeared, .disappeared:
      UIKitRecord.current.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
    }
  }

  open var isBeingPresented: Bool { reason == .presented }
  open var isBeingDismissed: Bool { ownPresentation?.isEnding == true }
  open var isMovingToParent: Bool { reason == .movingToParent }
  open var isMovingFromParent: Bool { reason == .movingFromParent }

  // MARK: What it presents

  private var chosenStyle = UIModalPresentationStyle.automatic
  // UIViewController.h of iOS 18: reading `automatic` returns a concrete style, which is `formSheet` and
  // was `pageSheet` before.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      guard chosenStyle == .automatic else { return chosenStyle }
      return UIKitRecord.current.version < 18 ? .pageSheet : .formSheet
    }
    set { chosenStyle = newValue }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false

  /// The controller that this one or its nearest ancestor presents.
  open var presentedViewController: UIViewController? {
    presentingAncestor?.presentation?.presentedViewController
  }

  /// The controller that presents this one or its nearest ancestor.
  open var presentingViewController: UIViewController? {
    ancestors.lazy.compactMap { $0.ownPresentation?.presenter }.first
  }

  /// The presentation of the controller, also before it is presented.
  open var presentationController: UIPresentationController? {
    if let known = ancestors.lazy.compactMap(\.ownPresentation).first { return known }
    ownPresentation = UIPresentationController(presentedViewController: self, presenting: nil)
    return ownPresentation
  }

  /// The presentation of the controller, if its style is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let known = ownPresentation as? UIPopoverPresentationController { return known }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    ownPresentation = made
    return made
  }

  /// The coordinator of the transition of the controller or of its nearest ancestor that has one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ancestors.lazy.compactMap(\.ownCoordinator).first
  }

  open func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(controller, animated: animated, completion)
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: animated, completion)
  }

  // MARK: Where it leads

  open func show(_ controller: UIViewController, sender: Any?) {
    if let target = target(where: { $0.handlesShow }) {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let target = target(where: { $0.handlesShowDetail }) {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  var handlesShow: Bool { false }
  var handlesShowDetail: Bool { false }

  private func target(where handles: (UIViewController) -> Bool) -> UIViewController? {
    var current = parent
    while let controller = current, !handles(controller) { current = controller.parent }
    return current
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    let known = templates + embeds
    guard let template = known.first(where: { $0.segue.identifier?.string == identifier }) else {
      UIKitRecord.current.raise(
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'"
      )
      return
    }
    template.perform(from: self, sender: sender)
  }

  // MARK: Unwinding

  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from source: UIViewController,
    sender: Any?
  ) -> Bool {
    source !== self && UIKitRecord.current.contents.unwindAction(action, of: self) != nil
  }

  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let containing = childContaining(source)
    return childrenForUnwinding.filter { $0 !== containing }
  }

  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = source.source
    while let controller = current, controller.parent !== self {
      current = controller.parent ?? controller.presentingViewController
    }
    return current
  }
}
