#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension UIStoryboard {
    /// Makes the controller of a scene, and prepares it.
    ///
    /// ```swift
    /// let controller = try UIStoryboard.instantiate(.profile) { $0.user = user }
    /// present(controller, animated: true)
    /// ```
    ///
    /// - Parameters:
    ///   - scene: The scene. For one that its storyboard does not have, UIKit raises an exception.
    ///   - bundle: The bundle with the storyboard; `nil` for the app's.
    ///   - prepare: Prepares the screen, unwrapped from its containers.
    /// - Returns: The scene's controller, which may be a container around the screen.
    /// - Throws: `UnwrappingError`, or the error of the closure.
    public static func instantiate<Screen>(
      _ scene: SceneIdentifier<Screen>,
      bundle: Bundle? = nil,
      prepare: (Screen) throws -> Void = { _ in }
    ) throws -> UIViewController {
      let storyboard = UIStoryboard(name: scene.storyboard, bundle: bundle)
      let controller = storyboard.instantiateViewController(withIdentifier: scene.identifier)
      try prepare(unwrap(controller, as: Screen.self))
      return controller
    }
  }
#endif
