extension ControllerGraph {
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
