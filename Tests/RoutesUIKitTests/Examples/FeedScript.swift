import Routes

/// Uses the app as a user would and prints the state after each step.
///
/// A test runs the same source in a window, with view controllers.
@MainActor enum FeedScript {
  static func registry() throws -> SegueRegistry {
    var registry = SegueRegistry()
    try registry.register(.showConversation, from: FeedController.self, kind: .show) {
      ConversationController()
    }
    try registry.register(.shareStatus, kind: .presentation, in: .navigation) {
      ShareController()
    }
    return registry
  }

  /// Runs the script.
  ///
  /// - Parameters:
  ///   - graph: A graph with the registry and without a root.
  ///   - settle: Waits for the end of animations.
  ///   - print: Prints a line.
  static func run(
    on graph: ControllerGraph,
    settle: () -> Void = {},
    print: (String) -> Void
  ) throws {
    func show(_ action: String) {
      settle()
      print("\(action): \(graph.snapshot)")
    }

    let feed = FeedController()
    try graph.setRoot(NavigationController(root: feed))
    show("start")

    let conversation = try graph.perform(.showConversation, from: feed) {
      $0.status = feed.statuses[0]
    }
    show("tap a status")
    print("  the conversation is about '\(conversation.status?.text ?? "nothing")'")

    // The segue leads to a navigation controller. The closure gets its root.
    let share = try graph.perform(.shareStatus) { $0.status = conversation.status }
    show("tap share")
    print("  what is shared is '\(share.status?.text ?? "nothing")'")

    do {
      try graph.perform(.shareStatus, from: conversation) { $0.status = conversation.status }
    } catch let refusal as Refusal {
      print("  refused: \(refusal.reason)")
    }

    try graph.dismiss()
    show("close the share sheet")
  }
}
