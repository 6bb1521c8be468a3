/// A text as the code writes it, before constants are looked up.
package enum TextExpression: Hashable, Sendable {
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
  package var lastName: String? {
    if case .reference(let path) = self { path.last } else { nil }
  }
}

/// Whose method is called.
package enum Receiver: Hashable, Sendable {
  /// The object whose method contains the call.
  case own
  /// An object whose type is written nearby.
  case instance(String)
  /// Something else.
  case other
}

/// A segue named by its identifier.
package struct SegueUse: Hashable, Sendable {
  /// What is done with it.
  package enum Kind: Hashable, Sendable {
    case perform, compare, trigger
    /// It is performed where the code has asked whether there is one.
    case attempt
    /// It is performed where `shouldPerformSegue` has allowed it.
    case permitted
    /// The code makes a segue that has it.
    case make
  }
  package var kind: Kind
  package var identifier: TextExpression
  /// Whether the code itself takes the raw value, so that it hands on text and no case.
  package var isRawValue = false
  package var receiver: Receiver
  /// The type around the code.
  package var type: String
  /// The method around the code.
  package var method: String
  package var location: TextLocation
}

/// The bundle that a storyboard is opened from.
package enum BundleExpression: Hashable, Sendable {
  /// The app's own.
  case own
  /// The one that a class is in.
  case ofClass(String)
  case unknown
}

/// Which storyboard a scene is taken from.
package enum StoryboardExpression: Hashable, Sendable {
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
package struct StoryboardUse: Hashable, Sendable {
  package var name: TextExpression
  package var bundle: BundleExpression
  package var type: String
  package var location: TextLocation
}

/// A member that is a storyboard: `static let main = UIStoryboard(name: "Main", bundle: nil)`.
package struct StoryboardConstant: Hashable, Sendable {
  /// The type around it.
  package var type: String
  package var name: String
  package var storyboard: TextExpression
  package var bundle: BundleExpression
}

/// A scene that is instantiated.
package struct SceneUse: Hashable, Sendable {
  /// The scene's identifier; `nil` is the initial scene.
  package var identifier: TextExpression?
  package var storyboard: StoryboardExpression
  /// What the result is cast to.
  package var casts: [SceneCast] = []
  package var type: String
  package var location: TextLocation
}

/// A cast of a scene that was instantiated.
package struct SceneCast: Hashable, Sendable {
  /// The type that it is cast to, as written, without arguments.
  package var target: String
  /// Whether a failing cast ends the program.
  package var isForced: Bool
  /// Whether what stands inside the scene is cast: a navigation controller's top.
  package var isContent: Bool
  package var location: TextLocation
}

/// A cast of what a segue leads to.
package struct CastFact: Hashable, Sendable {
  /// The type that it is cast to, as written, without arguments.
  package var target: String
  /// Whether a failing cast ends the program.
  package var isForced: Bool
  /// Whether what stands inside the destination is cast: a navigation controller's top.
  package var isContent: Bool
  /// The identifiers of which the segue has one, where the code around says so.
  package var identifiers: [TextExpression]?
  package var type: String
  package var method: String
  package var location: TextLocation
}

/// The declaration of a typed segue.
package struct SegueFact: Hashable, Sendable {
  package var name: String
  package var identifier: TextExpression
  /// The type that it leads to, as written.
  package var destination: String?
  /// The type that it leaves, where it is tied to one.
  package var source: String?
  /// The place of the identifier.
  package var location: TextLocation
}

/// A mapping of cases to a segue, in a destination's `route`.
package struct RouteFact: Hashable, Sendable {
  /// The enum.
  package var type: String
  package var cases: [String]
  package var segue: TextExpression
  /// The class that the route makes by itself.
  package var instantiates: String?
  package var location: TextLocation
}

/// A `default:` in a destination's mapping.
package struct DefaultFact: Hashable, Sendable {
  package var type: String
  package var location: TextLocation
}

/// A typed segue or a destination that is performed or registered.
package struct RouteUse: Hashable, Sendable {
  /// The method that is called.
  package var verb: String
  /// The segue or case, as a path.
  package var target: TextExpression
  /// The kind that a segue is registered with.
  package var kind: String?
  package var type: String
  package var location: TextLocation

  /// Whether a registry is told what the segue does.
  package var isRegistration: Bool { verb == "register" || verb == "registerHierarchy" }
}
