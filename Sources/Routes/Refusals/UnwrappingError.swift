/// The reason why there is no single controller for a prepare closure, or no sender of a type.
public enum UnwrappingError: Error, Equatable, Sendable {
  /// No controller in the hierarchy is of the expected type.
  case noMatch(expected: String, hierarchy: String)
  /// The expected class is not registered, so a placeholder replaces it. A class of a similar name
  /// may be registered that no scene has.
  case placeholder(expected: String, hierarchy: String, near: String? = nil)
  /// A protocol is expected, and a placeholder replaces a class that may conform to it. A class of a
  /// similar name may be registered that no scene has.
  case placeholderForProtocol(
    expected: String,
    placeholder: String,
    hierarchy: String,
    near: String? = nil
  )
  /// Several controllers outside the content chain are of the expected type.
  case ambiguous(expected: String, candidates: [String], hierarchy: String)
  /// The sender of a segue is not of the expected type; `nil` for no sender.
  case otherSender(expected: String, sender: String?, segue: String)
}

extension UnwrappingError: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .noMatch(let expected, let hierarchy):
      """
      expected '\(expected)', found none in \(hierarchy); change the expected type, the class of the \
      scene, or the class registered for it
      """
    case .placeholder(let expected, let hierarchy, let near):
      """
      expected '\(expected)', found a placeholder for it in \(hierarchy), \
      \(PlaceholderController.reason(for: expected))\(Self.note(near))
      """
    case .placeholderForProtocol(let expected, let placeholder, let hierarchy, let near):
      """
      expected '\(expected)', found the placeholder '\(placeholder)' in \(hierarchy), because the \
      class of its scene is not registered; register the class that conforms to the protocol, or a \
      test double under the name in the storyboard, as in classes.register("PinController") { PinStub() }\
      \(Self.note(near))
      """
    case .ambiguous(let expected, let candidates, let hierarchy):
      """
      expected one '\(expected)', found \(candidates.count) in \(hierarchy): \
      \(candidates.joined(separator: ", ")); name the container as the segue's destination and \
      choose inside its prepare closure
      """
    case .otherSender(let expected, let sender, let segue):
      """
      expected a sender of type '\(expected)', found \(sender.map { "'\($0)'" } ?? "none") for the \
      segue '\(segue)'; pass one where the code performs it, as in perform(segue, sender: value)
      """
    }
  }

  private static func note(_ near: String?) -> String {
    near.map { "; '\($0)' is registered, and no scene has this class" } ?? ""
  }
}
