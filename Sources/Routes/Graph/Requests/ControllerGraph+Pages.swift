extension ControllerGraph {
  /// Turns a page controller to other pages.
  ///
  /// - Parameters:
  ///   - page: The page controller.
  ///   - pages: The pages to show.
  /// - Throws: ``Refusal`` when a page is the root or presented, or occurs twice, and when the
  ///   spine needs another number of pages.
  public func turn(_ page: PageViewController, to pages: [any Controller]) throws {
    try turnPages(of: page, to: pages)
  }

  /// Turns a page controller, which may be one of another framework.
  package func turnPages(of page: any Controller, to pages: [any Controller]) throws {
    try request("turn", ControllerName.of(page), changing: page) { graph in
      guard let container = try graph.require(page).container as? PageViewController else {
        throw Refusal.Reason.controller(.notInGraph(ControllerName.of(page)))
      }
      if let objection = container.objection(toCount: pages.count) { throw objection }
      try graph.arrange(pages, content: 0, in: container, .turn)
    }
  }

  /// Turns a page controller as a user's swipe does: the data source has the pages, and the delegate is
  /// informed before and after.
  ///
  /// ```swift
  /// let tour = PageViewController(page: city)
  /// try graph.swipe(.forward, in: tour)
  /// ```
  ///
  /// - Parameters:
  ///   - direction: The direction of the turn.
  ///   - page: The page controller.
  /// - Returns: The new pages in front; empty if the data source has none in that direction.
  /// - Throws: ``Refusal`` when there is no data source, when the pages are out of reach, and as
  ///   ``turn(_:to:)`` does.
  @discardableResult
  public func swipe(
    _ direction: PageViewController.Direction,
    in page: PageViewController
  ) throws -> [any Controller] {
    try swipe(direction, in: page, isInteractive: false)
  }

  /// Begins a user's turn that can be cancelled.
  ///
  /// - Parameters:
  ///   - direction: The direction of the turn.
  ///   - page: The page controller.
  /// - Returns: The new pages; empty if the data source has none in that direction.
  /// - Throws: The errors of ``swipe(_:in:)``.
  @discardableResult
  public func beginSwipe(
    _ direction: PageViewController.Direction,
    in page: PageViewController
  ) throws -> [any Controller] {
    try swipe(direction, in: page, isInteractive: true)
  }

  private func swipe(
    _ direction: PageViewController.Direction,
    in page: PageViewController,
    isInteractive: Bool
  ) throws -> [any Controller] {
    try requestNow("swipe \(direction)") {
      try refuseInWindow()
      try checkReach(of: require(page))
      guard let source = page.dataSource else {
        throw Refusal.Reason.container(.noDataSource(ControllerName.described(page)))
      }
      let old = page.pages
      var new: [any Controller] = []
      // A spine in the middle needs two pages.
      while new.count < old.count {
        let edge = direction == .forward ? new.last ?? old.last : new.first ?? old.first
        let next = edge.flatMap {
          direction == .forward
            ? source.page(after: $0, in: page) : source.page(before: $0, in: page)
        }
        guard let next else { return [] }
        new.insert(next, at: direction == .forward ? new.count : 0)
      }
      if new.isEmpty { return [] }
      try arrange(new, content: 0, in: page, .turn, isInteractive: isInteractive) {
        page.delegate?.willTurn(to: new, in: page)
      } completion: { isCompleted in
        page.delegate?.didTurn(from: old, in: page, isCompleted: isCompleted)
      }
      return new
    }
  }
}
