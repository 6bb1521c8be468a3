/// The app.
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static let instance = UIApplication()
  open class var shared: UIApplication { instance }
  private weak var heldDelegate: (any UIApplicationDelegate)?
  open var delegate: (any UIApplicationDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }

  open var connectedScenes: Set<UIScene> { [] }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Sends nothing: Linux has no Objective-C.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool { false }
}

/// A touch, for example.
@MainActor open class UIEvent: NSObject {}

/// Takes part in the life of the app.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Starts the app. There is none on Linux.
  public static func main() {}
}

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
