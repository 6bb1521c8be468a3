extension Storyboard {
  /// One scene: a controller, or a reference to a scene of another storyboard.
  public struct Scene: Hashable, Codable, Sendable, Identifiable {
    /// The controller's object id, unique in its storyboard.
    public var id: String
    /// What sort of controller stands in the scene.
    public var kind: Kind
    /// The identifier for `instantiateViewController(withIdentifier:)`, where there is one.
    public var identifier: String?
    /// The controller's own class, where there is one.
    public var customClass: String?
    /// The module of ``customClass``, where the file states one.
    public var module: String?
    /// Where a reference leads; `nil` for every scene that is not one.
    public var reference: Reference?
    /// The object ids of the scene's exits, which unwind segues point to.
    public var exits: [String]
    /// The segues that start in this scene, in the order of the file.
    public var segues: [Segue]
    /// Where the scene stands on Interface Builder's canvas.
    public var canvasLocation: Point?

    /// Makes a scene from its parts.
    public init(
      id: String,
      kind: Kind = .viewController,
      identifier: String? = nil,
      customClass: String? = nil,
      module: String? = nil,
      reference: Reference? = nil,
      exits: [String] = [],
      segues: [Segue] = [],
      canvasLocation: Point? = nil
    ) {
      self.id = id
      self.kind = kind
      self.identifier = identifier
      self.customClass = customClass
      self.module = module
      self.reference = reference
      self.exits = exits
      self.segues = segues
      self.canvasLocation = canvasLocation
    }
  }
}

extension Storyboard.Scene {
  /// The element name of a scene's controller, such as `navigationController`.
  ///
  /// Any name is a kind, so that a controller that is unknown today still has a scene.
  public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
    /// The element's name.
    public var rawValue: String

    /// Wraps an element's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A plain controller.
    public static let viewController = Kind(rawValue: "viewController")
    /// A controller of a table.
    public static let tableViewController = Kind(rawValue: "tableViewController")
    /// A stack of controllers.
    public static let navigationController = Kind(rawValue: "navigationController")
    /// Controllers side by side, of which one is selected.
    public static let tabBarController = Kind(rawValue: "tabBarController")
    /// A primary and a detail controller.
    public static let splitViewController = Kind(rawValue: "splitViewController")
    /// Pages that are swiped through.
    public static let pageViewController = Kind(rawValue: "pageViewController")
    /// A Mac app's menus, whose items start segues; no controller stands in its scene.
    public static let application = Kind(rawValue: "application")
    /// A reference to a scene of this or another storyboard (iOS).
    public static let viewControllerPlaceholder = Kind(rawValue: "viewControllerPlaceholder")
    /// A reference to a scene of this or another storyboard (macOS).
    public static let controllerPlaceholder = Kind(rawValue: "controllerPlaceholder")
  }

  /// A reference's target: a storyboard, and a scene in it.
  public struct Reference: Hashable, Codable, Sendable {
    /// The other storyboard's name; `nil` means this one.
    public var storyboardName: String?
    /// The scene's identifier; `nil` means the storyboard's initial scene.
    public var identifier: String?
    /// The bundle that holds the storyboard; `nil` means the app's own.
    public var bundleIdentifier: String?

    /// Makes a reference from its parts.
    public init(
      storyboardName: String? = nil,
      identifier: String? = nil,
      bundleIdentifier: String? = nil
    ) {
      self.storyboardName = storyboardName
      self.identifier = identifier
      self.bundleIdentifier = bundleIdentifier
    }
  }

  /// A place on the canvas, in points.
  public struct Point: Hashable, Codable, Sendable {
    /// The distance to the right.
    public var x: Double
    /// The distance downwards.
    public var y: Double

    /// Makes a place from its distances.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}
