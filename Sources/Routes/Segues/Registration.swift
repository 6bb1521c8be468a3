/// One registered segue.
///
/// An immutable class: performing a segue copies one reference instead of all closures.
package final class Registration {
  let identifier: ExactString
  let source: Source
  let kind: SegueKind
  let style: PresentationStyle
  /// The destination's name in messages and tables.
  package let destination: ExactString
  let location: Location
  let making: Making
  package let preparations: [Preparation]
  let customTransition: CustomTransition?

  /// Performs a custom segue by requests to the graph.
  typealias CustomTransition = (PerformedSegue, ControllerGraph) throws -> Void

  init(
    identifier: ExactString,
    source: Source,
    kind: SegueKind,
    style: PresentationStyle,
    destination: ExactString,
    location: Location,
    making: Making,
    preparations: [Preparation] = [],
    customTransition: CustomTransition? = nil
  ) {
    self.identifier = identifier
    self.source = source
    self.kind = kind
    self.style = style
    self.destination = destination
    self.location = location
    self.making = making
    self.preparations = preparations
    self.customTransition = customTransition
  }

  package var role: SegueKind.Role { kind.role }
  package var startsAnywhere: Bool { source == .any }
  package var sourceName: String { source.description }

  /// The segue in its storyboard; `nil` for one that was registered in code.
  package var object: Storyboard.SegueObject? {
    if case .storyboard(let object) = location { object } else { nil }
  }

  func adding(
    _ preparation: Preparation? = nil,
    performedBy customTransition: CustomTransition? = nil
  ) -> Registration {
    Registration(
      identifier: identifier,
      source: source,
      kind: kind,
      style: style,
      destination: destination,
      location: location,
      making: making,
      preparations: preparations + (preparation.map { [$0] } ?? []),
      customTransition: customTransition ?? self.customTransition
    )
  }
}

extension Registration {
  enum Location: CustomStringConvertible {
    case code(FileLocation)
    case storyboard(Storyboard.SegueObject)

    var description: String {
      switch self {
      case .code(let location): location.description
      case .storyboard(let segue):
        "segue '\(segue.id)' of scene '\(segue.scene.id)' in storyboard '\(segue.scene.storyboard)'"
      }
    }
  }

  enum Source: Equatable, CustomStringConvertible {
    case any
    case type(
      ObjectIdentifier,
      name: ExactString,
      isClass: Bool,
      matches: (any Controller) -> Bool
    )
    case scene(StoryboardBundle.SceneLocation, name: ExactString)

    static func type<Source>(_ type: Source.Type) -> Self {
      .type(
        ObjectIdentifier(type),
        name: "\(type)",
        isClass: type is AnyClass,
        matches: { $0 is Source }
      )
    }

    static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.any, .any): true
      case (.type(let left, _, _, _), .type(let right, _, _, _)): left == right
      case (.scene(let left, _), .scene(let right, _)): left == right
      default: false
      }
    }

    var description: String {
      switch self {
      case .any: "any source"
      case .type(_, let name, _, _), .scene(_, let name): name.string
      }
    }
  }

  typealias Maker = () throws -> any Controller

  enum Making {
    case controller(Maker?, in: SegueRegistry.Container?)
    case hierarchy(Maker)
    case scene(Result<StoryboardBundle.SceneLocation, UnresolvedScene>)
    /// An unwind leads to an existing controller and makes none.
    case unwind(action: ExactString)
  }
}

extension Registration.Making {
  /// Makes a screen and puts it into a container.
  ///
  /// A static type that conforms to `Controller` is detected once, at registration. A cast at every
  /// call would cost more than the rest of a transition.
  static func screen<Destination>(
    _ instantiate: (() throws -> Destination)?,
    in container: SegueRegistry.Container?
  ) -> Self {
    guard let instantiate else { return .controller(nil, in: container) }
    let known = (Destination.self as? any Controller.Type).flatMap { maker(of: $0, instantiate) }
    return .controller(known ?? { try asController(instantiate()) }, in: container)
  }

  private static func maker<Screen: Controller>(
    of type: Screen.Type,
    _ instantiate: Any
  ) -> Registration.Maker? {
    guard let make = instantiate as? () throws -> Screen else { return nil }
    return { try make() }
  }

  /// Casts the result of an app's closure to a controller.
  static func asController(_ made: Any) throws -> any Controller {
    guard let controller = made as? any Controller else {
      throw Refusal.Reason.segue(.notAController(type: "\(type(of: made))"))
    }
    return controller
  }
}

extension SegueRegistry {
  /// A container that a registered segue puts around its controller.
  ///
  /// ```swift
  /// try registry.register(.shareStatus, kind: .presentation, in: .navigation) { ShareController() }
  /// ```
  public struct Container {
    let enclose: (any Controller) -> any Controller

    /// Creates a container from a closure.
    ///
    /// - Parameter enclose: Puts a controller into a new container and returns the container.
    public init(_ enclose: @escaping (any Controller) -> any Controller) {
      self.enclose = enclose
    }

    /// A new ``NavigationController`` with the controller as its root.
    public static var navigation: Container {
      SegueRegistry.Container(NavigationController.init(root:))
    }
  }
}

/// A prepare closure, together with the search for its controller in a segue's destination.
///
/// It is created where the destination's type is known, so that the cast is to a known class.
@usableFromInline
package struct Preparation {
  /// Finds the matching controller in a segue's destination, prepares it, and returns it.
  package let prepare: (any Controller) throws -> any Controller

  @inlinable
  package init<Destination>(_ closure: ((Destination) throws -> Void)?) {
    self.init { controller in
      if let destination = controller as? Destination {
        try closure?(destination)
        return controller
      }
      let match = try Self.search(Destination.self, in: controller)
      try closure?(match.destination)
      return match.controller
    }
  }

  @usableFromInline
  init(prepare: @escaping (any Controller) throws -> any Controller) {
    self.prepare = prepare
  }

  @usableFromInline
  static func search<Destination>(
    _ type: Destination.Type,
    in controller: any Controller
  ) throws -> (controller: any Controller, destination: Destination) {
    do throws(UnwrappingError) {
      return try Unwrapping.match(type, in: controller)
    } catch {
      throw Mismatch(error: error)
    }
  }

  /// A failed search, as a type that differs from any error of an app's closure.
  package struct Mismatch: Error {
    package let error: UnwrappingError
  }
}

extension SegueRegistry {
  /// Why a segue could not be registered.
  public enum RegistrationError: Error, Equatable, Sendable {
    /// The identifier is already registered for the source.
    case duplicate(identifier: ExactString, source: String, first: String, second: String)
    /// A storyboard of the registry has the segue.
    case inStoryboard(
      identifier: ExactString,
      source: String,
      location: String,
      storyboards: String
    )
    /// Only a storyboard has segues of the kind: its embed and unwind segues and its relationships.
    case onlyInStoryboards(identifier: ExactString, kind: SegueKind)
    /// No registered segue has the identifier.
    case unknownSegue(identifier: ExactString, known: [ExactString])
    /// A class of the same name is already registered.
    case duplicateClass(name: ExactString)
    /// The segues of a storyboard cannot be performed.
    case unusableStoryboard(name: ExactString, problem: String)
  }
}

extension SegueRegistry.RegistrationError: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .duplicate(let identifier, let source, let first, let second):
      """
      segue '\(identifier)' from \(source) is registered twice, at \(first) and at \(second); \
      remove one, or give them different sources
      """
    case .inStoryboard(let identifier, let source, let location, let storyboards):
      """
      segue '\(identifier)' from \(source), registered at \(location), is already in the registry, as \
      \(storyboards); remove the registration, and prepare the segue's controller with 'prepare'. Only a \
      controller that code makes needs one, with its class as the source
      """
    case .onlyInStoryboards(let identifier, .unwind):
      """
      segue '\(identifier)' cannot be registered: an unwind segue makes no controller; declare an 'Unwind', which \
      needs no registration, or make the registry of the storyboard that has the segue
      """
    case .onlyInStoryboards(let identifier, let kind):
      """
      segue '\(identifier)' cannot be registered: a segue of kind '\(kind.rawValue)' runs when its container loads; \
      make the registry of the storyboard that has the segue, as in 'SegueRegistry(.main)', or register another \
      kind, such as 'show'
      """
    case .unknownSegue(let identifier, let known):
      """
      no segue '\(identifier)' is registered\(SpellingSuggestion.parenthetical(for: identifier, among: known)); \
      register it before it is prepared
      """
    case .duplicateClass(let name):
      "class '\(name)' is registered twice; register each class once"
    case .unusableStoryboard(let name, let problem):
      "storyboard '\(name)': \(problem)"
    }
  }
}
