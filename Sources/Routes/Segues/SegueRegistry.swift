/// Typed identifiers with what each of them does: where it starts, how it moves, and how its
/// destination is made and prepared.
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
/// One identifier may leave several sources. The same identifier registered twice for the same
/// source is an error that names both places.
public struct SegueRegistry {
  var groups: [String: [Registration]] = [:]
  /// The segues without identifier, which only a control can start, by their object ids.
  var unnamed: [String: [Registration]] = [:]
  var scenes = SceneCatalog()

  /// Makes a registry without any segue.
  public init() {}

  /// The identifiers, sorted.
  ///
  /// - Complexity: O(*n* log *n*) in the number of identifiers.
  public var identifiers: [String] { groups.keys.sorted() }
}

extension SegueRegistry {
  /// Registers a segue that may start anywhere.
  ///
  /// - Parameters:
  ///   - segue: The segue, and with it the type of the controller that it leads to.
  ///   - kind: What the segue does.
  ///   - style: How it presents, where it does.
  ///   - container: Puts the controller into a container, which is what the segue then leads to.
  ///   - file: Where the segue is registered, for messages; leave it out.
  ///   - line: The same.
  ///   - instantiate: Makes the controller. Leave it out where every route makes its own.
  /// - Throws: ``RegistrationError/duplicate(identifier:source:first:second:)``.
  public mutating func register<Destination>(
    _ segue: Segue<Destination>,
    kind: SegueKind,
    style: PresentationStyle = .automatic,
    in container: SegueContainer? = nil,
    file: String = #fileID,
    line: Int = #line,
    instantiate: (() throws -> Destination)? = nil
  ) throws(RegistrationError) {
    try add(
      Registration(
        identifier: segue.identifier,
        source: .any,
        kind: kind,
        style: style,
        destination: "\(Destination.self)",
        place: .init(file: file, line: line),
        making: .screen(instantiate, in: container)
      )
    )
  }

  /// Registers a segue that starts from one type of controller only.
  ///
  /// The label tells it from the segue of the same name that starts anywhere.
  ///
  /// - Parameters:
  ///   - segue: The segue, with the types of the controllers that it starts from and leads to.
  ///   - source: The type that it starts from.
  ///   - kind: What the segue does.
  ///   - style: How it presents, where it does.
  ///   - container: Puts the controller into a container, which is what the segue then leads to.
  ///   - file: Where the segue is registered, for messages; leave it out.
  ///   - line: The same.
  ///   - instantiate: Makes the controller. Leave it out where every route makes its own.
  /// - Throws: ``RegistrationError/duplicate(identifier:source:first:second:)``.
  public mutating func register<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    from source: Source.Type,
    kind: SegueKind,
    style: PresentationStyle = .automatic,
    in container: SegueContainer? = nil,
    file: String = #fileID,
    line: Int = #line,
    instantiate: (() throws -> Destination)? = nil
  ) throws(RegistrationError) {
    try add(
      Registration(
        identifier: segue.identifier,
        source: .type(Source.self),
        kind: kind,
        style: style,
        destination: "\(Destination.self)",
        place: .init(file: file, line: line),
        making: .screen(instantiate, in: container)
      )
    )
  }

  /// Registers a segue that leads to a whole hierarchy, made in one piece.
  ///
  /// ```swift
  /// try registry.registerHierarchy(.showDeviceGroups, kind: .presentation) {
  ///   TabBarController([NavigationController(root: DeviceGroupsController()), SettingsController()])
  /// }
  /// ```
  ///
  /// It has a name of its own because any controller will do here; what `register` is given must be
  /// of the segue's destination type, or does not compile.
  ///
  /// - Parameters:
  ///   - segue: The segue; its destination type is looked for inside the hierarchy.
  ///   - kind: What the segue does.
  ///   - style: How it presents, where it does.
  ///   - file: Where the segue is registered, for messages; leave it out.
  ///   - line: The same.
  ///   - instantiate: Makes the container with everything inside.
  /// - Throws: ``RegistrationError/duplicate(identifier:source:first:second:)``.
  public mutating func registerHierarchy<Destination>(
    _ segue: Segue<Destination>,
    kind: SegueKind,
    style: PresentationStyle = .automatic,
    file: String = #fileID,
    line: Int = #line,
    instantiate: @escaping () throws -> any Controller
  ) throws(RegistrationError) {
    try add(
      Registration(
        identifier: segue.identifier,
        source: .any,
        kind: kind,
        style: style,
        destination: "\(Destination.self)",
        place: .init(file: file, line: line),
        making: .hierarchy(instantiate)
      )
    )
  }

  mutating func add(_ registration: Registration) throws(RegistrationError) {
    let identifier = registration.identifier
    let group = groups[identifier, default: []]
    if let first = group.first(where: { $0.source == registration.source }) {
      throw .duplicate(
        identifier: identifier,
        source: registration.source.description,
        first: first.place.description,
        second: registration.place.description
      )
    }
    groups[identifier, default: []].append(registration)
  }
}

extension SegueRegistry {
  /// Adds a closure that prepares the segue's controller every time, whoever performs it.
  ///
  /// This is where an app can be wired in one place outside its controllers. The closures run in the
  /// order in which they were added, before the one of the call site.
  ///
  /// - Parameters:
  ///   - segue: A segue that is registered, from whichever sources.
  ///   - prepare: Takes the controller, containers unwrapped. What it throws cancels the move.
  /// - Throws: ``RegistrationError/unknownSegue(identifier:known:)``.
  public mutating func prepare<Destination>(
    _ segue: Segue<Destination>,
    with prepare: @escaping (Destination) throws -> Void
  ) throws(RegistrationError) {
    try addPreparation(Preparation(prepare), to: segue.identifier) { _ in true }
  }

  /// Adds a closure that prepares the segue's controller every time it starts from one type.
  ///
  /// - Parameters:
  ///   - segue: A segue that is registered for this source.
  ///   - source: The type that it starts from.
  ///   - prepare: Takes the controller, containers unwrapped. What it throws cancels the move.
  /// - Throws: ``RegistrationError/unknownSegue(identifier:known:)``.
  public mutating func prepare<Destination, Source>(
    _ segue: Segue<Destination>.From<Source>,
    from source: Source.Type,
    with prepare: @escaping (Destination) throws -> Void
  ) throws(RegistrationError) {
    try addPreparation(Preparation(prepare), to: segue.identifier) {
      $0 == .type(Source.self)
    }
  }

  /// Says how a custom segue is performed.
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
  ///   - transition: Asks the graph for whatever the segue does. When it throws, what it did is
  ///     taken back.
  /// - Throws: ``RegistrationError/unknownSegue(identifier:known:)``.
  public mutating func perform<Destination>(
    _ segue: Segue<Destination>,
    by transition: @escaping (PerformedSegue, ControllerGraph) throws -> Void
  ) throws(RegistrationError) {
    try update(segue.identifier, where: { _ in true }) { $0.with(transition) }
  }

  private mutating func addPreparation(
    _ preparation: Preparation,
    to identifier: String,
    where matches: (Registration.Source) -> Bool
  ) throws(RegistrationError) {
    try update(identifier, where: matches) { $0.adding(preparation) }
  }

  private mutating func update(
    _ identifier: String,
    where matches: (Registration.Source) -> Bool,
    _ change: (Registration) -> Registration
  ) throws(RegistrationError) {
    guard var group = groups[identifier], group.contains(where: { matches($0.source) }) else {
      throw .unknownSegue(identifier: identifier, known: identifiers)
    }
    for index in group.indices where matches(group[index].source) {
      group[index] = change(group[index])
    }
    groups[identifier] = group
  }
}
