extension ControllerGraph {
  /// Turns a page controller to other pages.
  ///
  /// - Parameters:
  ///   - page: The page controller.
  ///   - pages: The pages that are in front from now on.
  /// - Throws: ``Refusal`` when a page stands elsewhere in the graph, or twice.
  public func turn(_ page: PageViewController, to pages: [any Controller]) throws {
    try attempt("turn \(ControllerName.of(page))") {
      try gate(later: { graph in try graph.turn(page, to: pages) })
      _ = try require(page)
      try arrange(
        .init(children: pages, content: pages.first),
        in: page,
        TransitionContext(kind: .turn)
      )
    }
  }
}
