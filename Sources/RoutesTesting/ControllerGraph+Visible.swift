import Routes

extension ControllerGraph {
  /// Returns the visible controller as the type that the test expects, or the only controller of that
  /// type that is on screen beside it, such as an embedded child or the primary column of a split
  /// controller.
  ///
  /// ```swift
  /// let profile = try graph.visible(ProfileController.self)
  /// ```
  ///
  /// When no such controller is on screen, the test cannot continue: a Swift Testing test records an
  /// issue at the line of the call and stops, with a second issue for the error that ends it.
  ///
  /// - Parameters:
  ///   - type: A class or a protocol.
  ///   - fileID: The call's file, for the failure; leave it out.
  ///   - filePath: The call's file, for the failure; leave it out.
  ///   - line: The call's line, for the failure; leave it out.
  ///   - column: The call's column, for the failure; leave it out.
  /// - Returns: The controller.
  /// - Throws: ``ExpectationFailure``, or another error in a Swift Testing test, when none is on screen,
  ///   or several are beside the visible one.
  /// - Complexity: O(*d*) in the depth of the graph; O(*n*) if the visible controller is of another type.
  public func visible<Screen>(
    _ type: Screen.Type,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws -> Screen {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      .require(
        visible as? Screen ?? visible?.model as? Screen ?? beside(type),
        or: .notVisible(visibleController(expecting: type))
      )
  }

  /// The only controller of a type on screen.
  private func beside<Screen>(_ type: Screen.Type) -> Screen? {
    let screens = reading { shown(below: nil) }.compactMap { $0 as? Screen ?? $0.model as? Screen }
    return screens.count == 1 ? screens[0] : nil
  }

  private func visibleController(
    expecting type: Any.Type
  ) -> ExpectationFailure.VisibleController {
    let isPlaceholder = visible.map { ControllerName.isPlaceholder($0, for: type) } ?? false
    return ExpectationFailure.VisibleController(
      expected: "\(type)",
      found: visible.map { ControllerName.of($0) },
      snapshot: snapshot,
      refusal: refusals.last,
      placeholderReason: isPlaceholder ? PlaceholderController.reason(for: "\(type)") : nil
    )
  }
}
