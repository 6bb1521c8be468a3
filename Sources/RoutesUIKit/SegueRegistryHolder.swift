#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  /// Holds the registry that prepares the segues of storyboards.
  ///
  /// The delegate of the app or of a scene is a good place, or a controller around the others:
  ///
  /// ```swift
  /// final class SceneDelegate: UIResponder, UIWindowSceneDelegate, SegueRegistryHolder {
  ///   var window: UIWindow?
  ///   let segueRegistry = SegueRegistry()
  /// }
  /// ```
  ///
  /// A controller uses the first holder among the responders from itself outwards: the controllers around
  /// it, the delegate of its scene, and the delegate of the app. As long as its view is in no window, only
  /// the controllers around it can be found.
  @MainActor public protocol SegueRegistryHolder: AnyObject {
    /// The registry.
    var segueRegistry: SegueRegistry { get }
    /// Called with each refusal of a segue that has no caller to throw it to; `nil` by default.
    var onRefusal: ((Refusal) -> Void)? { get }
  }

  extension SegueRegistryHolder {
    /// `nil`: nothing is called.
    public var onRefusal: ((Refusal) -> Void)? { nil }
  }

  extension UIViewController {
    /// The nearest holder of a registry.
    var segueRegistryHolder: (any SegueRegistryHolder)? {
      // The app's delegate is the last responder. `UIApplication.shared` is unavailable to extensions.
      for responder in sequence(first: self as UIResponder, next: \.next) {
        let holders: [AnyObject?] = [
          responder, (responder as? UIWindow)?.windowScene?.delegate,
          (responder as? UIApplication)?.delegate,
        ]
        for case let holder as any SegueRegistryHolder in holders { return holder }
      }
      return nil
    }
  }
#endif
