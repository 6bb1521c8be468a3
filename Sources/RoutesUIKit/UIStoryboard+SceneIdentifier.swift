#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension UIStoryboard {
    /// Makes the controller of a scene, with its own type.
    ///
    /// ```swift
    /// let profile = try UIStoryboard.instantiate(.profile)
    /// profile.user = user
    /// present(profile, animated: true)
    /// ```
    ///
    /// - Parameters:
    ///   - scene: The scene. For one that its storyboard does not have, UIKit raises an exception.
    ///   - bundle: The bundle with the storyboard; `nil` for the app's.
    /// - Returns: The scene's controller.
    /// - Throws: `UnwrappingError` if the scene has another class, for example because it is a container
    ///   around the screen; use ``instantiate(_:bundle:prepare:)`` then.
    public static func instantiate<Screen: UIViewController>(
      _ scene: SceneIdentifier<Screen>,
      bundle: Bundle? = nil
    ) throws -> Screen {
      let controller = make(scene, in: bundle)
      if let screen = controller as? Screen { return screen }
      throw UnwrappingError.noMatch(
        expected: "\(Screen.self)",
        hierarchy: "\(type(of: controller))"
      )
    }

    /// Makes the controller of a scene, and prepares the screen inside it.
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
    @_disfavoredOverload
    public static func instantiate<Screen>(
      _ scene: SceneIdentifier<Screen>,
      bundle: Bundle? = nil,
      prepare: (Screen) throws -> Void = { _ in }
    ) throws -> UIViewController {
      let controller = make(scene, in: bundle)
      try prepare(unwrap(controller, as: Screen.self))
      return controller
    }

    private static func make<Screen>(
      _ scene: SceneIdentifier<Screen>,
      in bundle: Bundle?
    ) -> UIViewController {
      let storyboard = UIStoryboard(name: scene.storyboard, bundle: bundle)
      return storyboard.instantiateViewController(withIdentifier: scene.identifier)
    }
  }
#endif
