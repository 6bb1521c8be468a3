extension ControllerGraph {
  /// Taps an action of the visible alert: dismisses the alert, and then calls the action's handler.
  ///
  /// - Parameter title: The title of the action.
  /// - Throws: ``Refusal`` when the visible controller is not a presented alert with that action.
  public func tap(action title: String) throws {
    try request("tap the action", "'\(title)'") { graph in
      try graph.refuseInWindow()
      let node = try graph.source(nil)
      try graph.checkReachOfWindow(from: node)
      let name = ControllerName.described(node.controller)
      guard let presenter = node.presenter, let alert = node.controller as? AlertController else {
        throw Refusal.Reason.presentation(.notAnAlert(name))
      }
      guard let action = alert.actions.first(where: { $0.title == title }) else {
        throw Refusal.Reason.presentation(
          .noSuchAction(title: title, available: alert.actions.map(\.title))
        )
      }
      try graph.dismiss(
        from: presenter,
        source: node,
        completion: Self.whenOver(action.handler)
      )
    }
  }
}
