#if canImport(UIKit) && !os(watchOS)
  import Routes
  import UIKit

  /// Holds the registry whose preparations reach the segues of storyboards.
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
  /// A controller uses the first holder among the responders from itself outwards, then the delegate of
  /// its scene, then that of the app.
  @MainActor public protocol SegueRegistryHolder: AnyObject {
    /// The registry.
    var segueRegistry: SegueRegistry { get }
  }

  extension UIViewController {
    /// The registry of the nearest holder.
    var segueRegistry: SegueRegistry? {
      for responder in sequence(first: self as UIResponder, next: \.next) {
        if let holder = responder as? any SegueRegistryHolder { return holder.segueRegistry }
      }
      let delegates: [AnyObject?] = [
        viewIfLoaded?.window?.windowScene?.delegate, UIApplication.shared.delegate,
      ]
      return delegates.lazy.compactMap { $0 as? any SegueRegistryHolder }.first?.segueRegistry
    }
  }
#endif
