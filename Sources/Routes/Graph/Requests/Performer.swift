/// The controller that performs a destination's segue, and the type that the destination names for it.
@usableFromInline
struct Performer {
  /// The controller; `nil` for the visible one, or the nearest one of the type around it.
  let controller: (any Controller)?
  /// The source type; `nil` if any controller may perform the segue.
  let type: Any.Type?
  /// Whether a controller is of the type.
  let isOfType: (any Controller) -> Bool

  @usableFromInline
  init(
    _ controller: (any Controller)?,
    type: Any.Type? = nil,
    isOfType: @escaping (any Controller) -> Bool = { _ in true }
  ) {
    self.controller = controller
    self.type = type
    self.isOfType = isOfType
  }

  /// A performer of a destination's segue.
  ///
  /// Inlined into the caller, where the types are known: most destinations name no source, and their
  /// controllers need no cast.
  ///
  /// - Throws: ``Refusal/Reason`` if the source is no controller.
  @inlinable
  init<Target: Destination>(_ source: Target.Source?, of destination: Target.Type) throws {
    let controller = try source.map { try $0 as? any Controller ?? Self.controller($0) }
    self.init(any: controller, of: destination)
  }

  /// A performer for a controller of any type, which is compared with the destination's source type.
  @inlinable
  init<Target: Destination>(any controller: (any Controller)?, of destination: Target.Type) {
    if Target.Source.self == (any Controller).self {
      self.init(controller)
    } else {
      self.init(controller, type: Target.Source.self) { $0 is Target.Source }
    }
  }

  /// The source of a move, whose type need not say that it is a controller.
  @usableFromInline
  static func controller(_ source: Any) throws -> any Controller {
    try Registration.Making.asController(source)
  }
}

extension ControllerGraph {
  /// The controller that performs a segue: the given one, or the nearest one of the source type around
  /// the visible controller.
  func controller(of performer: Performer, for segue: ExactString) throws -> (any Controller)? {
    guard let type = performer.type else { return performer.controller }
    if let controller = performer.controller, performer.isOfType(controller) { return controller }
    let start = try source(performer.controller)
    guard performer.controller == nil,
      let node = start.ancestors.first(where: { performer.isOfType($0.controller) })
    else {
      throw Refusal.Reason.segue(
        .wrongSource(
          identifier: segue,
          expected: ["\(type)"],
          found: ControllerName.of(start.controller)
        )
      )
    }
    return node.controller
  }
}
