extension Snapshot {
  /// The reason why a snapshot or a journal cannot be restored.
  public enum RestorationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A screen of a snapshot does not fit those before it.
    case malformed(position: Int, problem: String)
    /// An entry of a journal cannot follow the entries before it.
    case malformedStep(position: Int, step: String, problem: String)
    /// A registered class is not of the kind that the snapshot states.
    case wrongClass(name: String, expected: String)
    /// Several registered classes have the name that the snapshot states.
    case ambiguousClass(name: String, candidates: [String])

    /// The problem, and its place.
    public var description: String {
      switch self {
      case .malformed(let position, let problem):
        "position \(position) of the snapshot \(problem)"
      case .malformedStep(let position, let step, let problem):
        "entries[\(position)] of the journal, '\(step)': \(problem)"
      case .wrongClass(let name, let expected):
        "the snapshot says '\(name)' is a \(expected), but the registered class is not"
      case .ambiguousClass(let name, let candidates):
        """
        the snapshot says '\(name)', which is the name of \(candidates.joined(separator: " and of ")); \
        register one of them, or record the snapshot in a graph of the storyboard's scenes
        """
      }
    }
  }
}
