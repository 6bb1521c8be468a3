extension Storyboard {
  /// One scene: a controller, or a reference to a scene of another storyboard.
  public struct Scene: Equatable, Sendable, Identifiable {
    /// The controller's object id, unique in its storyboard.
    public var id: ExactString
    /// The kind of the scene's controller.
    public var kind: Kind
    /// The identifier for `instantiateViewController(withIdentifier:)`, if any.
    public var identifier: ExactString?
    /// The controller's custom class, if any.
    public var customClass: ExactString?
    /// The module of ``customClass``, if stated.
    public var module: ExactString?
    /// The target of a storyboard reference; `nil` for any other scene.
    public var reference: Reference?
    /// The object ids of the scene's exits, which unwind segues point to.
    public var exits: [ExactString]
    /// The segues that start in this scene, in the order of the file.
    public var segues: [Segue]
    /// The scene's location on Interface Builder's canvas.
    public var canvasLocation: Point?
    /// The scene's settings for its presentation and its bars.
    public var settings: Settings

    /// Creates a scene from its parts.
    public init(
      id: ExactString,
      kind: Kind = .viewController,
      identifier: ExactString? = nil,
      customClass: ExactString? = nil,
      module: ExactString? = nil,
      reference: Reference? = nil,
      exits: [ExactString] = [],
      segues: [Segue] = [],
      canvasLocation: Point? = nil,
      settings: Settings = Settings()
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
      self.settings = settings
    }
  }
}

extension Storyboard.Scene {
  /// The element name of a scene's controller, such as `navigationController`.
  ///
  /// Any name is a kind, so that scenes of future controllers can be represented.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The element's name.
    public var rawValue: String

    /// Wraps an element's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A plain controller.
    public static let viewController = Kind(rawValue: "viewController")
    /// A table view controller.
    public static let tableViewController = Kind(rawValue: "tableViewController")
    /// A navigation controller.
    public static let navigationController = Kind(rawValue: "navigationController")
    /// A tab bar controller.
    public static let tabBarController = Kind(rawValue: "tabBarController")
    /// A split view controller.
    public static let splitViewController = Kind(rawValue: "splitViewController")
    /// A page view controller.
    public static let pageViewController = Kind(rawValue: "pageViewController")
    /// A Mac app's menus, whose items start segues. The scene has no controller.
    public static let application = Kind(rawValue: "application")
    /// A reference to a scene of this or another storyboard (iOS).
    public static let viewControllerPlaceholder = Kind(rawValue: "viewControllerPlaceholder")
    /// A reference to a scene of this or another storyboard (macOS).
    public static let controllerPlaceholder = Kind(rawValue: "controllerPlaceholder")
  }

  /// The target of a storyboard reference: a storyboard and a scene in it.
  public struct Reference: Equatable, Sendable {
    /// The storyboard's name; `nil` means the storyboard that has the reference.
    public var storyboardName: ExactString?
    /// The scene's identifier; `nil` means the storyboard's initial scene.
    public var identifier: ExactString?
    /// The identifier of the storyboard's bundle; `nil` means the app's bundle.
    public var bundleIdentifier: ExactString?

    /// Creates a reference from its parts.
    public init(
      storyboardName: ExactString? = nil,
      identifier: ExactString? = nil,
      bundleIdentifier: ExactString? = nil
    ) {
      self.storyboardName = storyboardName
      self.identifier = identifier
      self.bundleIdentifier = bundleIdentifier
    }
  }

  /// A location on the canvas, in points.
  public struct Point: Equatable, Sendable {
    /// The horizontal coordinate, which grows to the right.
    public var x: Double
    /// The vertical coordinate, which grows downwards.
    public var y: Double

    /// Creates a point from its coordinates.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A scene's settings for its presentation and its bars.
  ///
  /// ```swift
  /// let settings = Storyboard.Scene.Settings(presentationStyle: "fullScreen")
  /// ```
  public struct Settings: Equatable, Sendable {
    /// The style in which the controller is presented, such as `fullScreen`; `nil` if none is stated.
    public var presentationStyle: ExactString?
    /// The style of the transition, such as `crossDissolve`; `nil` if none is stated.
    public var transitionStyle: ExactString?
    /// Whether a swipe cannot dismiss the controller.
    public var isModalInPresentation: Bool
    /// Whether the controller defines a presentation context; `nil` if the scene does not say so.
    public var definesPresentationContext: Bool?
    /// The bars and buttons that the scene hides.
    public var hiddenBars: HiddenBars
    /// Whether a split controller has a style of columns, so that plain controllers in them get stacks.
    public var hasColumns: Bool

    /// Creates settings from their parts.
    public init(
      presentationStyle: ExactString? = nil,
      transitionStyle: ExactString? = nil,
      isModalInPresentation: Bool = false,
      definesPresentationContext: Bool? = nil,
      hiddenBars: HiddenBars = [],
      hasColumns: Bool = false
    ) {
      self.presentationStyle = presentationStyle
      self.transitionStyle = transitionStyle
      self.isModalInPresentation = isModalInPresentation
      self.definesPresentationContext = definesPresentationContext
      self.hiddenBars = hiddenBars
      self.hasColumns = hasColumns
    }
  }

  /// Bars and buttons that a scene hides, and with them a way to another screen.
  public struct HiddenBars: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits; other bits are left out.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 0b111 }

    /// The bar of a navigation controller.
    public static let navigationBar = HiddenBars(rawValue: 1 << 0)
    /// The back button of a screen on a stack.
    public static let backButton = HiddenBars(rawValue: 1 << 1)
    /// The tab bar, while the screen is on a stack in a tab.
    public static let tabBar = HiddenBars(rawValue: 1 << 2)
  }
}

extension Storyboard.Scene.HiddenBars {
  /// Each bar with its name in a storyboard's notation.
  package static let named: [(name: ExactString, bar: Self)] = [
    ("navigationBar", .navigationBar), ("backButton", .backButton), ("tabBar", .tabBar),
  ]
}

extension Snapshot.Kind {
  /// The kind of a storyboard's scene.
  package init(_ kind: Storyboard.Scene.Kind) {
    self = Self.allCases.first { $0.library?.element?.name == kind.rawValue } ?? .screen
  }
}

extension Storyboard.Scene.Kind {
  /// The name of the library's container for such a scene.
  package var libraryClass: String? { Snapshot.Kind(self).library.map { "\($0)" } }

  /// The library's container for such a scene, in messages.
  package var containerDisplayName: String? {
    let kind = Snapshot.Kind(self)
    return kind.library.map { _ in kind.displayName }
  }
}
