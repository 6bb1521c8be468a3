/// Pages, of which one or two are in front.
open class UIPageViewController: UIViewController {
  override var isContainer: Bool { true }
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
    spineLocation = transitionStyle == .pageCurl ? location ?? .min : .none
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    spineLocation = .min
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    spineLocation = .min
    super.init(coder: coder)
  }

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
}
