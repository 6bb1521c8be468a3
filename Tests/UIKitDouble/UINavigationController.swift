/// Is told of the controllers that a navigation controller shows.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A stack of controllers.
open class UINavigationController: UIViewController {
  override var isContainer: Bool { true }
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    definesPresentationContext = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }

  open var visibleViewController: UIViewController? {
    presentation?.presentedViewController ?? topViewController
  }

  override var childrenInFront: [UIViewController] {
    UIKitRecord.has(.theWholeStackAppears) ? children : children.suffix(1)
  }
  override var childrenForUnwinding: [UIViewController] { children.reversed() }
  override var handlesShow: Bool { true }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    if let navigation = controllers.first(where: { $0 is UINavigationController }) {
      raise("Pushing a navigation controller is not supported: \(navigation)")
    } else if controllers.contains(where: { $0 is UISplitViewController }) {
      raise("Split View Controllers cannot be pushed to a Navigation Controller")
    } else if Set(controllers.map(ObjectIdentifier.init)).count < controllers.count {
      raise("All view controllers in a navigation controller must be distinct")
    } else {
      let isReversed = UIKitRecord.has(.stacksAreReversed)
      change(to: isReversed ? controllers.reversed() : controllers, animated: animated)
    }
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController {
      raise("Pushing a navigation controller is not supported")
    } else if controller is UISplitViewController {
      raise("Split View Controllers cannot be pushed to a Navigation Controller")
    } else if children.contains(where: { $0 === controller }) {
      raise("\(self) is pushing the same view controller instance (\(controller)) more than once")
    } else {
      let below = UIKitRecord.has(.pushReplaces) ? children.dropLast() : children
      change(to: below + [controller], animated: animated)
    }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let popped = children.last
    change(to: children.dropLast(), animated: animated)
    return popped
  }

  @discardableResult
  open func popToViewController(
    _ controller: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let position = children.firstIndex(where: { $0 === controller }) else {
      raise("Tried to pop to a view controller that doesn't exist")
      return nil
    }
    let index = UIKitRecord.has(.popsTooFew) ? min(position + 1, children.count - 1) : position
    let popped = Array(children[(index + 1)...])
    if !popped.isEmpty { change(to: Array(children[...index]), animated: animated) }
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pushes; another navigation controller is presented.
  open override func show(_ controller: UIViewController, sender: Any?) {
    if controller is UINavigationController {
      present(controller, animated: true)
    } else {
      pushViewController(controller, animated: true)
    }
  }

  /// What a user's swipe from the edge does that ends where it began.
  public func userCancelsSwipeBack() {
    guard children.count > 1, let top = topViewController, appearance == .appeared else { return }
    let below = children[children.count - 2]
    let begin = {
      top.moving(for: .movingFromParent) { top.leave(.will, animated: true) }
      self.attach(below)
      below.enter(.will, animated: true)
      self.delegate?.navigationController(self, willShow: below, animated: true)
    }
    let ends = (from: top as UIViewController?, to: below as UIViewController?)
    UIKitRecord.current.finish(
      animated: true,
      isInteractive: true,
      [self],
      ends,
      beginning: begin
    ) { [self] in
      ownCoordinator?.cancel()
      below.leave(.will, animated: true)
      below.leave(.did, animated: true)
      below.viewIfLoaded?.removeFromSuperview()
      top.enter(.will, animated: true)
      top.enter(.did, animated: true)
    }
  }

  /// What a user's tap on the back button does.
  public func userTapsBack() {
    if isNavigationBarHidden || topViewController?.navigationItem.hidesBackButton == true { return }
    popViewController(animated: true)
  }

  /// Pushes a column of a collapsed split controller, which may be a stack itself.
  func pushColumn(_ controller: UIViewController, animated: Bool) {
    setColumns(children + [controller], animated: animated)
  }

  /// Sets the stack of a split controller that has collapsed.
  func setColumns(_ controllers: [UIViewController], animated: Bool) {
    change(to: controllers, animated: animated)
  }

  /// Takes a column that collapses, without calls: the split controller knows what is seen.
  func take(_ column: UIViewController) {
    _ = replaceChildren(children + [column])
    column.didMove(toParent: self)
  }

  private var hasAppeared = false

  /// Informs the delegate of the first screen (openradar 44966342), and whenever the controller appears
  /// without a modal transition of itself or an ancestor (`viewWillAppear:`, disassembled, iOS 18.2).
  override func appears(_ phase: AppearancePhase, animated: Bool) {
    guard let top = topViewController else { return }
    if hasAppeared, ancestors.contains(where: \.isPerformingModalTransition) { return }
    switch phase {
    case .will: delegate?.navigationController(self, willShow: top, animated: animated)
    case .did:
      hasAppeared = true
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  override func lose(_ child: UIViewController) {
    change(to: children.filter { $0 !== child }, animated: false, informsBefore: false)
  }

  private func change(
    to stack: [UIViewController],
    animated: Bool,
    informsBefore: Bool = true
  ) {
    let old = topViewController
    let (added, removed) = replaceChildren(stack)
    let top = topViewController
    let isShown = old !== top && appearance != .disappeared
    ContainerTransition(
      container: self,
      old: old.map { [$0] } ?? [],
      new: top.map { [$0] } ?? [],
      added: added,
      removed: removed,
      informsBefore: informsBefore,
      hasBegun: { [weak self] in
        guard let self, let top, isShown else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
      }
    ).perform(animated: animated) { [weak self] in
      guard let self, let top, isShown else { return }
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  private func raise(_ text: String) { UIKitRecord.current.raise(text) }
}
