extension ControllerGraph {
  /// Taps an action of the visible alert: dismisses the alert, and then calls the action's handler.
  ///
  /// - Parameter title: The title of the action.
  /// - Throws: ``Refusal`` when the visible controller is not a presented alert with that action, and when
  ///   the action is disabled.
  public func tap(action title: String) throws {
    try request("tap the action", "'\(title)'") { graph in
      let (node, presenter, alert) = try graph.visibleAlert()
      guard let action = alert.actions.first(where: { $0.title == title }) else {
        throw Refusal.Reason.presentation(
          .noSuchAction(title: title, available: alert.actions.map(\.title))
        )
      }
      guard action.isEnabled() else { throw Refusal.Reason.presentation(.disabledAction(title)) }
      try graph.dismiss(
        from: presenter,
        source: node,
        completion: Self.whenOver(action.handler)
      )
    }
  }

  /// Enters a text in a text field of the visible alert, as a user does.
  ///
  /// - Parameters:
  ///   - text: The text, which replaces that of the field.
  ///   - placeholder: The placeholder of the field; by default the first field.
  /// - Throws: ``Refusal`` when the visible controller is not a presented alert with that field.
  public func type(_ text: String, into placeholder: String? = nil) throws {
    try requestNow("type", "'\(text)'") {
      let fields = try visibleAlert().alert.textFields
      guard let field = fields.first(where: { [nil, $0.placeholder].contains(placeholder) }) else {
        throw Refusal.Reason.presentation(
          .noSuchTextField(placeholder ?? "", available: fields.map { $0.placeholder ?? "" })
        )
      }
      field.text = text
    }
  }

  private func visibleAlert() throws -> (node: Node, presenter: Node, alert: AlertController) {
    try refuseInWindow()
    let node = try source(nil)
    try checkReachOfWindow(from: node)
    guard let presenter = node.presenter, let alert = node.controller as? AlertController else {
      throw Refusal.Reason.presentation(.notAnAlert(node.described))
    }
    return (node, presenter, alert)
  }

  /// Refuses an alert for which UIKit raises an exception (rule 44).
  func check(_ alert: AlertController) throws(Refusal.Reason) {
    let isSheet = alert.style == .actionSheet
    if [alert.title, alert.message].allSatisfy({ $0 == nil }), alert.textFields.isEmpty,
      alert.actions.isEmpty
    {
      throw .presentation(.emptyAlert)
    }
    let cancelling = alert.actions.filter { $0.style == .cancel }.map(\.title)
    if cancelling.count > 1 { throw .presentation(.severalCancelActions(cancelling)) }
    if isSheet, !alert.textFields.isEmpty { throw .presentation(.textFieldsInActionSheet) }
    // SwiftUI anchors a confirmation dialog to the view that shows it.
    if isSheet, width == .regular, alert.anchor == nil, display == nil {
      throw .presentation(.needsAnchor)
    }
  }

  /// Whether a search is presented and not being dismissed.
  public func isActive(_ search: SearchController) -> Bool {
    presenter(of: search) != nil && !isBeingDismissed(search)
  }

  /// Begins a search from code, as `isActive = true` does.
  ///
  /// - Parameters:
  ///   - search: The search, which must not be in the graph.
  ///   - source: The controller with the search bar.
  /// - Throws: ``Refusal``, as ``present(_:from:style:transitionStyle:completion:)`` does.
  public func beginSearch(_ search: SearchController, from source: any Controller) throws {
    try request("begin a search", "", RequestSignature(search, from: source)) { graph in
      try graph.begin(search, from: graph.require(source))
    }
  }

  /// Taps a search bar: begins the search.
  ///
  /// - Parameters:
  ///   - search: The search of the bar, which must not be in the graph.
  ///   - source: The controller with the search bar.
  /// - Throws: ``Refusal`` when the source is out of reach, and as
  ///   ``present(_:from:style:transitionStyle:completion:)`` does.
  public func tapSearchBar(of search: SearchController, from source: any Controller) throws {
    try request("tap the search bar", "", RequestSignature(search, from: source)) { graph in
      try graph.refuseInWindow()
      let start = try graph.require(source)
      try graph.checkReach(of: start)
      try graph.begin(search, from: start)
    }
  }

  /// Ends a search from code, as `isActive = false` does, with everything presented above it.
  ///
  /// - Throws: ``Refusal`` when the search is not presented.
  public func endSearch(_ search: SearchController) throws {
    try request("end a search") { graph in try graph.end(search) }
  }

  /// Taps the cancel button of a search bar: ends the search.
  ///
  /// - Throws: ``Refusal`` when the search is not presented, or out of reach.
  public func tapCancel(of search: SearchController) throws {
    try request("tap the cancel button") { graph in
      try graph.refuseInWindow()
      try graph.checkReach(of: graph.require(search))
      try graph.end(search)
    }
  }

  private func begin(_ search: SearchController, from start: Node) throws {
    try present(search, from: start, style: .automatic) {
      search.delegate?.willPresent(search)
    } completion: {
      search.delegate?.didPresent(search)
    }
  }

  private func end(_ search: SearchController) throws {
    guard let node = node(of: search), let presenter = node.presenter else {
      throw Refusal.Reason.presentation(.nothingToDismiss(ControllerName.of(search)))
    }
    search.delegate?.willDismiss(search)
    try dismiss(from: presenter, source: node) { isCompleted in
      if isCompleted { search.delegate?.didDismiss(search) }
    }
  }
}
