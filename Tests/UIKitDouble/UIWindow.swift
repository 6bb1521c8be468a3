/// The widths that traits tell apart.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The properties of the surroundings of a controller.
@MainActor open class UITraitCollection: NSObject {
  open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass

  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }
}

/// Traits that can be set.
@MainActor public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// Traits that an app sets, in place of those of the surroundings.
public struct UITraitOverrides: @MainActor UIMutableTraits {
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
}

/// A window.
open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene?
  /// The width that the window's controllers have.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact { didSet { traitsChanged() } }
  private var isVisible = false

  public override init() { super.init() }

  public init(windowScene: UIWindowScene) {
    super.init()
    self.windowScene = windowScene
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  open var traitCollection: UITraitCollection {
    let own = traitOverrides.horizontalSizeClass
    return UITraitCollection(horizontalSizeClass: own == .unspecified ? horizontalSizeClass : own)
  }

  override func traitsChanged() { rootViewController?.traitsChanged() }

  /// The controller that fills the window. What the old one presents stays in the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      guard let root = rootViewController else { return }
      if isVisible { show(root) }
    }
  }

  open func makeKeyAndVisible() {
    guard !isVisible else { return }
    isVisible = true
    if let root = rootViewController { show(root) }
  }

  private func show(_ root: UIViewController) {
    root.loadViewIfNeeded()
    addSubview(root.view)
    root.appear(.will, animated: false)
    root.appear(.did, animated: false)
  }
}
