@_exported import Foundation

/// An object that events travel along.
@MainActor open class UIResponder: NSObject {
  /// The next object, to which an event goes that this one leaves.
  open var next: UIResponder? { nil }
}

// NSObject.h: every object performs methods by their selectors. Linux has no Objective-C, so that these
// only take part in the choice of an overload.
extension NSObject {
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    MainActor.assumeIsolated {
      UIKitRecord.current.raise("unrecognized selector '\(aSelector)' sent to instance")
    }
    return nil
  }

  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    perform(aSelector)
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector,
    with object1: Any?,
    with object2: Any?
  ) -> Unmanaged<AnyObject>? { perform(aSelector) }
}

/// A method of an Objective-C class by its name. Linux has no Objective-C.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  public let description: String

  public init(_ text: String) { description = text }

  public init(stringLiteral text: String) { description = text }
}

/// A view, as far as it tells whether its controller is on the screen.
open class UIView: UIResponder {
  private weak var container: UIView?
  open var superview: UIView? { container }
  open private(set) var subviews: [UIView] = []
  weak var controller: UIViewController?

  open override var next: UIResponder? { controller ?? superview }

  open var frame = CGRect.zero
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The window around the view; `nil` if it is in none.
  open var window: UIWindow? { superview?.window }

  /// What the view and those inside have instead of the traits around it.
  open var traitOverrides = UITraitOverrides() { didSet { traitsChanged() } }

  func traitsChanged() {}

  func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.enter(self)
    view.controller?.appearWithParent()
  }

  open func removeFromSuperview() {
    if superview != nil { controller?.disappearWithParent() }
    leave()
  }

  /// Moves the view into another one, without calls to its controller.
  func enter(_ view: UIView) {
    leave()
    container = view
    view.subviews.append(self)
  }

  /// Removes the view, without calls to its controller.
  func leave() {
    superview?.subviews.removeAll { $0 === self }
    container = nil
  }
}

/// A control that a user can touch.
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  private var actions: [(action: UIAction, event: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  func send(_ event: Event) {
    for (action, events) in actions where events.contains(event) { action.perform() }
  }
}
