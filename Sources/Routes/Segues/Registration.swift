/// One registered segue.
///
/// An immutable class, so that performing a segue copies one reference and not all its closures.
final class Registration {
  let identifier: String
  let source: Source
  let kind: SegueKind
  /// The kind's role, which costs nothing to copy.
  let role: SegueKind.Role
  let style: PresentationStyle
  /// What the destination is called in messages and tables.
  let destination: String
  let place: Place
  let making: Making
  let preparations: [Preparation]
  let customTransition: CustomTransition?

  /// Performs a custom segue by requests to the graph.
  typealias CustomTransition = (PerformedSegue, ControllerGraph) throws -> Void

  init(
    identifier: String,
    source: Source,
    kind: SegueKind,
    style: PresentationStyle,
    destination: String,
    place: Place,
    making: Making,
    preparations: [Preparation] = [],
    customTransition: CustomTransition? = nil
  ) {
    self.identifier = identifier
    self.source = source
    self.kind = kind
    role = kind.role
    self.style = style
    self.destination = destination
    self.place = place
    self.making = making
    self.preparations = preparations
    self.customTransition = customTransition
  }

  func adding(_ preparation: Preparation) -> Registration {
    copy(preparations + [preparation], customTransition)
  }

  func with(_ customTransition: @escaping CustomTransition) -> Registration {
    copy(preparations, customTransition)
  }

  private func copy(
    _ preparations: [Preparation],
    _ customTransition: CustomTransition?
  ) -> Registration {
    Registration(
      identifier: identifier,
      source: source,
      kind: kind,
      style: style,
      destination: destination,
      place: place,
      making: making,
      preparations: preparations,
      customTransition: customTransition
    )
  }
}

extension Registration {
  /// Where a segue was registered.
  enum Place: CustomStringConvertible {
    case code(file: String, line: Int)
    case storyboard(String, scene: String, segue: String)

    init(file: String, line: Int) { self = .code(file: file, line: line) }

    var description: String {
      switch self {
      case .code(let file, let line): "\(file):\(line)"
      case .storyboard(let name, let scene, let segue):
        "segue '\(segue)' of scene '\(scene)' in storyboard '\(name)'"
      }
    }
  }

  /// Where a segue may start.
  enum Source: Equatable, CustomStringConvertible {
    case any
    case type(ObjectIdentifier, name: String, matches: SourceTest)
    case scene(StoryboardBundle.Place, name: String)

    static func type<Source>(_ type: Source.Type) -> Self {
      .type(
        ObjectIdentifier(type),
        name: "\(type)",
        matches: SourceTest { $0 is Source }
      )
    }

    static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.any, .any): true
      case (.type(let left, _, _), .type(let right, _, _)): left == right
      case (.scene(let left, _), .scene(let right, _)): left == right
      default: false
      }
    }

    var description: String {
      switch self {
      case .any: "any source"
      case .type(_, let name, _), .scene(_, let name): name
      }
    }
  }

  /// Whether a controller is of a source's type.
  struct SourceTest {
    let accepts: (any Controller) -> Bool
  }

  /// How a segue's destination is made.
  enum Making {
    case controller(make: (() throws -> any Controller)?, in: SegueContainer?)
    case hierarchy(() throws -> any Controller)
    case scene(Result<StoryboardBundle.Place, UnresolvedScene>)
    /// Nothing is made: the destination is there already.
    case unwind(action: String)
  }
}

extension Registration.Making {
  /// Makes a screen and puts it into a container.
  ///
  /// Whether a class is a controller is found out here where its type says so, as asking the runtime
  /// at every call costs more than the rest of a transition.
  static func screen<Destination>(
    _ instantiate: (() throws -> Destination)?,
    in container: SegueContainer?
  ) -> Self {
    guard let instantiate else { return .controller(make: nil, in: container) }
    let known = (Destination.self as? any Controller.Type).flatMap { maker(of: $0, instantiate) }
    return .controller(make: known ?? { try asController(instantiate()) }, in: container)
  }

  private static func maker<Screen: Controller>(
    of type: Screen.Type,
    _ instantiate: Any
  ) -> (() throws -> any Controller)? {
    (instantiate as? () throws -> Screen).map { make in { try make() } }
  }

  /// What an app's closure made, as the controller that it must be.
  static func asController(_ made: Any) throws -> any Controller {
    guard let controller = made as? any Controller else {
      throw Refusal.Reason.segue(.notAController(type: "\(type(of: made))"))
    }
    return controller
  }
}
