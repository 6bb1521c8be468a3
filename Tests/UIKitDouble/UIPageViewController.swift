/// Pages, of which one or two are in front.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public init(
    transitionStyle: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController]? { children }

  open func setViewControllers(
    _ controllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let pages = controllers, pages.count == 1 else {
      UIKitRecord.current.raise(
        "The number of view controllers provided (\(controllers?.count ?? 0)) doesn't match the "
          + "number required (1) for the requested transition"
      )
      return
    }
    let old = children.first
    let (added, removed) = replaceChildren(pages)
    ContainerTransition(
      container: self,
      old: old,
      new: pages[0],
      added: added,
      removed: removed,
      newIsFirst: true
    ).perform(animated: animated) { completion?(true) }
  }
}
