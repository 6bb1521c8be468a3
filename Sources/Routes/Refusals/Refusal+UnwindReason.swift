extension Refusal {
  /// Why an unwind is not possible.
  public enum UnwindReason: Hashable, Sendable {
    /// No controller takes the unwind.
    case noTarget(expected: String, asked: [String])
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
      must be around the source, below it on a stack, or present it
      """
    }
  }
}
