/// A part of the app's interface, which a user can open several times.
open class UIScene: UIResponder {
  /// How a scene was opened.
  @MainActor open class ConnectionOptions: NSObject {}

  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)?

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
  }

  open override var next: UIResponder? { UIApplication.shared }
}

/// What remains of a scene that is closed.
@MainActor open class UISceneSession: NSObject {}

/// Takes part in the life of a scene.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// A scene with windows.
open class UIWindowScene: UIScene {}

/// Takes part in the life of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
