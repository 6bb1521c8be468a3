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
