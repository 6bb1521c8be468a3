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
