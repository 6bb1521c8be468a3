import Routes

extension ControllerGraph {
  /// Returns the visible controller as the type that the test expects, or the only controller of that
  /// type beside it that a user can touch, such as an embedded child or the primary column of a split
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
  /// - Throws: ``ExpectationFailure``, or another error in a Swift Testing test, when there is none, or
  ///   several are beside the visible one. It says where the graph has controllers of the type.
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

  /// The only controller of a type on screen that no presentation covers.
  private func beside<Screen>(_ type: Screen.Type) -> Screen? {
    let screens = reading { nodes(of: type).filter { obstacles(before: $0).isEmpty } }
      .compactMap { $0.controller as? Screen ?? $0.controller.model as? Screen }
    return screens.count == 1 ? screens[0] : nil
  }

  private func nodes<Screen>(of type: Screen.Type) -> [Node] {
    survey().controllers.filter { $0 is Screen || $0.model is Screen }.compactMap { node(of: $0) }
  }

  /// What keeps a user from a controller, such as "below 'Share' on a stack".
  private func obstacles(before node: Node) -> [String] {
    let path = Array(sequence(first: node, next: \.enclosing))
    var obstacles = zip(path, path.dropFirst()).compactMap { child, parent -> String? in
      if child.isPresentationRoot || shows(child, in: parent) { return nil }
      if let tabs = parent.tabs, let tab = tabs.tabs.firstIndex(where: { $0 === child.controller })
      {
        return "in tab \(tab), which is not selected"
      }
      return parent.content.map { "behind '\(ControllerName.of($0))' in \(parent.label)" }
    }
    if let cover = cover(of: node) {
      obstacles.append("covered by '\(ControllerName.of(cover.controller))'")
    }
    return obstacles
  }

  private func visibleController<Screen>(
    expecting type: Screen.Type
  ) -> ExpectationFailure.VisibleController {
    let isPlaceholder = visible.map { ControllerName.isPlaceholder($0, for: type) } ?? false
    return ExpectationFailure.VisibleController(
      expected: "\(type)",
      found: visible.map { ControllerName.of($0) },
      snapshot: snapshot,
      places: reading { nodes(of: type).map { obstacles(before: $0).joined(separator: ", ") } },
      refusal: refusals.last,
      placeholderReason: isPlaceholder ? PlaceholderController.reason(for: "\(type)") : nil
    )
  }
}
