extension Refusal {
  /// Why a segue cannot be performed.
  public enum SegueReason: Equatable, Sendable {
    /// No segue with that identifier is registered; `available` lists those of the source.
    case unknown(identifier: ExactString, source: String, available: [ExactString])
    /// The segue is registered for other sources only.
    case wrongSource(identifier: ExactString, expected: [String], found: String)
    /// The source is no ``Destination/Source`` of the destination, and no container around it is.
    case noSource(destination: String, expected: String, found: String)
    /// The source's scene has no segue with those object ids.
    case unknownObjects([ExactString], source: String)
    /// Several registered segues fit the source equally well.
    case ambiguous(identifier: ExactString, source: String, candidates: [String])
    /// Embeds and relationships run automatically. An unwind segue needs `unwind:`, and no other
    /// segue takes it.
    case notPerformable(identifier: ExactString, kind: SegueKind)
    /// The segue's destination cannot be made, because no closure is registered for it.
    case noInstantiation(identifier: ExactString, destination: String)
    /// The route makes its own controller, but a whole hierarchy is registered.
    case registeredWithHierarchy(identifier: ExactString)
    /// An object is not a ``Controller``.
    case notAController(type: String)
    /// The prepare closure is meant for another controller.
    case destinationMismatch(UnwrappingError)
    /// The controller receives destinations of another enum.
    case receiverMismatch(controller: String, receives: String, destination: String)
    /// The source's ``SegueSource/shouldPerform(_:sender:)`` returned `false`.
    case declined(identifier: ExactString, source: String)
    /// A custom segue has no closure that performs it.
    case noCustomTransition(identifier: ExactString)
    /// The source's `prepare(for:sender:)` does not forward its segues.
    case notForwarded(identifier: ExactString, source: String)
    /// No controller takes the unwind segue, or the source does not forward it.
    case unwindNotTaken(identifier: ExactString, source: String)
    /// A segue was named by its identifier.
    case untyped(identifier: ExactString)
    /// No move leads to a controller from which the segue starts.
    case unreachable(identifier: ExactString, sources: [String], nearest: String, problem: String)
    /// A scene does not exist in the registry's storyboards.
    case unresolvedScene(problem: String)
    /// A window cannot make the controller of the scene; the problem says what can.
    case notMadeInWindow(problem: String)
  }
}

extension Refusal.SegueReason: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .unknown(let identifier, let source, let available):
      """
      no segue '\(identifier)' is registered\
      \(SpellingSuggestion.parenthetical(for: identifier, among: available)); \(source) has \
      \(available.isEmpty ? "no segues" : available.quotedList); register the segue, or add its \
      storyboard to the registry
      """
    case .wrongSource(let identifier, let expected, let found):
      """
      segue '\(identifier)' starts from \(expected.joined(separator: " or ")), and the source is \
      \(found); give another source as 'from:', or go to it first, as 'open' does for a destination
      """
    case .noSource(let destination, let expected, let found):
      """
      '\(destination)' starts from \(expected), its 'Source', and neither \(found) nor a container \
      around it is one; give the source as 'from:', or go to it first, as 'open' does
      """
    case .unknownObjects(let objects, let source):
      """
      \(source) has no segue without an identifier and with object id \(objects.quotedList); add \
      its storyboard to the registry, or generate the code again
      """
    case .ambiguous(let identifier, let source, let candidates):
      """
      several segues '\(identifier)' start from \(source): \(candidates.joined(separator: ", ")); \
      make the source from its scene, which decides between them
      """
    case .notPerformable(let identifier, let kind):
      "segue '\(identifier)' is of kind '\(kind.rawValue)'; \(kind.role.direction.advice)"
    case .noInstantiation(let identifier, let destination):
      """
      no closure makes the \(destination) of segue '\(identifier)'; register the segue with one, or \
      give one to the route
      """
    case .registeredWithHierarchy(let identifier):
      """
      the route makes its own controller, but segue '\(identifier)' is registered with a whole \
      hierarchy; register it with 'in:' for the container around the controller
      """
    case .notAController(let type):
      "'\(type)' does not conform to Controller; declare the conformance"
    case .destinationMismatch(let error):
      error.description
    case .receiverMismatch(let controller, let receives, let destination):
      """
      \(controller) receives '\(receives)', not '\(destination)'; use a case of '\(receives)', or \
      give the route a prepare closure
      """
    case .declined(let identifier, let source):
      """
      \(source) returned false from shouldPerform for segue '\(identifier)'; return true there, or \
      perform the segue from code, which does not ask
      """
    case .noCustomTransition(let identifier):
      """
      custom segue '\(identifier)' has no closure that performs it; register one with \
      'perform(_:by:)'
      """
    case .notForwarded(let identifier, let source):
      """
      segue '\(identifier)' was performed, but not prepared: '\(source)' does not forward it, or it is an \
      unwind segue that no controller takes; add 'override func prepare(for segue: UIStoryboardSegue, \
      sender: Any?) { forward(segue, sender: sender) }' to the class or to a superclass
      """
    case .unwindNotTaken(let identifier, let source):
      """
      unwind segue '\(identifier)' was not prepared: no controller on the way back has its action, or \
      '\(source)' does not forward its segues; declare the action in a class that is behind the \
      source, and call 'forward(segue, sender: sender)' in 'prepare(for:sender:)'
      """
    case .untyped(let identifier):
      """
      '\(identifier)' is an identifier; declare the segue, as in 'extension Segue<NoteController> { \
      static var showNote: Self { .init("ShowNote") } }', and write 'perform(.showNote)'
      """
    case .unreachable(let identifier, let sources, let nearest, let problem):
      """
      segue '\(identifier)' starts from \(sources.joined(separator: " or ")), which cannot be reached \
      from \(nearest): \(problem)
      """
    case .unresolvedScene(let problem):
      "\(problem); correct this, or add the storyboard with the scene to the registry"
    case .notMadeInWindow(let problem): problem
    }
  }
}

extension SegueKind.Role.Direction {
  /// How a segue is performed that was performed in another way.
  fileprivate var advice: String {
    switch self {
    case .forwards: "it makes a controller, so leave out 'unwind:'"
    case .back:
      """
      it goes back and makes no controller, so declare it as in 'extension \
      Segue<FeedController>.Unwinding<ShareController>', and write 'perform(unwind: .discard)'
      """
    case .inside:
      "it runs automatically when its source is made or loads, so prepare it in the registry"
    }
  }
}

extension Refusal {
  /// Why an unwind is not possible.
  public enum UnwindReason: Equatable, Sendable {
    /// No controller takes the unwind.
    case noTarget(expected: String, asked: [String])
    /// Controllers of the type decline the unwind's action.
    case declined(action: ExactString, by: [String])
  }
}

extension Refusal.UnwindReason: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .noTarget(let expected, let asked):
      """
      expected '\(expected)' around or behind the source; found \
      \(asked.isEmpty ? "no controllers" : "only \(asked.joined(separator: ", "))"); the target \
      must be around the source, below it on a stack, or present it\
      \(expected == "\((any UnwindReceiver).self)" ? ", and conform to UnwindReceiver" : "")
      """
    case .declined(let action, let controllers):
      """
      '\(action)' is declined by \(controllers.joined(separator: ", ")); its target must be an \
      UnwindReceiver that returns true from canUnwind, or a TypedUnwindReceiver whose enum has the action
      """
    }
  }
}
