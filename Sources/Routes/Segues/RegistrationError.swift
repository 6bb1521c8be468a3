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
