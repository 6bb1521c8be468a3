/// Has the pages for a user's turns.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Is told of a user's turns.
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}

/// Pages, of which one or two are in front.
open class UIPageViewController: UIViewController {
  override var isContainer: Bool { true }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  public init(
    transitionStyle: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    let location = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    self.transitionStyle = transitionStyle
    spineLocation = transitionStyle == .pageCurl ? location ?? .min : .none
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    transitionStyle = .pageCurl
    spineLocation = .min
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    spineLocation = .min
    super.init(coder: coder)
  }

  open private(set) var transitionStyle: TransitionStyle

  /// Where the spine is; in the middle there are two pages.
  open private(set) var spineLocation: SpineLocation

  open var viewControllers: [UIViewController]? { children }

  open func setViewControllers(
    _ controllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let required = spineLocation == .mid ? 2 : 1
    guard let pages = controllers, pages.count == required else {
      UIKitRecord.current.raise(
        "The number of view controllers provided (\(controllers?.count ?? 0)) doesn't match the "
          + "number required (\(required)) for the requested transition"
      )
      return
    }
    let old = children
    let (added, removed) = replaceChildren(pages)
    ContainerTransition(
      container: self,
      old: old,
      new: pages,
      added: added,
      removed: removed,
      newIsFirst: true,
      newAppearsFirst: spineLocation == .none,
      isCoordinated: false
    ).perform(animated: animated) {
      UIKitRecord.current.complete(animated: animated) { completion?(true) }
    }
  }

  /// What a user's turn does. One that is let go ends where it began: wangling.me, The Inconsistent Order
  /// of View Transition Events, has the calls of both transition styles.
  public func userTurns(_ direction: NavigationDirection, isCancelled: Bool = false) {
    guard let dataSource, appearance == .appeared else { return }
    let old = children
    var new: [UIViewController] = []
    while new.count < old.count {
      let isForward = direction == .forward
      let edge = isForward ? new.last ?? old.last : new.first ?? old.first
      let next = edge.flatMap {
        isForward
          ? dataSource.pageViewController(self, viewControllerAfter: $0)
          : dataSource.pageViewController(self, viewControllerBefore: $0)
      }
      guard let next else { return }
      new.insert(next, at: isForward ? new.count : 0)
    }
    delegate?.pageViewController(self, willTransitionTo: new)
    let end: () -> Void = { [self] in
      delegate?.pageViewController(
        self,
        didFinishAnimating: true,
        previousViewControllers: old,
        transitionCompleted: !isCancelled
      )
    }
    if isCancelled { return letGo(of: new, end) }
    setViewControllers(new, direction: direction, animated: true) { _ in end() }
  }

  private func letGo(of new: [UIViewController], _ end: @escaping () -> Void) {
    let old = children
    let begin = {
      for page in new { self.attach(page) }
      for page in new { page.enter(.will, animated: true) }
      for page in old { page.leave(.will, animated: true) }
    }
    UIKitRecord.current.finish(
      animated: true,
      isInteractive: true,
      [],
      (old.last, new.last),
      beginning: begin
    ) { [self] in
      let leave = { (phase: AppearancePhase) in
        for page in new { page.leave(phase, animated: true) }
      }
      let stay = { (phase: AppearancePhase) in
        for page in old { page.enter(phase, animated: true) }
      }
      let calls =
        transitionStyle == .scroll
        ? [{ stay(.will) }, { stay(.did) }, { leave(.will) }, { leave(.did) }]
        : [{ leave(.will) }, { stay(.will) }, { leave(.did) }, { stay(.did) }]
      for call in calls { call() }
      for page in new { page.viewIfLoaded?.removeFromSuperview() }
      end()
    }
  }
}
