/// A text as the code writes it, before constants are looked up.
enum TextExpression: Hashable, Sendable {
  /// A literal without interpolation.
  case literal(String)
  /// A constant, or a case's raw value, by its path: `["Segues", "showDetail"]`. The first part is
  /// empty where the type is left to the compiler: `.showDetail`.
  case reference([String])
  /// The name of a type: `String(describing: DetailController.self)`.
  case typeName(String)
  /// The raw value of an object of a type, which only the running program knows.
  case rawValue(of: String)
  /// Anything else.
  case unknown
}

extension TextExpression {
  /// The last part of a path.
  var lastName: String? {
    if case .reference(let path) = self { path.last } else { nil }
  }
}

/// Whose method is called.
enum Receiver: Hashable, Sendable {
  /// The object whose method contains the call.
  case own
  /// An object whose type is written nearby.
  case instance(String)
  /// Something else.
  case other
}

/// A segue named by its identifier.
struct SegueUse: Hashable, Sendable {
  /// What is done with it.
  enum Kind: Hashable, Sendable {
    case perform, compare, trigger
    /// It is performed where the code has asked whether there is one.
    case attempt
    /// It is performed where `shouldPerformSegue` has allowed it.
    case permitted
    /// The code makes a segue that has it.
    case make
  }
  var kind: Kind
  var identifier: TextExpression
  /// Whether the code itself takes the raw value, so that it hands on text and no case.
  var isRawValue = false
  var receiver: Receiver
  /// The type around the code.
  var type: String
  /// The method around the code.
  var method: String
  var place: SourcePlace
}

/// The bundle that a storyboard is opened from.
enum BundleExpression: Hashable, Sendable {
  /// The app's own.
  case own
  /// The one that a class is in.
  case ofClass(String)
  case unknown
}

/// Which storyboard a scene is taken from.
enum StoryboardExpression: Hashable, Sendable {
  /// The one that the object itself was made from.
  case own
  /// One that is opened by name.
  case named(TextExpression, in: BundleExpression)
  /// The one that a constant holds or a method without arguments gives, by its path:
  /// `UIStoryboard.main`.
  case member([String])
  /// Something else.
  case unknown
}

/// A storyboard that is opened by name.
struct StoryboardUse: Hashable, Sendable {
  var name: TextExpression
  var bundle: BundleExpression
  var type: String
  var place: SourcePlace
}

/// A member that is a storyboard: `static let main = UIStoryboard(name: "Main", bundle: nil)`.
struct StoryboardConstant: Hashable, Sendable {
  /// The type around it.
  var type: String
  var name: String
  var storyboard: TextExpression
  var bundle: BundleExpression
}

/// A scene that is instantiated.
struct SceneUse: Hashable, Sendable {
  /// The scene's identifier; `nil` is the initial scene.
  var identifier: TextExpression?
  var storyboard: StoryboardExpression
  /// What the result is cast to.
  var casts: [SceneCast] = []
  var type: String
  var place: SourcePlace
}

/// A cast of a scene that was instantiated.
struct SceneCast: Hashable, Sendable {
  /// The type that it is cast to, as written, without arguments.
  var target: String
  /// Whether a failing cast ends the program.
  var isForced: Bool
  /// Whether what stands inside the scene is cast: a navigation controller's top.
  var isContent: Bool
  var place: SourcePlace
}

/// A cast of what a segue leads to.
struct CastFact: Hashable, Sendable {
  /// The type that it is cast to, as written, without arguments.
  var target: String
  /// Whether a failing cast ends the program.
  var isForced: Bool
  /// Whether what stands inside the destination is cast: a navigation controller's top.
  var isContent: Bool
  /// The identifiers of which the segue has one, where the code around says so.
  var identifiers: [TextExpression]?
  var type: String
  var method: String
  var place: SourcePlace
}

/// The declaration of a typed segue.
struct SegueFact: Hashable, Sendable {
  var name: String
  var identifier: TextExpression
  /// The type that it leads to, as written.
  var destination: String?
  /// The type that it leaves, where it is tied to one.
  var source: String?
  /// The place of the identifier.
  var place: SourcePlace
}

/// A mapping of cases to a segue, in a destination's `route`.
struct RouteFact: Hashable, Sendable {
  /// The enum.
  var type: String
  var cases: [String]
  var segue: TextExpression
  /// The class that the route makes by itself.
  var instantiates: String?
  var place: SourcePlace
}

/// A `default:` in a destination's mapping.
struct DefaultFact: Hashable, Sendable {
  var type: String
  var place: SourcePlace
}

/// A typed segue or a destination that is performed or registered.
struct RouteUse: Hashable, Sendable {
  /// The method that is called.
  var verb: String
  /// The segue or case, as a path.
  var target: TextExpression
  /// The kind that a segue is registered with.
  var kind: String?
  var type: String
  var place: SourcePlace

  /// Whether a registry is told what the segue does.
  var isRegistration: Bool { verb == "register" || verb == "registerHierarchy" }
}
