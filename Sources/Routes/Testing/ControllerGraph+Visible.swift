/// The visible controller, where it is not of the type that was asked for.
public struct NotVisible: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type that was asked for.
  public var expected: String
  /// The visible controller's name.
  public var found: String
  /// The whole graph, in one line.
  public var hierarchy: String
  /// Where it was asked for.
  public var callSite: CallSite
  /// Whether a placeholder for the type is in front, because nobody registered the class.
  public var isPlaceholder = false

  /// What was expected, what is in front, and how a placeholder becomes the class.
  public var description: String {
    let found =
      isPlaceholder
      ? "a placeholder for it, \(ControllerName.placeholderReason(for: expected))" : "'\(found)'"
    return "\(callSite): expected '\(expected)' in front, found \(found); in \(hierarchy)"
  }
}

extension ControllerGraph {
  /// The visible controller, as the type that a test or a router expects there.
  ///
  /// ```swift
  /// let profile = try graph.visible(ProfileController.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: A class or a protocol.
  ///   - file: Where it is asked for, for messages; leave it out.
  ///   - line: The same.
  /// - Throws: ``NotVisible`` when the visible controller is of another type.
  /// - Complexity: O(*d*) in the depth of the graph.
  public func visible<Screen>(
    _ type: Screen.Type,
    file: String = #filePath,
    line: Int = #line
  ) throws(NotVisible) -> Screen {
    if let screen = visible as? Screen { return screen }
    throw NotVisible(
      expected: "\(type)",
      found: visible.map { ControllerName.of($0) } ?? "nothing",
      hierarchy: "\(snapshot)",
      callSite: CallSite(file: file, line: line),
      isPlaceholder: visible.map { ControllerName.isPlaceholder($0, for: type) } ?? false
    )
  }
}
