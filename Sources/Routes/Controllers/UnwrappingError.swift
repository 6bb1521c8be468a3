/// Why no single controller was found for a prepare closure.
public enum UnwrappingError: Error, Hashable, Sendable {
  /// Nothing in the hierarchy is of the type that was expected.
  case noMatch(expected: String, hierarchy: String)
  /// A placeholder has the place of the expected class, which no scene classes were registered for.
  case placeholder(expected: String, hierarchy: String)
  /// Several controllers off the way in are of that type.
  case ambiguous(expected: String, candidates: [String], hierarchy: String)
}

extension UnwrappingError: CustomStringConvertible {
  /// What was expected, what was found, and how to mend it.
  public var description: String {
    switch self {
    case .noMatch(let expected, let hierarchy):
      """
      expected '\(expected)', found none in \(hierarchy); \
      name a controller that is there as the segue's destination, or lead the segue to \
      '\(expected)'
      """
    case .placeholder(let expected, let hierarchy):
      """
      expected '\(expected)', found a placeholder for it in \(hierarchy), \
      \(ControllerName.placeholderReason(for: expected))
      """
    case .ambiguous(let expected, let candidates, let hierarchy):
      """
      expected one '\(expected)', found \(candidates.count) in \(hierarchy): \
      \(candidates.joined(separator: ", ")); name the container as the segue's destination and \
      choose inside its prepare closure
      """
    }
  }
}
