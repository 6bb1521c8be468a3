/// The visible controller, where it is not of the type that was asked for.
public struct NotVisible: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type that was asked for.
  public var expected: String
  /// The visible controller's name.
  public var found: String
  /// The whole graph, in one line.
  public var hierarchy: String
  /// Where it was asked for.
  public var location: FileLocation
  /// Whether a stand-in for the type is in front, because nobody registered the class.
  public var isStandIn = false

  /// What was expected, what is in front, and how a stand-in becomes the class.
  public var description: String {
    let found =
      isStandIn
      ? "a stand-in for it, \(ControllerName.standInReason(for: expected))" : "'\(found)'"
    return "\(location): expected '\(expected)' in front, found \(found); in \(hierarchy)"
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
      location: FileLocation(file: file, line: line),
      isStandIn: visible.map { ControllerName.isStandIn($0, for: type) } ?? false
    )
  }
}
