/// The segues of an app: the source of each, its kind, and how its destination is made and prepared.
///
/// ```swift
/// var registry = SegueRegistry()
/// try registry.register(.showConversation, kind: .show) { ConversationController() }
/// try registry.register(.shareStatus, kind: .presentation, in: .navigation) {
///   ShareController()
/// }
/// try registry.prepare(.shareStatus) { $0.didTapClose = close }
/// ```
///
/// Several sources may have a segue of the same identifier. Registering an identifier twice for one
/// source is an error that names both locations. The segues of storyboards are registered already.
public struct SegueRegistry {
  package var groups: [ExactString: [Registration]] = [:]
  /// The segues that only a control can start, by their object ids: those without an identifier, and
  /// further ones of the same identifier and destination.
  package var onlyOfControls: [ExactString: [Registration]] = [:]
  package var scenes = SceneCatalog()
  package var hasCode: Bool { groups.values.contains { $0.contains { $0.object == nil } } }

  /// Creates an empty registry.
  public init() {}

  /// The identifiers, sorted.
  ///
  /// - Complexity: O(*n* log *n*) in the number of identifiers.
  public var identifiers: [String] { exactIdentifiers.map(\.string) }

  /// The identifiers as they are compared, sorted.
  package var exactIdentifiers: [ExactString] { groups.keys.sorted() }
}

extension SegueRegistry {
  /// Registers a segue that starts from any controller.
  ///
  /// - Parameters:
  ///   - segue: The segue, with the type of the controller that it leads to.
  ///   - kind: The kind of the segue.
  ///   - style: The presentation style, for segues that present.
  ///   - container: A container to put around the controller.
  ///   - file: The call's file, for messages; leave it out.
  ///   - line: The call's line, for messages; leave it out.
  ///   - instantiate: Makes the controller.
  /// - Throws: ``SegueRegistry/RegistrationError``: the segue is registered, a storyboard has it, or only a
  ///   storyboard has segues of its kind.
  public mutating func register<Destination>(
    _ segue: Segue<Destination>,
    kind: SegueKind,
    style: PresentationStyle = .automatic,
    in container: Container? = nil,
    file: String = #fileID,
    line: Int = #line,
    // For an optional closure the compiler has no message about a controller of another type.
    instantiate: @escaping () throws -> Destination
  ) throws(RegistrationError) {
    try add(
      segue,
      kind,
      style,
      FileLocation(file: file, line: line),
      .screen(instantiate, in: container)
    )
  }

  /// Registers a segue that starts from any controller, and whose routes can make their own.
  ///
  /// - Parameters:
  ///   - segue: The segue, with the type of the controller that it leads to.
  ///   - kind: The kind of the segue.
  ///   - style: The presentation style, for segues that present.
  ///   - container: A container to put around the controller.
  ///   - file: The call's file, for messages; leave it out.
  ///   - line: The call's line, for messages; leave it out.
  ///   - instantiate: Makes the controller; `nil` when every route makes its own.
  /// - Throws: ``SegueRegistry/RegistrationError``: the segue is registered, a storyboard has it, or only a
  ///   storyboard has segues of its kind.
  public mutating func register<Destination>(
    _ segue: Segue<Destination>,
    kind: SegueKind,
    style: PresentationStyle = .automatic,
    in container: Container? = nil,
    file: String = #fileID,
    line: Int = #line,
    instantiate: (() throws -> Destination)? = nil
  ) throws(RegistrationError) {
    try add(
      segue,
      kind,
      style,
      FileLocation(file: file, line: line),
      .screen(instantiate, in: container)
    )
  }

  /// Registers a segue that starts from one type of controller.
  ///
  /// The label distinguishes it from a segue of the same name without a source. Leave it out if there is none.
  ///
  /// - Parameters:
  ///   - segue: The segue, with the types of the controllers that it starts from and leads to.
  ///   - source: The type that it starts from.
  ///   - kind: The kind of the segue.
  ///   - style: The presentation style, for segues that present.
  ///   - container: A container to put around the controller.
  ///   - file: The call's file, for messages; leave it out.
  ///   - line: The call's line, for messages; leave it out.
  ///   - instantiate: Makes the controller. Leave it out when every route makes its own.
  /// - Throws: ``SegueRegistry/RegistrationError``: the segue is registered, a storyboard has it, or only a
  ///   storyboard has segues of its kind.
  @_disfavoredOverload
  public mutating func register<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    from source: Source.Type = Source.self,
    kind: SegueKind,
    style: PresentationStyle = .automatic,
    in container: Container? = nil,
    file: String = #fileID,
    line: Int = #line,
    instantiate: (() throws -> Destination)? = nil
  ) throws(RegistrationError) {
    try add(
      segue.segue,
      from: .type(Source.self),
      kind,
      style,
      FileLocation(file: file, line: line),
      .screen(instantiate, in: container)
    )
  }

  /// Registers a segue that leads to a whole hierarchy of controllers.
  ///
  /// ```swift
  /// try registry.registerHierarchy(.showDeviceGroups, kind: .presentation) {
  ///   TabBarController([NavigationController(root: DeviceGroupsController()), SettingsController()])
  /// }
  /// ```
  ///
  /// The closure may return any controller, while `register` requires the segue's destination type.
  ///
  /// - Parameters:
  ///   - segue: The segue. Its destination is searched for in the hierarchy.
  ///   - kind: The kind of the segue.
  ///   - style: The presentation style, for segues that present.
  ///   - file: The call's file, for messages; leave it out.
  ///   - line: The call's line, for messages; leave it out.
  ///   - instantiate: Makes the hierarchy and returns its root.
  /// - Throws: ``SegueRegistry/RegistrationError``: the segue is registered, a storyboard has it, or only a
  ///   storyboard has segues of its kind.
  public mutating func registerHierarchy<Destination>(
    _ segue: Segue<Destination>,
    kind: SegueKind,
    style: PresentationStyle = .automatic,
    file: String = #fileID,
    line: Int = #line,
    instantiate: @escaping () throws -> any Controller
  ) throws(RegistrationError) {
    try add(segue, kind, style, FileLocation(file: file, line: line), .hierarchy(instantiate))
  }

  private mutating func add<Destination>(
    _ segue: Segue<Destination>,
    from source: Registration.Source = .any,
    _ kind: SegueKind,
    _ style: PresentationStyle,
    _ location: FileLocation,
    _ making: Registration.Making
  ) throws(RegistrationError) {
    switch kind {
    case .embed, .relationship, .unwind:
      throw .onlyInStoryboards(identifier: segue.exactIdentifier, kind: kind)
    default: break
    }
    let registration = Registration(
      identifier: segue.exactIdentifier,
      source: source,
      kind: kind,
      style: style,
      destination: "\(Destination.self)",
      location: .code(location),
      making: making
    )
    let same = groups[registration.identifier]?.filter { isSame($0, as: source) } ?? []
    guard same.isEmpty else {
      throw .inStoryboard(
        identifier: registration.identifier,
        source: registration.sourceName,
        location: location.description,
        storyboards: same.map { "\($0.location)" }.joined(separator: ", ")
      )
    }
    try add(registration)
  }

  /// Whether a storyboard's segue may start from a source of code.
  ///
  /// Any scene's class may conform to a protocol. Of a class only the name is compared.
  private func isSame(_ registration: Registration, as source: Registration.Source) -> Bool {
    guard case .scene(let location, _) = registration.source else { return false }
    guard case .type(_, let name, let isClass, _) = source else { return true }
    return !isClass || scenes.bundle[location]?.customClass == name
  }

  mutating func add(_ registration: Registration) throws(RegistrationError) {
    let identifier = registration.identifier
    if let first = groups[identifier]?.first(where: { $0.source == registration.source }) {
      throw .duplicate(
        identifier: identifier,
        source: registration.sourceName,
        first: first.location.description,
        second: registration.location.description
      )
    }
    groups[identifier, default: []].append(registration)
  }
}

extension SegueRegistry {
  /// Adds a closure that prepares the segue's controller every time the segue is performed.
  ///
  /// With such closures an app can be wired in one place, outside its controllers. They run in the
  /// order in which they were added, before the closure of the call site.
  ///
  /// - Parameters:
  ///   - segue: A registered segue, with or without a source.
  ///   - prepare: Prepares the controller, unwrapped from its containers. An error cancels the move.
  /// - Throws: ``SegueRegistry/RegistrationError/unknownSegue(identifier:known:)``.
  public mutating func prepare<Destination>(
    _ segue: Segue<Destination>,
    with prepare: @escaping (Destination) throws -> Void
  ) throws(RegistrationError) {
    try update(segue.exactIdentifier) { $0.adding(Preparation(prepare)) }
  }

  /// Adds a closure that prepares the segue's controller every time the segue is performed.
  ///
  /// - Parameters:
  ///   - segue: A registered segue.
  ///   - source: The only type of source with which the closure runs; by default any.
  ///   - prepare: Prepares the controller, unwrapped from its containers. An error cancels the move.
  /// - Throws: ``SegueRegistry/RegistrationError/unknownSegue(identifier:known:)``.
  @_disfavoredOverload
  public mutating func prepare<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    from source: Source.Type? = nil,
    with prepare: @escaping (Destination) throws -> Void
  ) throws(RegistrationError) {
    let matches: (Registration.Source) -> Bool = { source == nil || $0 == .type(Source.self) }
    try update(segue.segue.exactIdentifier, where: matches) { $0.adding(Preparation(prepare)) }
  }

  /// Adds a closure that prepares the controller of an embed segue whenever the segue runs.
  ///
  /// ```swift
  /// try registry.prepare(embed: .map) { $0.city = "Paris" }
  /// ```
  ///
  /// - Parameters:
  ///   - segue: A registered embed segue.
  ///   - prepare: Prepares the controller, unwrapped from its containers. An error cancels the move.
  /// - Throws: ``SegueRegistry/RegistrationError/unknownSegue(identifier:known:)``.
  public mutating func prepare<Destination, Source>(
    embed segue: Segue<Destination>.Embedding<Source>,
    with prepare: @escaping (Destination) throws -> Void
  ) throws(RegistrationError) {
    try self.prepare(segue.segue, with: prepare)
  }

  /// Defines how a custom segue is performed.
  ///
  /// ```swift
  /// try registry.perform(.replaceTop) { segue, graph in
  ///   guard let stack = graph.parent(of: segue.source) as? NavigationController else { return }
  ///   try graph.setStack(stack.stack.dropLast() + [segue.destination], from: stack)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - segue: A registered segue of kind ``SegueKind/custom``.
  ///   - transition: Performs the segue by other requests of the graph. An error reverts them.
  /// - Throws: ``SegueRegistry/RegistrationError/unknownSegue(identifier:known:)``.
  public mutating func perform<Destination>(
    _ segue: Segue<Destination>,
    by transition: @escaping (PerformedSegue, ControllerGraph) throws -> Void
  ) throws(RegistrationError) {
    try update(segue.exactIdentifier) { $0.adding(performedBy: transition) }
  }

  /// Defines how a custom segue of one source is performed.
  ///
  /// - Parameters:
  ///   - segue: A registered segue of kind ``SegueKind/custom``.
  ///   - transition: Performs the segue by other requests of the graph. An error reverts them.
  /// - Throws: ``SegueRegistry/RegistrationError/unknownSegue(identifier:known:)``.
  @_disfavoredOverload
  public mutating func perform<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    by transition: @escaping (PerformedSegue, ControllerGraph) throws -> Void
  ) throws(RegistrationError) {
    try perform(segue.segue, by: transition)
  }

  private mutating func update(
    _ identifier: ExactString,
    where matches: (Registration.Source) -> Bool = { _ in true },
    _ change: (Registration) -> Registration
  ) throws(RegistrationError) {
    guard var group = groups[identifier], group.contains(where: { matches($0.source) }) else {
      throw .unknownSegue(identifier: identifier, known: exactIdentifiers)
    }
    for index in group.indices where matches(group[index].source) {
      group[index] = change(group[index])
    }
    groups[identifier] = group
  }
}
